/** All that only trees of phrases need, in one part that is fetched when the first of them is drawn. */
export { drawBranches, drawPhrases } from "../draw/phrases.js";
export { phraseTree } from "../layout/phrases.js";
export { readingChoice, readingOf } from "./choice.js";
export { movedIn } from "./moves.js";
export { phraseLabel, phraseName, phraseNode } from "./names.js";
