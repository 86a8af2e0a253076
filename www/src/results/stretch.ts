import type { Sentence } from "../engine/answers.js";
import { idsBetween } from "../stage/layout/between.js";
import { formOf } from "./names.js";

/** The forms of words that stand side by side, as one text. */
export function textBetween(sentence: Sentence, first: number, last: number): string {
  return idsBetween(first, last)
    .map((id) => formOf(sentence, id))
    .join(" ");
}
