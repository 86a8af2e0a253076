/**
 * The measuring of all pairs of a corpus: engines side by side fill columns, and the table, its plots and its
 * summary are drawn from what is known so far.
 */

import type { MeasureGroup, RowFormat } from "../../engine/answers.js";
import type { Asked, Outcome } from "../../engine/asked.js";
import type { Engine } from "../../engine/client.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { isSame } from "../../model/same.js";
import { hasRowsAlone, type System, type Work } from "../../model/state.js";
import { formatOfRows } from "../../text/rows.js";
import { entryOf, type PickerEntry } from "../entry.js";
import type { Column, MeasuredPairs, Shown } from "../measured.js";
import { wordsOf } from "../search.js";
import { baseOf, differenceOf, groupOf } from "./columns.js";
import { type Command, commandOf, type Figure, type Signed } from "./command.js";
import { createFigures } from "./figures.js";
import { type CorpusFile, records, wholePairs } from "./files.js";
import { linesOf } from "./lines.js";
import { createLookups } from "./lookups.js";
import { ranks } from "./order.js";
import { groupsOf, rowsFile } from "./out.js";
import { createPool, type OpenEngine } from "./pool.js";
import { createRows, type RowsOf, type Sort } from "./rows.js";
import { createSavedRows, type SavedRows } from "./saved-rows.js";
import { type Partners, partnersOf, secondSubject } from "./second.js";
import { signatureOf } from "./signature.js";
import type { Subject } from "./subject.js";
import { createSurvey, type Survey } from "./survey.js";
import "./texts/en.ftl";

/** What the measuring is put together of. */
export interface MeasuringSource {
  /** What it opens is closed when nothing is left to be measured. */
  readonly openEngine: OpenEngine;
  /** Answers what a text or the links of a pair are read as, and finds the sentences of a file. */
  readonly engine: Engine;
  /** How many engines may work at once. */
  readonly cores: number;
  /** More is known. */
  onChange(): void;
}

/** How two hypotheses are tested: by so many samples of the paired bootstrap, and so many changes of places. */
const test = [/* bootstrap */ 1000, /* randomisation */ 10_000, /* seed */ 12_345] as const;

/** The other system of a work, set against its pairs. */
export interface OtherSystem {
  readonly name: string;
  /** How many of its sentences no pair has, and how many pairs have none of them. */
  readonly alone: number;
  readonly missing: number;
}

interface Other {
  readonly second: System;
  readonly survey: Survey | SavedRows;
  /** The pairs with its sentences; undefined of rows. */
  readonly of: Subject | undefined;
  readonly file: OtherSystem;
}

/** A column as the core is asked about it. */
type Ratios = [numerators: Float64Array, denominators: Float64Array];

/** The measuring of all pairs of a corpus. */
export type Measuring = ReturnType<typeof openMeasuring>;

/** Opens the measuring; nothing is asked of the core before it is started. */
export function openMeasuring({ openEngine, engine, cores, onChange }: MeasuringSource) {
  const newSurvey = () => createSurvey(engine, onChange);
  const lookups = createLookups(onChange);
  const figures = createFigures(openEngine, onChange);
  const rowsOf = createRows();
  const survey = newSurvey();
  let subject: Subject | undefined;
  /** The other system of the work, and what there is of it once it is known which of its sentences belong where. */
  let system: System | undefined;
  let other: Other | undefined;
  /** Rows that were saved before, of this system; where there is nothing else they stand for what is measured. */
  let saved:
    | { readonly of: System; readonly rows: SavedRows; readonly isAlone: boolean }
    | undefined;
  let paired:
    | {
        readonly left: Subject["left"];
        readonly texts: System["texts"];
        partners: Partners | undefined;
      }
    | undefined;
  let stopped = false;
  let failed = false;
  let entries: (PickerEntry | undefined)[] = [];
  const words = new WeakMap<PickerEntry, string>();
  const difference = memoizeLast(differenceOf);
  const theirLines = memoizeLast(linesOf);
  const named = memoizeLast((of: Column, name: string): Column => ({ ...of, name }));

  const pool = createPool({
    openEngine,
    cores,
    take() {
      if (failed) return undefined;
      const looked = lookups.take();
      return looked ?? (stopped ? undefined : (first().take() ?? other?.survey.take()));
    },
    onFailed() {
      failed = true;
      settle();
      onChange();
    },
  });

  /** What is measured of the pairs, or was before. */
  const first = (): Survey | SavedRows => (saved?.isAlone ? saved.rows : survey);
  const surveys = () => (other === undefined ? [first()] : [first(), other.survey]);

  /** Nothing more is measured for now: what was of pairs that have changed since is not shown of them. */
  function settle(): void {
    for (const one of surveys()) one.settle();
  }

  function now(of: Survey | SavedRows): MeasuredPairs {
    if (of.isDone()) return of.now("done");
    if (stopped) return of.now("stopped");
    return of.now(failed ? "failed" : "measuring");
  }

  /** Which sentences of the other system belong where; undefined until the core has said so. */
  function partnersNow(left: Subject["left"], { texts }: System): Partners | undefined {
    if (paired?.left === left && paired.texts === texts) return paired.partners;
    const asked = { left, texts, partners: undefined as Partners | undefined };
    paired = asked;
    void partnersOf(engine, left, texts).then((partners) => {
      if (paired !== asked) return;
      asked.partners = partners;
      if (partners === undefined) {
        paired = undefined;
        failed = true;
      } else if (subject !== undefined) setSecond(system, subject);
      if (stopped || failed) settle();
      pool.wake();
      onChange();
    });
    return undefined;
  }

  /** Measures the other system's sentences as well, where there is one. */
  function setSecond(second: System | undefined, of: Subject): void {
    system = second;
    if (second?.format === "rows") {
      setRows(second, of);
      return;
    }
    saved = undefined;
    const partners = second && partnersNow(of.left, second);
    if (second === undefined || partners === undefined) {
      // Where only a text has changed, what is known of the others stays until they are paired anew.
      if (other?.second !== second) other = undefined;
      return;
    }
    const next = secondSubject(of, { ...second, format: second.format }, partners);
    const missing = next.pairs.filter(({ right }) => right === undefined).length;
    const survey = other?.second === second && "set" in other.survey ? other.survey : newSurvey();
    other = {
      second,
      survey,
      of: next,
      file: { name: second.name, alone: partners.alone, missing },
    };
    survey.set(next);
  }

  /** Sets rows beside what is measured, or in its place. */
  function setRows(second: System, of: Subject): void {
    const isAlone = hasRowsAlone({ ...of, second });
    if (saved?.of !== second || saved.isAlone !== isAlone) {
      const pairs = () => (isAlone ? undefined : listed());
      saved = { of: second, rows: createSavedRows(second, engine, pairs, onChange), isAlone };
    }
    const { rows } = saved;
    other = isAlone
      ? undefined
      : { second, survey: rows, of: undefined, file: fileOf(second, rows) };
  }

  /** What is told of rows, as far as they are known. */
  function fileOf({ name }: System, rows: SavedRows): OtherSystem {
    return {
      name,
      get alone() {
        return rows.isDone() ? rows.alone() : 0;
      },
      get missing() {
        const { refused } = rows.now("done");
        return listed().filter((_, pair) => refused(pair)[0] === "no-row").length;
      },
    };
  }

  /** The ids and the texts of a pair. */
  function entry(pair: number): PickerEntry {
    if (saved?.isAlone) return saved.rows.entry(pair);
    const made = entries[pair] ?? entryOf(subject ?? { pairs: [], left: [], right: [] }, pair);
    entries[pair] = made;
    return made;
  }

  const allEntries = memoizeLast((_of: typeof entries, _rows: MeasuredPairs | undefined) =>
    Array.from({ length: subject?.pairs.length ?? 0 }, (_, pair) => entry(pair)),
  );
  /** The entries of all pairs; the same list as long as they are. */
  const listed = () => allEntries(entries, saved?.isAlone ? now(saved.rows) : undefined);
  const idRanks = memoizeLast(
    (all: readonly PickerEntry[]): Float64Array =>
      ranks(all.map(({ leftId, rightId }) => leftId ?? rightId)),
  );

  function folded(pair: number): string {
    const of = entry(pair);
    const made = words.get(of) ?? wordsOf(of);
    words.set(of, made);
    return made;
  }

  /**
   * A column as far as it is known; of two systems, what the second one has is `second.…`, and how much more
   * the first one has `difference.…`.
   */
  function column(name: string): Column | undefined {
    const base = baseOf(name);
    const own = now(first()).columns.get(base);
    if (name === base) return own;
    const second = other && now(other.survey).columns.get(base);
    if (own === undefined || second === undefined) return undefined;
    return name.startsWith("second.") ? named(second, name) : difference(own, second);
  }

  function known(): RowsOf {
    return {
      count: subject?.pairs.length ?? 0,
      version: [now(first()), other && now(other.survey), lookups.version, entries],
      get isGrowing() {
        const isMeasuring = surveys().some((one) => now(one).progress.state === "measuring");
        return !failed && (isMeasuring || !lookups.isDone());
      },
      column,
      idRanks: () => idRanks(listed()),
      refused: now(first()).refused,
      entry,
      words: folded,
      has: lookups.has,
    };
  }

  /** The pairs that are chosen as the core is told of them. */
  function chosenOf(rows: Uint32Array | undefined): Uint8Array | undefined {
    if (rows === undefined) return undefined;
    const chosen = new Uint8Array(subject?.pairs.length ?? 0);
    for (const row of rows) chosen[row] = 1;
    return chosen;
  }

  /** The rows beside the pairs as the command line reads them: objects, one for each pair. */
  function rowsFileNow(of: Subject): CorpusFile | undefined {
    if (saved === undefined || formatOfRows(saved.of.texts[0]) !== "jsonl") return undefined;
    const { rows, of: system } = saved;
    const pairs = wholePairs(of);
    const { refused } = now(rows);
    if (!rows.isDone() || pairs.some((pair) => refused(pair)[0] === "no-row")) return undefined;
    return { name: system.name, format: "words", content: async () => rows.file(pairs) };
  }

  let tests = 0;
  /** Counts what is tested: what was said of one file is not shown under the name of another. */
  const testOf = memoizeLast((..._of: readonly MeasuredPairs[]): number => ++tests);
  const always = () => true;

  /**
   * An answer of the core about columns; undefined as long as one of them is not measured at all. While more is
   * measured the answer before stays until there is a newer one.
   */
  function ask<Answer>(
    key: string,
    names: readonly string[],
    of: readonly unknown[],
    call: (engine: Engine, ...columns: Ratios[]) => Promise<Outcome<Answer>>,
  ): Asked<Answer> | undefined {
    const columns = names.flatMap((name) => column(name) ?? []);
    if (columns.length < names.length) return undefined;
    const ratios = columns.map((one): Ratios => [one.numerators, one.denominators]);
    const isGrowing = now(first()).progress.state === "measuring";
    return figures.ask(`${key} ${names.join(" ")}`, [now(first()), ...of], isGrowing, (engine) =>
      call(engine, ...ratios),
    );
  }

  return {
    /**
     * Measures these pairs, and where the work has another system, those with its sentences as well: each
     * stands in the place of the one of B with the same partner. To be called whenever the page is drawn:
     * what was measured already is not measured again, and of pairs that have changed only those.
     */
    start(
      work: Work,
      groups: readonly MeasureGroup[],
      how: Pick<Subject, "sameWords" | "byLinks" | "parameters">,
    ): void {
      const { left, right, pairs, formats, readAs, options, second } = work;
      const theirs = theirLines(work.theirs);
      const of = { left, right, pairs, formats, readAs, options };
      const next: Subject = { ...of, ...how, groups, theirs };
      const isOther = second !== system;
      if (subject !== undefined && !isOther && isSameSubject(subject, next)) {
        if (!stopped && !failed) pool.wake();
        return;
      }
      const isOtherWay =
        subject?.byLinks !== next.byLinks || subject.parameters !== next.parameters;
      const more = isOtherWay || groups.some((one) => !subject?.groups.includes(one));
      const grown = more || (isOther && second !== undefined);
      subject = next;
      const changed = survey.set(next);
      if (changed === "all" || isOtherWay) figures.forget();
      lookups.set(next, changed);
      if (changed.length > 0) entries = changed === "all" ? [] : entries.slice();
      if (changed !== "all") for (const pair of changed) entries[pair] = undefined;
      setSecond(second, next);
      if (grown || changed === "all") {
        stopped = false;
        failed = false;
      } else if (stopped || failed) settle();
      pool.wake();
    },
    /** Stops at once; what is measured stays. */
    stop(): void {
      if (stopped) return;
      stopped = true;
      pool.stop();
      settle();
      onChange();
    },
    /** Goes on after it was stopped, or could not be done. */
    resume(): void {
      stopped = false;
      failed = false;
      if (saved?.rows.isDone() === false) saved = undefined;
      if (subject !== undefined && paired === undefined) setSecond(system, subject);
      pool.wake();
      onChange();
    },
    /** What is known now; the same object as long as nothing more is. */
    now: () => now(first()),
    column,
    /** The pairs for which a condition is true, sorted; the same object as long as it would say the same. */
    rows(condition: string, sort: Sort): Shown {
      const shown = rowsOf(known(), condition, sort);
      // Something may be looked for that was not looked for before.
      pool.wake();
      return shown;
    },
    entry,
    /** `chosen` are rows, all where it is missing; so it is of the two after it. */
    summary: (name: string, moreIsBetter: boolean, chosen?: Uint32Array) =>
      ask("summary", [name], [chosen], (engine, of) =>
        engine.call("summarizeColumn", [...of, moreIsBetter, chosenOf(chosen)], always),
      ),
    histogram: (name: string, bins: number, chosen?: Uint32Array) =>
      ask(`histogram ${bins}`, [name], [chosen], (engine, of) =>
        engine.call("histogramOf", [...of, bins, chosenOf(chosen)], always),
      ),
    scatter: (
      x: string,
      y: string,
      { columns, rows }: { readonly columns: number; readonly rows: number },
      chosen?: Uint32Array,
    ) =>
      ask(`scatter ${columns} ${rows}`, [x, y], [chosen], (engine, across, up) =>
        engine.call("scatterOf", [...across, ...up, columns, rows, chosenOf(chosen)], always),
      ),
    /** The work's other system; undefined where there is none. */
    second: () => other?.file,
    /** What is known of the pairs with its sentences; undefined where there is none. */
    secondNow: () => other && now(other.survey),
    /** The first hypothesis against the second; undefined until both have been measured whole. */
    significance(name: string, moreIsBetter: boolean) {
      if (!first().isDone() || !other?.survey.isDone()) return undefined;
      const both = [now(first()), now(other.survey)] as const;
      const key = `significance ${testOf(...both)}`;
      return ask(key, [name, `second.${name}`], both, (engine, one, two) =>
        engine.call("significanceOf", [name, ...one, ...two, moreIsBetter, ...test], always),
      );
    },
    /** The command that gives a figure; undefined where there is none. Linear in the pairs. */
    command: (figure: Figure): Command | undefined =>
      subject && !saved?.isAlone
        ? commandOf(figure, subject, { second: other?.of, rows: rowsFileNow(subject) }, engine)
        : undefined,
    /** The pairs as records; undefined before anything is measured. */
    records: (): CorpusFile | undefined => subject && records(subject, engine),
    /** Whether the command line gives a signature with a figure of all pairs. */
    isSigned: (figure: Figure): boolean =>
      figure.of === "measure" && groupOf(figure.name) !== undefined && !saved?.isAlone,
    /** The line that says how a figure was computed. Rejects where a file cannot be read. */
    signature: (of: Signed): Promise<string> => signatureOf(of, engine),
    /**
     * The rows as a file, with what these columns are of; of the other system those with its sentences. What was
     * read from rows is written as it was. Undefined where there is none; rejects where the core fails.
     */
    async file(
      pairs: Uint32Array,
      columns: readonly string[],
      format: RowFormat,
      which: "first" | "second" = "first",
    ): Promise<Blob | undefined> {
      const rows = saved && (saved.isAlone || which === "second") ? saved.rows : undefined;
      if (rows) return rows.file([...pairs]);
      const [of, one] = which === "first" ? [subject, survey] : [other?.of, other?.survey];
      if (of === undefined || one === undefined) return undefined;
      const { refused } = now(one);
      const groups = groupsOf(columns);
      return await rowsFile(
        { of, pairs: [...pairs], groups, format, refused },
        { reader: engine, openEngine },
      );
    },
  };
}

/** The groups are gathered anew each time. */
function isSameSubject({ groups: one, ...a }: Subject, { groups: two, ...b }: Subject): boolean {
  return isSame(one, two) && isSame(Object.values(a), Object.values(b));
}
