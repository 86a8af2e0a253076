/** What is looked for in the sentences themselves: which of them have a relation, a word or a tag of some kind. */
import type { Attribute, Side } from "../../engine/answers.js";
import type { SentenceText } from "../../model/slice.js";
import { textOf } from "../entry.js";
import type { Piece } from "./pool.js";
import type { Changed, Subject } from "./subject.js";
import { sentencesOf, sizeOf } from "./texts.js";

/** Something that is looked for in one sentence of each pair. */
export interface Sought {
  readonly side: Side;
  readonly attribute: Attribute;
  readonly value: string;
}

/** So many things that were looked for are remembered. */
const mostKept = 16;
/** So many sentences, and about so many bytes, are looked through at once at most. */
const mostSentences = 2048;
const mostBytes = 2 ** 20;

/** Not looked through yet. */
const open = 2;
/** Being looked through. */
const busy = 3;

interface Lookup extends Sought {
  /** By pair: 1 where it is, 0 where it is not. */
  readonly found: Uint8Array;
  cursor: number;
}

/** Nothing was looked for. */
export function createLookups(onChange: () => void) {
  const known = new Map<string, Lookup>();
  let subject: Subject | undefined;
  let version = 0;

  function lookup(sought: Sought): Lookup {
    const key = JSON.stringify([sought.side, sought.attribute, sought.value]);
    const found = () => new Uint8Array(subject?.pairs.length ?? 0).fill(open);
    const one = known.get(key) ?? { ...sought, found: found(), cursor: 0 };
    known.delete(key);
    known.set(key, one);
    for (const old of known.keys()) {
      if (known.size <= mostKept) break;
      known.delete(old);
    }
    return one;
  }

  /** These pairs are to be looked through again. */
  function reopen(one: Lookup, pairs: readonly number[]): void {
    for (const pair of pairs) {
      one.found[pair] = open;
      one.cursor = Math.min(one.cursor, pair);
    }
  }

  function pieceOf(of: Subject, one: Lookup, pairs: readonly number[]): Piece {
    const tell = (answers: (at: number) => number) => {
      for (const [at, pair] of pairs.entries()) {
        // What has changed meanwhile is looked through again.
        const same = subject && textOf(subject, one.side, pair) === textOf(of, one.side, pair);
        if (same && one.found[pair] === busy) one.found[pair] = answers(at);
      }
      version += 1;
      onChange();
    };
    return {
      async run(engine, wanted) {
        const texts = pairs.map((pair): SentenceText => textOf(of, one.side, pair) ?? "");
        const sentences = sentencesOf(texts, of.formats[one.side]);
        const outcome = await engine().call(
          "findPairs",
          [sentences, of.readAs, one.attribute, one.value],
          wanted,
        );
        if (outcome.kind !== "answered") return false;
        tell((at) => outcome.answer[at] ?? 0);
        return true;
      },
      halves() {
        const middle = pairs.length >> 1;
        if (middle === 0) return undefined;
        return [pairs.slice(0, middle), pairs.slice(middle)].map((half) => pieceOf(of, one, half));
      },
      broken: () => tell(() => 0),
      back() {
        reopen(
          one,
          pairs.filter((pair) => one.found[pair] === busy),
        );
      },
    };
  }

  return {
    /** Counts what was found: as long as it is the same, no more is known. */
    get version() {
      return version;
    },
    /** Says what pairs there are, and which of them are others than before. */
    set(next: Subject, changed: Changed): void {
      subject = next;
      if (changed.length === 0) return;
      if (changed === "all") known.clear();
      else for (const one of known.values()) reopen(one, changed);
      version += 1;
    },
    /** Whether the sentence of a pair has it; undefined where it was not looked through yet. */
    has(sought: Sought, pair: number): boolean | undefined {
      const found = lookup(sought).found[pair];
      return found === undefined || found >= open ? undefined : found === 1;
    },
    take(): Piece | undefined {
      if (subject === undefined) return undefined;
      // What was looked for last is what is waited for.
      for (const one of [...known.values()].reverse()) {
        const { found } = one;
        while (one.cursor < found.length && found[one.cursor] !== open) one.cursor += 1;
        const pairs: number[] = [];
        let bytes = 0;
        for (let pair = one.cursor; pair < found.length; pair += 1) {
          if (found[pair] !== open) break;
          bytes += sizeOf(textOf(subject, one.side, pair));
          if (pairs.length > 0 && (pairs.length >= mostSentences || bytes > mostBytes)) break;
          pairs.push(pair);
          found[pair] = busy;
        }
        if (pairs.length > 0) return pieceOf(subject, one, pairs);
      }
      return undefined;
    },
    isDone: () =>
      [...known.values()].every(({ found }) => !found.includes(open) && !found.includes(busy)),
  };
}
