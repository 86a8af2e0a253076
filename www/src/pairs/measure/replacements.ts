/** Which relations were replaced on the paths of all pairs, added up from what was measured together. */
import type { ReplacedInPairs } from "../../engine/answers.js";
import type { ReplacedRow } from "../measured.js";

/** One replacement, where it was found, in the order in which that was measured, and in how many pairs. */
type Known = Omit<ReplacedInPairs, "times" | "pairs" | "each"> & {
  readonly places: number[];
  pairs: number;
};

interface Block {
  readonly pairs: readonly number[];
  readonly rows: readonly ReplacedInPairs[];
}

/** What was replaced, as far as it is measured: nothing yet. */
export function noReplacements() {
  const blocks = new Set<Block>();
  const blockOf = new Map<number, Block>();
  let known = new Map<string, Known>();
  let stale = false;

  function count({ pairs, rows }: Block): void {
    for (const { what, left, right, each, ...more } of rows) {
      const key = JSON.stringify([what, left, right]);
      const row = known.get(key) ?? { what, left, right, places: [], pairs: 0 };
      known.set(key, row);
      row.pairs += more.pairs.length;
      for (const [place, at] of more.pairs.entries())
        for (let times = each[place] ?? 0; times > 0; times -= 1)
          row.places.push(pairs[at] as number);
    }
  }

  return {
    /** Adds what was measured of these pairs together; the pairs of `rows` are places in `pairs`. */
    add(pairs: readonly number[], rows: readonly ReplacedInPairs[]): void {
      const block = { pairs, rows };
      blocks.add(block);
      for (const pair of pairs) blockOf.set(pair, block);
      if (!stale) count(block);
    },
    /** Takes away what was measured together with a pair; those are the pairs of which it is to be measured anew. */
    remove(pair: number): readonly number[] {
      const block = blockOf.get(pair);
      if (block === undefined) return [];
      blocks.delete(block);
      for (const other of block.pairs) blockOf.delete(other);
      stale = true;
      return block.pairs;
    },
    clear(): void {
      blocks.clear();
      blockOf.clear();
      known = new Map();
      stale = false;
    },
    /** The most frequent first, all of them at the end; empty where nothing was measured. */
    rows(): readonly ReplacedRow[] {
      if (stale) {
        known = new Map();
        for (const block of blocks) count(block);
        stale = false;
      }
      return table([...known.values()]);
    },
  };
}

/** What of it was replaced in these pairs. Linear in the places. */
export function replacedIn(
  rows: readonly ReplacedRow[],
  pairs: Uint32Array,
): readonly ReplacedRow[] {
  const chosen = new Set(pairs);
  const some = rows.flatMap(({ what, left, right, places }): Known[] => {
    const found = places.filter((pair) => chosen.has(pair));
    if (what === "all" || found.length === 0) return [];
    return [{ what, left, right, places: found, pairs: new Set(found).size }];
  });
  return table(some);
}

function table(known: readonly Known[]): readonly ReplacedRow[] {
  const rows = known.map(rowOf).sort(compare);
  if (rows.length === 0) return rows;
  const times = rows.reduce((sum, row) => sum + row.times, 0);
  const all = { what: "all", left: undefined, right: undefined, places: [], pairs: 0 } as const;
  return [...rows, { ...all, times }];
}

function rowOf({ places, ...row }: Known): ReplacedRow {
  return {
    ...row,
    times: places.length,
    // Of thousands of rows a few are looked at.
    get places() {
      return places.sort((a, b) => a - b);
    },
  };
}

/** The order of the command line: of those that are as frequent, the direction first, then by labels, none before any. */
function compare(a: ReplacedRow, b: ReplacedRow): number {
  const byText = (one: string | undefined, other: string | undefined) => {
    if (one === other) return 0;
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    return compareBytes(one, other);
  };
  const direction = (row: ReplacedRow) => (row.what === "direction" ? 0 : 1);
  return (
    b.times - a.times ||
    direction(a) - direction(b) ||
    byText(a.left, b.left) ||
    byText(a.right, b.right)
  );
}

/** By code points, as the core compares. */
function compareBytes(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  const at = one.findIndex((character, place) => character !== other[place]);
  if (at === -1) return one.length - other.length;
  return (one[at]?.codePointAt(0) ?? 0) - (other[at]?.codePointAt(0) ?? -1);
}
