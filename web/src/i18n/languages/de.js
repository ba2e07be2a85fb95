import words from "../de.ftl";
import rules from "../rules.de.ftl";

export default [words, rules];
