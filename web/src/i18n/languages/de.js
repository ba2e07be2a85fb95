import words from "../de.ftl";
import learn from "../learn.de.ftl";
import rules from "../rules.de.ftl";

export default [words, rules, learn];
