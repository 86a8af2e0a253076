import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstExample } from "../www/src/examples/first.js";
import { fromFour, toFour } from "../www/src/model/columns.js";
import { knownLinks } from "../www/src/model/notation.js";
import { currentPair, firstView, type State, singlePair } from "../www/src/model/state.js";
import { open } from "../www/src/share/link/opening.js";
import { pack } from "../www/src/share/link/parcel.js";
import { decode, encode, largest, longest } from "../www/src/share/link/payload.js";
import { permalink, permalinkAtOnce } from "../www/src/share/link/permalink.js";
import { readParcel, unpack } from "../www/src/share/link/unpack.js";

const example: State = {
  work: singlePair(firstExample.left, firstExample.right, knownLinks(firstExample.links)),
  view: firstView,
};

/** What others make links with. */
function linkOf(text: string | Uint8Array): string {
  return `#1.${deflateRawSync(text).toString("base64url")}`;
}

async function stateOf(hash: string | undefined): Promise<State> {
  const opened = await open(hash ?? "");
  if (opened.kind !== "state") throw new Error(JSON.stringify(opened));
  return opened.state;
}

/** The columns that travel in a short link. */
function short(text: string): readonly (readonly string[])[] {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#") && line !== "")
    .map((line) => line.split("\t"))
    .map((cells) => [0, 1, 3, 6, 7].map((column) => cells[column] ?? ""));
}

describe("a link", () => {
  it("of the first example is short, and opens as the same pair", async () => {
    const hash = await permalink(example);
    expect(hash?.length).toBeLessThan(500);
    const { work } = await stateOf(hash);
    expect(short(work.left[0] as string)).toEqual(short(firstExample.left));
    expect(short(work.right[0] as string)).toEqual(short(firstExample.right));
    expect(currentPair(work).links).toEqual(currentPair(example.work).links);
  });

  it("with all columns holds the texts to the letter", async () => {
    const { work } = await stateOf(await permalink(example, "all"));
    expect(work.left).toEqual([firstExample.left]);
    expect(work.right).toEqual([firstExample.right]);
  });

  it("made at once, as the page is left, opens as the same", async () => {
    for (const columns of ["four", "all"] as const) {
      const atOnce = await stateOf(permalinkAtOnce(example, columns));
      expect(atOnce).toEqual(await stateOf(await permalink(example, columns)));
    }
    const texts = (length: number) => singlePair("漢".repeat(length), "", []);
    const link = (length: number) => permalinkAtOnce({ ...example, work: texts(length) }, "all");
    expect((await stateOf(link(16_000))).work.left[0]).toHaveLength(16_000);
    expect(link(16_500)).toBeUndefined();
    expect(link(100_000)).toBeUndefined();
  });

  it("holds how the pair is looked at, and leaves out how the reader's page stands", async () => {
    const [from, to] = currentPair(example.work).links;
    if (from === undefined || to === undefined) throw new Error("no links");
    const view: State["view"] = {
      ...firstView,
      resultsTab: "spanning",
      drawing: "stemma",
      labels: false,
      selection: { from, to },
      tabs: { spanning: { algorithm: "prim", predict: true } },
      at: { spanning: 2 },
      folded: { left: [2], right: [] },
      sourceTab: "links",
      sourceOpen: true,
      zeroBased: true,
    };
    const opened = await stateOf(await permalink({ work: example.work, view }));
    expect(opened.view).toEqual({
      ...view,
      sourceTab: firstView.sourceTab,
      sourceOpen: false,
      zeroBased: false,
    });
  });

  it("holds formats, reading, options, possible links, relations and the second annotation", async () => {
    const links = [
      { left: 1, right: 1, relation: "restates" as const },
      { left: 2, right: 1, relation: undefined, possible: true },
    ];
    const work: State["work"] = {
      ...singlePair("(S (NP a) (VP b))", "a b", links),
      formats: { left: "brackets", right: "words" },
      readAs: "dependencies",
      options: { stripSubtypes: true, ignorePunctuation: false },
      theirs: "1-1 2-2",
    };
    const opened = await stateOf(await permalink({ work, view: firstView }));
    expect(opened.work).toEqual(work);
  });

  it("holds links with errors as they were typed", async () => {
    const first = currentPair(example.work);
    const pair = { ...first, draft: "1-1 x 2", zeroBased: true };
    const opened = await stateOf(
      await permalink({ ...example, work: { ...example.work, pairs: [pair] } }),
    );
    expect(currentPair(opened.work)).toMatchObject({ draft: "1-1 x 2", zeroBased: true });
  });

  it("that others made with two texts and links is enough", async () => {
    const made = JSON.stringify({
      a4: "we\tPRON\t0\troot",
      b: "1\twir\t_\tPRON\t_\t_\t0\troot\t_\t_",
      links: "1-1",
    });
    const { work } = await stateOf(linkOf(made));
    expect(work.left).toEqual(["1\twe\t_\tPRON\t_\t_\t0\troot\t_\t_\n"]);
    expect(currentPair(work).links).toEqual([{ left: 1, right: 1, relation: undefined }]);
  });

  it("with links that are none, or are there twice, leaves them to be read and told", () => {
    for (const links of ["1-1 1-1", "a-b", "0-1", "1-1;2-2"]) {
      const state = readParcel({ a: "x", b: "y", links });
      expect(state && currentPair(state.work)).toMatchObject({ draft: links, links: [] });
    }
  });

  it("comes out as it went in, whatever the texts are", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({
        unit: fc.constantFrom("a", "\t", "\n", "#", "1", "-", ".", "_", "é", "漢", "ا"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (left, right) => {
        // A lone surrogate is no text: what is encoded holds its replacement.
        fc.pre(![left, right].some((one) => /\p{Surrogate}/u.test(one)));
        const work = {
          ...singlePair(left, right, []),
          formats: { left: "words", right: "words" } as const,
        };
        const opened = await stateOf(await permalink({ work, view: firstView }));
        expect(opened.work.left).toEqual([left]);
        expect(opened.work.right).toEqual([right]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("four columns", () => {
  const lines = (...rows: string[][]) => `${rows.map((row) => row.join("\t")).join("\n")}\n`;
  const plain = lines(
    ["# sent_id = x"],
    ["1-2", "zum", "_", "_", "_", "_", "_", "_", "_", "_"],
    ["1", "zu", "_", "ADP", "_", "_", "2", "case", "_", "_"],
    ["2", "dem", "_", "DET", "_", "_", "0", "root", "_", "_"],
    ["2.1", "x", "_", "_", "_", "_", "_", "_", "_", "_"],
  );

  it("hold multiword tokens and empty nodes, and come back", () => {
    const four = toFour(plain);
    expect(four).toBe("# sent_id = x\n1-2\tzum\nzu\tADP\t2\tcase\ndem\tDET\t0\troot\n2.1\tx");
    expect(fromFour(four ?? "")).toBe(plain);
  });

  it("hold words that begin as comments do", () => {
    const text = lines(
      ["# sent_id = x"],
      ["1", "#", "_", "SYM", "_", "_", "2", "dep", "_", "_"],
      ["2", "#tag", "_", "NOUN", "_", "_", "0", "root", "_", "_"],
    );
    expect(fromFour(toFour(text) ?? "")).toBe(text);
    // A comment that would be taken for a word.
    expect(toFour(`# a\tb\tc\td\n${text}`)).toBeUndefined();
  });

  it("are not for what is not regular", () => {
    for (const text of [
      "",
      "a b",
      plain.replace("\n", "\r\n"),
      plain.replace("1\tzu", "7\tzu"),
      plain.replace("\tcase", ""),
      `${plain}\n${plain}`,
    ])
      expect(toFour(text), JSON.stringify(text)).toBeUndefined();
  });
});

describe("what is no link", () => {
  const good = JSON.stringify({ a: "x", b: "y" });

  it("is told apart", async () => {
    const zeros = new Uint8Array(largest + 1);
    const cases: readonly (readonly [string, unknown])[] = [
      ["", { kind: "none" }],
      ["#canvas", { kind: "none" }],
      ["#1", { kind: "none" }],
      ["#1.", { kind: "broken", fault: "damaged" }],
      ["#1.%%%", { kind: "broken", fault: "damaged" }],
      ["#2.abc", { kind: "broken", fault: "version" }],
      ["#01.abc", { kind: "broken", fault: "damaged" }],
      ["#0.abc", { kind: "broken", fault: "damaged" }],
      [`#1.${"A".repeat(longest + 1)}`, { kind: "broken", fault: "long" }],
      [linkOf(zeros), { kind: "broken", fault: "large" }],
      [linkOf("not json"), { kind: "broken", fault: "damaged" }],
      [linkOf("[1]"), { kind: "broken", fault: "damaged" }],
      [linkOf("{}"), { kind: "broken", fault: "damaged" }],
      [linkOf('{"a":7}'), { kind: "broken", fault: "damaged" }],
      [linkOf(new Uint8Array([0xff, 0xfe, 0x7b])), { kind: "broken", fault: "damaged" }],
    ];
    for (const [hash, expected] of cases)
      expect(await open(hash), hash.slice(0, 40)).toEqual(expected);
  });

  it("unpacks no more than a link may hold, whatever would come out of it", async () => {
    // Sixty megabytes of nothing in sixty kilobytes.
    const bomb = deflateRawSync(new Uint8Array(45 * largest)).toString("base64url");
    expect(bomb.length).toBeLessThan(longest);
    expect(await decode(bomb)).toBe("large");
  });

  it("may hold more links than anybody can look at, and is read all the same", () => {
    const links = Array.from({ length: 200_000 }, (_, at) => `1-${at + 1}`).join(" ");
    const state = readParcel({ a: "x", b: "y", links });
    expect(state && currentPair(state.work).links).toHaveLength(200_000);
  });

  it("cut off anywhere is damaged, and never throws", async () => {
    const whole = linkOf(pack(example, "four") ?? "");
    for (let end = 3; end < whole.length; end += 7) {
      const opened = await open(whole.slice(0, end));
      expect(opened, String(end)).toEqual({ kind: "broken", fault: "damaged" });
    }
  });

  it("changes nothing that all objects share", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    for (const name of names) {
      const text = `{"a":"x","b":"y","view":{"${name}":{"polluted":1},"stepper":{"${name}":{"polluted":1}}},"options":{"${name}":{"polluted":1}},"${name}":{"polluted":1}}`;
      const unpacked = unpack(JSON.parse(text));
      const state = unpacked.kind === "state" ? unpacked.state : undefined;
      expect(state?.work.left).toEqual(["x"]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.keys(state?.view ?? {}).sort()).toEqual(Object.keys(firstView).sort());
    }
  });

  it("opens as a pair or not at all: what is not understood is left out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        async (view, links, formats) => {
          const opened = await open(
            linkOf(JSON.stringify({ a: "x", b: "y", view, links, formats })),
          );
          if (opened.kind !== "state") return opened.kind === "broken";
          return opened.state.work.left[0] === "x" && opened.state.view.drawing !== undefined;
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const opened = await open(`#1.${Buffer.from(bytes).toString("base64url")}`);
        return opened.kind === "state" || opened.kind === "broken";
      }),
    );
    expect((await open(linkOf(good))).kind).toBe("state");
  });

  it("is a text that would be too long: it has no link", async () => {
    let noise = "";
    for (let at = 0; at < 30_000; at++)
      noise += String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000));
    expect(
      await permalink({
        ...example,
        work: singlePair(noise, noise.split("").reverse().join(""), []),
      }),
    ).toBeUndefined();
    expect((await encode("")).length).toBeGreaterThan(0);
  });
});

describe("links that were given away", () => {
  const given = readFileSync(new URL("permalinks.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("//"))
    .map((line) => line.split("\t"));

  it.each(given)("%s stays readable", async (_, hash, expected) => {
    const { work, view } = await stateOf(hash);
    const words = (text: unknown) =>
      String(text)
        .split("\n")
        .filter((line) => /^\d+\t/.test(line)).length;
    const seen = {
      words: [words(work.left[0]), words(work.right[0])],
      links: currentPair(work).links.length,
      tab: view.resultsTab,
      formats: work.formats,
    };
    expect(seen).toEqual(JSON.parse(expected ?? ""));
  });
});
