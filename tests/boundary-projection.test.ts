/** The worked tables of projections, training and prediction through the built module. Rust's own tests run the same tables. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";
import type { ClauseProjection, Prediction, Projections } from "./boundary-projection-contract.js";

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

const options = { stripSubtypes: false, ignorePunctuation: false };

/** A pair of sentences in brackets, its links as they are written. */
function request(left: string, right: string, links: string) {
  const ends = [...links.matchAll(/(\d+)-(\d+)/g)].map(([, a, b]) => ({
    left: Number(a),
    right: Number(b),
    relation: undefined,
  }));
  return {
    ...{ left, right, links: ends, options },
    leftFormat: "brackets" as const,
    rightFormat: "brackets" as const,
  };
}

function derived(left: string, right: string, links: string): Projections {
  const answer = core.projections(request(left, right, links));
  if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
  return answer.projections;
}

/** As the tables write them: decisions with strokes between, places with spaces. */
function written({ decisions }: ClauseProjection): string {
  const values = decisions.map(({ decided }) => decided.value);
  return [...values.slice(0, 8), values.slice(8).join(" ")].filter(Boolean).join(" | ");
}

interface Table {
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly links: string;
  readonly expect: {
    readonly dropped?: string;
    readonly drops?: readonly string[];
    readonly projections?: readonly string[];
    readonly texts?: readonly string[];
  };
}

const place = new URL("./tables/projection/", import.meta.url);
const tables = readdirSync(place).map((file) => ({
  file,
  table: JSON.parse(readFileSync(new URL(file, place), "utf8")) as Table,
}));
const tableOf = (name: string) => {
  const found = tables.find(({ file }) => file === `${name}.json`);
  if (found === undefined) throw new Error(name);
  return found.table;
};

test("there are tables", () => expect(tables.length).toBeGreaterThan(13));

describe.each(tables)("$file", ({ table }) => {
  test(table.name, () => {
    const { pairs, dropped } = derived(table.left, table.right, table.links);
    expect(dropped?.code).toBe(table.expect.dropped);
    const shown = pairs.flatMap(({ projection }) => projection ?? []);
    expect(shown.map(written)).toEqual(table.expect.projections ?? []);
    expect(shown.map(({ text }) => text.toLowerCase())).toEqual(table.expect.texts ?? []);
    const drops = pairs.flatMap((pair) => pair.dropped?.code ?? []);
    expect(drops).toEqual(table.expect.drops ?? []);
    for (const { projection, dropped: why } of pairs) {
      expect([projection, why].filter((one) => one === undefined)).toHaveLength(1);
    }
  });
});

describe("where a decision comes from", () => {
  const { left, right, links } = tableOf("figure-2-main-obstacle");

  test("is nodes, words and links of both sides", () => {
    const found = derived(left, right, links);
    const projection = found.pairs[0]?.projection;
    const subject = projection?.decisions[3];
    expect(subject).toMatchObject({
      decided: { decision: "SUBJECT", value: "1", argument: 1 },
      leftWords: [2, 3],
      rightWords: [2, 3, 4],
      // Phrases come behind all words: np-sb is the second of A, NP-A the third of B.
      left: [11],
      right: [14],
    });
    expect(subject?.links).toEqual([
      [3, 3],
      [3, 4],
    ]);
    expect(projection?.pieces.map(({ piece, text }) => [piece, text])).toEqual([
      ["complementizer", "that"],
      ["subject", "the main obstacle"],
      ["modals", "has"],
      ["infl", "been"],
      ["object", "the predictable resistance of manufacturers"],
    ]);
    expect(projection?.spine.map(({ part }) => part)).toEqual([
      ...["phrase", "complementizer", "phrase", "subject", "phrase", "verb", "object"],
    ]);
    expect(found.left[0]).toMatchObject({ main: 9, modifiers: [11, 12] });
    expect(found.right[0]).toMatchObject({ main: 6 });
  });

  test("is told of clauses that cannot be paired, too", () => {
    const { left: a, right: b, links: of } = tableOf("dropped-clauses-differ");
    const found = derived(a, b, of);
    expect([found.left.length, found.right.length]).toEqual([
      found.dropped?.left,
      found.dropped?.right,
    ]);
    expect(found.left.every(({ words }) => words.length > 0)).toBe(true);
  });

  test("an aligned phrase outside is named with its counterpart", () => {
    const { left: a, right: b, links: of } = tableOf("dropped-aligned-outside");
    const why = derived(a, b, of).pairs.flatMap(({ dropped }) => dropped ?? [])[0];
    expect(why).toMatchObject({ code: "aligned-outside" });
    expect([typeof why?.node, typeof why?.counterpart]).toEqual(["number", "number"]);
  });

  test("a decision against a constraint is named with the rule", () => {
    const { left: a, right: b, links: of } = tableOf("dropped-forbidden");
    const why = derived(a, b, of).pairs[0]?.dropped;
    expect(why).toMatchObject({ code: "forbidden", decision: "WH", rule: "no-wh-slot" });
  });

  test("a text with errors is refused with its diagnostics", () => {
    const answer = core.projections(request("(s (pper er)", "(S (NP he))", "1-1"));
    expect(answer).toMatchObject({ kind: "rejected" });
    expect(answer.kind === "rejected" && answer.diagnostics[0]?.source).toBe("left");
  });

  test("words alone and dependencies have no projection", () => {
    const words = { ...request("er schläft", "he sleeps", "1-1"), leftFormat: "words" as const };
    const answer = core.projections({ ...words, rightFormat: "words" });
    expect(answer).toMatchObject({
      kind: "ok",
      projections: { left: [], pairs: [], dropped: { code: "no-phrases", side: "left" } },
    });
  });
});

/** The sentences of a set. */
const setOf = (name: string) =>
  ["de.mrg", "en.mrg", "links"].map((ending) =>
    readFileSync(new URL(`./projection/${name}.${ending}`, import.meta.url), "utf8"),
  ) as [string, string, string];

function trained(name: string, passes: number, early = false, beam = 20) {
  const trainer = new core.Trainer({ passes, beam, early });
  const examples = trainer.add(...setOf(name));
  const curve: number[] = [];
  let steps = 0;
  for (let next = trainer.step(); next !== undefined; next = trainer.step()) {
    steps += 1;
    if (next.seen === next.examples) curve.push(next.wrong);
    expect(next.curve).toEqual(curve.slice(0, next.pass - 1));
  }
  const model = trainer.write() ?? "";
  const after = [trainer.write(), trainer.step()];
  trainer.free();
  return { model, curve, steps, examples, after };
}

describe("training", () => {
  test("sees one example at a time, and tells how many were wrong in each pass", () => {
    const { curve, steps, examples, after, model } = trained("by-hand", 3);
    expect(examples).toMatchObject({ sentences: 63, full: undefined });
    expect(steps).toBe(3 * examples.clauses);
    expect(curve).toHaveLength(3);
    expect(curve[2]).toBeLessThan(curve[0] ?? 0);
    // What was written once is gone.
    expect(after).toEqual([undefined, undefined]);
    expect(model.split("\n")[0]).toBe("twintree projection model 1");
    expect(core.read_model(model)).toMatchObject({
      kind: "ok",
      facts: { visits: steps, beam: 20 },
    });
  });

  test("gets every decision of the generated pairs right within 20 passes", () => {
    const trainer = new core.Trainer({ passes: 20, beam: 20, early: false });
    const examples = trainer.add(...setOf("generated"));
    expect(examples).toMatchObject({ sentences: 400, dropped: [] });
    let next = trainer.step();
    while (next && !(next.seen === next.examples && next.wrong === 0)) next = trainer.step();
    expect(next).toBeDefined();
    trainer.free();
  }, 60_000);

  test("gives the same model each time, another one with early update", () => {
    const { model } = trained("by-hand", 2);
    expect(trained("by-hand", 2).model).toBe(model);
    expect(trained("by-hand", 2, true, 1).model).not.toBe(trained("by-hand", 2, false, 1).model);
  });

  test("that is left early gives what was learnt so far", () => {
    const trainer = new core.Trainer({ passes: 5, beam: 4, early: false });
    trainer.add(...setOf("by-hand"));
    for (let step = 0; step < 30; step += 1) trainer.step();
    expect(core.read_model(trainer.write() ?? "")).toMatchObject({ facts: { visits: 30 } });
    trainer.free();
  });

  test("counts what was dropped, and gives no model of nothing", () => {
    const trainer = new core.Trainer({ passes: 1, beam: 1, early: false });
    const { left, right, links } = tableOf("dropped-clauses-differ");
    expect(trainer.add(left, right, links)).toMatchObject({ sentences: 1, clauses: 0 });
    const again = trainer.add("(s broken", "(S (NP he))", "");
    expect(again.dropped).toEqual([
      { code: "clauses-differ", count: 1 },
      { code: "text-errors", count: 1 },
    ]);
    expect([trainer.step(), trainer.write()]).toEqual([undefined, undefined]);
  });

  test("takes options within their bounds, and names the one that is not", () => {
    const make = (given: unknown) => () => new core.Trainer(given as never);
    const plain = { passes: 5, beam: 20, early: false };
    expect(make({ ...plain, passes: 0 })).toThrow(/^options\.passes: expected a number from 1/);
    expect(make({ ...plain, passes: 101 })).toThrow(/^options\.passes/);
    expect(make({ ...plain, passes: 1.5 })).toThrow(/^options\.passes/);
    expect(make({ ...plain, beam: 1e9 })).toThrow(
      /^options\.beam: expected a number from 1 to 256/,
    );
    expect(make({ ...plain, early: "no" })).toThrow(/^options\.early: expected a boolean/);
    for (const none of [undefined, null, 3, "x"]) expect(make(none)).toThrow(/^options/);
    const trainer = new core.Trainer(plain);
    for (const none of [undefined, null, 3, {}]) {
      expect(() => trainer.add(none as never, "", "")).toThrow(/^sources: expected a string/);
      expect(() => trainer.add("", "", none as never)).toThrow(/^links: expected a string/);
    }
  });
});

describe("a model", () => {
  test("that is none is refused with the line and the column", () => {
    expect(core.read_model("not a model")).toMatchObject({
      kind: "rejected",
      problems: [{ code: "model-version", line: 1, column: 1 }],
    });
    const { model } = trained("by-hand", 1);
    const lines = model.split("\n");
    const broken = [...lines.slice(0, 3), "nonsense here", ...lines.slice(3)].join("\n");
    expect(core.read_model(broken)).toMatchObject({
      kind: "rejected",
      problems: [{ code: "model-line", line: 4, column: 1, found: "nonsense here" }],
    });
    expect(core.read_model("")).toMatchObject({ kind: "rejected" });
    expect(() => core.read_model(undefined as never)).toThrow(/^model: expected a string/);
  });

  test("that is cut anywhere is read or refused", () => {
    const { model } = trained("by-hand", 1);
    for (let at = 0; at < model.length; at += Math.ceil(model.length / 40)) {
      expect(["ok", "rejected"]).toContain(core.read_model(model.slice(0, at)).kind);
    }
  });
});

describe("a prediction", () => {
  const [sources, targets, links] = setOf("generated");
  const lines = (text: string) => text.trimEnd().split("\n");
  const ask = (at: number) =>
    request(lines(sources)[at] ?? "", lines(targets)[at] ?? "", lines(links)[at] ?? "");
  let model = "";
  beforeAll(() => {
    model = trained("generated", 5).model;
  }, 60_000);

  function predicted(at: number, beam: number, seenOnly = true): Prediction {
    const answer = core.predict(model, ask(at), { clause: 0, beam, seenOnly });
    if (answer.kind !== "ok") throw new Error(JSON.stringify(answer));
    return answer.prediction;
  }

  test("is the beam decision by decision: each prefix goes on from one that was kept", () => {
    const { layers, way, goldWay, found, gold, unseen } = predicted(0, 4);
    expect(layers.map(({ decision }) => decision).slice(0, 8)).toEqual([
      ...["STEM", "SPINE", "VOICE", "SUBJECT", "OBJECT", "WH", "MODALS", "INFL"],
    ]);
    layers.forEach(({ prefixes, kept, all }, at) => {
      expect(kept).toBeLessThanOrEqual(4);
      expect(prefixes.length).toBeLessThanOrEqual(all);
      const scores = prefixes.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      if (at > 0)
        for (const { parent } of prefixes) expect(parent).toBeLessThan(layers[at - 1]?.kept ?? 0);
    });
    expect(way).toHaveLength(layers.length);
    expect(way.at(-1)).toBe(0);
    // It was trained on this very pair.
    expect(found?.decisions).toEqual(gold?.decisions);
    expect([goldWay, unseen]).toEqual([way, []]);
    expect(found?.score).toBeCloseTo(layers.at(-1)?.prefixes[0]?.score ?? Number.NaN, 9);
    expect(gold?.score).toBeCloseTo(found?.score ?? Number.NaN, 9);
    expect(found?.pieces.every(({ text }) => text !== undefined)).toBe(true);
  });

  test("says what speaks for a value, which adds up to what the value adds to the score", () => {
    const { layers, way } = predicted(3, 4);
    way.forEach((at, layer) => {
      const given = { clause: 0, beam: 4, seenOnly: true };
      const weighing = core.weigh(model, ask(3), given, layer, [at]);
      const [value] = weighing?.values ?? [];
      const prefix = layers[layer]?.prefixes.find(({ place }) => place === at);
      const before = layers[layer - 1]?.prefixes.find(({ place }) => place === prefix?.parent);
      expect(value?.value).toBe(prefix?.value);
      expect(value?.sum).toBeCloseTo((prefix?.score ?? 0) - (before?.score ?? 0), 9);
      const sum = weighing?.features.reduce((all, { weights }) => all + (weights[0] ?? 0), 0);
      expect(sum).toBeCloseTo(value?.sum ?? Number.NaN, 9);
    });
  });

  test("says what the constraints forbade, and by which rule", () => {
    const { way, layers } = predicted(0, 4);
    const given = { clause: 0, beam: 4, seenOnly: true };
    const forbidden = (layer: number) =>
      core.weigh(model, ask(0), given, layer, [way[layer] ?? 0])?.forbidden.map(({ rule }) => rule);
    expect(forbidden(0)).toEqual(["not-in-lexicon"]);
    expect(forbidden(3)).toEqual(["subject-missing"]);
    expect(forbidden(7)).toEqual(["form-of-other-stem"]);
    for (let layer = 8; layer < layers.length; layer += 1)
      expect(["is-argument", "place-missing"]).toContain(forbidden(layer)?.[0]);
  });

  test("meets every constraint somewhere, each of which forbids what it says", () => {
    const nothing = /^null$/i;
    /** What each forbids: by the decision, the values that are it, and those that are never it. */
    const table: Readonly<Record<string, readonly [decision: RegExp, only: RegExp]>> = {
      "not-in-lexicon": [/^SPINE$|^VOICE$|^STEM$/, /./],
      "no-subject-slot": [/^SUBJECT$/, /^(?!null$)/i],
      "subject-missing": [/^SUBJECT$/, nothing],
      "no-object-slot": [/^OBJECT$/, /^(?!null$)/i],
      "object-missing": [/^OBJECT$/, nothing],
      "is-subject": [/^OBJECT$/, /^\d+$/],
      "no-wh-slot": [/^WH$/, /^(?!null$)/i],
      "wh-missing": [/^WH$/, nothing],
      "form-of-other-stem": [/^INFL$/, /./],
      "is-argument": [/^MOD$/, /^(?!null$)/i],
      "place-missing": [/^MOD$/, nothing],
      "no-modals": [/^MOD$/, /^in-?modals$/i],
      "no-subject": [/^MOD$/, /^post-?sub$/i],
    };
    const met = new Set<string>();
    for (let at = 0; at < 120 && met.size < Object.keys(table).length; at += 1) {
      const given = { clause: 0, beam: 6, seenOnly: true };
      const { layers, way } = predicted(at, 6);
      layers.forEach(({ decision, prefixes, kept }, layer) => {
        for (const { place } of prefixes.slice(0, Math.min(kept, 4))) {
          const weighing = core.weigh(model, ask(at), given, layer, [place]);
          for (const { rule, values } of weighing?.forbidden ?? []) {
            const [of, only] = table[rule] ?? [];
            expect(of, rule).toBeDefined();
            expect(decision, rule).toMatch(of ?? "");
            for (const value of values) expect(value, rule).toMatch(only ?? "");
            met.add(rule);
          }
        }
      });
      // What was found is not forbidden.
      way.forEach((place, layer) => {
        const weighing = core.weigh(model, ask(at), given, layer, [place]);
        const values = weighing?.forbidden.flatMap(({ values }) => values);
        expect(values).not.toContain(weighing?.values[0]?.value);
      });
    }
    expect([...met].sort()).toEqual(Object.keys(table).sort());
  }, 60_000);

  test("of any width and with all constraints off is made", () => {
    for (const beam of [1, 256]) expect(predicted(5, beam).found).toBeDefined();
    expect(predicted(5, 4, false).found).toBeDefined();
  });

  test("of a clause that is not there, of no model and of broken texts says so", () => {
    const given = { clause: 0, beam: 4, seenOnly: true };
    expect(core.predict("no", ask(0), given)).toEqual({ kind: "no-model" });
    expect(core.predict(model, ask(0), { ...given, clause: 99 })).toMatchObject({
      kind: "dropped",
      dropped: { code: "no-clauses" },
    });
    expect(core.predict(model, request("(s", "(S x)", ""), given)).toMatchObject({
      kind: "rejected",
    });
    expect(core.predict(model, request("(s (adv nie))", "(S (RB no))", ""), given)).toMatchObject({
      kind: "dropped",
      dropped: { code: "no-main-verb" },
    });
    for (const [layer, prefixes] of [
      [99, [0]],
      [0, [1_000_000]],
      [0, [4_294_967_295]],
    ] as const) {
      expect(core.weigh(model, ask(0), given, layer, [...prefixes])).toBeUndefined();
    }
    expect(core.weigh("no", ask(0), given, 0, [0])).toBeUndefined();
  });

  test("takes arguments of the right shape alone", () => {
    const given = { clause: 0, beam: 4, seenOnly: true };
    const wrong = (change: object) => () =>
      core.predict(model, ask(0), { ...given, ...change } as never);
    expect(wrong({ clause: -1 })).toThrow(/^options\.clause/);
    expect(wrong({ beam: 0 })).toThrow(/^options\.beam: expected a number from 1 to 256/);
    expect(wrong({ beam: 257 })).toThrow(/^options\.beam/);
    expect(wrong({ seenOnly: 1 })).toThrow(/^options\.seenOnly/);
    expect(() => core.predict(3 as never, ask(0), given)).toThrow(/^model/);
    expect(() => core.weigh(model, ask(0), given, 0, [-1])).toThrow(/^prefixes\[0\]/);
    expect(() => core.weigh(model, ask(0), given, 0, {} as never)).toThrow(/^prefixes/);
    const many = Array.from({ length: 17 }, () => 0);
    expect(() => core.weigh(model, ask(0), given, 0, many)).toThrow(/^prefixes.*at most 16/);
    expect(() => core.projections(null as never)).toThrow(/^request/);
  });
});
