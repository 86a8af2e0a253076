/** From what the canvas is given, and what the pointer does, to how the drawing looks. */

import type { Side } from "../engine/answers.js";
import type { Shown } from "../engine/shown.js";
import { t } from "../messages/index.js";
import type { LinkKey, WordRef } from "../model/refs.js";
import { type Basis, basisOf } from "./basis.js";
import type { LinkLook, PairLook, TreeLook } from "./draw/look.js";
import type { Gesture } from "./gesture.js";
import { lengthOf, mostPhrases, mostWords, type PairLayout } from "./layout/pair.js";
import { type CanvasSelection, isSame, keyOf } from "./marks.js";
import { letter, opposite } from "./names.js";
import type { CanvasProps, LaidPart } from "./props.js";

/** Whether two selections are of one edge. */
export function isSameEdge(a: CanvasSelection, b: CanvasSelection): boolean {
  return isSame(a.from, b.from) && isSame(a.to, b.to);
}

/** The sentences of a pair, for naming things. */
export function sentencesOf(props: CanvasProps): Readonly<Record<Side, Shown | undefined>> {
  return { left: props.left.sentence, right: props.right.sentence };
}

/** Links and proposals that end at the word that shows `word`, folded ones included. */
export function linksAt<L extends LinkKey>(
  pair: PairLayout,
  links: readonly L[],
  { side, word }: WordRef,
): L[] {
  const owner = pair[side]?.owner;
  const here = links.filter((link) => owner?.[link[side] - 1] === word);
  const other = opposite[side];
  return here.toSorted((p, q) => p[other] - q[other] || p[side] - q[side]);
}

/**
 * The link that keys act on: the chosen one while the focus is on one of its words, else the first one of
 * the focused word.
 */
export function currentLink(
  pair: PairLayout,
  props: CanvasProps,
  gesture: Gesture,
): LinkKey | undefined {
  const word = gesture.focus && gesture.active[gesture.focus];
  if (gesture.focus === undefined || word === undefined) return gesture.current;
  const here = [
    ...linksAt(pair, props.links, { side: gesture.focus, word }),
    ...linksAt(pair, props.proposals, { side: gesture.focus, word }),
  ];
  return here.find((link) => isSame(link, gesture.current)) ?? here[0];
}

/** How the pair looks just now; what is laid over it is seen once the part for it has come. */
export function pairLook(
  pair: PairLayout,
  props: CanvasProps,
  gesture: Gesture,
  laid: LaidPart | undefined,
  prefix = "canvas",
): PairLook {
  const shown = props.preview ?? props.selection;
  const source = litSource(props, gesture);
  const lit = litWords(pair, props, source);
  const current = currentLink(pair, props, gesture);
  const basis = basisOf(pair, props);
  const ends = [props.hotLink, shown?.from, shown?.to, props.chosen];
  const marked = ends.flatMap((link) => link ?? []);
  const placed = basis.links.map(
    (one): LinkLook => ({
      ...one,
      tone: props.linkTones?.get(keyOf(one)),
      current: isSame(one, current),
      lit:
        marked.some((link) => isSame(one, link)) ||
        (source !== undefined && pair[source.side]?.owner[one[source.side] - 1] === source.word),
    }),
  );
  const graph = props.growth && laid?.drawGrowth(props.growth, placed);
  return {
    prefix,
    title: t("canvas-title"),
    left: treeLook("left", pair, props, gesture, basis, lit.left, shown, laid),
    right: treeLook("right", pair, props, gesture, basis, lit.right, shown, laid),
    missing: {
      left: pair.left ? "" : missing("left", props),
      right: pair.right ? "" : missing("right", props),
    },
    links: graph?.links ?? placed,
    growth: graph?.growth ?? [],
    shown: props.preview ? "preview" : props.selection ? "pinned" : "none",
    overlay: props.overlay,
    markUnaligned: props.markUnaligned,
    interactive: true,
  };
}

function missing(side: Side, props: CanvasProps): string {
  const { sentence } = props[side];
  if (sentence === undefined) return t("canvas-missing", { side: letter[side] });
  const phrases = sentence.phrases?.length ?? 0;
  if (phrases > mostPhrases) {
    return t("canvas-missing-phrases", { side: letter[side], phrases, most: mostPhrases });
  }
  return t("canvas-missing-long", {
    side: letter[side],
    words: lengthOf(sentence),
    most: mostWords,
  });
}

function litSource(props: CanvasProps, gesture: Gesture): WordRef | undefined {
  if (gesture.drag) return undefined;
  if (gesture.hover) return gesture.hover;
  const active = gesture.focus && gesture.active[gesture.focus];
  if (gesture.focus !== undefined && active !== undefined)
    return { side: gesture.focus, word: active };
  return props.hotWord;
}

function litWords(
  pair: PairLayout,
  props: CanvasProps,
  source: WordRef | undefined,
): Record<Side, ReadonlySet<number>> {
  const lit = { left: new Set<number>(), right: new Set<number>() };
  const light = (side: Side, word: number) => {
    const own = pair[side]?.owner[word - 1];
    if (own !== undefined) lit[side].add(own);
  };
  if (props.hotLink) {
    light("left", props.hotLink.left);
    light("right", props.hotLink.right);
  }
  if (source) {
    light(source.side, source.word);
    const other = opposite[source.side];
    for (const link of linksAt(pair, [...props.links, ...props.proposals], source))
      light(other, link[other]);
  }
  return lit;
}

function treeLook(
  side: Side,
  pair: PairLayout,
  props: CanvasProps,
  gesture: Gesture,
  basis: Basis,
  lit: ReadonlySet<number>,
  shown: CanvasSelection | undefined,
  laid: LaidPart | undefined,
): TreeLook {
  const tree = pair[side];
  const owner = (id: number | undefined) => (id === undefined ? undefined : tree?.owner[id - 1]);
  const { sentence, stale } = props[side];
  const path = shown?.[side];
  const ends = [shown?.from[side], shown?.to[side]].map(owner).filter((id) => id !== undefined);
  const from = gesture.drag?.from ?? gesture.armed;
  const text = sentence?.text ?? sentence?.words.map((word) => word.form).join(" ") ?? "";
  return {
    title: t(stale ? "canvas-tree-stale" : "canvas-tree", {
      side: letter[side],
      text: text.slice(0, 300),
    }),
    name: basis.name[side],
    linked: basis.linked[side],
    walk: tree && path ? laid?.walk(tree, path.nodes, path.turn) : undefined,
    drawStep: laid?.drawStep,
    ends: new Set(ends),
    hotArc: props.hotArc?.side === side ? owner(props.hotArc.word) : undefined,
    lit,
    active: gesture.active[side] ?? tree?.words[0]?.id,
    focused: gesture.focus === side,
    armed: from?.side === side ? from.word : undefined,
    target: from?.side === opposite[side] && !stale && !props[side].broken,
    over: gesture.drag && gesture.drag.from.side !== side ? gesture.drag.over : undefined,
    stale,
  };
}
