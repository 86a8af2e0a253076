/** A survey: all pairs of one corpus, measured piece by piece, and again where a pair has changed. */
import type { MeasuredChunk, MeasuredColumn } from "../../engine/answers.js";
import { textOf } from "../entry.js";
import type { MeasuredPairs, MeasuringProgress, ReplacedRow } from "../measured.js";
import { type Brought, bring, requestOf } from "./chunk.js";
import {
  groups as allGroups,
  emptyColumn,
  groupOf,
  measuresOf,
  namesOf,
  refuse,
  take as takeOver,
} from "./columns.js";
import type { Reader } from "./links.js";
import type { Piece } from "./pool.js";
import { noReplacements } from "./replacements.js";
import { type Changed, changesBetween, linesBetween, type Subject } from "./subject.js";
import { sizeOf } from "./texts.js";

/** A survey. */
export type Survey = ReturnType<typeof createSurvey>;

/** A piece is to take so many milliseconds. */
const beat = 100;
const firstPairs = 16;
/** So many pairs, and about so many bytes, are measured at once at most. */
const mostPairs = 4096;
const mostBytes = 2 ** 22;

/** What is known of a pair: the columns of each group, and that what is replaced in it was counted. */
const known = {
  always: 1,
  // Together with the replacements.
  paths: 2 | 16,
  distances: 4,
  crossings: 8,
  replaced: 16,
  agreement: 32,
} as const;
/** All of it. */
const everything = 0xff;

/** Pairs that were taken to be measured. */
interface Taken {
  readonly of: Subject;
  readonly pairs: readonly number[];
  readonly mask: number;
  /** Which taking it was. */
  readonly taking: number;
}

/** A survey that knows nothing; `onChange` is called whenever it knows more. */
export function createSurvey(reader: Reader, onChange: () => void) {
  let subject: Subject | undefined;
  let columns = new Map<string, MeasuredColumn>();
  const refused = new Map<number, readonly string[]>();
  const replaced = noReplacements();
  /** What is known of each pair, as it is now. */
  let has = new Uint8Array(0);
  /** The taking in which each pair is being measured, else 0: what comes of another one says nothing of it. */
  let busy = new Uint32Array(0);
  let takings = 0;
  let wanted = 0;
  /** No pair before it is left to be taken. */
  let cursor = 0;
  /** How many pairs take a beat, by what is measured of them. */
  const pace = new Map<number, number>();
  let version = 0;
  let tallied = { version: -1, left: 0, isDone: true };
  let shown: { readonly version: number; readonly pairs: MeasuredPairs } | undefined;

  function reset(next: Subject): void {
    const count = next.pairs.length;
    columns = new Map();
    refused.clear();
    replaced.clear();
    has = new Uint8Array(count);
    busy = new Uint32Array(count);
    cursor = 0;
  }

  /** A pair is another one: all of it is to be measured again. */
  function change(pair: number): void {
    again(pair, everything);
    for (const other of replaced.remove(pair)) {
      has[other] = (has[other] ?? 0) & ~known.replaced;
      cursor = Math.min(cursor, other);
    }
  }

  /** Of a pair these groups are to be measured again, and nothing else. */
  function again(pair: number, bits: number): void {
    has[pair] = (has[pair] ?? 0) & ~bits;
    busy[pair] = 0;
    cursor = Math.min(cursor, pair);
  }

  /** What is still to be found out of a pair. */
  const open = (pair: number) => wanted & ~(has[pair] ?? 0);

  /** The next pairs to be measured; undefined where none are left. */
  function take(): Piece | undefined {
    const count = has.length;
    while (cursor < count && (open(cursor) === 0 || busy[cursor] !== 0)) cursor += 1;
    if (cursor >= count || subject === undefined) return undefined;
    const mask = open(cursor);
    const most = Math.max(1, Math.round(pace.get(mask) ?? firstPairs));
    const pairs: number[] = [];
    takings += 1;
    let bytes = 0;
    for (let pair = cursor; pair < count && pairs.length < most; pair += 1) {
      if (pair - cursor > 4 * most) break;
      if (open(pair) !== mask || busy[pair] !== 0) continue;
      bytes += sizeOf(textOf(subject, "left", pair)) + sizeOf(textOf(subject, "right", pair));
      if (pairs.length > 0 && bytes > mostBytes) break;
      pairs.push(pair);
      busy[pair] = takings;
    }
    return pieceOf({ of: subject, pairs, mask, taking: takings });
  }

  /** Pairs, to be measured as they were when they were taken. */
  function pieceOf({ of, pairs, mask, taking }: Taken): Piece {
    /** Whether a pair is still to be measured by this taking: it has not changed since. */
    const isFresh = (at: number) => busy[pairs[at] as number] === taking;
    const groups = allGroups.filter((group) => mask & known[group]);

    function note(at: number, codes: readonly string[]): void {
      if (!isFresh(at)) return;
      const pair = pairs[at] as number;
      refused.set(pair, codes);
      for (const name of namesOf(groups)) refuse(column(name), pair);
      settled(pair);
    }

    function settled(pair: number, bits = mask | known.always | known.replaced): void {
      has[pair] = (has[pair] ?? 0) | bits;
      busy[pair] = 0;
      // More may be wanted by now than when it was taken.
      if (open(pair) !== 0) cursor = Math.min(cursor, pair);
    }

    function put(sent: readonly number[], answer: MeasuredChunk): void {
      const codes = new Map(answer.refused.map(({ pair, codes }) => [pair, codes]));
      const whole = sent.every(isFresh);
      const hasPaths = groups.includes("paths");
      for (const one of answer.columns) {
        const own = column(one.name);
        for (const [place, at] of sent.entries())
          if (whole || isFresh(at)) takeOver(own, pairs[at] as number, one, place);
      }
      for (const [place, at] of sent.entries()) {
        if (!isFresh(at)) continue;
        const pair = pairs[at] as number;
        const why = codes.get(place);
        if (why === undefined) refused.delete(pair);
        else refused.set(pair, why);
        // What was replaced in a piece is known of all of it or of none.
        settled(pair, mask | known.always);
        if (!whole && hasPaths) has[pair] = (has[pair] ?? 0) & ~known.replaced;
      }
      if (whole && hasPaths) {
        replaced.add(
          sent.map((at) => pairs[at] as number),
          answer.replaced,
        );
      }
      if (!whole) for (const pair of pairs) cursor = Math.min(cursor, pair);
    }

    function changed(): void {
      version += 1;
      onChange();
    }

    let brought: Promise<Brought> | undefined;
    const prepare = () => {
      brought ??= bring(of, pairs, reader);
      return brought;
    };

    return {
      prepare,
      async run(engine, isWanted) {
        const prepared = await requestOf(of, await prepare(), groups, engine, isWanted);
        if (prepared === undefined) return false;
        const { request, sent, refused: codes } = prepared;
        for (const [at, why] of codes) note(at, why);
        if (sent.length > 0) {
          const begin = performance.now();
          const outcome = await engine().call("measurePairs", [request], isWanted);
          if (outcome.kind !== "answered") return false;
          const took = Math.max(performance.now() - begin, beat / 8);
          const next = pairs.length * Math.min(2, beat / took);
          // Of a few pairs that were left it is not learnt how many could have been more.
          if (took > beat || next > (pace.get(mask) ?? 0))
            pace.set(mask, Math.min(mostPairs, Math.max(1, next)));
          put(sent, outcome.answer);
        }
        changed();
        return true;
      },
      halves() {
        if (pairs.length < 2) return undefined;
        const middle = pairs.length >> 1;
        const parts = [pairs.slice(0, middle), pairs.slice(middle)];
        return parts.map((part) => pieceOf({ of, pairs: part, mask, taking }));
      },
      broken() {
        for (const at of pairs.keys()) note(at, ["trapped"]);
        changed();
      },
      back() {
        for (const [at, pair] of pairs.entries()) {
          if (!isFresh(at)) continue;
          busy[pair] = 0;
          cursor = Math.min(cursor, pair);
        }
      },
    };
  }

  function column(name: string): MeasuredColumn {
    const there = columns.get(name) ?? emptyColumn(name, has.length);
    columns.set(name, there);
    return there;
  }

  /** How many pairs lack a value, and whether nothing at all is left; counted once for each version. */
  function tally() {
    if (tallied.version === version) return tallied;
    const values = wanted & ~known.replaced;
    let [left, open] = [0, 0];
    for (const bits of has) {
      if ((values & ~bits) !== 0) left += 1;
      if ((wanted & ~bits) !== 0) open += 1;
    }
    tallied = { version, left, isDone: open === 0 };
    return tallied;
  }

  return {
    /** Says what is to be measured; what has changed since it was said before. */
    set(next: Subject): Changed {
      const before = subject;
      subject = next;
      const changed = changesBetween(before, next);
      const mask = next.groups.reduce((sum, group) => sum | known[group], known.always as number);
      if (changed === "all") reset(next);
      else for (const pair of changed) change(pair);
      if (before !== undefined && changed !== "all") {
        for (const pair of linesBetween(before, next)) again(pair, known.agreement);
        if (before.byLinks !== next.byLinks || before.parameters !== next.parameters) {
          // What was measured in the other way is not to be taken for this one.
          for (const name of measuresOf.distances) columns.delete(name);
          for (const pair of has.keys()) again(pair, known.distances);
        }
      }
      if (mask !== wanted) cursor = 0;
      wanted = mask;
      for (const name of namesOf(next.groups)) column(name);
      version += 1;
      return changed;
    },
    take,
    /** What is known; the same object as long as nothing more is. */
    now(state: MeasuringProgress["state"]): MeasuredPairs {
      if (shown?.version === version && shown.pairs.progress.state === state) return shown.pairs;
      const count = has.length;
      let rows: readonly ReplacedRow[] | undefined;
      const pairs: MeasuredPairs = {
        progress: { count, done: count - tally().left, state },
        columns: new Map([...columns].map(([name, one]) => [name, { ...one }])),
        refused: (pair) => refused.get(pair) ?? [],
        get replaced() {
          rows ??= replaced.rows();
          return rows;
        },
      };
      shown = { version, pairs };
      return pairs;
    },
    /** Whether all is measured that is wanted. */
    isDone: () => tally().isDone,
    /** Forgets what was measured of pairs that have changed since: it is not measured again. */
    settle(): void {
      const all = [...columns.values()].map(
        (one) => [one, known[groupOf(one.name) ?? "always"]] as const,
      );
      for (const [pair, bits] of has.entries()) {
        for (const [one, bit] of all) if ((bits & bit) === 0) one.denominators[pair] = Number.NaN;
        if ((bits & known.always) === 0) refused.delete(pair);
      }
      version += 1;
    },
  };
}
