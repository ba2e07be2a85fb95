import learn from "../learn.ar.ftl";

export default [learn];
