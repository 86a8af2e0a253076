import type { Ratio, Score } from "../../engine/answers.js";
import { figure, similarityText } from "../rich.js";

/** The least and the greatest score of all minimum spanning trees, as text; undefined where they are one. */
export function rangeOf({ low, high }: Extract<Score, { kind: "defined" }>) {
  if (low.similarity === high.similarity) return undefined;
  // As many decimals as it takes to see that they differ.
  const close =
    Math.round((low.similarity ?? 0) * 100) === Math.round((high.similarity ?? 0) * 100);
  const value = ({ similarity: exact = 0 }: Ratio) =>
    close ? figure(exact) : similarityText(exact);
  return { low: value(low), high: value(high) };
}
