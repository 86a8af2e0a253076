import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "../www/src/model/packed.js";

/** As a browser's database gives back what it was given. */
const stored = (value: unknown) => structuredClone(value);

const link = fc.record(
  {
    left: fc.integer({ min: 1, max: 9 }),
    right: fc.integer({ min: 1, max: 9 }),
    relation: fc.constantFrom(undefined, "equals"),
    possible: fc.constant(true),
  },
  { requiredKeys: ["left", "right", "relation"] },
);
const pair = fc.record({
  left: fc.option(fc.nat(5), { nil: undefined }),
  links: fc.array(link, { maxLength: 3 }),
  draft: fc.option(fc.string(), { nil: undefined }),
  decisions: fc.dictionary(fc.string(), fc.constantFrom("mine", "theirs"), { maxKeys: 2 }),
  forms: fc.option(fc.record({ left: fc.array(fc.string(), { maxLength: 2 }) }), {
    nil: undefined,
  }),
});

describe("A list that is packed", () => {
  it("is the same when it is unpacked, whatever is in it", () => {
    const lists = [fc.array(pair, { maxLength: 6 }), fc.array(fc.anything(), { maxLength: 4 })];
    fc.assert(
      fc.property(fc.oneof(...lists), (list) => {
        expect(unpack(pack(list))).toEqual(list);
      }),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (list) => {
        expect(unpack(stored(pack(list)))).toEqual(list);
      }),
    );
  });

  it("has values of its own alone, and zeros with their signs", () => {
    for (const list of [
      [{}, { toString: 0 }],
      [{ valueOf: 1 }, {}],
      [{ a: 0 }, { a: -0 }],
      [{ ["__proto__"]: 1 }, { a: 1 }],
    ])
      expect(unpack(stored(pack(list)))).toStrictEqual(list);
  });

  it("keeps which names an object has", () => {
    const list = [
      { left: 1, relation: undefined },
      { left: 2, relation: undefined, possible: true },
    ];
    expect(unpack(stored(pack(list))).map((item) => Object.keys(item as object))).toEqual([
      ["left", "relation"],
      ["left", "relation", "possible"],
    ]);
  });

  it("has what is the same in all of them once", () => {
    const list = [1, 2, 3].map((start) => ({ name: "a.conllu", start }));
    expect(JSON.stringify(pack(list)).match(/a\.conllu/g)).toHaveLength(1);
  });

  it("has an object once that is there again and again, and gives it back as one", () => {
    const [one, other] = [{ left: 1 }, { left: 2 }];
    const given = [{ links: [one, other, one] }, { links: [other, one, one] }];
    const list = unpack(stored(pack(given)));
    expect(list).toEqual(given);
    const links = (list as typeof given).flatMap((pair) => pair.links);
    expect(new Set(links).size).toBe(2);
  });

  it("is empty where nobody packed anything", () => {
    for (const wrong of [
      undefined,
      null,
      3,
      "x",
      [],
      {},
      { count: 2 },
      { count: "2", columns: {} },
    ])
      expect(unpack(wrong)).toEqual([]);
    for (const count of [Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 40])
      expect(unpack({ count, columns: {} })).toEqual([]);
    expect(unpack({ count: 1, columns: { left: 3 } })).toEqual([{}]);
    expect(unpack({ count: 1, columns: { links: { counts: [2], items: 3 } } })).toEqual([
      { links: [] },
    ]);
  });
});
