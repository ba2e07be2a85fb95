import words from "../pt-BR.ftl";
import rules from "../rules.pt-BR.ftl";

export default [words, rules];
