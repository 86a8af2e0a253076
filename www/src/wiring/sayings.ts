/** What is said aloud about links and scores. */
import type { Link, Score, Sentence } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { similarity } from "../results/rich.js";
import { sayableForm } from "../stage/layout/form.js";

/** The two last good readings. */
export interface Readings {
  readonly left: Sentence | undefined;
  readonly right: Sentence | undefined;
}

/** The words of a link, as the catalogue wants them. */
export function linkArguments(readings: Readings, link: Pick<Link, "left" | "right">) {
  // Ids are names, not quantities: as text they are not grouped by thousands.
  return {
    left: String(link.left),
    right: String(link.right),
    leftForm: sayableForm(readings.left?.words[link.left - 1]?.form ?? String(link.left)),
    rightForm: sayableForm(readings.right?.words[link.right - 1]?.form ?? String(link.right)),
  };
}

/** The same for the names of steps, which give forms alone. */
export function formArguments(readings: Readings, link: Pick<Link, "left" | "right">) {
  const { leftForm, rightForm } = linkArguments(readings, link);
  return { left: leftForm, right: rightForm };
}

/** "6 links. Similarity 0.50, was 0.47." */
export function scoreSaying(
  count: number,
  score: Score | undefined,
  before: Score | undefined,
): string {
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

function similarityOf(score: Score): number | undefined {
  return score.kind === "defined" ? score.ratio.similarity : undefined;
}
