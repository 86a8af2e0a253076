import { describe, expect, it, vi } from "vitest";
import type {
  AlignResult,
  Comparison,
  Diagnostic,
  LinksReading,
  Request,
  Sentence,
  Side,
} from "../www/src/engine/answers.js";
import { type Outcome, pending } from "../www/src/engine/asked.js";
import { createAnswers } from "../www/src/engine/cache.js";
import type { Engine } from "../www/src/engine/client.js";
import type { ShownReading } from "../www/src/engine/shown.js";
import { align } from "../www/src/links/aligning.js";
import { type App, firstMoment } from "../www/src/model/app.js";
import { choosePair } from "../www/src/model/choice.js";
import { setText } from "../www/src/model/documents.js";
import { addLink, setDraft } from "../www/src/model/link-edits.js";
import { knownLinks, writeLinks } from "../www/src/model/notation.js";
import { setAligner, waiting } from "../www/src/model/proposals.js";
import { type Snapshot, snapshot } from "../www/src/model/snapshot.js";
import { currentPair, firstView, noPair, singlePair, type Work } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { follow } from "../www/src/text/carrying.js";
import * as moving from "../www/src/text/moving.js";

/** A diagnostic of which only these are looked at. */
const problem = (source: Diagnostic["source"], code: string): Diagnostic =>
  ({ source, code, severity: "error", span: { line: 1 } }) as unknown as Diagnostic;

/** The forms of a text stand in it, separated by spaces; a text with "!" has an error. */
function read(side: Side, text: string): ShownReading {
  const forms = text.split(" ").filter((form) => form !== "");
  const words = forms.map((form, at) => ({ id: at + 1, form }));
  const sentence = { words } as unknown as Sentence;
  const broken = text.includes("!");
  return {
    format: "conllu",
    sentence: broken ? undefined : sentence,
    shown: broken ? undefined : sentence,
    diagnostics: broken ? [problem(side, "head-unknown")] : [],
  };
}

function readLinks(text: string, zeroBased: boolean): LinksReading {
  const broken = text.includes("!");
  const base = zeroBased ? 1 : 0;
  const lines = [
    {
      links: [...text.matchAll(/(\d+)-(\d+)/g)].map(([, left, right]) => ({
        left: Number(left) + base,
        right: Number(right) + base,
        relation: undefined,
      })),
    },
  ];
  return { lines, diagnostics: broken ? [problem("links", "link-bad")] : [] } as LinksReading;
}

/** What a comparison is of stands in it. */
const ofWhat = (request: Request) =>
  `${request.left} | ${request.right} | ${writeLinks(request.links, false)}`;
const compare = (request: Request) => ({
  links: [],
  result: { kind: "ok", comparison: { of: ofWhat(request), links: request.links } },
});

interface Held {
  readonly name: string;
  readonly given: readonly unknown[];
  readonly settle: (outcome: Outcome<unknown>) => void;
}

/** A page without a drawing: its State, and a core that answers one call at a time, when it is let. */
function setup(work: Work, slow: readonly string[] = []) {
  const held: Held[] = [];
  const made: { name: string; given: readonly unknown[] }[] = [];
  const answerOf = (name: string, given: readonly unknown[]): unknown => {
    if (name === "read") return read(given[0] as Side, given[1] as string);
    if (name === "readLinks") return readLinks(given[0] as string, given[1] as boolean);
    return compare(given[0] as Request);
  };
  const engine = {
    call(name: string, given: readonly unknown[]) {
      made.push({ name, given });
      if (!slow.includes(name)) {
        return Promise.resolve({ kind: "answered", answer: answerOf(name, given) });
      }
      return new Promise((settle) => {
        held.push({ name, given, settle });
      });
    },
  } as unknown as Engine;
  let shown: Snapshot | undefined;
  const answers = createAnswers(engine, settle);
  const store = createStore({ work, view: firstView }, settle);
  function look(): Snapshot {
    const carrying = () => ({ kind: "ready", answer: moving }) as const;
    shown = snapshot(store.state, store.subject, answers.ask, carrying, shown);
    return shown;
  }
  function settle(): void {
    const { work, history } = follow(store.timeline, look(), moving);
    store.amend(work, history);
  }
  settle();
  return {
    store,
    answers,
    made,
    held,
    look,
    /** Until everything that can be answered is. */
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    /** Answers the calls that are held back, the last one first. */
    async release(outcome?: Outcome<unknown>) {
      for (const one of held.splice(0).reverse()) {
        one.settle(outcome ?? { kind: "answered", answer: answerOf(one.name, one.given) });
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
    compared: () => {
      const { compared } = look();
      return (compared?.comparison as (Comparison & { of: string }) | undefined)?.of;
    },
    trees: () => {
      const { trees } = look();
      const forms = (sentence: Sentence | undefined) =>
        sentence?.words.map(({ form }) => form).join(" ");
      return (
        trees && `${forms(trees.left)} | ${forms(trees.right)} | ${writeLinks(trees.links, false)}`
      );
    },
  };
}

const work = singlePair("the cat", "le chat", knownLinks("1-1 2-2"));

describe("links across an edit", () => {
  const links = (store: ReturnType<typeof setup>["store"]) =>
    writeLinks(currentPair(store.state.work).links, false);

  it("stay on their words where the text is edited before it was read for the first time", async () => {
    const { store, rest, release } = setup(work, ["read"]);
    store.change({ id: "step-type-left" }, setText(work, "left", "see the cat"), { key: "text" });
    for (let round = 0; round < 4; round += 1) await release();
    await rest();
    expect(links(store)).toBe("2-1 3-2");
    store.undo();
    await rest();
    expect(links(store)).toBe("1-1 2-2");
  });

  it("are the same whether an edit was read before it was undone and redone, or not", async () => {
    const { store, rest } = setup(work);
    await rest();
    const type = (text: string) =>
      store.change({ id: "step-type-left" }, setText(store.state.work, "left", text), {
        key: "text left 0",
      });
    type("cat");
    await rest();
    expect(links(store)).toBe("1-2");
    type("the cats");
    store.undo();
    store.redo();
    await rest();
    expect(links(store)).toBe("1-1 2-2");
  });
});

describe("the text of the links", () => {
  it("means the same links however others are counted", async () => {
    const { store, rest } = setup(work);
    await rest();
    store.change({ id: "step-type-links" }, setDraft(store.state.work, "1-2 "));
    await rest();
    store.look({ zeroBased: true });
    await rest();
    expect(writeLinks(currentPair(store.state.work).links, false)).toBe("1-2");
    store.change({ id: "step-type-links" }, setDraft(store.state.work, "0-1 ", true));
    await rest();
    expect(writeLinks(currentPair(store.state.work).links, false)).toBe("1-2");
  });
});

describe("the snapshot", () => {
  it("is of the very request once it is answered", async () => {
    const { rest, look, trees, compared } = setup(work);
    await rest();
    expect(look()).toMatchObject({ treesStale: undefined, comparedStale: undefined });
    expect(trees()).toBe("the cat | le chat | 1-1 2-2");
    expect(compared()).toBe("the cat | le chat | 1-1 2-2");
  });

  it("keeps the former drawing whole and says that it is older, however late the answers are", async () => {
    const { store, rest, release, look, trees, compared } = setup(work, ["read"]);
    await release();
    await rest();
    const text = (left: string) =>
      store.change({ id: "step-type-left" }, setText(store.state.work, "left", left), {
        key: "text left 0",
      });
    text("the big cat");
    store.change({ id: "step-same" }, addLink(store.state.work, 1, 2));
    await rest();
    // Neither a tree nor a link nor a number of the new state beside any of the old one.
    expect(look()).toMatchObject({ treesStale: "pending", comparedStale: "pending" });
    expect(trees()).toBe("the cat | le chat | 1-1 2-2");
    expect(compared()).toBe("the cat | le chat | 1-1 2-2");
    text("the very big cat");
    await rest();
    await release();
    await rest();
    expect(look()).toMatchObject({ treesStale: undefined, comparedStale: undefined });
    expect(trees()).toMatch(/^the very big cat \| le chat/);
    expect(compared()).toBe(trees());
  });

  it("shows nothing older where the core did not answer, and asks again only when told to", async () => {
    const { store, rest, release, look, trees, made } = setup(work, ["read"]);
    await release();
    await rest();
    store.change({ id: "step-type-left" }, setText(store.state.work, "left", "a trap"));
    await rest();
    await release({ kind: "failed", why: "silent" });
    expect(look()).toMatchObject({ treesStale: "failed", comparedStale: "failed" });
    expect(trees()).toBe("undefined | le chat | ");
    expect(look().compared).toBeUndefined();
    const count = made.length;
    for (let drawing = 0; drawing < 20; drawing++) look();
    await rest();
    expect(made).toHaveLength(count);
    look().failed?.again();
    expect(look().treesStale).toBe("pending");
    await release();
    await rest();
    expect(trees()).toMatch(/^a trap \| le chat/);
    expect(look().treesStale).toBeUndefined();
  });

  it("is of the links that were typed, or of none where the core did not say what they are", async () => {
    const { store, rest, release, look, trees, compared } = setup(work, ["readLinks"]);
    await rest();
    store.change({ id: "step-type-links" }, setDraft(store.state.work, "1-2"));
    await rest();
    expect(look()).toMatchObject({ treesStale: "pending", comparedStale: "pending" });
    await release({ kind: "failed", why: "silent" });
    expect(look()).toMatchObject({ treesStale: "failed", comparedStale: "failed" });
    expect(trees()).toBe("the cat | le chat | ");
    expect(look()).toMatchObject({ compared: undefined, paired: undefined });
    look().failed?.again();
    look();
    await release();
    await rest();
    expect(look()).toMatchObject({ treesStale: undefined, comparedStale: undefined });
    expect(compared()).toBe("the cat | le chat | 1-2");
  });

  it("keeps the last good state whole while a text has errors", async () => {
    const { store, rest, look, trees, compared } = setup(work);
    await rest();
    store.change({ id: "step-type-left" }, setText(store.state.work, "left", "the !"));
    store.change({ id: "step-type-right" }, setText(store.state.work, "right", "le petit chat"));
    await rest();
    expect(look()).toMatchObject({ treesStale: "errors", comparedStale: "errors" });
    expect(look().problems.left).toHaveLength(1);
    expect(trees()).toBe("the cat | le chat | 1-1 2-2");
    expect(compared()).toBe("the cat | le chat | 1-1 2-2");
  });

  it("has nothing of one pair under another: no error of its links, no tree, no number", async () => {
    const two: Work = {
      ...work,
      left: ["the cat", "!"],
      right: ["le chat", "il dort"],
      pairs: [
        { ...noPair, left: 0, right: 0 },
        { ...noPair, left: 1, right: 1 },
      ],
    };
    const { store, rest, look, trees, compared } = setup(two);
    store.change({ id: "step-type-links" }, setDraft(two, "1-1 !"));
    await rest();
    expect(look().problems.links).toHaveLength(1);
    store.goToPair(1);
    await rest();
    expect(choosePair(two, 1).pair).toBe(store.state.work.pair);
    expect(look().problems.links).toEqual([]);
    expect(trees()).toBe("undefined | il dort | ");
    expect(compared()).toBeUndefined();
  });

  it("reads before it compares: a paste that drops a word compares once, with the links carried", async () => {
    const { store, rest, made, compared } = setup(work);
    await rest();
    const before = made.filter(({ name }) => name === "compare").length;
    store.change({ id: "step-paste-left" }, setText(store.state.work, "left", "cat"));
    await rest();
    const after = made.filter(({ name }) => name === "compare").slice(before);
    expect(after.map(({ given }) => ofWhat(given[0] as Request))).toEqual(["cat | le chat | 1-2"]);
    expect(compared()).toBe("cat | le chat | 1-2");
  });

  it("takes over the links that were typed, once they can be read", async () => {
    const { store, rest, compared } = setup(work);
    await rest();
    store.change({ id: "step-type-links" }, setDraft(store.state.work, "1-2 !"));
    await rest();
    expect(compared()).toBe("the cat | le chat | 1-1 2-2");
    store.change({ id: "step-type-links" }, setDraft(store.state.work, "1-2 2-1"));
    await rest();
    expect(compared()).toBe("the cat | le chat | 1-2 2-1");
    expect(currentPair(store.state.work).draft).toBe("1-2 2-1");
  });
});

describe("the aligner", () => {
  const proposal = (left: number, right: number) => ({
    link: { left, right, relation: undefined },
    node: 5,
    reason: "same-lemma" as const,
    edge: 0,
    score: 5,
    children: 0,
  });

  function page() {
    const held: ((outcome: Outcome<AlignResult>) => void)[] = [];
    const engine = {
      call: () => new Promise((settle) => held.push(settle)),
    } as unknown as Engine;
    const store = createStore({ work: singlePair("a b", "c d", []), view: firstView }, () => {});
    const notify = vi.fn();
    const app = {
      store,
      snapshot: { readings: { left: pending, right: pending } },
      answers: createAnswers(engine, () => {}),
      moment: firstMoment({
        theme: "system",
        language: "en",
        split: undefined,
        size: "plain",
        pace: 1,
      }),
      notify,
      dismiss() {},
      say() {},
      set() {},
      draw() {},
    } as unknown as App;
    const answer = async (...found: ReturnType<typeof proposal>[]) => {
      const ok = { kind: "ok", score: 0, proposals: found, diagnostics: [] } as const;
      held.shift()?.({
        kind: "answered",
        answer: { ...ok, proposals: [...found], diagnostics: [] },
      });
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { app, store, notify, held, answer };
  }

  it("does not propose what options found that hold no more", async () => {
    const { app, store, answer } = page();
    store.change({ id: "step-aligner" }, setAligner(store.state.work, { baseline: true }));
    void align(app);
    store.undo();
    await answer(proposal(1, 1));
    expect(waiting(store.state.work)).toEqual([]);
    void align(app);
    await answer(proposal(2, 2));
    expect(waiting(store.state.work).map(({ link }) => link)).toEqual([
      { left: 2, right: 2, relation: undefined },
    ]);
  });

  it("says that it was not answered and offers another try, which asks anew", async () => {
    const { app, store, notify, held, answer } = page();
    void align(app);
    held.shift()?.({ kind: "failed", why: "unloaded" });
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const [{ action }] = notify.mock.calls[0] as [{ action: { run(): void } }];
    action.run();
    expect(held).toHaveLength(1);
    await answer(proposal(1, 1));
    expect(waiting(store.state.work)).toHaveLength(1);
  });
});
