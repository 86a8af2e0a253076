/** The canvas: two trees, their facing words and the links between them. */
export type * from "./props.js";
