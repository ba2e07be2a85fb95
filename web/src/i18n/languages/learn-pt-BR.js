import learn from "../learn.pt-BR.ftl";

export default [learn];
