import words from "../fr.ftl";
import rules from "../rules.fr.ftl";

export default [words, rules];
