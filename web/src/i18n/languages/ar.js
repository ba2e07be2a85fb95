import words from "../ar.ftl";
import learn from "../learn.ar.ftl";
import rules from "../rules.ar.ftl";

export default [words, rules, learn];
