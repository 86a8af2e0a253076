/** Why a clause has no projection, and at which step it fell out. */
import { html, type TemplateResult } from "lit/html.js";
import type { ProjectionDrop } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { rich, word } from "../rich.js";
import { textBetween } from "../stretch.js";
import { decisionName } from "./slots.js";

/** The steps, in order: each may be passed, or be where the clauses fell out. */
export const steps = ["sentences", "paired", "aligned", "read"] as const;
/** One of them. */
export type Step = (typeof steps)[number];

const stepOf: Readonly<Record<string, Step>> = {
  "text-errors": "sentences",
  "no-phrases": "sentences",
  "too-large": "sentences",
  "no-clauses": "paired",
  "clauses-differ": "paired",
  "no-main-verb": "paired",
  "too-many-modifiers": "paired",
  "nothing-allowed": "paired",
  "aligned-outside": "aligned",
  forbidden: "read",
};

/** The step at which clauses fell out for this reason. */
export function fallenAt({ code }: ProjectionDrop): Step {
  return stepOf[code] ?? "sentences";
}

/** The reason as a sentence. */
export function reasonOf(
  drop: ProjectionDrop,
  sentences: { readonly left: Shown; readonly right: Shown },
): TemplateResult {
  const { code, side, left, right, number, limit, unit, decision, modifier, rule } = drop;
  const args = {
    side: side === "right" ? "B" : "A",
    other: side === "right" ? "A" : "B",
    left: left ?? 0,
    right: right ?? 0,
    number: number ?? 0,
    limit: limit ?? 0,
    unit: unit ?? "",
  };
  if (code === "aligned-outside") {
    const [here, there] =
      side === "right" ? [sentences.right, sentences.left] : [sentences.left, sentences.right];
    const parts = {
      phrase: phraseOf(here, drop.node),
      counterpart: phraseOf(there, drop.counterpart),
    };
    return html`${rich("projection-dropped-aligned-outside", parts, args)}`;
  }
  if (code === "forbidden") {
    if (decision === undefined || rule === undefined) return html``;
    return html`${t("projection-dropped-forbidden", {
      decision: decisionName({ decision, modifier }),
      rule: t(`projection-rule-${rule}`),
    })}`;
  }
  return html`${t(`projection-dropped-${code}`, args)}`;
}

/** A node with its label and its words, in short; of a sentence without phrases, as of dependencies, its words alone. */
export function phraseOf(
  sentence: Shown,
  node: number | undefined,
  ids: readonly number[] = [],
): TemplateResult {
  const index = (node ?? 0) - sentence.words.length - 1;
  if (node !== undefined && index < 0) {
    return html`${label(sentence.words[node - 1]?.upos)}${word(formOf(sentence, node))}`;
  }
  const phrase = sentence.phrases?.[index];
  const { first, last } = phrase ?? { first: ids[0], last: ids.at(-1) };
  if (first === undefined || last === undefined) return html`${t("projection-some-phrase")}`;
  const words =
    last - first > 2
      ? `${formOf(sentence, first)} … ${formOf(sentence, last)}`
      : textBetween(sentence, first, last);
  return html`${label(`${phrase?.label ?? ""}${phrase?.functions ?? ""}`)}${word(words)}`;
}

const label = (text: string | undefined) => (text ? html`<span>${text}</span> ` : "");
