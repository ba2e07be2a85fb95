import words from "../ar.ftl";
import rules from "../rules.ar.ftl";

export default [words, rules];
