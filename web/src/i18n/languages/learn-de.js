import learn from "../learn.de.ftl";

export default [learn];
