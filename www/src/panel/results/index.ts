export * from "./adjudication.js";
export { agreementPanel } from "./agreement.js";
export { edgesPanel } from "./edges.js";
export { fusionPanel } from "./fusion.js";
export * from "./props.js";
export { scorePanel } from "./score.js";
export * from "./stepper.js";
export { textWidth } from "./text-width.js";
export { treePanel } from "./tree.js";
