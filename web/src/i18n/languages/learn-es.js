import learn from "../learn.es.ftl";

export default [learn];
