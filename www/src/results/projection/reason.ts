/** Why a clause has no projection, and at which step it fell out. */
import { html } from "lit/html.js";
import type { ProjectionDrop, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { formOf, textBetween } from "../names.js";
import { rich, word } from "../rich.js";
import { decisionName } from "./slots.js";

/** The steps, in order: each may be passed, or be where the clauses fell out. */
export const steps = ["sentences", "paired", "aligned", "read"] as const;
/** One of them. */
export type Step = (typeof steps)[number];

/** For any other reason it is the sentences that would not do. */
const stepOf: Readonly<Record<string, Step>> = {
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
export function reasonOf(drop: ProjectionDrop, sentences: Readonly<Record<Side, Shown>>) {
  const { code, decision, modifier, rule } = drop;
  const { left = 0, right = 0, number = 0, limit = 0, unit = "" } = drop;
  const inRight = drop.side === "right";
  const [side, other] = inRight ? ["B", "A"] : ["A", "B"];
  const args = { side, other, left, right, number, limit, unit };
  if (code === "aligned-outside") {
    const parts = {
      phrase: phraseOf(inRight ? sentences.right : sentences.left, drop.node),
      counterpart: phraseOf(inRight ? sentences.left : sentences.right, drop.counterpart),
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
export function phraseOf(sentence: Shown, node: number | undefined, ids: readonly number[] = []) {
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
