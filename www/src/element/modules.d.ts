/** Bindings of a module of the core, a new set at each call: what the build makes of them for elements. */
declare module "*.js?factory" {
  const bindings: () => import("../engine/serve.js").Bindings;
  export default bindings;
}
/** The bytes of a file, in base64. */
declare module "*.wasm?base64" {
  const bytes: string;
  export default bytes;
}
