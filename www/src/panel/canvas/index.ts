/** The canvas: two trees, their facing words and the links between them. */
export { canvasPanel } from "./panel.js";
export type * from "./props.js";
