/** Which relations were replaced on the paths of all pairs, added up from what was measured together. */
import type { ReplacedInPairs } from "../../engine/answers.js";
import type { ReplacedRow } from "../measured.js";

interface Block {
  readonly pairs: readonly number[];
  readonly rows: readonly ReplacedInPairs[];
}

/** What was replaced, as far as it is measured: nothing yet. */
export function noReplacements() {
  const blocks = new Set<Block>();
  const blockOf = new Map<number, Block>();
  let known = new Map<string, ReplacedInPairs>();
  let stale = false;

  function count({ pairs, rows }: Block): void {
    for (const { what, left, right, ...more } of rows) {
      const key = JSON.stringify([what, left, right]);
      const row = known.get(key) ?? { what, left, right, times: 0, pairs: [] };
      known.set(key, row);
      row.times += more.times;
      for (const at of more.pairs) row.pairs.push(pairs[at] as number);
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
      const times = [...known.values()].reduce((sum, row) => sum + row.times, 0);
      const rows = [...known.values()].sort(compare).map(
        (row): ReplacedRow => ({
          ...row,
          // Of thousands of rows a few are looked at.
          get pairs() {
            return row.pairs.sort((a, b) => a - b);
          },
        }),
      );
      if (rows.length === 0) return rows;
      return [...rows, { what: "all", left: undefined, right: undefined, times, pairs: [] }];
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
