/** Rows that were saved before, in the place of what is measured: of the pairs there are, or by themselves. */
import type { MeasuredColumn } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { readTexts } from "../../model/slice.js";
import type { System } from "../../model/state.js";
import { formatOfRows, type Row, rowOf, rowsText } from "../../text/rows.js";
import type { PickerEntry } from "../entry.js";
import type { MeasuredPairs } from "../measured.js";
import { emptyColumn, groups, measuresOf, namesOf, placeOf, refuse } from "./columns.js";
import type { Survey } from "./survey.js";

/** So many rows are read at once. */
const batch = 2000;

/** Why a row has no value of a measure that it says nothing of, and why a pair has none at all. */
const [notSaved, noRow] = ["not-saved", "no-row"];

/** A row with its text, and what it has in each column. */
interface Found extends Row {
  readonly text: string;
  readonly at: number;
}

/** What is read of rows. */
export interface SavedRows extends Pick<Survey, "take" | "isDone" | "now" | "settle"> {
  /** How many rows no pair has. */
  alone(): number;
  /** What is known of a pair where there is nothing else. */
  entry(pair: number): PickerEntry;
  /** The rows of pairs as they were read. */
  file(pairs: readonly number[]): Blob;
}

/**
 * Reads rows; `onChange` is called once that is done. They are set against the pairs that `pairs` tells, the same
 * list as long as those are the same; where there are none they stand for themselves, in the order of their numbers.
 */
export function createSavedRows(
  { texts }: Pick<System, "texts">,
  engine: Pick<Engine, "ask">,
  pairs: () => readonly PickerEntry[] | undefined,
  onChange: () => void,
): SavedRows {
  let rows: readonly Found[] = [];
  let read: readonly MeasuredColumn[] = [];
  let state: "measuring" | "done" | "failed" = "measuring";

  async function open(): Promise<void> {
    // What was read when the file was opened has not changed since.
    const found = (await readTexts(texts)).flatMap((text, at): readonly Found[] => {
      const row = rowOf(text);
      return row === undefined ? [] : [{ ...row, text, at }];
    });
    const columns = new Map<string, MeasuredColumn>();
    for (let at = 0; at < found.length; at += batch) {
      const some = found.slice(at, at + batch);
      const answer = await engine.ask("readRows", [some.map(({ json }) => json)]);
      if (answer === undefined) throw new Error("the core gave no answer");
      for (const { name, numerators, denominators } of answer.columns) {
        const own = columns.get(name) ?? emptyColumn(name, found.length);
        own.numerators.set(numerators, at);
        own.denominators.set(denominators, at);
        columns.set(name, own);
      }
    }
    read = [...columns.values()];
    rows = found.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  }

  /** The row of each pair. */
  const placed = memoizeLast((entries: readonly PickerEntry[] | undefined, all: typeof rows) =>
    entries === undefined ? all : entries.map(rowFor(all)),
  );
  // A table has two rows at least.
  const countNow = () => pairs()?.length ?? Math.max(2, texts.length);
  const placedNow = () => placed(pairs(), rows);

  const measured = memoizeLast(
    (of: ReturnType<typeof placed>, now: typeof state): MeasuredPairs => {
      const isDone = now === "done";
      const columns = isDone ? namesOf(groups).map((name) => columnOf(name, of)) : [];
      const count = countNow();
      return {
        progress: { count, done: isDone ? count : 0, state: now },
        columns: new Map(columns.map((column) => [column.name, column])),
        refused: (pair) => (isDone ? (of[pair]?.error ?? [noRow]) : []),
        replaced: [],
      };
    },
  );

  function columnOf(name: string, of: readonly (Found | undefined)[]): MeasuredColumn {
    const count = countNow();
    const own = emptyColumn(name, count);
    const given = read.find((one) => one.name === name);
    const reasonOf = reasonFor(name);
    for (let pair = 0; pair < count; pair += 1) {
      const row = of[pair];
      if (row === undefined || row.error.length > 0) {
        refuse(own, pair);
        continue;
      }
      const denominator = given?.denominators[row.at] ?? Number.NaN;
      const why = denominator >= 1 ? undefined : reasonOf(row);
      if (why === undefined && !Number.isNaN(denominator)) {
        own.numerators[pair] = given?.numerators[row.at] ?? 0;
        own.denominators[pair] = denominator;
      } else {
        own.numerators[pair] = placeOf(why ?? notSaved, own);
        own.denominators[pair] = 0;
      }
    }
    return own;
  }

  async function begin(): Promise<void> {
    try {
      await open();
      state = "done";
    } catch {
      state = "failed";
    }
    onChange();
  }
  void begin();

  return {
    take: () => undefined,
    settle: () => undefined,
    isDone: () => state === "done",
    now: () => measured(placedNow(), state),
    alone: () => rows.length - new Set(placedNow().filter((row) => row !== undefined)).size,
    entry(pair) {
      const { number, left, right } = rows[pair] ?? {};
      const index = number === undefined ? pair : number - 1;
      return { index, leftId: left, rightId: right, leftText: "", rightText: "", links: undefined };
    },
    file(wanted) {
      const of = placedNow();
      const text = rowsText(wanted.flatMap((pair) => of[pair]?.text ?? []));
      return new Blob([text], { type: types[formatOfRows(texts[0])] });
    },
  };
}

const types = {
  jsonl: "application/jsonl",
  tsv: "text/tab-separated-values",
  csv: "text/csv",
} as const;

/** The row of a pair: that of its number, unless it names other sentences; else of its name. */
function rowFor(rows: readonly Found[]) {
  const numbered = new Map(rows.map((row) => [row.number, row]));
  const records = rows.filter(({ number }) => number === undefined);
  const named = new Map(records.map((row) => [row.left, row]));
  return ({ index, leftId, rightId }: PickerEntry): Found | undefined => {
    const row = numbered.get(index + 1);
    if (row !== undefined) return isOf(row, leftId, rightId) ? row : undefined;
    // A record is named as its sentences are, or as the page numbers them.
    const names = [leftId, rightId].filter((name) => name !== undefined);
    return [...names, String(index + 1)].map((name) => named.get(name)).find(Boolean);
  };
}

function isOf({ left, right }: Row, leftId: string | undefined, rightId: string | undefined) {
  const fits = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other;
  return fits(left, leftId) && fits(right, rightId);
}

/** Why a row has no value of a measure: by its name, by that of what it is part of, or by that of its command. */
function reasonFor(name: string): (row: Row) => string | undefined {
  const parts = name.split(".");
  const longer = parts.map((_, at) => parts.slice(0, parts.length - at).join("."));
  const group = groups.find((one) => measuresOf[one].some((measure) => measure === name));
  const all = [...longer, ...(group ? [group] : [])];
  return ({ reasons }) => {
    const found = all.find((one) => one in reasons);
    return found === undefined ? undefined : String(reasons[found]);
  };
}
