/** Stand-in until the real one is here. */
// biome-ignore-all lint: stand-in
// @ts-nocheck
import { readTexts } from "../../model/slice.js";
import { blockOf } from "../../text/block.js";

const pend = { kind: "pending" };
/** Stand-in. */
export const openMeasuring: (source: any) => any = ({ engine, onChange }) => {
  let of,
    key = "",
    now = empty(0),
    rowsKey = [],
    rowsVal,
    cache = new Map();
  const ask = (k, name, args) => {
    const ck = k + args.length;
    const had = cache.get(k);
    if (had && had.args.every((v, i) => v === args[i])) return had.asked;
    const e = { args, asked: had?.asked ?? pend };
    cache.set(k, e);
    engine.ask(name, args, k).then((answer) => {
      if (answer !== undefined) {
        e.asked = { kind: "ready", answer };
        onChange();
      }
    });
    return e.asked;
  };
  const mask = (rows) => {
    if (!rows) return undefined;
    if (mask.r === rows) return mask.m;
    const m = new Uint8Array(now.progress.count);
    for (const r of rows) m[r] = 1;
    mask.r = rows;
    return (mask.m = m);
  };
  async function measure(work, groups, sameWords) {
    const enc = new TextEncoder();
    const many = async (side) => {
      const texts = await readTexts(
        work.pairs.map((p) => (p[side] === undefined ? "" : (work[side][p[side]] ?? ""))),
      );
      const parts = texts.map((x) => enc.encode(x));
      const bytes = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
      const places = new Uint32Array(2 * parts.length);
      let at = 0;
      parts.forEach((p, i) => {
        bytes.set(p, at);
        places[2 * i] = at;
        at += p.length;
        places[2 * i + 1] = at;
      });
      return { bytes, places, format: work.formats[side] };
    };
    const links = [],
      linkPlaces = [0];
    for (const p of work.pairs) {
      for (const l of p.links) links.push(l.left, l.right, l.possible ? 1 : 0);
      linkPlaces.push(links.length / 3);
    }
    const chunk = await engine.ask("measurePairs", [
      {
        left: await many("left"),
        right: await many("right"),
        links: Uint32Array.from(links),
        linkPlaces: Uint32Array.from(linkPlaces),
        sameWords,
        options: work.options,
        readAs: work.readAs,
        groups,
      },
    ]);
    if (!chunk) return;
    const refused = new Map(chunk.refused.map((r) => [r.pair, r.codes]));
    now = {
      progress: { count: work.pairs.length, done: work.pairs.length, state: "done" },
      columns: new Map(chunk.columns.map((c) => [c.name, c])),
      refused: (p) => refused.get(p) ?? [],
      replaced: [
        ...chunk.replaced,
        { what: "all", times: chunk.replaced.reduce((n, r) => n + r.times, 0), pairs: [] },
      ],
    };
    onChange();
  }
  return {
    start(work, groups, { sameWords }) {
      const next = `${groups} ${sameWords}`;
      const pairs = of && work.pairs === of.pairs;
      of = work;
      if (pairs && key === next) return;
      key = next;
      now = empty(work.pairs.length);
      void measure(work, groups, sameWords);
    },
    stop() {},
    resume() {},
    close() {},
    now: () => now,
    rows(condition, { by, descending }) {
      const k = [now, condition, by, descending];
      if (k.every((v, i) => v === rowsKey[i])) return rowsVal;
      rowsKey = k;
      let rows = Array.from({ length: now.progress.count }, (_, n) => n);
      const val = (c, p) =>
        c && c.denominators[p] > 0 ? c.numerators[p] / c.denominators[p] : undefined;
      for (const [, name, sign, text] of condition.matchAll(/([\w.]+) *([<>]=?|=) *([\d.]+)/g)) {
        const c = now.columns.get(name);
        rows = rows.filter((p) => {
          const v = val(c, p),
            n = Number(text);
          return (
            v !== undefined &&
            (sign === "<"
              ? v < n
              : sign === ">"
                ? v > n
                : sign === "<="
                  ? v <= n
                  : sign === ">="
                    ? v >= n
                    : v === n)
          );
        });
      }
      const c = now.columns.get(by),
        s = descending ? -1 : 1;
      if (by === "number") {
        if (descending) rows.reverse();
      } else if (c) rows.sort((a, b) => s * ((val(c, a) ?? 9) - (val(c, b) ?? 9)) || a - b);
      return (rowsVal = {
        rows: Uint32Array.from(rows),
        problem: /@/.test(condition)
          ? { at: condition.indexOf("@"), id: "pairs-none", args: {} }
          : undefined,
      });
    },
    entry(pair) {
      const p = of.pairs[pair];
      const a = blockOf(of.left[p.left] ?? ""),
        b = blockOf(of.right[p.right] ?? "");
      return {
        index: pair,
        leftId: a.sentId,
        rightId: b.sentId,
        leftText: a.label,
        rightText: b.label,
      };
    },
    summary(n) {
      const c = now.columns.get(n);
      return c && ask("s", "summarizeColumn", [c.numerators, c.denominators]);
    },
    histogram(n, bins, rows) {
      const c = now.columns.get(n);
      return c && ask("h", "histogramOf", [c.numerators, c.denominators, bins, mask(rows)]);
    },
    scatter(x, y, { columns, rows }, chosen) {
      const a = now.columns.get(x),
        b = now.columns.get(y);
      return (
        a &&
        b &&
        ask("c", "scatterOf", [
          a.numerators,
          a.denominators,
          b.numerators,
          b.denominators,
          columns,
          rows,
          mask(chosen),
        ])
      );
    },
    async openSecond() {},
    closeSecond() {},
    second: () => undefined,
    secondNow: () => undefined,
    significance: () => undefined,
    tsv: () => new Blob(["x"]),
    jsonLines: () => new Blob(["y"]),
  };
};
const empty = (count) => ({
  progress: { count, done: 0, state: "measuring" },
  columns: new Map(),
  refused: () => [],
  replaced: [],
});
