// The build imports message files as text.
declare module "*.ftl" {
  const source: string;
  export default source;
}
