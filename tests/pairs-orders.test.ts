/** Whatever is changed, stopped and broken while pairs are measured, in the end all is known that is known at once. */
import { describe, expect, it } from "vitest";
import type { MeasureGroup } from "../www/src/engine/answers.js";
import { setSecond } from "../www/src/model/comparing.js";
import { setText } from "../www/src/model/documents.js";
import { addLink } from "../www/src/model/link-edits.js";
import { noPair, singlePair, type Work } from "../www/src/model/state.js";
import { cellOf } from "../www/src/pairs/measure/columns.js";
import { openMeasuring } from "../www/src/pairs/measure/index.js";
import type { MeasuredPairs } from "../www/src/pairs/measured.js";
import { built } from "./boundary-core.js";
import { anyTree, dice } from "./boundary-sentences.js";
import { until, Watched, wholeCore } from "./pairs-engine.js";

const wanted: readonly (readonly MeasureGroup[])[] = [
  ["paths"],
  ["paths", "crossings"],
  ["paths", "distances"],
  ["paths", "distances", "crossings", "agreement"],
];

function texts(count: number, roll: (sides: number) => number): string[] {
  return Array.from({ length: count }, () => anyTree(3 + roll(6), roll).trimEnd());
}

/** Over some of its sentences the core breaks. */
function corpus(count: number, roll: (sides: number) => number): Work {
  const links = [1, 2, 3].map((word) => ({ left: word, right: word, relation: undefined }));
  return {
    ...singlePair("", "", []),
    left: texts(count, roll).map((text, at) => (at % 17 === 5 ? `# TRAP\n${text}` : text)),
    right: texts(count, roll),
    pairs: Array.from({ length: count }, (_, at) => ({ ...noPair, left: at, right: at, links })),
  };
}

function open(cores: number) {
  const watched = new Watched();
  watched.breaks = (call) => call.name === "measurePairs" && Watched.isAbout("TRAP", call);
  const { openEngine } = watched;
  const measuring = openMeasuring({ openEngine, engine: wholeCore(), cores, onChange() {} });
  const whole = () =>
    until(
      () =>
        measuring.now().progress.state === "done" &&
        (measuring.secondNow()?.progress.state ?? "done") === "done",
    );
  return { watched, measuring, whole };
}

/** What is said of all pairs, in these columns. */
function said(of: MeasuredPairs | undefined, names: readonly string[]) {
  const pairs = [...Array(of?.progress.count ?? 0).keys()];
  return {
    cells: names.map((name) => {
      const column = of?.columns.get(name);
      return [name, pairs.map((pair) => column && cellOf(column, pair))];
    }),
    replaced: of?.replaced,
    refused: pairs.map((pair) => of?.refused(pair)),
  };
}

describe.skipIf(!built)("what is measured in the end", () => {
  it.each(Array.from({ length: 8 }, (_, seed) => seed + 1))("by lot %i", async (seed) => {
    const roll = dice(7919 * seed);
    const count = 20 + roll(50);
    const { watched, measuring, whole } = open(1 + roll(3));
    let work = corpus(count, roll);
    let groups = wanted[0] ?? [];
    let byLinks = false;
    const start = (of: typeof measuring) => of.start(work, groups, { sameWords: false, byLinks });
    const somewhere = () => ({ ...work, pair: roll(count) });
    const steps: readonly (() => void)[] = [
      measuring.stop,
      measuring.resume,
      () => {
        groups = wanted[roll(wanted.length)] ?? [];
      },
      () => {
        byLinks = !byLinks;
      },
      () => {
        work = addLink(somewhere(), 1 + roll(2), 1 + roll(2));
      },
      () => {
        work = setText(somewhere(), roll(2) === 0 ? "left" : "right", anyTree(3 + roll(5), roll));
      },
      () => {
        const other = { name: "b", format: "conllu", texts: texts(count - roll(3), roll) } as const;
        work = setSecond(work, roll(3) === 0 ? undefined : other);
      },
      () => {
        const lines = Array.from({ length: count }, () => (roll(4) === 0 ? "3-3" : "1-1 2-3"));
        work = { ...work, theirs: `${lines.join("\n")}\n` };
      },
      () => measuring.rows("deprel A = nsubj", { by: "number", descending: false }),
      () => {
        work = { ...work, right: texts(count, roll) };
      },
    ];
    start(measuring);
    for (let step = 0; step < 12; step += 1) {
      steps[roll(steps.length)]?.();
      start(measuring);
      // Sometimes at once, sometimes when some is measured.
      const calls = watched.calls.length + roll(4) - 1;
      const isIdle = () => watched.closed === watched.opened;
      await until(() => watched.calls.length > calls || isIdle());
    }
    // At last more is wanted while all is measured anew, and no one says anything any longer.
    measuring.resume();
    work = { ...work, right: texts(count, roll) };
    start(measuring);
    const calls = watched.calls.length;
    await until(() => watched.calls.length > calls);
    groups = wanted.at(-1) ?? [];
    start(measuring);
    await whole();
    const fresh = open(1);
    start(fresh.measuring);
    await fresh.whole();
    const names = [...fresh.measuring.now().columns.keys()];
    expect(said(measuring.now(), names)).toEqual(said(fresh.measuring.now(), names));
    expect(said(measuring.secondNow(), names)).toEqual(said(fresh.measuring.secondNow(), names));
    await until(() => watched.closed === watched.opened);
  });
});
