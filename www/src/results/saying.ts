/** The score as it is said aloud, and why there is none. */
import type { Comparison, Score, UndefinedReason } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { keyOf } from "../model/refs.js";
import { isSame } from "../model/same.js";
import type { Compared } from "../model/snapshot.js";
import { similarity } from "./rich.js";

/** "6 links. Similarity 0.50, was 0.47." */
export function scoreSaying(count: number, score?: Score, before?: Score): string {
  const links = t("say-count", { count });
  if (score === undefined) return links;
  const now = similarityOf(score);
  if (now === undefined) return `${links} ${t("say-similarity-undefined")}`;
  const was = before && similarityOf(before);
  const text =
    was === undefined || was === now
      ? t("say-similarity", { similarity: similarity(now) })
      : t("say-similarity-was", { similarity: similarity(now), before: similarity(was) });
  return `${links} ${text}`;
}

/** Its value, where it has one. */
export function similarityOf(score: Score): number | undefined {
  return score.kind === "defined" ? score.ratio.similarity : undefined;
}

/** Why there is no score, as the messages about it are called. */
export type WhyUndefined = UndefinedReason | "ignored";

/** Why there is no score: what is ignored comes before what is left without it. */
export function whyUndefined({ comparison }: { readonly comparison: Comparison }): WhyUndefined {
  const { ignored, score } = comparison;
  return ignored.length > 0 || score.kind === "defined" ? "ignored" : score.reason;
}

/** The comparison before another one, where the links alone were others. */
export function priorTo(now: Compared | undefined, before: Compared | undefined) {
  const keys = ({ comparison }: Compared) => comparison.links.map(keyOf);
  const isPrior =
    now?.subject === before?.subject &&
    now?.left === before?.left &&
    now?.right === before?.right &&
    now?.request.options === before?.request.options;
  return isPrior && now && before && !isSame(keys(now), keys(before)) ? before : undefined;
}

/** "was 0.50", where the score was another one before the links changed. */
export function scoreBefore(now: Score, before: Compared | undefined): string | undefined {
  const [value, was] = [similarityOf(now), before && similarityOf(before.comparison.score)];
  return was === undefined || was === value
    ? undefined
    : t("results-was", { similarity: similarity(was) });
}
