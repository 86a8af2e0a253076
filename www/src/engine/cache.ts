/**
 * The answers of the core, by what was asked. A call with its arguments is asked once; its answer, and
 * that it failed, is kept under it and can be taken for the answer to nothing else, however late it comes
 * and whatever was asked meanwhile. What the core broke over is asked once more of the instance that takes its
 * place; what fails then stays failed until a reader asks for another try.
 *
 * Arguments are the same where they are the same values. An object is compared by its fields, an array by
 * being the same array: links are many, and never change in place.
 */
import { type Asked, type Failure, pending } from "./asked.js";
import type { Engine } from "./client.js";
import { sizeOf } from "./patience.js";
import type { Answer, Arguments, CallName } from "./protocol.js";

/** How many answers to a call are kept, the last asked for: a comparison of many links holds megabytes. */
const usual = 8;

/** To these calls more are kept, where they are small and looked at in turn, or fewer. */
export const kept: Readonly<Partial<Record<CallName, number>>> = {
  read: 32,
  explain: 64,
  outline: 4,
  readModel: 2,
};

/** More characters of texts than this are kept only for what is drawn. */
export const largest = 20_000_000;

/** The answers to what is asked. */
export type Answers = ReturnType<typeof createAnswers>;

type Settled<Answer = unknown> = Exclude<Asked<Answer>, { readonly kind: "pending" }>;

interface Entry {
  readonly given: readonly unknown[];
  /** How many characters of texts there are in what was given. */
  readonly size: number;
  asked: Asked<unknown>;
  /** The drawing that asked last. */
  turn: number;
  /** Whether the core broke over it already. */
  trapped: boolean;
  /** Those who wait for it whatever is drawn. */
  readonly waiting: ((settled: Settled) => void)[];
}

/** The answers of an engine; `onChange` is called whenever more is known, or is to be asked again. */
export function createAnswers(
  engine: Pick<Engine, "call"> & Partial<Pick<Engine, "stop">>,
  onChange: () => void,
) {
  const entries = new Map<CallName, Set<Entry>>();
  let turn = 0;

  const entryOf = (name: CallName, given: readonly unknown[]) =>
    [...(entries.get(name) ?? [])].findLast((item) => isSame(item.given, given));

  function entry(name: CallName, given: readonly unknown[]): Entry {
    const known = entries.get(name) ?? new Set();
    entries.set(name, known);
    const found = entryOf(name, given);
    if (found !== undefined) {
      known.delete(found);
      known.add(found);
      found.turn = turn;
      return found;
    }
    const made = keep(name, known, given, pending);
    send(name, made);
    return made;
  }

  function keep(
    name: CallName,
    known: Set<Entry>,
    given: readonly unknown[],
    asked: Asked<unknown>,
  ): Entry {
    const made: Entry = { given, size: sizeOf(given), asked, turn, trapped: false, waiting: [] };
    known.add(made);
    // What is still coming is not dropped: it would be asked for a second time.
    const old = [...known].find((item) => item.asked.kind !== "pending");
    if (known.size > (kept[name] ?? usual) && old !== undefined) known.delete(old);
    bound(known);
    return made;
  }

  /** Drops the oldest answers to long texts; what this drawing or the last one asked for stays. */
  function bound(known: Set<Entry>): void {
    let room = largest;
    for (const item of [...known].reverse()) {
      room -= item.size;
      if (room < 0 && item.asked.kind !== "pending" && item.turn < turn - 1) known.delete(item);
    }
  }

  /** What is asked for now and failed for this reason is asked for once more: it is one failure to anyone who sees it. */
  function forgetWith(why: Failure): void {
    const isPart = ({ asked, turn: last }: Entry) =>
      asked.kind === "failed" && asked.why === why && last === turn;
    for (const known of entries.values())
      for (const made of known) if (isPart(made)) known.delete(made);
  }

  function send(name: CallName, made: Entry): void {
    const wanted = () => made.turn === turn || made.waiting.length > 0;
    const given = made.given as Arguments<typeof name>;
    void engine.call(name, given, wanted).then((outcome) => {
      if (outcome.kind === "withdrawn") {
        // It may have been asked for again since its turn was passed over.
        if (wanted()) send(name, made);
        else entries.get(name)?.delete(made);
        return;
      }
      if (outcome.kind === "failed" && outcome.why === "trapped" && !made.trapped) {
        // It may have been the instance: a fresh one is asked once more.
        made.trapped = true;
        send(name, made);
        return;
      }
      const settled: Settled =
        outcome.kind === "answered"
          ? { kind: "ready", answer: outcome.answer }
          : {
              kind: "failed",
              why: outcome.why,
              again() {
                if (made.asked !== settled) return;
                forgetWith(outcome.why);
                entries.get(name)?.delete(made);
                onChange();
              },
            };
      made.asked = settled;
      for (const tell of made.waiting.splice(0)) tell(settled);
      onChange();
    });
  }

  return {
    /**
     * What is known of this; asks for it where it was never asked. The same object as long as nothing more
     * is known. What is drawn asks for all it needs each time.
     */
    ask: <Name extends CallName>(name: Name, ...given: Arguments<Name>) =>
      entry(name, given).asked as Asked<Answer<Name>>,
    /** The same for what is not drawn: it is computed whatever the page shows meanwhile. */
    settled<Name extends CallName>(
      name: Name,
      ...given: Arguments<Name>
    ): Promise<Settled<Answer<Name>>> {
      return new Promise((resolve) => {
        const tell = resolve as (settled: Settled) => void;
        let made = entry(name, given);
        // Anyone who asks by a click asks anew.
        if (made.asked.kind === "failed") {
          entries.get(name)?.delete(made);
          made = entry(name, given);
        }
        if (made.asked.kind === "pending") made.waiting.push(tell);
        else tell(made.asked);
      });
    },
    /** Keeps an answer that was had elsewhere: who asks for it has it at once. */
    know<Name extends CallName>(name: Name, answer: Answer<Name>, ...given: Arguments<Name>): void {
      if (entryOf(name, given) !== undefined) return;
      const known = entries.get(name) ?? new Set();
      entries.set(name, known);
      keep(name, known, given, { kind: "ready", answer });
    },
    /** Stops what was asked for and is coming: it has failed, and can be asked for again. */
    stop<Name extends CallName>(name: Name, ...given: Arguments<Name>): void {
      const made = entryOf(name, given);
      if (made?.asked.kind === "pending") engine.stop?.(name, made.given as typeof given);
    },
    /** Begins a drawing: what waits for its turn and is not asked for by this one is not computed. */
    turn(): void {
      turn += 1;
    },
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => isSameValue(value, b[at]));
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isSameValue(a[name], b[name]))
  );
}

/** Arrays, and what else has a prototype of its own, are none. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value?.constructor === Object;
}
