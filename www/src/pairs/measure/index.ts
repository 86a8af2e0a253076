/**
 * The measuring of all pairs of a corpus: engines side by side fill columns, and the table, its plots and its
 * summary are drawn from what is known so far.
 */

import { memoizeLast } from "../../model/memoize-last.js";
import type { System } from "../../model/state.js";
import { blockOf } from "../../text/block.js";
import type { PickerEntry } from "../entry.js";
import { fold } from "../fold.js";
import type { Column, MeasuredPairs } from "../measured.js";
import { baseOf, differenceOf } from "./columns.js";
import { createFigures } from "./figures.js";
import { linesOf } from "./lines.js";
import { createLookups } from "./lookups.js";
import type { Measuring, MeasuringSource, OpenMeasuring, OtherSystem } from "./measuring.js";
import { ranks } from "./order.js";
import { jsonLinesOf, tsvOf } from "./out.js";
import { createPool } from "./pool.js";
import { createRows, type RowsOf } from "./rows.js";
import { missingOf, type Partners, partnersOf, secondSubject } from "./second.js";
import { type Subject, textOf } from "./subject.js";
import { createSurvey, type Survey } from "./survey.js";
import { createGatherer } from "./texts.js";
import "./texts/en.ftl";

interface Other {
  readonly second: System;
  readonly survey: Survey;
  partners: Partners;
  /** What the partners were found for. */
  left: Subject["left"];
}

/** Opens the measuring; nothing is asked of the core before it is started. */
export const openMeasuring: OpenMeasuring = (source: MeasuringSource): Measuring => {
  const { openEngine, engine, cores, onChange } = source;
  const clock = () => performance.now();
  const gatherer = createGatherer();
  const options = { reader: engine, gatherer, clock, onChange: told };
  const lookups = createLookups(gatherer, told);
  const figures = createFigures({ openEngine, clock, onChange });
  const rowsOf = createRows();
  let survey = createSurvey(options);
  let subject: Subject | undefined;
  let other: Other | undefined;
  let file: OtherSystem | undefined;
  let stopped = false;
  let failed = false;
  let entries: (PickerEntry | undefined)[] = [];
  let words = new WeakMap<PickerEntry, string>();
  let ranked: { readonly of: typeof entries; readonly ranks: Float64Array } | undefined;
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
      file = undefined;
      return;
    }
    const { left } = of;
    if (other?.second !== second)
      other = {
        second,
        survey: createSurvey(options),
        partners: partnersOf(of, second.texts),
        left,
      };
    if (other.left !== left) {
      other.left = left;
      other.partners = partnersOf(of, second.texts);
    }
    const { partners } = other;
    const missing = missingOf(of.pairs, partners);
    file = { name: second.name, alone: partners.alone, missing };
    other.survey.set(secondSubject(of, second, partners));
  }

  function entry(pair: number): PickerEntry {
    const there = entries[pair];
    if (there !== undefined) return there;
    const heading = (side: "left" | "right") => {
      const text = subject && textOf(subject, side, pair);
      return text === undefined ? undefined : blockOf(text);
    };
    const [left, right] = [heading("left"), heading("right")];
    const made = {
      index: pair,
      leftId: left?.sentId,
      rightId: right?.sentId,
      leftText: left?.label ?? "",
      rightText: right?.label ?? "",
      links: subject?.pairs[pair]?.links.length,
    };
    entries[pair] = made;
    return made;
  }

  function idRanks(): Float64Array {
    if (ranked?.of === entries) return ranked.ranks;
    const pairs = Array.from({ length: subject?.pairs.length ?? 0 }, (_, pair) => entry(pair));
    ranked = { of: entries, ranks: ranks(pairs.map(({ leftId, rightId }) => leftId ?? rightId)) };
    return ranked.ranks;
  }

  function wordsOf(pair: number): string {
    const of = entry(pair);
    const there = words.get(of);
    if (there !== undefined) return there;
    const { leftId, rightId, leftText, rightText } = of;
    const made = fold([leftId, rightId, leftText, rightText].join("\n"));
    words.set(of, made);
    return made;
  }

  /** A column by its name; those of the second file are `second.…`, and how much more the first has `difference.…`. */
  function column(name: string): Column | undefined {
    const base = baseOf(name);
    const first = now(survey).columns.get(base);
    if (name === base) return first;
    const second = other && now(other.survey).columns.get(base);
    if (first === undefined || second === undefined) return undefined;
    return name.startsWith("second.") ? named(second, name) : difference(first, second);
  }

  function known(): RowsOf {
    const differences = new Map<string, Column | undefined>();
    const { refused } = now(survey);
    return {
      count: subject?.pairs.length ?? 0,
      version: [now(survey), other && now(other.survey), lookups.version, entries],
      column(name) {
        if (!differences.has(name)) differences.set(name, column(name));
        return differences.get(name);
      },
      idRanks,
      refused,
      entry,
      words: wordsOf,
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
  const testOf = memoizeLast((..._of: readonly MeasuredPairs[]): number => {
    tests += 1;
    return tests;
  });
  const isGrowing = () => now(survey).progress.state === "measuring";
  const always = () => true;

  return {
    start(work, groups, how) {
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
    stop() {
      if (stopped) return;
      stopped = true;
      pool.stop();
      settle();
      gatherer.forget();
      onChange();
    },
    resume() {
      stopped = false;
      failed = false;
      pool.wake();
      onChange();
    },
    close() {
      stopped = false;
      failed = false;
      pool.stop();
      figures.close();
      gatherer.forget();
      survey = createSurvey(options);
      subject = undefined;
      other = undefined;
      file = undefined;
      entries = [];
    },
    now: () => now(survey),
    column,
    rows(condition, sort) {
      const shown = rowsOf(known(), condition, sort);
      // Something may be looked for that was not looked for before.
      pool.wake();
      return shown;
    },
    entry,
    summary(name) {
      const of = column(name);
      return (
        of &&
        figures.ask(`summary ${name}`, [now(survey), now(survey)], isGrowing(), (engine) =>
          engine.call("summarizeColumn", [of.numerators, of.denominators], always),
        )
      );
    },
    histogram(name, bins, chosen) {
      const of = column(name);
      const about = [now(survey), chosen];
      return (
        of &&
        figures.ask(`histogram ${name} ${bins}`, about, isGrowing(), (engine) =>
          engine.call(
            "histogramOf",
            [of.numerators, of.denominators, bins, chosenOf(chosen)],
            always,
          ),
        )
      );
    },
    scatter(x, y, { columns, rows }, chosen) {
      const [one, other] = [column(x), column(y)];
      if (one === undefined || other === undefined) return undefined;
      const key = `scatter ${x} ${y} ${columns} ${rows}`;
      return figures.ask(key, [now(survey), chosen], isGrowing(), (engine) =>
        engine.call(
          "scatterOf",
          [
            one.numerators,
            one.denominators,
            other.numerators,
            other.denominators,
            columns,
            rows,
            chosenOf(chosen),
          ],
          always,
        ),
      );
    },
    second: () => file,
    secondNow: () => other && now(other.survey),
    significance(name, { moreIsBetter, bootstrap, randomisation, seed }) {
      const [first, second] = [column(name), column(`second.${name}`)];
      if (first === undefined || second === undefined || other === undefined) return undefined;
      if (!survey.isDone() || !other.survey.isDone()) return undefined;
      const turn = testOf(now(survey), now(other.survey));
      const asked = [name, moreIsBetter, bootstrap, randomisation, seed];
      const key = `significance ${turn} ${asked.join(" ")}`;
      return figures.ask(key, [now(survey), now(other.survey)], false, (engine) =>
        engine.call(
          "significanceOf",
          [
            ...([name, first.numerators, first.denominators] as const),
            ...([second.numerators, second.denominators] as const),
            ...([moreIsBetter, bootstrap, randomisation, seed] as const),
          ],
          always,
        ),
      );
    },
    tsv: (rows, columns) => tsvOf(written(rows, columns)),
    jsonLines: (rows, columns) => jsonLinesOf(written(rows, columns)),
  };

  function written(rows: Uint32Array, columns: readonly string[]) {
    const { refused } = now(survey);
    const secondRefused = other === undefined ? () => [] : now(other.survey).refused;
    const some = columns.flatMap((name) => column(name) ?? []);
    return { rows, columns: some, entry, refused, secondRefused };
  }
};

function isSameSubject(a: Subject, b: Subject): boolean {
  return (
    a.left === b.left &&
    a.right === b.right &&
    a.pairs === b.pairs &&
    a.formats === b.formats &&
    a.readAs === b.readAs &&
    a.options === b.options &&
    a.sameWords === b.sameWords &&
    a.byLinks === b.byLinks &&
    a.theirs === b.theirs &&
    a.groups.length === b.groups.length &&
    a.groups.every((group, at) => group === b.groups[at])
  );
}
