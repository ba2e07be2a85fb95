import words from "../es.ftl";
import rules from "../rules.es.ftl";

export default [words, rules];
