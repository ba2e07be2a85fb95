import learn from "../learn.fr.ftl";

export default [learn];
