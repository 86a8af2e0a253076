/** The one format of the texts that the page shows. */
import type { Format } from "./answers.js";

/** The format that the core is told of every text. */
export const format: Format = "conllu";
