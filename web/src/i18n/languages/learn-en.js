import learn from "../learn.en.ftl";

export default [learn];
