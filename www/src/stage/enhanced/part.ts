/** All that only enhanced dependencies need, in one part that is fetched for the first text that has some. */
export { drawEnhanced } from "../draw/enhanced.js";
export { enhancedChoice, enhancedLegend } from "./choice.js";
export { hasEnhanced } from "./edges.js";
export { withEnhanced } from "./frame.js";
export { enhancedNames } from "./names.js";
