/** From what the canvas is given, and what the pointer does, to how the drawing looks. */

import type { Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { keyOf, type LinkKey, sameLink, type WordRef } from "../model/refs.js";
import { basisOf } from "./basis.js";
import type { LinkLook, PairLook, TreeLook } from "./draw/look.js";
import { focusedWord, type Gesture } from "./gesture.js";
import { lengthOf, mostPhrases, mostWords, type PairLayout } from "./layout/pair.js";
import { differenceName, letter, opposite } from "./names.js";
import type { CanvasProps, LaidPart } from "./props.js";

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
  const word = focusedWord(gesture);
  if (!word) return gesture.current;
  const here = [...linksAt(pair, props.links, word), ...linksAt(pair, props.proposals, word)];
  return here.find((link) => sameLink(link, gesture.current)) ?? here[0];
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
  const source = gesture.drag
    ? undefined
    : (gesture.hover ?? focusedWord(gesture) ?? props.hotWord);
  const current = currentLink(pair, props, gesture);
  const basis = basisOf(pair, props);
  const marked = [props.hotLink, shown?.from, shown?.to, props.chosen].flatMap(
    (link) => link ?? [],
  );
  const placed = basis.links.map(
    (one): LinkLook => ({
      ...one,
      tone: props.linkTones?.get(keyOf(one)),
      current: sameLink(one, current),
      lit:
        marked.some((link) => sameLink(one, link)) ||
        (source !== undefined && pair[source.side]?.owner[one[source.side] - 1] === source.word),
    }),
  );
  const treeLook = (side: Side): TreeLook => {
    const tree = pair[side];
    const owner = (id: number | undefined) => (id === undefined ? undefined : tree?.owner[id - 1]);
    const { sentence, stale, broken } = props[side];
    const path = shown?.[side];
    const ends = [shown?.from[side], shown?.to[side]].map(owner).filter((id) => id !== undefined);
    const from = gesture.drag?.from ?? gesture.armed;
    const text = sentence?.text ?? sentence?.words.map((word) => word.form).join(" ") ?? "";
    const args = { side: letter[side], text: text.slice(0, 300) };
    return {
      title: t(stale ? "canvas-tree-stale" : "canvas-tree", args),
      name(word) {
        const difference = props.charged?.[side].get(word);
        const name = basis[side].name(word);
        return difference ? `${name}, ${differenceName(difference)}` : name;
      },
      linked: basis[side].linked,
      walk: tree && path ? laid?.walk(tree, path.nodes, path.turn) : undefined,
      drawStep: laid?.drawStep,
      ends: new Set(ends),
      charged: props.charged?.[side],
      hotArc: props.hotArc?.side === side ? owner(props.hotArc.word) : undefined,
      lit: litWords(side, pair, props, source),
      active: gesture.active[side] ?? tree?.words[0]?.id,
      focused: gesture.focus === side,
      armed: from?.side === side ? from.word : undefined,
      target: from?.side === opposite[side] && !stale && !broken,
      over: gesture.drag && gesture.drag.from.side !== side ? gesture.drag.over : undefined,
      stale,
    };
  };
  const graph = props.growth && laid?.drawGrowth(pair, props.growth, placed);
  return {
    prefix,
    title: t("canvas-title"),
    left: treeLook("left"),
    right: treeLook("right"),
    missing: (side) => missing(side, props),
    links: graph?.links ?? placed,
    growth: graph?.growth,
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

/** The words of a side that are lit: of a link, and that where the pointer or the focus is, with its counterparts. */
function litWords(
  side: Side,
  pair: PairLayout,
  props: CanvasProps,
  source: WordRef | undefined,
): ReadonlySet<number> {
  const across = source?.side === opposite[side];
  const linked = across ? linksAt(pair, [...props.links, ...props.proposals], source) : [];
  const words = [props.hotLink, ...linked].flatMap((link) => link?.[side] ?? []);
  if (source?.side === side) words.push(source.word);
  return new Set(words.flatMap((word) => pair[side]?.owner[word - 1] ?? []));
}
