export * from "./adjudication.js";
export * from "./props.js";
export * from "./stepper.js";
