/**
 * The measuring of all pairs of a corpus: engines side by side fill columns, and the table, its plots and its
 * summary are drawn from what is known so far.
 */

import type {
  ColumnSummary,
  HistogramBin,
  MeasureGroup,
  ScatterPlot,
  Significance,
} from "../../engine/answers.js";
import type { Asked, Outcome } from "../../engine/asked.js";
import type { Engine, EngineOptions } from "../../engine/client.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { System, Work } from "../../model/state.js";
import { entryOf, type PickerEntry } from "../entry.js";
import type { Column, MeasuredPairs, Shown } from "../measured.js";
import { wordsOf } from "../search.js";
import { baseOf, differenceOf } from "./columns.js";
import { createFigures } from "./figures.js";
import { linesOf } from "./lines.js";
import { createLookups } from "./lookups.js";
import { ranks } from "./order.js";
import { jsonLinesOf, tsvOf } from "./out.js";
import { createPool } from "./pool.js";
import { createRows, type RowsOf, type Sort } from "./rows.js";
import { isSame } from "./same.js";
import { missingOf, partnersOf, secondSubject } from "./second.js";
import type { Subject } from "./subject.js";
import { createSurvey, type Survey } from "./survey.js";
import { createGatherer } from "./texts.js";
import "./texts/en.ftl";

/** What the measuring is put together of. */
export interface MeasuringSource {
  /** Opens an engine over the module that measures pairs; it is closed when nothing is left to be measured. */
  openEngine(told: Pick<EngineOptions, "onTrap" | "onDead">): Engine;
  /** Answers what a text or the links of a pair are read as, and finds the sentences of a file. */
  readonly engine: Engine;
  /** How many engines may work at once. */
  readonly cores: number;
  /** More is known. */
  onChange(): void;
}

/** Two hypotheses, tested against each other. */
interface Test {
  readonly moreIsBetter: boolean;
  /** How many samples the paired bootstrap draws, and how often scores change places. */
  readonly bootstrap: number;
  readonly randomisation: number;
  readonly seed: number;
}

/** The other system of a work, set against its pairs. */
export interface OtherSystem {
  readonly name: string;
  /** How many of its sentences no pair has, and how many pairs have none of them. */
  readonly alone: number;
  readonly missing: number;
}

interface Other {
  readonly second: System;
  readonly survey: Survey;
  readonly file: OtherSystem;
}

/** The measuring of all pairs of a corpus. */
export type Measuring = ReturnType<typeof openMeasuring>;

/** Opens the measuring; nothing is asked of the core before it is started. */
export function openMeasuring({ openEngine, engine, cores, onChange }: MeasuringSource) {
  const clock = () => performance.now();
  const gatherer = createGatherer();
  const options = { reader: engine, gatherer, clock, onChange: told };
  const lookups = createLookups(gatherer, told);
  const figures = createFigures({ openEngine, clock, onChange });
  const rowsOf = createRows();
  let survey = createSurvey(options);
  let subject: Subject | undefined;
  let other: Other | undefined;
  let stopped = false;
  let failed = false;
  let entries: (PickerEntry | undefined)[] = [];
  let words = new WeakMap<PickerEntry, string>();
  const partnersNow = memoizeLast(partnersOf);
  const difference = memoizeLast(differenceOf);
  const theirLines = memoizeLast(linesOf);
  const named = memoizeLast((of: Column, name: string): Column => ({ ...of, name }));

  const pool = createPool({
    openEngine,
    cores,
    take() {
      if (failed) return undefined;
      const looked = lookups.take();
      return looked ?? (stopped ? undefined : (survey.take() ?? other?.survey.take()));
    },
    onFailed() {
      failed = true;
      settle();
      told();
    },
  });

  /** Nothing more is measured for now: what was of pairs that have changed since is not shown of them. */
  function settle(): void {
    survey.settle();
    other?.survey.settle();
  }

  /** More is known. */
  function told(): void {
    const isDone = survey.isDone() && (other?.survey.isDone() ?? true) && lookups.isDone();
    if (isDone) gatherer.forget();
    onChange();
  }

  function now(of: Survey): MeasuredPairs {
    if (of.isDone()) return of.now("done");
    if (stopped) return of.now("stopped");
    return of.now(failed ? "failed" : "measuring");
  }

  /** Measures the other system's sentences as well, where there is one. */
  function setSecond(second: System | undefined, of: Subject): void {
    if (second === undefined) {
      other = undefined;
      return;
    }
    const partners = partnersNow(of.left, second.texts);
    const missing = missingOf(of.pairs, partners);
    const survey = other?.second === second ? other.survey : createSurvey(options);
    other = { second, survey, file: { name: second.name, alone: partners.alone, missing } };
    survey.set(secondSubject(of, second, partners));
  }

  /** The ids and the texts of a pair. */
  function entry(pair: number): PickerEntry {
    const made = entries[pair] ?? entryOf(subject ?? { pairs: [], left: [], right: [] }, pair);
    entries[pair] = made;
    return made;
  }

  const idRanks = memoizeLast((_of: typeof entries): Float64Array => {
    const pairs = Array.from({ length: subject?.pairs.length ?? 0 }, (_, pair) => entry(pair));
    return ranks(pairs.map(({ leftId, rightId }) => leftId ?? rightId));
  });

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
    const first = now(survey).columns.get(base);
    if (name === base) return first;
    const second = other && now(other.survey).columns.get(base);
    if (first === undefined || second === undefined) return undefined;
    return name.startsWith("second.") ? named(second, name) : difference(first, second);
  }

  function known(): RowsOf {
    return {
      count: subject?.pairs.length ?? 0,
      version: [now(survey), other && now(other.survey), lookups.version, entries],
      column,
      idRanks: () => idRanks(entries),
      refused: now(survey).refused,
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

  let tests = 0;
  /** Counts what is tested: what was said of one file is not shown under the name of another. */
  const testOf = memoizeLast((..._of: readonly MeasuredPairs[]): number => ++tests);
  const always = () => true;

  /**
   * Answers of the core about columns. While more is measured the answer before stays until there is a newer
   * one.
   */
  function ask<Answer>(
    key: string,
    of: readonly unknown[],
    call: (engine: Engine) => Promise<Outcome<Answer>>,
  ): Asked<Answer> {
    const isGrowing = now(survey).progress.state === "measuring";
    return figures.ask(key, [now(survey), ...of], isGrowing, call);
  }

  function written(rows: Uint32Array, columns: readonly string[]) {
    const { refused } = now(survey);
    const secondRefused = other === undefined ? () => [] : now(other.survey).refused;
    const some = columns.flatMap((name) => column(name) ?? []);
    return { rows, columns: some, entry, refused, secondRefused };
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
      how: Pick<Subject, "sameWords" | "byLinks">,
    ): void {
      const { left, right, pairs, formats, readAs, options, second } = work;
      const theirs = theirLines(work.theirs);
      const of = { left, right, pairs, formats, readAs, options };
      const next: Subject = { ...of, ...how, groups, theirs };
      const isOther = second !== other?.second;
      if (subject !== undefined && !isOther && isSameSubject(subject, next)) {
        if (!stopped && !failed) pool.wake();
        return;
      }
      const isOtherWay = subject?.byLinks !== next.byLinks;
      const more = isOtherWay || groups.some((one) => !subject?.groups.includes(one));
      const grown = more || (isOther && second !== undefined);
      subject = next;
      const changed = survey.set(next);
      if (changed === "all" || isOtherWay) figures.forget();
      lookups.set(next, changed);
      if (changed === "all") {
        entries = [];
        words = new WeakMap();
      } else if (changed.length > 0) {
        entries = entries.slice();
        for (const pair of changed) entries[pair] = undefined;
      }
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
      gatherer.forget();
      onChange();
    },
    /** Goes on after it was stopped, or could not be done. */
    resume(): void {
      stopped = false;
      failed = false;
      pool.wake();
      onChange();
    },
    /** Gives everything up that is measured. */
    close(): void {
      stopped = false;
      failed = false;
      pool.stop();
      figures.close();
      gatherer.forget();
      survey = createSurvey(options);
      subject = undefined;
      other = undefined;
      entries = [];
    },
    /** What is known now; the same object as long as nothing more is. */
    now: () => now(survey),
    column,
    /** The pairs for which a condition is true, sorted; the same object as long as it would say the same. */
    rows(condition: string, sort: Sort): Shown {
      const shown = rowsOf(known(), condition, sort);
      // Something may be looked for that was not looked for before.
      pool.wake();
      return shown;
    },
    entry,
    /** Undefined as long as the column is not measured at all. */
    summary(name: string): Asked<ColumnSummary> | undefined {
      const of = column(name);
      return (
        of &&
        ask(`summary ${name}`, [], (engine) =>
          engine.call("summarizeColumn", [of.numerators, of.denominators], always),
        )
      );
    },
    /** `chosen` are rows, all where it is missing. */
    histogram(
      name: string,
      bins: number,
      chosen?: Uint32Array,
    ): Asked<readonly HistogramBin[]> | undefined {
      const of = column(name);
      return (
        of &&
        ask(`histogram ${name} ${bins}`, [chosen], (engine) => {
          const { numerators, denominators } = of;
          return engine.call(
            "histogramOf",
            [numerators, denominators, bins, chosenOf(chosen)],
            always,
          );
        })
      );
    },
    scatter(
      x: string,
      y: string,
      { columns, rows }: { readonly columns: number; readonly rows: number },
      chosen?: Uint32Array,
    ): Asked<ScatterPlot> | undefined {
      const [one, other] = [column(x), column(y)];
      if (one === undefined || other === undefined) return undefined;
      return ask(`scatter ${x} ${y} ${columns} ${rows}`, [chosen], (engine) => {
        const across = [one.numerators, one.denominators] as const;
        const up = [other.numerators, other.denominators] as const;
        return engine.call(
          "scatterOf",
          [...across, ...up, columns, rows, chosenOf(chosen)],
          always,
        );
      });
    },
    /** The work's other system; undefined where there is none. */
    second: () => other?.file,
    /** What is known of the pairs with its sentences; undefined where there is none. */
    secondNow: () => other && now(other.survey),
    /** The first hypothesis against the second; undefined until both have been measured whole. */
    significance(name: string, test: Test): Asked<Significance> | undefined {
      const { moreIsBetter, bootstrap, randomisation, seed } = test;
      const [first, second] = [column(name), column(`second.${name}`)];
      if (first === undefined || second === undefined || other === undefined) return undefined;
      if (!survey.isDone() || !other.survey.isDone()) return undefined;
      const both = [now(survey), now(other.survey)] as const;
      const asked = [moreIsBetter, bootstrap, randomisation, seed] as const;
      const key = `significance ${testOf(...both)} ${name} ${asked.join(" ")}`;
      return ask(key, both, (engine) => {
        const one = [first.numerators, first.denominators] as const;
        const two = [second.numerators, second.denominators] as const;
        return engine.call("significanceOf", [name, ...one, ...two, ...asked], always);
      });
    },
    /** The rows as a file, with these columns; in pieces, as a table may be long. */
    tsv: (rows: Uint32Array, columns: readonly string[]): Blob => tsvOf(written(rows, columns)),
    jsonLines: (rows: Uint32Array, columns: readonly string[]): Blob =>
      jsonLinesOf(written(rows, columns)),
  };
}

/** The groups are gathered anew each time. */
function isSameSubject({ groups: one, ...a }: Subject, { groups: two, ...b }: Subject): boolean {
  return isSame(one, two) && isSame(Object.values(a), Object.values(b));
}
