import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Link, Proposal, Relation } from "../www/src/engine/answers.js";
import { choosePair } from "../www/src/model/choice.js";
import { adopt, forgetTheirs, setTheirs } from "../www/src/model/comparing.js";
import { setAllLinks, setDocuments, setText } from "../www/src/model/documents.js";
import {
  depth,
  largest,
  noHistory,
  pause,
  record,
  redo,
  type Timeline,
  undo,
} from "../www/src/model/history.js";
import {
  addLink,
  changeCertainty,
  relate,
  relateAll,
  removeLink,
  setDraft,
} from "../www/src/model/link-edits.js";
import { noteForms, setLinks, setLinksOfDraft, withPair } from "../www/src/model/links.js";
import { knownLinks, writeLinks } from "../www/src/model/notation.js";
import { readPreferences, storePreferences } from "../www/src/model/preferences.js";
import {
  accept,
  propose,
  reject,
  setAligner,
  unopposed,
  waiting,
} from "../www/src/model/proposals.js";
import { isSecondLost, read } from "../www/src/model/read.js";
import { howOf } from "../www/src/model/relations.js";
import { save, saveInFull } from "../www/src/model/saved.js";
import { sharedLinks } from "../www/src/model/shared-links.js";
import {
  currentPair,
  currentText,
  firstView,
  noPair,
  type Pair,
  type State,
  singlePair,
  type View,
  type Work,
} from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { dropLostSelection } from "../www/src/model/view.js";
import { walkOf, withWalk } from "../www/src/results/spanning/stepper.js";
import { carryLinks } from "../www/src/text/moving.js";

const work = singlePair("the text of A", "the text of B", knownLinks("2-5 1-4"));
const link = (left: number, right: number, relation?: Relation): Link => ({
  left,
  right,
  relation,
});
const links = (of: Work) => writeLinks(currentPair(of).links, false);

describe("links", () => {
  it("are sorted and each stands once, the first mention winning", () => {
    const set = setLinks(work, [link(3, 3), link(1, 2, "equals"), link(1, 2)]);
    expect(links(set)).toBe("1-2:equals 3-3");
  });

  it("come and go, and nothing changes where nothing is to change", () => {
    expect(links(addLink(work, 1, 1))).toBe("1-1 1-4 2-5");
    expect(links(addLink(work, 2, 4))).toBe("1-4 2-4 2-5");
    expect(links(addLink(work, 3, 1))).toBe("1-4 2-5 3-1");
    expect(addLink(work, 1, 4)).toBe(work);
    expect(links(removeLink(work, 1, 4))).toBe("2-5");
    expect(removeLink(work, 1, 5)).toBe(work);
  });

  it("carry one relation at most", () => {
    const related = relate(work, 1, 4, "specifies");
    expect(links(related)).toBe("1-4:specifies 2-5");
    expect(relate(related, 1, 4, "specifies")).toBe(related);
    expect(links(relate(related, 1, 4))).toBe("1-4 2-5");
    expect(relate(work, 9, 9, "equals")).toBe(work);
  });

  it("are sure, or only possible", () => {
    const changed = changeCertainty(relate(work, 1, 4, "specifies"), 1, 4);
    expect(links(changed)).toBe("1p4:specifies 2-5");
    expect(links(relate(changed, 1, 4))).toBe("1p4 2-5");
    // Sure again, it is the link that it was.
    expect(currentPair(changeCertainty(changeCertainty(work, 1, 4), 1, 4)).links).toEqual(
      currentPair(work).links,
    );
    expect(changeCertainty(work, 9, 9)).toBe(work);
    expect(writeLinks(knownLinks("1p4 2-5"), false)).toBe("1p4 2-5");
  });

  it("are written from 0 for Pharaoh", () => {
    expect(writeLinks(currentPair(work).links, true)).toBe("0-3 1-4");
  });

  it("leave the text they were typed as until they are changed otherwise", () => {
    const typed = setLinksOfDraft(setDraft(work, "1-4   3-1 "), knownLinks("1-4 3-1"));
    expect(currentPair(typed).draft).toBe("1-4   3-1 ");
    expect(links(typed)).toBe("1-4 3-1");
    expect(currentPair(addLink(typed, 2, 2)).draft).toBeUndefined();
  });
});

describe("proposals", () => {
  const proposal = (left: number, right: number, relation?: "equals"): Proposal => ({
    link: link(left, right, relation),
    node: 5,
    reason: "same-lemma",
    edge: 1,
    score: 17,
    children: 11,
  });
  const proposed = propose(work, [proposal(1, 4), proposal(3, 3, "equals"), proposal(4, 1)]);
  const open = (of: Work) => waiting(of).map((item) => item.link.left);

  it("leave out what is linked already and touch no link", () => {
    expect(open(proposed)).toEqual([3, 4]);
    expect(links(proposed)).toBe("1-4 2-5");
  });

  it("come back when the link that was there is taken away", () => {
    expect(open(removeLink(proposed, 1, 4))).toEqual([1, 3, 4]);
  });

  it("wait for a decision of their own where a word is linked with another", () => {
    const free = (of: Work) => unopposed(of).map((item) => item.link.left);
    expect(free(proposed)).toEqual([3, 4]);
    expect(free(addLink(proposed, 3, 5))).toEqual([4]);
    expect(free(addLink(proposed, 7, 1))).toEqual([3]);
    expect(open(addLink(proposed, 7, 1))).toEqual([3, 4]);
  });

  it("are accepted one by one or all at once, with their relations or without", () => {
    const one = accept(proposed, [link(3, 3)]);
    expect(links(one)).toBe("1-4 2-5 3-3:equals");
    expect(open(one)).toEqual([4]);
    const bare = setAligner(proposed, { relations: false });
    expect(links(accept(bare, [link(3, 3), link(4, 1)]))).toBe("1-4 2-5 3-3 4-1");
    expect(accept(proposed, [link(9, 9)])).toBe(proposed);
  });

  it("are rejected, and fall when the words change", () => {
    expect(open(reject(proposed, [link(4, 1)]))).toEqual([3]);
    expect(reject(proposed, [link(9, 9)])).toBe(proposed);
    const noted = noteForms(proposed, { left: ["a"], right: ["b"] });
    expect(open(noted)).toEqual([3, 4]);
    expect(open(noteForms(noted, { left: ["a", "c"], right: ["b"] }))).toEqual([]);
  });

  it("are saved with the decisions and the options of the aligner", () => {
    const decided = withPair(proposed, { decisions: { "3-3": "theirs" } });
    const own = setAligner(decided, {
      onlyMatching: true,
      synonyms: "buy acquire synonym",
      weights: { equal: 9, lemma: 4, synonym: 3, relation: 0 },
    });
    const state: State = { work: { ...own, theirs: "1-1\n2-2" }, view: firstView };
    expect(read(JSON.parse(JSON.stringify(save(state))))).toEqual(state);
  });
});

describe("a comparison", () => {
  const two = {
    ...addLink(singlePair("a", "b", [link(1, 1, "equals")]), 2, 2),
    theirs: "1-1",
  };
  const both: Work = {
    ...two,
    pairs: [...two.pairs, { ...noPair, links: currentPair(two).links }],
  };
  const all = (of: Work) => of.pairs.map((pair) => writeLinks(pair.links, false));

  it("gives each pair its third set, sorted, and leaves alone the pairs that have none", () => {
    const adopted = adopt(both, [[link(3, 1), link(1, 2, "restates")], undefined]);
    expect(all(adopted)).toEqual(["1-2:restates 3-1", "1-1:equals 2-2"]);
    expect(adopted.theirs).toBe("1-1");
  });

  it("ends without a trace", () => {
    const decided = withPair(both, { decisions: { "2-2": "mine" } });
    const ended = forgetTheirs(decided);
    expect(ended.theirs).toBe("");
    expect(ended.pairs.map((pair) => pair.decisions)).toEqual([{}, {}]);
    expect(setTheirs(both, "1-1")).toBe(both);
  });

  it("suggested relations go to links without one", () => {
    const found = new Map([
      ["1-1", "restates"],
      ["2-2", "specifies"],
    ] as const);
    expect(all(relateAll(both, found))[0]).toBe("1-1:equals 2-2:specifies");
    expect(relateAll(both, new Map())).toBe(both);
  });
});

describe("documents", () => {
  const two = setDocuments(work, {
    left: ["A1", "A2"],
    right: ["B1", "B2", "B3"],
    pairs: [
      { left: 0, right: 1 },
      { left: 1, right: 0 },
      { left: undefined, right: 2 },
    ],
    pairing: "sent-id",
    links: [knownLinks("2-2 1-1")],
  });

  it("show the texts of the pair chosen", () => {
    expect([currentText(two, "left"), currentText(two, "right"), links(two)]).toEqual([
      "A1",
      "B2",
      "1-1 2-2",
    ]);
    const second = choosePair(two, 1);
    expect([currentText(second, "left"), currentText(second, "right")]).toEqual(["A2", "B1"]);
    expect(choosePair(two, 7).pair).toBe(2);
    expect(choosePair(two, -1)).toBe(two);
  });

  it("change one text of the pair shown", () => {
    const typed = setText(choosePair(two, 1), "right", "B1!");
    expect(typed.right).toEqual(["B1!", "B2", "B3"]);
    expect(typed.left).toBe(two.left);
    expect(setText(two, "left", "A1")).toBe(two);
  });

  it("give a sentence without a partner one when it is typed", () => {
    const third = choosePair(two, 2);
    expect(currentText(third, "left")).toBe("");
    const typed = setText(third, "left", "A3");
    expect(currentText(typed, "left")).toBe("A3");
    expect(typed.left).toEqual(["A1", "A2", "A3"]);
  });

  it("refuse pairs of blocks that are not there", () => {
    const pairs = [{ left: 0, right: 4 }];
    expect(setDocuments(work, { left: ["x"], right: ["y"], pairs, pairing: "order" })).toBe(work);
  });

  it("take links for all pairs, and none for pairs beyond", () => {
    const linked = setAllLinks(two, [[], knownLinks("3-1")]);
    expect(linked.pairs.map((pair) => writeLinks(pair.links, false))).toEqual(["", "3-1", ""]);
  });

  it("are one object where they are the same link, and only there", () => {
    const links: readonly Link[] = [
      { left: 1, right: 2, relation: undefined },
      { left: 1, right: 2, relation: undefined, possible: true },
      { left: 1, right: 2, relation: "equals" },
      { left: 1, right: 2, relation: "equals", possible: true },
      { left: 1, right: 2, relation: "intersects", possible: true },
      { left: 2, right: 1, relation: undefined },
      { left: 11, right: 2, relation: undefined },
      { left: 1, right: 12, relation: undefined },
    ];
    const shared = sharedLinks();
    const made = () => links.map((link) => shared(link.left, link.right, howOf(link)));
    const once = made();
    expect(once).toEqual(links);
    made().forEach((link, at) => {
      expect(link).toBe(once[at]);
    });
  });
});

describe("history", () => {
  const start: Timeline = { work, history: noHistory };
  const name = { id: "step-same" } as const;

  it("goes back and forth through a hundred steps and more", () => {
    let at = start;
    const seen = [links(at.work)];
    for (let n = 1; n <= 120; n++) {
      at = record(at, addLink(at.work, 10 + n, n), { name, time: n * 10 });
      seen.push(links(at.work));
    }
    for (let n = 119; n >= 0; n--) {
      at = undo(at);
      expect(links(at.work)).toBe(seen[n]);
    }
    expect(undo(at)).toBe(at);
    for (let n = 1; n <= 120; n++) {
      at = redo(at);
      expect(links(at.work)).toBe(seen[n]);
    }
    expect(redo(at)).toBe(at);
  });

  it("keeps a bounded number of steps", () => {
    let at = start;
    for (let n = 0; n < depth + 20; n++) {
      at = record(at, setText(at.work, "left", `text ${n}`), { name, time: n });
    }
    expect(at.history.past).toHaveLength(depth);
  });

  it("keeps no more characters of texts for the steps than it says, and the last step always", () => {
    const text = (length: number, letter: string) => letter.repeat(length);
    const quarter = largest / 4;
    let at = start;
    for (const letter of "abcdefgh") {
      at = record(at, setText(at.work, "left", text(quarter, letter)), { name, time: 0 });
    }
    // What is there now is not held by the steps.
    expect(at.history.past).toHaveLength(4);
    at = undo(undo(at));
    expect(currentText(at.work, "left")).toBe(text(quarter, "f"));
    at = record(at, setText(at.work, "left", text(largest + 1, "x")), { name, time: 0 });
    at = record(at, setText(at.work, "left", ""), { name, time: 0 });
    expect(at.history.past).toHaveLength(1);
    // Once it is not the last any longer it goes; a step that changes no text costs nothing.
    for (const n of [1, 2, 3]) at = record(at, addLink(at.work, n, n), { name, time: 0 });
    expect(at.history.past).toHaveLength(3);
  });

  it("makes one step of typing in one text, and another after a pause or elsewhere", () => {
    let at = start;
    const type = (side: "left" | "right", text: string, time: number) => {
      at = record(at, setText(at.work, side, text), { name, time, key: `text ${side} 0` });
    };
    type("left", "a", 0);
    type("left", "ab", 500);
    type("left", "abc", 900);
    expect(at.history.past).toHaveLength(1);
    type("right", "x", 1000);
    type("right", "xy", 1000 + pause + 1);
    expect(at.history.past).toHaveLength(3);
    at = undo(undo(undo(at)));
    expect(at.work).toBe(work);
  });

  it("makes no step of what is typed and taken back at once", () => {
    const type = (at: Timeline, text: string, time: number) =>
      record(at, setText(at.work, "left", text), { name, time, key: "text left 0" });
    const before = currentText(work, "left");
    const linked = record(start, addLink(work, 7, 7), { name, time: 0 });
    const typed = type(type(linked, `${before}x`, 10), before, 20);
    expect(typed.work).toBe(linked.work);
    expect(typed.history.past).toHaveLength(1);
    // After a pause it is a step of its own.
    const later = type(type(start, `${before}x`, 0), before, pause + 1);
    expect(later.history.past).toHaveLength(2);
  });

  it("forgets what was undone once something new is done, and takes no step for nothing", () => {
    const linked = record(start, addLink(work, 7, 7), { name, time: 0 });
    const other = record(undo(linked), addLink(work, 8, 8), { name, time: 1 });
    expect(other.history.future).toEqual([]);
    expect(links(redo(other).work)).toBe("1-4 2-5 8-8");
    expect(record(start, work, { name, time: 0 })).toBe(start);
  });
});

describe("the view", () => {
  const edge = { from: link(1, 4), to: link(2, 5) };

  it("drops a selection whose link is gone", () => {
    const view = { ...firstView, selection: edge };
    expect(dropLostSelection(view, [link(1, 4), link(2, 5)])).toBe(view);
    expect(dropLostSelection(view, [link(1, 4)]).selection).toBeUndefined();
  });

  it("begins anew with another algorithm", () => {
    const view = withWalk(firstView, { position: 4 });
    expect(walkOf(withWalk(view, { algorithm: "prim" })).position).toBe(0);
    expect(walkOf(withWalk(view, { predict: true }))).toEqual({
      algorithm: "kruskal",
      position: 4,
      predict: true,
    });
  });
});

describe("what is saved", () => {
  const state: State = {
    work: noteForms(relate(setDraft(work, "1-4 2-"), 2, 5, "restates"), {
      left: ["a", "b"],
      right: ["c"],
    }),
    view: { ...firstView, drawing: "stemma", selection: { from: link(1, 4), to: link(2, 5) } },
  };

  it("is read back as it was, through JSON", () => {
    expect(read(JSON.parse(JSON.stringify(save(state))))).toEqual(state);
  });

  // Saved by the version that first wrote this format.
  it("is read as an earlier version wrote it", () => {
    const file = new URL("sessions/1.json", import.meta.url);
    const saved = JSON.parse(readFileSync(file, "utf8"));
    const state = read(saved);
    // Nothing is lost, nothing is made up: what it is saved as now is what was read, in the format
    // there was, and each text of links says what it counts from.
    const formats = { left: "conllu", right: "conllu" };
    const [first, second] = saved.work.pairs;
    const pairs = [first, { ...second, zeroBased: false }];
    // What two tabs were told stands with the tabs.
    const { stepper, fusion, ...looked } = saved.view;
    const { position, ...spanning } = stepper;
    expect(position).toBe(0);
    const now = {
      ...saved,
      work: { ...saved.work, pairs, formats },
      view: { ...looked, tabs: { fusion, spanning }, at: {}, enhanced: false, opened: [] },
    };
    expect(state && JSON.parse(JSON.stringify(save(state)))).toEqual(now);
  });

  it("keeps files whose sentences are not read yet, or has all texts in full", async () => {
    const file = new Blob(["# a\n1\tä\n\n1\tb"]);
    const slice = { file, name: "f", sentId: "s", parallelId: undefined, label: "ä", errors: 2 };
    const left = ["a", { ...slice, start: 0, end: 8 }, { ...slice, start: 10, end: 13 }];
    const second = { name: "other", format: "conllu", texts: left.slice(1) } as const;
    const opened: State = { ...state, work: { ...state.work, left, second } };
    expect(read(save(opened))).toEqual(opened);
    const saved = await saveInFull(opened);
    expect(saved.work.left).toEqual(["a", "# a\n1\tä", "1\tb"]);
    expect(saved.work.second).toEqual({ ...second, texts: ["# a\n1\tä", "1\tb"] });
    const bent = { ...slice, start: 12, end: 99, label: 7 };
    const back = read({ ...saved, work: { ...saved.work, left: [bent, { ...bent, file: "f" }] } });
    expect(back?.work.left).toEqual([{ ...slice, start: 0, end: 0, label: "" }, ""]);
  });

  it("is read the same by the short way and by the long one", async () => {
    const file = new Blob(["# a\n1\tä\n\n1\tb"]);
    const slice = { file, name: "f", sentId: "s", parallelId: undefined, label: "ä", errors: 2 };
    const right = [{ ...slice, start: 0, end: 8 }, { ...slice, start: 10, end: 13 }, "x"];
    const links = [link(1, 2), { ...link(2, 1), relation: "restates", possible: true }] as const;
    const readWork = (sentences: readonly unknown[], given: readonly unknown[]) => {
      const pairs = [{ ...noPair, left: 0, right: 0, links: given }];
      const saved = save({ work: { ...work, left: ["a"] }, view: firstView });
      return read({ ...saved, work: { ...saved.work, right: sentences, pairs } })?.work;
    };
    const whole = readWork(right, links);
    expect(whole?.right).toEqual(right);
    expect(whole?.pairs[0]?.links).toEqual(links);
    // One that is wrong has all the others read one by one.
    const bent = readWork([...right, 7], [...links, 7]);
    expect(bent?.right).toEqual([...right, ""]);
    expect(bent?.pairs[0]?.links).toEqual(links);
    for (const wrong of [
      { ...link(0, 1) },
      { ...link(1.5, 1) },
      { left: 2 ** 32, right: 1, relation: undefined },
      { left: "1", right: 1, relation: undefined },
    ])
      expect(readWork(right, [wrong])?.pairs[0]?.links).toEqual([]);
    const odd = { ...link(1, 1), relation: "odd", possible: 1, extra: true };
    expect(readWork(right, [odd])?.pairs[0]?.links).toEqual([link(1, 1)]);
    for (const change of [{ end: 99 }, { start: 9 }, { sentId: 7 }, { extra: 1 }, { errors: -1 }]) {
      const [first] = readWork([{ ...slice, start: 0, end: 8, ...change }], [])?.right ?? [];
      expect(Object.keys(first ?? {})).not.toContain("extra");
      expect(first).toMatchObject({ name: "f", label: "ä" });
      expect(first).not.toMatchObject(change);
    }
  });

  it("counts from 0 where an older session said so of all links, and not of each text", () => {
    const saved = save({ work: setDraft(work, "0-3 x"), view: { ...firstView, zeroBased: true } });
    const [{ zeroBased: _, ...pair } = noPair] = saved.work.pairs;
    const older = { ...saved, work: { ...saved.work, pairs: [pair, { ...noPair, left: 0 }] } };
    const [first, second] = read(JSON.parse(JSON.stringify(older)))?.work.pairs ?? [];
    expect(first).toMatchObject({ draft: "0-3 x", zeroBased: true });
    // Links that are no text have no base, and a text that says what it counts from keeps it.
    expect(second?.zeroBased).toBeUndefined();
    const newer = read({ ...saved, view: { ...firstView, zeroBased: true } });
    expect(newer?.work.pairs[0]?.zeroBased).toBe(false);
  });

  it("is read back whole: no field that a State has is forgotten", () => {
    // A field that is added to one of these types is missing here until it is named, and read.
    type Whole<T> = { readonly [Name in keyof Required<T>]: T[Name] };
    const texts = { formats: { left: "newick", right: "words" }, readAs: "dependencies" } as const;
    const pair: Whole<Pair> = {
      left: 0,
      right: 1,
      links: [{ left: 1, right: 2, relation: "equals", possible: true }],
      draft: "1p2:equals x",
      zeroBased: true,
      proposals: [{ link: link(2, 2), node: 1, reason: "synonym", edge: 2, score: 3, children: 4 }],
      decisions: { "1-2": "both" },
      forms: { left: ["a"], right: ["b"] },
      origin: { left: "x", right: "y", ...texts },
    };
    const work: Whole<Work> = {
      left: ["x"],
      right: ["y", "z"],
      names: { left: "a.conllu", right: "b.nwk" },
      pairs: [pair, { ...pair, left: undefined }],
      pairing: "sent-id",
      pair: 1,
      options: { stripSubtypes: true, ignorePunctuation: true },
      aligner: {
        onlyMatching: true,
        baseline: true,
        relations: false,
        weights: { equal: 1, lemma: 2, synonym: 3, relation: 4 },
        synonyms: "a b",
      },
      ...texts,
      theirs: "1-1",
      from: { by: "page" },
      second: { name: "other.conllu", format: "brackets", texts: ["(X v)", "(X w)"] },
    };
    const view: Whole<View> = {
      sourceTab: "links",
      resultsTab: "fusion",
      drawing: "stemma",
      zoom: "full",
      selection: { from: link(1, 2), to: link(2, 2) },
      zeroBased: true,
      sourceOpen: true,
      at: { spanning: 2 },
      tabs: { distances: { rooted: true, measure: "quartets", four: [1, 2, 3, 4] } },
      labels: false,
      markUnaligned: true,
      enhanced: true,
      folded: { left: [1], right: [2] },
      onlyDifferences: true,
      opened: [2],
    };
    const state: State = { work, view };
    expect(read(save(state))).toEqual(state);
    // What two tabs were told stood beside the others once.
    const { tabs, at, ...looked } = view;
    const stepper = { algorithm: "prim", position: 2, predict: true };
    const fusion = { merge: "specify", into: "right", limit: 7 };
    const before = { ...save(state), view: { ...looked, stepper, fusion } };
    expect(read(before)?.view).toEqual({
      ...looked,
      tabs: { spanning: { algorithm: "prim", predict: true }, fusion },
      at: { spanning: 2 },
    });
    expect(read(JSON.parse(JSON.stringify(save(state))))).toEqual(state);
  });

  it("is read without another system of which nothing is left, and that is known", () => {
    const second = { name: "o", format: "conllu", texts: ["x", 7] };
    const saved = (given: unknown) => ({ ...save(state), work: { ...work, second: given } });
    const kept = read(saved(second));
    expect(kept?.work.second).toEqual({ ...second, texts: ["x", ""] });
    expect(kept && isSecondLost(saved(second), kept)).toBe(false);
    for (const damaged of [7, { ...second, texts: "x" }, { ...second, texts: [7] }]) {
      const opened = read(saved(damaged));
      expect(opened?.work.second).toBeUndefined();
      expect(opened?.work.left).toEqual(work.left);
      expect(opened && isSecondLost(saved(damaged), opened)).toBe(true);
    }
    const none = read(save(state));
    expect(none && isSecondLost(save(state), none)).toBe(false);
  });

  it("keeps the places of sentences and pairs, where others cannot be read", () => {
    const saved = save({ work: singlePair("a", "b", []), view: firstView });
    const [pair] = saved.work.pairs;
    const work = {
      ...saved.work,
      left: ["a", { file: "gone" }, "c"],
      right: ["b"],
      pairs: [null, { ...pair, left: 2 }],
      pair: 1,
    };
    const back = read({ ...saved, work });
    expect(back?.work.left).toEqual(["a", "", "c"]);
    expect(back?.work.pair).toBe(1);
    expect(back && currentPair(back.work).left).toBe(2);
    expect(read({ ...saved, work: { ...work, pairs: [null] } })).toBeUndefined();
  });

  it("is refused where it is of another version or cannot be shown", () => {
    const saved = save(state);
    expect(read(undefined)).toBeUndefined();
    expect(read("text")).toBeUndefined();
    expect(read({ ...saved, version: 99 })).toBeUndefined();
    expect(read({ ...saved, work: { ...saved.work, pairs: [] } })).toBeUndefined();
  });

  it("loses what is of the wrong kind, and nothing else", () => {
    const saved = save(state);
    const [pair] = saved.work.pairs;
    const bent = {
      ...saved,
      work: {
        ...saved.work,
        pair: 12,
        options: "yes",
        pairs: [
          {
            ...pair,
            links: [
              { left: 1, right: 2, relation: "loves" },
              { left: "1" },
              null,
              { left: 0, right: 1 },
            ],
          },
        ],
      },
      view: { drawing: "cubist", at: { spanning: -3 }, folded: { left: [1, "2"] } },
    };
    const back = read(bent);
    expect(back && links(back.work)).toBe("1-2");
    expect(back?.work.pair).toBe(0);
    expect(back?.work.options).toEqual({ stripSubtypes: false, ignorePunctuation: false });
    expect(back?.view.drawing).toBe("auto");
    expect(back?.view.at).toEqual({});
    expect(back?.view.folded).toEqual({ left: [1], right: [] });
    expect(back?.work.left).toEqual(["the text of A"]);
  });
});

describe("preferences", () => {
  const broken = () => {
    throw new DOMException("denied", "SecurityError");
  };

  it("follow the browser where nothing is stored or storage is refused", () => {
    const none = {
      theme: "system",
      split: undefined,
      size: "plain",
      pace: 1,
    };
    expect(readPreferences(broken, ["fr", "de-AT", "en"])).toEqual({ ...none, language: "de" });
    expect(readPreferences(broken, ["fr"])).toEqual({ ...none, language: "en" });
    storePreferences(broken, { theme: "dark", language: "de" });
  });

  it("are read back as they were stored", () => {
    const map = new Map<string, string>();
    const storage = () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => map.set(key, value),
      }) as unknown as Storage;
    const chosen = {
      theme: "dark",
      language: "de",
      split: 44,
      size: "large",
      pace: 2,
    } as const;
    storePreferences(storage, chosen);
    expect(readPreferences(storage, ["en"])).toEqual(chosen);
    // What is not chosen anew stays, and a place out of bounds is none.
    storePreferences(storage, { split: undefined });
    expect(readPreferences(storage, ["en"])).toEqual({ ...chosen, split: undefined });
    map.set("twintree-split", "99");
    expect(readPreferences(storage, ["en"]).split).toBeUndefined();
  });
});

describe("links across an edit", () => {
  const right = ["le", "chat", "assis"];
  const words = { left: ["the", "big", "cat", "sat"], right };
  const linked = setLinks(work, knownLinks("1-1 2-2 3-2 4-3"));
  const noted = carryLinks({ work: linked, history: noHistory }, words);

  it("stay where the words are the same, noting them", () => {
    expect(noted.moved).toBeUndefined();
    expect(currentPair(noted.work).forms).toEqual(words);
  });

  it("move with their words, and fall with them", () => {
    const edited = setText(noted.work, "left", "other");
    const timeline = record({ work: noted.work, history: noHistory }, edited, {
      name: { id: "step-type-left" },
      time: 0,
      key: "text left 0",
    });
    const { work: carried, moved } = carryLinks(timeline, {
      left: ["the", "cat", "sat"],
      right,
    });
    expect(moved).toEqual({ kept: 3, dropped: 1 });
    expect(links(carried)).toBe("1-1 2-2 3-3");

    // The word typed back in the same edit brings its link back.
    const after: Timeline = { ...timeline, work: carried };
    const back = carryLinks(after, words);
    expect(links(back.work)).toBe("1-1 2-2 3-2 4-3");
  });

  it("come back with what was proposed for the words", () => {
    const proposal = { link: link(3, 3), node: 1, edge: 1, score: 1, children: 1 };
    const proposed = propose(noted.work, [{ ...proposal, reason: "same-words" }]);
    const type = (at: Timeline, text: string) =>
      record(at, setText(at.work, "left", text), {
        name: { id: "step-type-left" },
        time: 0,
        key: "text left 0",
      });
    const typed = type({ work: proposed, history: noHistory }, "other");
    const carried = carryLinks(typed, { left: ["other"], right }).work;
    expect(waiting(carried)).toEqual([]);
    // The words are the same again, in another text.
    const back = carryLinks(type({ ...typed, work: carried }, "the same words"), words);
    expect(waiting(back.work)).toEqual(waiting(proposed));
  });
});

describe("the store", () => {
  it("tells of each change, and of texts that have nothing to do with those before", () => {
    const told: string[] = [];
    const store = createStore({ work, view: firstView }, ({ kind, fresh }) =>
      told.push(fresh ? `${kind}, fresh` : kind),
    );
    store.change({ id: "step-same" }, addLink(store.state.work, 7, 7));
    store.change({ id: "step-same" }, store.state.work);
    store.look({ drawing: "stemma" });
    store.change({ id: "step-fresh" }, singlePair("x", "y", []), { fresh: true });
    expect(store.undo()).toEqual({ id: "step-fresh" });
    expect(store.undo()).toEqual({ id: "step-same" });
    expect(store.undo()).toBeUndefined();
    expect(store.redo()).toEqual({ id: "step-same" });
    expect(told).toEqual(["step", "look", "step, fresh", "undo, fresh", "undo", "redo"]);
    expect(store.state.view.drawing).toBe("stemma");
  });

  it("lets go of a selection with its link", () => {
    const store = createStore({ work, view: firstView }, () => {});
    const [from, to] = currentPair(work).links as [Link, Link];
    store.look({ selection: { from, to } });
    store.change({ id: "step-same" }, removeLink(store.state.work, 1, 4));
    expect(store.state.view.selection).toBeUndefined();
  });
});
