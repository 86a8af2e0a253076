/**
 * Links across an edit of a text: the words before and after are compared, and what still stands keeps
 * its links. Example: "the big cat" edited to "the cat sat" keeps links of *the* and *cat* and drops
 * those of *big*.
 */
import type { Link } from "../engine/answers.js";
import type { Forms } from "../model/state.js";
import { commonEnds } from "./ends.js";

/** What became of the links: `kept` with the ids of the new words, `dropped` with those of the old. */
interface Carried {
  readonly kept: readonly Link[];
  readonly dropped: readonly Link[];
}

/** The links between the words `before`, carried to the words `after`. Ids count from 1. */
export function carry(before: Forms, after: Forms, links: readonly Link[]): Carried {
  const left = correspondence(before.left, after.left);
  const right = correspondence(before.right, after.right);
  const kept: Link[] = [];
  const dropped: Link[] = [];
  for (const link of links) {
    const a = left[link.left - 1];
    const b = right[link.right - 1];
    if (a === undefined || b === undefined) dropped.push(link);
    else kept.push({ ...link, left: a + 1, right: b + 1 });
  }
  return { kept, dropped };
}

/** Tables above this many cells are not made; then only what is equal from either end is kept. */
const largestTable = 4_000_000;
const equal = 0x10000;
/** A gap of so many words on both sides is taken for words typed anew in their places. */
const retyped = 2;

/**
 * For each word before, its place after, or `undefined`; order is kept. The most equal words are
 * paired, among those ways the most similar ones; one or two words that were replaced by as many keep
 * their places. Quadratic in what lies between the equal beginning and the equal end.
 */
export function correspondence(
  before: readonly string[],
  after: readonly string[],
): readonly (number | undefined)[] {
  const { start, end } = commonEnds(before, after);
  const [last, lastAfter] = [before.length - end, after.length - end];
  const places = before.map((_, at): number | undefined => {
    if (at < start) return at;
    return at < last ? undefined : at - last + lastAfter;
  });
  if ((last - start) * (lastAfter - start) <= largestTable) {
    align(before.slice(start, last), after.slice(start, lastAfter)).forEach((place, at) => {
      if (place !== undefined) places[start + at] = start + place;
    });
  }
  fillGaps(places, after.length);
  return places;
}

/** The best pairing in order, by a table of the worth of every two beginnings. */
function align(
  before: readonly string[],
  after: readonly string[],
): readonly (number | undefined)[] {
  const width = after.length + 1;
  const worth = new Float64Array((before.length + 1) * width);
  const at = (row: number, column: number) => worth[row * width + column] ?? 0;
  before.forEach((old, row) => {
    after.forEach((form, column) => {
      worth[(row + 1) * width + column + 1] = Math.max(
        at(row, column) + likeness(old, form),
        at(row, column + 1),
        at(row + 1, column),
      );
    });
  });
  const places = new Array<number | undefined>(before.length).fill(undefined);
  let row = before.length;
  let column = after.length;
  while (row > 0 && column > 0) {
    if (at(row, column) === at(row, column - 1)) column--;
    else if (at(row, column) === at(row - 1, column)) row--;
    else {
      row--;
      column--;
      places[row] = column;
    }
  }
  return places;
}

/** How much it is worth to take two words for the same one: 0 where they have too little in common. */
function likeness(a: string, b: string): number {
  if (a === b) return equal;
  if (a.toLowerCase() === b.toLowerCase()) return 2;
  const { start, end } = commonEnds(a, b);
  return 2 * (start + end) >= Math.max(a.length, b.length) ? 1 : 0;
}

/** Pairs the words of short gaps that are equally long on both sides. */
function fillGaps(places: (number | undefined)[], length: number): void {
  let gap = 0;
  let expected = 0;
  for (let at = 0; at <= places.length; at++) {
    const place = at === places.length ? length : places[at];
    if (place === undefined) continue;
    const width = at - gap;
    if (width <= retyped && place - expected === width) {
      for (let step = 0; step < width; step++) places[gap + step] = expected + step;
    }
    gap = at + 1;
    expected = place + 1;
  }
}
