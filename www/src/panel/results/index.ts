export * from "./adjudication.js";
export { edgesPanel } from "./edges.js";
export * from "./props.js";
export { scorePanel } from "./score.js";
export * from "./stepper.js";
export { textWidth } from "./text-width.js";
export { treePanel } from "./tree.js";
