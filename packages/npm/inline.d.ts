/** The same functions with the module inside: nothing is fetched, and no bundler has to know of it. */
export * from "./twintree.js";
export { default } from "./twintree.js";
