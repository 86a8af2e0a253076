/** What moves, for as long as it takes to be seen: a link that is new grows, and what was folded comes out of its word. */
import { keyOf, type LinkKey } from "../../model/refs.js";
import { wordId } from "../draw/words.js";
import type { PairLayout } from "../layout/pair.js";
import type { PlacedWord } from "../layout/tree.js";
import type { CanvasProps } from "../props.js";
import type { Surface } from "../surface.js";

/** So long it takes, in milliseconds. */
const duration = 180;
/** Of more at once each is seen as well where it stands. */
const most = 60;
const timing: KeyframeAnimationOptions = { duration, easing: "ease-out" };

/** Moves what changes over a canvas; `drawn` is to be called whenever that was drawn. */
export function openMotion(surface: Surface, stage: HTMLElement) {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
  let before: { readonly props: CanvasProps; readonly layout: PairLayout } | undefined;

  function drawn(): void {
    const { props, layout } = surface;
    const was = before;
    before = props && layout && { props, layout };
    if (!was || !before || isReduced.matches || isOther(was.props, before.props)) return;
    if (was.props.links !== before.props.links)
      grow(added(was.props.links, before.props.links), before.layout);
    const isUnfolded = was.layout !== before.layout && was.layout.drawing === layout?.drawing;
    if (isUnfolded)
      for (const side of ["left", "right"] as const) unfold(side, was.layout, before.layout);
  }

  function grow(links: readonly LinkKey[], layout: PairLayout): void {
    if (links.length > most) return;
    for (const link of links) {
      const line = stage.querySelector(
        `[data-link="${keyOf(link)}"]:not([data-proposal]) .canvas-link-line`,
      );
      const length = longest(link, layout);
      line?.animate({ strokeDasharray: [`0 ${length}`, `${length} 0`] }, timing);
    }
  }

  /** Words that are shown now come from the word that they were folded into. */
  function unfold(side: "left" | "right", was: PairLayout, now: PairLayout): void {
    const [old, words] = [was[side], now[side]?.words ?? []];
    const shown = new Set(old?.words.map(({ id }) => id));
    const at = new Map<number, PlacedWord>(words.map((word) => [word.id, word]));
    const come = words.filter(({ id }) => !shown.has(id));
    if (!old || come.length > most) return;
    for (const { id, x, linkY } of come) {
      const head = at.get(old.owner[id - 1] ?? id);
      const from = head && `translate(${head.x - x}px, ${head.linkY - linkY}px)`;
      stage
        .querySelector(`#${wordId(surface.idPrefix, side, id)}`)
        ?.animate({ opacity: [0, 1], transform: [from ?? "none", "none"] }, timing);
    }
  }

  return { drawn };
}

/** No line of a link is longer: to measure it would have all of the page laid out at once. */
function longest(link: LinkKey, layout: PairLayout): number {
  const end = (side: "left" | "right") => {
    const tree = layout[side];
    return tree?.words.find(({ id }) => id === tree.owner[link[side] - 1]);
  };
  const [from, to] = [end("left"), end("right")];
  return from && to ? Math.round(Math.abs(to.x - from.x) + Math.abs(to.linkY - from.linkY)) : 0;
}

/** Whether these are other trees. */
function isOther(a: CanvasProps, b: CanvasProps): boolean {
  return (
    a.subject !== b.subject ||
    a.left.sentence !== b.left.sentence ||
    a.right.sentence !== b.right.sentence
  );
}

function added(before: readonly LinkKey[], now: readonly LinkKey[]): readonly LinkKey[] {
  const there = new Set(before.map(keyOf));
  return now.filter((link) => !there.has(keyOf(link)));
}
