/** What words, links and trees are called, for those who hear the page and for tooltips. */
import type { Relation, Side } from "../engine/answers.js";
import type { Shown } from "../engine/shown.js";
import { say, t } from "../messages/index.js";
import type { LinkKey } from "../model/refs.js";
import type { Difference } from "./draw/look.js";
import { excerpt, sayableForm } from "./layout/form.js";
import { subtreeText } from "./layout/subtree.js";
import type { CanvasLink, CanvasProposal, CanvasSides } from "./marks.js";
import "./texts/en.ftl";

/** The name of a side on the page. */
export const letter: Readonly<Record<Side, "A" | "B">> = { left: "A", right: "B" };

/** The other one. */
export const opposite: Readonly<Record<Side, Side>> = { left: "right", right: "left" };

/** What the line below the drawing says of a word or a phrase. */
export interface NodeText {
  readonly place: string;
  readonly text: string;
  /** What the button is called that folds or unfolds it; undefined where there is nothing below it. */
  readonly title: string | undefined;
}

/** A word's form, short enough to be said. */
export function formOf(sentence: Shown | undefined, id: number): string {
  return sayableForm(sentence?.words[id - 1]?.form ?? "");
}

/** What a relation is called; `undefined` is "no relation". */
function relationName(relation: Relation | undefined): string {
  return t(`relation-${relation ?? "none"}`);
}

/** "detective, A 2, NOUN, nsubj of becoming, linked with detective B 5". */
export function wordName(
  side: Side,
  sides: CanvasSides,
  id: number,
  links: readonly CanvasLink[],
  hidden: number,
  enhanced: readonly string[] = [],
): string {
  const { sentence } = sides[side];
  const word = sentence?.words[id - 1];
  if (!word) return "";
  const other = opposite[side];
  const parts = [
    formOf(sentence, id),
    t("canvas-word-place", { side: letter[side], id: id.toString() }),
  ];
  if (word.upos !== undefined) parts.push(word.upos);
  if (word.deprel !== "") {
    const head = sentence?.words[word.head - 1];
    parts.push(
      head === undefined
        ? word.deprel
        : t("canvas-word-arc", { label: word.deprel, head: sayableForm(head.form) }),
    );
  }
  parts.push(...enhanced);
  if (word.wrong) parts.push(t("canvas-word-wrong"));
  if (hidden > 0) parts.push(t("canvas-word-folded", { hidden }));
  if (links.length === 0) parts.push(t("canvas-word-unlinked"));
  for (const link of links) {
    const args = {
      form: formOf(sides[other].sentence, link[other]),
      side: letter[other],
      id: link[other].toString(),
      relation: relationName(link.relation),
    };
    parts.push(t(link.relation ? "canvas-word-linked-relation" : "canvas-word-linked", args));
    if (link.possible === true) parts.push(t("canvas-possible"));
  }
  return parts.join(", ");
}

/** What differs at a relation: "differs: another label, order turned". */
export function differenceName({ kinds }: Difference): string {
  return t("canvas-differs", {
    kinds: kinds.map((kind) => t(`canvas-differs-${kind}`)).join(", "),
  });
}

/** The direction of a link spelled out: "Sherlock Holmes (A) specifies detective (B)". */
export function saysOf(sides: CanvasSides, link: LinkKey, relation: Relation | undefined): string {
  const text = (side: Side) => {
    const { sentence } = sides[side];
    // A relation is one between subtrees, a bare link one between words.
    if (!sentence) return "";
    return relation ? excerpt(subtreeText(sentence, link[side]), 48) : formOf(sentence, link[side]);
  };
  return t(`canvas-says-${relation ?? "none"}`, { left: text("left"), right: text("right") });
}

/** What a link's tooltip says. */
export function linkTitle(sides: CanvasSides, link: CanvasLink | CanvasProposal): string {
  const says = saysOf(sides, link, link.relation);
  if ("reason" in link) {
    return t("canvas-says-proposed", { says, reason: say(link.reason) });
  }
  if (link.theirs !== undefined && link.theirs !== link.relation) {
    return t("canvas-says-theirs", { says, relation: relationName(link.theirs) });
  }
  const possible = link.possible ? [t("canvas-possible")] : [];
  const owner = link.owner ? [t(`canvas-owner-${link.owner}`)] : [];
  return [says, ...possible, ...owner].join(", ");
}
