/** Of which pairs a condition is true: true, false, or not known yet. */
import type { Side } from "../../engine/answers.js";
import type { PickerEntry } from "../entry.js";
import { fold } from "../fold.js";
import type { Column } from "../measured.js";
import { baseOf, type Cell, cellOf } from "./columns.js";
import type { Condition, Operator } from "./condition.js";
import type { Sought } from "./lookups.js";

/** What is known of the pairs. */
export interface Known {
  column(name: string): Column | undefined;
  /** Codes of why a pair was refused. */
  refused(pair: number): readonly string[];
  entry(pair: number): PickerEntry;
  /** The ids and the texts of a pair, folded as `fold` does. */
  words(pair: number): string;
  has(sought: Sought, pair: number): boolean | undefined;
}

/** Says of a pair whether it is so; undefined where that is not known yet. */
export type Matcher = (pair: number) => boolean | undefined;

/** Judges pairs by a condition. */
export function matcher(condition: Condition, known: Known): Matcher {
  switch (condition.kind) {
    case "all":
    case "any": {
      const parts = condition.of.map((part) => matcher(part, known));
      return (pair) => together(parts, pair, condition.kind === "any");
    }
    case "not": {
      const inner = matcher(condition.of, known);
      return (pair) => {
        const found = inner(pair);
        return found === undefined ? undefined : !found;
      };
    }
    case "number":
      return numbers(condition, known);
    case "missing":
      // A pair has always a number.
      if (condition.column === "number") return () => false;
      return cells(condition.column, known, ({ kind }) => kind === condition.what);
    case "refused": {
      const isMeasured = cells("links", known, () => false);
      return (pair) => known.refused(pair).length > 0 || isMeasured(pair);
    }
    case "text": {
      const { what, side, value } = condition;
      const fits = what === "id" ? pattern(value) : contains(value);
      return (pair) => {
        const { leftId, rightId, leftText, rightText } = known.entry(pair);
        const [left, right] = what === "id" ? [leftId, rightId] : [leftText, rightText];
        return (side !== "right" && fits(left)) || (side !== "left" && fits(right));
      };
    }
    case "word": {
      const { attribute, side, value } = condition;
      const sides = side === undefined ? (["left", "right"] as const) : [side];
      const has = (side: Side) => (pair: number) => known.has({ side, attribute, value }, pair);
      const parts = sides.map(has);
      return (pair) => together(parts, pair, true);
    }
    case "search": {
      const wanted = fold(condition.value).split(/\s+/).filter(Boolean);
      const whole = wanted.join(" ");
      return (pair) => known.words(pair).includes(whole);
    }
  }
}

/** Whether one of them is `decisive`; else the other, unless one is not known yet. */
function together(parts: readonly Matcher[], pair: number, decisive: boolean): boolean | undefined {
  let open = false;
  for (const part of parts) {
    const found = part(pair);
    if (found === decisive) return decisive;
    if (found === undefined) open = true;
  }
  return open ? undefined : !decisive;
}

function numbers(
  { column: name, operator, value }: Extract<Condition, { kind: "number" }>,
  known: Known,
): Matcher {
  const compare = comparisons[operator];
  if (name === "number") return (pair) => compare(known.entry(pair).index + 1, value);
  // What has no value is neither more nor less than anything, and not different from it.
  return cells(name, known, (cell) => cell.kind === "value" && compare(cell.value, value));
}

/** Judges pairs by what stands in a column. */
function cells(name: string, known: Known, is: (cell: Cell) => boolean): Matcher {
  const column = known.column(name);
  // Without a second file nothing of it will ever be known.
  if (column === undefined && name !== baseOf(name)) return () => false;
  return (pair) => {
    const cell = cellOf(column, pair);
    return cell && is(cell);
  };
}

const comparisons: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

/** An id, in which `*` stands for anything. */
function pattern(value: string): (id: string | undefined) => boolean {
  const parts = value.split("*");
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  return (id) => {
    if (id === undefined) return false;
    if (last === undefined) return id === first;
    if (!id.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = id.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return id.length - last.length >= at && id.endsWith(last);
  };
}

function contains(value: string): (text: string | undefined) => boolean {
  const wanted = fold(value);
  return (text) => text !== undefined && fold(text).includes(wanted);
}
