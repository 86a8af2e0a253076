/** The shapes in which the core answers, as the WebAssembly module declares them. */
export type * from "../pkg/twintree_whole.js";
