/**
 * A tree of phrases over its words: leaves in word order under their part of speech, each phrase over the
 * middle of its children, one level above the highest of them, so that short phrases stay near the words.
 * A line slants within one level, just below its phrase, and then drops straight. On each level phrases and
 * the lines that run through it keep clear of each other (`spread`), so that no two lines cross.
 */

import { shorten } from "./form.js";
import { frameOf, type Given, heights } from "./frame.js";
import { round } from "./measure.js";
import { phraseUnits } from "./phrase-units.js";
import { spread } from "./spread.js";
import { placeRow, type TreeDrawing } from "./standing.js";
import type { PlacedBranch, PlacedPhrase, PlacedTag } from "./tree.js";

/** From the middle of the row to that of the parts of speech, and half the height of a line of labels. */
const tagRise = 29;
const half = 9;
/** Free space between neighbours: labels and lines on one level. */
const room = { label: 6, line: 6 } as const;
/** The steepness of slanting lines, and the least and most height they take. */
const slant = { least: 15, most: 34, share: 0.05, straight: 9 } as const;
/** A phrase without a label. */
const dot = 7;

/** A level: the widest slanting line that leaves it, and half the height of its labels. */
interface Level {
  widest: number;
  half: number;
}

/** Where the lines to its children leave a phrase of this width: spread along its label where they are many. */
function starts(count: number, width: number, labelled: boolean): number[] {
  const reach = count < 3 || !labelled ? 0 : Math.min(width / 2 - 2, 4 * (count - 1));
  return Array.from({ length: count }, (_, at) =>
    reach === 0 ? 0 : -reach + (2 * reach * at) / (count - 1),
  );
}

/** How far from the row the middle of each level is: levels with wide lines are higher, deep trees flatter. */
function rises(base: number, levels: readonly Level[]): number[] {
  const most = Math.max(slant.least + 3, slant.most - 2 * Math.max(0, levels.length - 7));
  let rise = base;
  return levels.map(({ widest, half }, at) => {
    const slanting = Math.min(most, slant.least + 3 + widest * slant.share);
    const below = levels[at - 1];
    if (below) rise += below.half + (widest === 0 ? slant.straight : slanting) + half;
    return rise;
  });
}

/** Lays out a tree of phrases, or a row of words without one. O(nodes · levels), see `spread`. */
export function phraseTree(given: Given): TreeDrawing {
  const { sentence, folded, labels, measure } = given;
  const seen = phraseUnits(sentence, folded);
  const frame = frameOf(given, seen);
  const { words, phrases = [] } = sentence;
  const tags = new Map(
    words.flatMap(({ id, upos }) => {
      if (!labels || upos === undefined || seen.owner[id - 1] !== id) return [];
      const text = shorten(upos, 12);
      return [[id, { text, title: upos, width: measure(text, "small") }] as const];
    }),
  );
  const named = new Map(
    seen.nodes.flatMap((id) => {
      const phrase = phrases[id - words.length - 1];
      if (!phrase || folded.has(id)) return [];
      const label = labels ? shorten(phrase.label ?? "", 16) : "";
      const functions = labels && label !== "" ? shorten(phrase.functions ?? "", 12) : "";
      const width = label === "" ? dot : measure(label, "label") + measure(functions, "label");
      return [[id, { phrase, label, functions, width }] as const];
    }),
  );

  const index = new Map(seen.nodes.map((id, at) => [id, at]));
  const at = (ids: readonly number[] = []) => ids.map((id) => index.get(id) ?? 0);
  const found = spread(
    seen.nodes.map((id) => {
      const label = named.get(id);
      if (label) return { children: at(seen.children.get(id)), half: label.width / 2 + room.label };
      const rank = frame.rank.get(id) ?? 0;
      const word = Math.max(24, (frame.widths[rank] ?? 0) + 8) / 2 + frame.gap / 2 - 4;
      return { children: [], half: Math.max(word, (tags.get(id)?.width ?? 0) / 2 + room.label) };
    }),
    at(seen.tops),
    room.line,
  );
  // Laid out as it is read; from right to left it is turned round.
  const place = (id: number) => {
    const node = index.get(id) ?? 0;
    const x = found.x[node] ?? 0;
    const turned = frame.direction === "rtl" ? found.width - x : x;
    return { x: round(turned), level: found.level[node] ?? 0 };
  };
  // The first line leaves for the first child as it is read, on whichever hand that is.
  const forth = frame.direction === "rtl" ? -1 : 1;
  const lines = [...named].flatMap(([parent, { label, width }]) => {
    const { x, level } = place(parent);
    const children = seen.children.get(parent) ?? [];
    const from = starts(children.length, width, label !== "");
    return children.map((child, nth) => ({
      parent,
      child,
      level,
      labelled: label !== "",
      end: place(child),
      x2: round(x + forth * (from[nth] ?? 0)),
    }));
  });
  const levels: Level[] = [{ widest: 0, half }];
  for (const [id, { label }] of named) {
    const { level } = place(id);
    levels[level] ??= { widest: 0, half: 0 };
    if (label !== "") levels[level].half = half;
  }
  for (const { level, end, x2 } of lines) {
    const own = levels[level];
    const wide = Math.abs(end.x - x2);
    if (own && wide > 0.5) own.widest = Math.max(own.widest, wide);
  }
  const base = tags.size > 0 ? tagRise : heights.foot - half + 5;
  const rise = rises(base, levels);
  const away = (height: number) => round(frame.away * height);

  const nodes: PlacedPhrase[] = [...named].map(([id, { phrase, label, functions, width }]) => {
    const { x, level } = place(id);
    const { first, last } = phrase;
    const title = `${phrase.label ?? ""}${phrase.functions ?? ""}`;
    const y = away(rise[level] ?? 0);
    return { id, first, last, x, y, width: round(width), label, functions, title };
  });
  const placedTags = [...tags].map(([word, tag]): PlacedTag => {
    return { ...tag, word, width: round(tag.width), x: place(word).x, y: away(tagRise) };
  });
  const branches = lines.map(({ parent, child, level, labelled, end, x2 }): PlacedBranch => {
    const below = named.get(child);
    const leaf = tags.has(child) ? tagRise + half : heights.foot;
    const top = below ? (rise[end.level] ?? 0) + (below.label === "" ? 0 : half) : leaf;
    return {
      parent,
      child,
      x1: end.x,
      y1: away(top),
      x2,
      y2: away((rise[level] ?? 0) - (labelled ? half - 1 : 0)),
      bend: away(Math.max(top, (rise[level - 1] ?? 0) + (levels[level - 1]?.half ?? 0))),
    };
  });
  const x = frame.units.map((unit) => (unit.kind === "word" ? place(unit.id).x : 0));
  return {
    ...placeRow(frame, { x, width: found.width }),
    connections: [],
    nodes: [],
    roots: [],
    phrases: { nodes, branches, tags: placedTags },
    reach: Math.max(heights.foot + 10, (rise.at(-1) ?? 0) + half + 3),
  };
}
