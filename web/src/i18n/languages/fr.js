import words from "../fr.ftl";
import learn from "../learn.fr.ftl";
import rules from "../rules.fr.ftl";

export default [words, rules, learn];
