/**
 * Random walks over the page. A walk is a list of steps, each a name and three numbers that say with what it is
 * done, whatever came before: a part of a walk is a walk, too. What the page has to show follows from what was
 * done with it, by a model that knows nothing of carrying, storing or comparing: links that followed a change
 * of their texts are taken as they are, and the score of what is shown is asked of the command line.
 */
import type { Browser, BrowserContext, Request } from "@playwright/test";
import type { CommandLine } from "../oracle.js";
import { control, withControl } from "./control.js";
import { expect, type Page, sentence, Twintree } from "./page.js";
import { trapNext, withTraps } from "./trap.js";

/** What is done, and with what: each action makes of the numbers what it needs. */
export interface Step {
  readonly action: Action;
  readonly numbers: readonly [number, number, number];
}

type Side = "left" | "right";
const sides = ["left", "right"] as const;

interface Pair {
  readonly left: string;
  readonly right: string;
  /** As `1-2 3-4`; undefined where they follow from texts and have not been seen yet. */
  readonly links: string | undefined;
  /** Their text as it was typed. */
  readonly draft?: string | undefined;
}

/** What can be undone. */
interface Work {
  readonly pairs: readonly Pair[];
  readonly at: number;
  readonly stripSubtypes: boolean;
  readonly ignorePunctuation: boolean;
}

/** Sentences with words in common, so that links are carried from one to the other. */
const right = [
  sentence(["cats", "NOUN", 2, "nsubj"], ["sleep", "VERB", 0, "root"]),
  sentence(
    ["often", "ADV", 3, "advmod"],
    ["cats", "NOUN", 3, "nsubj"],
    ["sleep", "VERB", 0, "root"],
  ),
  sentence(
    ["my", "PRON", 2, "nmod:poss"],
    ["cats", "NOUN", 4, "nsubj"],
    ["often", "ADV", 4, "advmod"],
    ["sleep", "VERB", 0, "root"],
    [".", "PUNCT", 4, "punct"],
  ),
  sentence(["we", "PRON", 2, "nsubj"], ["saw", "VERB", 0, "root"], ["cats", "NOUN", 2, "obj"]),
  sentence(
    ["cats", "NOUN", 2, "nsubj"],
    ["saw", "VERB", 0, "root"],
    ["my", "PRON", 4, "nmod"],
    ["dogs", "NOUN", 2, "obj"],
    [".", "PUNCT", 2, "punct"],
  ),
].map((text) => text.trimEnd());
const wrong = sentence(["cats", "NOUN", 7, "nsubj"], ["sleep", "VERB", 0, "root"]).trimEnd();
const drafts = ["1-1", "1-2 2-1", "1-1 2-2", "1-2 2-1 2-2", "1-1 2-2 x", "1-1 9-9"];
const results = ["score", "edges", "spanning", "distances", "crossings", "agreement", "fusion"];
/** Those above which the score is said. */
const scored = new Set(["score", "edges", "spanning", "agreement", "fusion"]);
/** No step takes longer than this, in milliseconds, on however slow a machine. */
const longest = 180_000;
/** How many steps can be undone. */
const depth = 500;

const pick = <T>(of: readonly T[], number: number): T => of[number % of.length] as T;
const current = ({ pairs, at }: Work) => pairs[at] as Pair;
const withPair = (work: Work, change: Partial<Pair>): Work => ({
  ...work,
  pairs: work.pairs.map((pair, at) => (at === work.at ? { ...pair, ...change } : pair)),
});
const words = (text: string) =>
  text.split("\n").flatMap((row) => (/^\d/.test(row) ? (row.split("\t")[1] ?? []) : []));
const isBroken = ({ left, right }: Pair) =>
  [left, right].some((text) => /\t7\tnsubj|^9\tx/m.test(text));
const isDraftRight = (draft: string) => !draft.includes("x");
/** Each link once, in their order. */
const sorted = (links: readonly string[]) =>
  [...new Set(links)]
    .map((link) => link.split("-").map(Number) as [number, number])
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map((link) => link.join("-"))
    .join(" ");
const split = (links: string): readonly string[] => links.match(/\d+-\d+/g) ?? [];
/** Whether it is compared: nothing is wrong with it. */
const isCompared = (pair: Pair) =>
  !isBroken(pair) && pair.links?.includes("9") === false && isDraftRight(pair.draft ?? "");

/** The links that are of punctuation. */
const ofPunctuation = ({ left, right, links = "" }: Pair): readonly string[] => {
  const marks = (text: string) => text.split("\n").filter((row) => /^\d/.test(row));
  const isMark = (text: string, id: string | undefined) =>
    marks(text)[Number(id) - 1]?.includes("\tPUNCT\t") === true;
  return split(links).filter((link) => {
    const [one, other] = link.split("-");
    return isMark(left, one) || isMark(right, other);
  });
};

/** What a page shows. */
interface Shown {
  readonly texts: Readonly<Record<Side | "links", string>>;
  readonly forms: Readonly<Record<Side, readonly string[]>>;
  readonly drawn: readonly string[];
  readonly caption: string;
  readonly fraction: string | undefined;
  /** Of how many pairs which one, as `2 of 3`. */
  readonly place: string;
  readonly rows: readonly string[] | undefined;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly selected: readonly (string | undefined)[];
  /** What is stale, busy or failed. */
  readonly unsettled: readonly string[];
}

function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const said = (element: Element | null | undefined) =>
      (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const text = (name: string) =>
      (document.querySelector(`twintree-editor[data-source=${name}]`) as { value?: string } | null)
        ?.value ?? "";
    const forms = (side: string) =>
      all(`[role=option][data-side=${side}]`).map(
        (word) => (word.getAttribute("aria-label") ?? "").split(/, [AB] \d/)[0] ?? "",
      );
    const step = (name: string) =>
      document.querySelector(`[data-step=${name}]`)?.getAttribute("aria-disabled") === "false";
    return {
      texts: { left: text("left"), right: text("right"), links: text("links") },
      forms: { left: forms("left"), right: forms("right") },
      drawn: all(".canvas-link[data-link]:not([data-proposal])").map(
        ({ dataset }) => dataset.link ?? "",
      ),
      caption: said(document.querySelector(".canvas-caption")),
      fraction: /1 − \d+ ⁄ \d+/.exec(said(document.querySelector("#results")))?.[0],
      place: said(document.querySelector(".source-number")),
      rows:
        document.querySelector("main")?.dataset.shown === "pairs"
          ? all("twintree-pairs tr[data-pair]").map((row) =>
              said(row.querySelector(".pairs-main")?.previousElementSibling),
            )
          : undefined,
      undo: step("undo"),
      redo: step("redo"),
      selected: all("[role=tab][aria-selected=true]").map(({ dataset }) => dataset.tab),
      unsettled: all(
        "[data-failed], .canvas-caption .shell-greyed, #results [aria-busy=true], .pairs-progress",
      ).map((element) => `${element.className}: ${said(element).slice(0, 80)}`),
    };
  });
}

/** How much was done in all tabs. */
let clock = 0;

/** A tab of the browser, and what it has to show. */
class Tab {
  readonly page: Page;
  readonly twintree: Twintree;
  work: Work;
  past: readonly Work[] = [];
  future: readonly Work[] = [];
  source: Side | "links" = "left";
  results = "score";
  /** Whether all pairs are to be shown, where there are several. */
  all = false;
  /** Whether anything was done that is worth keeping. */
  isTouched = false;
  isFull = false;
  /** Whether storage has refused what was done last. */
  owes = false;
  /** When it was opened or worked on last, by the count of all that was done. */
  worked = 0;
  readonly #coming = new Set<Request>();

  constructor(page: Page, work: Work, onError: (error: Error) => void) {
    this.page = page;
    this.twintree = new Twintree(page);
    this.work = work;
    page.on("pageerror", onError);
    page.on("request", (request) => this.#coming.add(request));
    page.on("requestfinished", (request) => this.#coming.delete(request));
    page.on("requestfailed", (request) => this.#coming.delete(request));
  }

  /** The files that it has asked for and does not have yet. */
  get awaited(): readonly string[] {
    return [...this.#coming].map((request) => request.url());
  }

  get pair(): Pair {
    return current(this.work);
  }

  get isAllShown(): boolean {
    return this.all && this.work.pairs.length > 1;
  }

  /** A step that can be undone. */
  did(next: Work): void {
    this.past = [...this.past, this.work].slice(-depth);
    this.future = [];
    this.work = next;
    this.isTouched = true;
    this.worked = ++clock;
    this.owes = this.isFull;
  }

  travel(direction: "undo" | "redo"): void {
    const [from, to] =
      direction === "undo" ? (["past", "future"] as const) : (["future", "past"] as const);
    const next = this[from].at(-1);
    if (next === undefined) return;
    this[from] = this[from].slice(0, -1);
    // Redone, a step is shown where it was made, as far as there are as many pairs after it.
    const at = Math.min(next.at, this.work.pairs.length - 1);
    const now = direction === "undo" ? { ...this.work, at } : this.work;
    this[to] = [...this[to], now];
    this.work = next;
    this.isTouched = true;
    this.worked = ++clock;
    this.owes = this.isFull;
  }

  /** Until the page has begun, and rests. */
  async arrive(): Promise<void> {
    // What acts comes with the first sign of somebody, which a page hears once its scripts have run.
    await this.page.waitForLoadState();
    await this.page.dispatchEvent("body", "pointermove", { movementX: 1 });
    // All pairs stand in the place of the texts.
    await this.page.locator(".shell-texts, .pairs-page").first().waitFor();
    if (await this.page.locator(".shell-texts").isVisible()) await this.twintree.openTexts();
    await this.rest();
    this.isFull = false;
    this.worked = ++clock;
    this.past = [];
    this.future = [];
  }

  /** Until nothing is on its way any longer; what was not answered is asked for again. */
  async rest(): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      for (;;) {
        await control(this.page, "rest");
        if (this.#coming.size === 0) break;
        await Promise.race(
          (["requestfinished", "requestfailed"] as const).map((name) =>
            this.page.waitForEvent(name as "requestfinished"),
          ),
        );
      }
      const again = this.page.locator("[data-failed] button, [data-notice=align] .action-link");
      if ((await again.count()) === 0) return;
      await again.first().click();
    }
  }

  /** Brings in texts; once more where the part that reads them did not answer, as the page says. */
  async bring(act: () => Promise<void>): Promise<void> {
    await act();
    await this.rest();
    const refused = this.page.locator("[data-notice=intake]", { hasText: "did not answer" });
    if ((await refused.count()) > 0) await act();
  }

  /** Lists all pairs by their numbers with their similarity, whatever most of them have. */
  async list(): Promise<void> {
    await this.page.locator(".pairs-sort").waitFor({ state: "attached" });
    await this.page.evaluate(() => {
      const choose = (selector: string, value: string) => {
        const choice = document.querySelector<HTMLSelectElement>(selector);
        if (choice === null || choice.value === value) return;
        choice.value = value;
        choice.dispatchEvent(new Event("change"));
      };
      choose(".pairs-sort", "+number");
      choose(".overview-head select", "similarity");
      for (const label of document.querySelectorAll("#pairs-measures label")) {
        const box = label.querySelector("input");
        if (label.textContent?.trim() === "Similarity" && box?.checked === false) box.click();
      }
    });
  }

  /** Presses a button that is there as soon as what was done is drawn. */
  async click(name: RegExp, within = "body"): Promise<void> {
    const button = this.page.locator(within).getByRole("button", { name });
    await button.first().click({ timeout: 30_000 });
  }

  /** Whether a button is there; it is pressed then. */
  async press(name: RegExp, within = "body"): Promise<boolean> {
    const button = this.page.locator(within).getByRole("button", { name });
    if ((await button.count()) === 0) return false;
    await button.first().click();
    return true;
  }

  async showOne(): Promise<void> {
    if (this.isAllShown) await this.click(/^One pair$/);
    this.all = false;
  }

  async open(tab: string): Promise<void> {
    const isText = tab === "left" || tab === "right" || tab === "links";
    if (isText && !(await this.page.locator("#source").isVisible()))
      await this.page.locator(".shell-texts").click();
    await this.page.locator(`[role=tab][data-tab=${tab}]`).click();
    if (isText) this.source = tab;
    else this.results = tab;
  }

  async replace(source: Side | "links", text: string): Promise<void> {
    await this.focus(source);
    await this.page.keyboard.press("Control+A");
    await this.twintree.paste(text);
  }

  /** Goes into a text. */
  async focus(source: Side | "links"): Promise<void> {
    await this.showOne();
    await this.open(source);
    // What is not drawn yet would be drawn over what is done to it.
    await control(this.page, "drawn");
    await this.page.locator(`twintree-editor[data-source=${source}]`).getByRole("textbox").focus();
  }
}

/** A walk in a browser of its own. */
class Walk {
  readonly context: BrowserContext;
  readonly commandLine: CommandLine;
  tabs: Tab[] = [];
  /** The tab in front. */
  tab!: Tab;
  /** What a page shows that no one has touched. */
  first!: Work;
  /** What was kept of tabs that were closed, by when they were worked on. */
  kept: readonly Pick<Tab, "work" | "source" | "results" | "all" | "worked">[] = [];
  readonly errors: Error[] = [];

  constructor(context: BrowserContext, commandLine: CommandLine) {
    this.context = context;
    this.commandLine = commandLine;
  }

  async begin(): Promise<void> {
    await withTraps(this.context);
    await withControl(this.context);
    const work = { at: 0, stripSubtypes: false, ignorePunctuation: false };
    const page = await this.context.newPage();
    const tab = await this.add(page, { ...work, pairs: [{ left: "", right: "", links: "" }] });
    await page.goto("./");
    await tab.arrive();
    const { texts, drawn } = await look(page);
    const pairs = [{ left: texts.left, right: texts.right, links: sorted(drawn) }];
    this.first = { ...work, pairs };
    tab.work = this.first;
  }

  async add(page: Page, work: Work): Promise<Tab> {
    this.tab = new Tab(page, work, (error) => this.errors.push(error));
    this.tabs = [...this.tabs, this.tab];
    return this.tab;
  }

  async step(step: Step): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const tell = () => {
        const awaited = this.tabs.flatMap(({ awaited }) => awaited).join(" ");
        reject(new Error(`${step.action} does not end; files that are awaited: ${awaited}`));
      };
      timer = setTimeout(tell, longest);
    });
    await Promise.race([this.take(step), late]).finally(() => clearTimeout(timer));
  }

  private async take({ action, numbers }: Step): Promise<void> {
    await (actions[action] as Act)(this.tab, numbers, this);
    await this.tab.rest();
    // What the page lists follows what is measured, as long as nobody chooses.
    if (this.tab.isAllShown) {
      await this.tab.list();
      await this.tab.rest();
    }
    // Texts that are closed are not drawn either.
    if (!this.tab.isAllShown && !(await this.tab.page.locator("#source").isVisible())) {
      await this.tab.page.locator(".shell-texts").click();
      await this.tab.rest();
    }
    await this.check(this.tab);
  }

  /** Holds what a page shows to what it has to show. */
  async check(tab: Tab): Promise<void> {
    const { work, pair } = tab;
    const shown = await look(tab.page);
    const { stripSubtypes, ignorePunctuation } = work;
    const options = { stripSubtypes, ignorePunctuation };
    const ask = ({ left, right, links = "", draft = links }: Pair) =>
      this.commandLine.ask({ left, right, links: draft, options });
    expect(this.errors, "errors of the page").toEqual([]);
    expect(shown.unsettled, "what is stale, busy or failed").toEqual([]);
    expect({ undo: shown.undo, redo: shown.redo }, "what can be undone and redone").toEqual({
      undo: tab.past.length > 0,
      redo: tab.future.length > 0,
    });
    const count = work.pairs.length;
    expect(shown.place, "which pair is shown").toBe(count > 1 ? `${work.at + 1} of ${count}` : "");
    expect(shown.rows !== undefined, "whether all pairs are shown").toBe(tab.isAllShown);
    if (shown.rows) {
      const lines = await Promise.all(work.pairs.map(ask));
      const expected = lines.map((line, at) => {
        const { distance = null, maximum = null } = JSON.parse(line ?? "{}");
        const known = work.pairs[at]?.links !== undefined && line !== undefined;
        return !known || distance === null ? shown.rows?.[at] : `${distance} ⁄ ${maximum}`;
      });
      expect(shown.rows, "the scores of all pairs").toEqual(expected);
      return;
    }
    expect(shown.selected, "the tabs that are open").toEqual([tab.source, tab.results]);
    const { links: typed, ...texts } = shown.texts;
    expect(texts, "the texts").toEqual({ left: pair.left, right: pair.right });
    if (!isBroken(pair)) {
      if (pair.links === undefined) this.see(tab, shown);
      const { links = "", draft } = tab.pair;
      for (const side of sides)
        expect(shown.forms[side], `the words of ${side}`).toEqual(words(pair[side]));
      // The spanning tree is drawn over its own links alone.
      const isTree = ignorePunctuation && tab.results === "spanning";
      const aside = isTree ? ofPunctuation(tab.pair) : [];
      const drawn = (all: readonly string[]) => sorted(all.filter((one) => !aside.includes(one)));
      if (!links.includes("9"))
        expect(drawn(shown.drawn), "the links that are drawn").toBe(drawn(split(links)));
      if (tab.source === "links")
        // Accepted links have relations, which score nothing.
        expect(draft === undefined ? sorted(split(typed)) : typed, "the text of the links").toBe(
          draft ?? links,
        );
    }
    if (!scored.has(tab.results)) return;
    const line = await ask(tab.pair);
    const says =
      /^Similarity ([\d.]+\d)\b|^No links|^One link|^All links share|^Without the links of punctuation/.exec(
        shown.caption,
      );
    if (line === undefined) {
      expect(says, `the command line refuses: ${shown.caption}`).toBe(null);
      return;
    }
    const { similarity, distance, maximum, undefined: why } = JSON.parse(line);
    if (why !== null) {
      const begins = {
        "no-links": "No links",
        "one-link": "One link",
        "no-paths": "All links share",
      };
      const isIgnored = ignorePunctuation && ofPunctuation(tab.pair).length > 0;
      const begin = isIgnored
        ? "Without the links of punctuation"
        : begins[why as keyof typeof begins];
      expect(says?.[0], shown.caption).toBe(begin);
      return;
    }
    expect(says?.[1], shown.caption).toBe(similarity.toFixed(2));
    if (tab.results === "score")
      expect(shown.fraction, "the score").toBe(`1 − ${distance} ⁄ ${maximum}`);
  }

  /** Takes the links as they are shown. */
  private see(tab: Tab, { texts, drawn, caption }: Shown): void {
    const isDraftWrong = caption.startsWith("The links have errors");
    const draft = isDraftWrong ? texts.links : undefined;
    const links = sorted(isDraftWrong && isDraftRight(texts.links) ? split(texts.links) : drawn);
    tab.work = withPair(tab.work, { links, draft });
  }
}

type Act = (tab: Tab, numbers: Step["numbers"], walk: Walk) => Promise<void>;

type Action = keyof typeof actions;

/** What needs no answer to what was done before. */
const quick = ["paste", "undo", "redo", "source", "results", "pair"] as const;

const actions = {
  async paste(tab, [a, b, c]) {
    const side = pick(sides, a);
    const text = c % 6 === 0 ? wrong : pick(right, b);
    if (text === tab.pair[side]) return;
    await tab.replace(side, text);
    const next = withPair(tab.work, { [side]: text });
    tab.did(
      isBroken(current(next)) ? next : withPair(next, { links: undefined, draft: undefined }),
    );
  },
  async both(tab, [a, b]) {
    const [left, other] = [pick(right, a), pick(right, b)];
    await tab.bring(() => tab.replace("left", `${left}\n\n${other}\n`));
    tab.did({ ...tab.work, pairs: [{ left, right: other, links: "" }], at: 0 });
  },
  async type(tab, [a, b]) {
    const side = pick(sides, a);
    const text = tab.pair[side];
    if (text.split("\n").length > 9) return;
    const added = b % 4 === 0 ? "\n9\tx" : `\n# ${b % 10}`;
    await tab.focus(side);
    await control(tab.page, "later");
    await tab.page.keyboard.press("Control+End");
    await tab.page.keyboard.insertText(added);
    tab.did(withPair(tab.work, { [side]: text + added }));
  },
  async link(tab, [a, b]) {
    const { pair } = tab;
    if (isBroken(pair) || pair.links === undefined) return;
    await tab.showOne();
    const [one, other] = [1 + (a % words(pair.left).length), 1 + (b % words(pair.right).length)];
    await tab.page.locator(`[role=option][data-side=left][data-word="${one}"]`).click();
    await tab.page.locator(`[role=option][data-side=right][data-word="${other}"]`).click();
    const [key, before] = [`${one}-${other}`, split(pair.links)];
    const links = before.includes(key) ? before.filter((link) => link !== key) : [...before, key];
    tab.did(withPair(tab.work, { links: sorted(links), draft: undefined }));
  },
  async draft(tab, [a]) {
    const { pair } = tab;
    const draft = pick(drafts, a);
    if (isBroken(pair) || pair.links === undefined || draft === (pair.draft ?? pair.links)) return;
    await control(tab.page, "later");
    await tab.replace("links", draft);
    const links = isDraftRight(draft) ? sorted(split(draft)) : pair.links;
    tab.did(withPair(tab.work, { links, draft }));
  },
  async align(tab) {
    if (!isCompared(tab.pair)) return;
    await tab.showOne();
    await tab.press(/^Align$/);
    await tab.rest();
    const undo = tab.page.locator("[data-step=undo]");
    if (/^Undo: propose/.test((await undo.getAttribute("title")) ?? "")) tab.did(tab.work);
    if (await tab.press(/^Accept all/, ".shell-strip")) {
      tab.did(withPair(tab.work, { links: undefined, draft: undefined }));
      await tab.rest();
    }
    if (await tab.press(/^Reject all/, ".shell-strip")) tab.did(tab.work);
    else await tab.press(/^Close/, ".shell-strip");
  },
  async undo(tab) {
    if (tab.past.length === 0) return;
    await tab.page.locator("[data-step=undo]").click();
    tab.travel("undo");
  },
  async redo(tab) {
    if (tab.future.length === 0) return;
    await tab.page.locator("[data-step=redo]").click();
    tab.travel("redo");
  },
  async source(tab, [a]) {
    await tab.showOne();
    await tab.open(pick([...sides, "links"] as const, a));
  },
  async results(tab, [a]) {
    await tab.showOne();
    await tab.open(pick(results, a));
  },
  async option(tab, [a]) {
    if (!isCompared(tab.pair)) return;
    await tab.showOne();
    await tab.open("score");
    await tab.twintree.more();
    const name = pick(["stripSubtypes", "ignorePunctuation"] as const, a);
    const label = { stripSubtypes: /^Compare labels without/, ignorePunctuation: /^Ignore links/ };
    await tab.page.locator("#results").getByRole("checkbox", { name: label[name] }).click();
    tab.did({ ...tab.work, [name]: !tab.work[name] });
  },
  async corpus(tab, [a, b, c]) {
    const pairs = Array.from({ length: 2 + (c % 3) }, (_, at) => ({
      left: `# sent_id = ${at}\n${pick(right, a + at)}`,
      right: `# sent_id = ${at}\n${pick(right, b + 2 * at)}`,
      links: pick(["1-1 2-2", "1-2 2-1", "", "2-2"], a + b + at),
    }));
    const file = (of: keyof (typeof pairs)[0]) =>
      pairs.map((pair) => pair[of]).join(of === "links" ? "\n" : "\n\n");
    const files = [
      { name: "a.conllu", text: `${file("left")}\n` },
      { name: "b.conllu", text: `${file("right")}\n` },
      { name: "links.txt", text: `${file("links")}\n` },
    ];
    await tab.bring(() => tab.twintree.drop(files));
    tab.did({ ...tab.work, pairs, at: 0 });
  },
  async pair(tab, [a]) {
    const to = tab.work.at + (a % 2 === 0 ? 1 : -1);
    if (tab.work.pairs[to] === undefined) return;
    await tab.click(a % 2 === 0 ? /^Next pair/ : /^Previous pair/);
    tab.work = { ...tab.work, at: to };
  },
  async all(tab) {
    const { length } = tab.work.pairs;
    if (length < 2) return;
    await tab.click(tab.all ? /^One pair$/ : new RegExp(`^${length} pairs$`), ".pairs-choice");
    tab.all = !tab.all;
  },
  async fresh(tab, _, walk) {
    if (!(await tab.press(/^Start fresh$/))) return;
    tab.did(walk.first);
    tab.isTouched = false;
    Object.assign(tab, { source: "left", results: "score", all: false });
  },
  async reload(tab, _, walk) {
    if (tab.owes) return;
    await tab.page.reload();
    await tab.arrive();
    // Where storage was slow what was kept is offered.
    if (tab.isTouched && (await tab.press(/^Open it$/))) await tab.rest();
    if (!tab.isTouched) Object.assign(tab, { work: walk.first });
  },
  async open(_, [a], walk) {
    if (walk.tabs.length > 1) return;
    const tab = await walk.add(await walk.context.newPage(), walk.first);
    await tab.page.goto("./");
    await tab.arrive();
    const latest = walk.kept.toSorted((one, other) => other.worked - one.worked)[0];
    if (latest === undefined || a % 2 === 0 || !(await tab.press(/^Open it$/))) return;
    await tab.rest();
    walk.kept = walk.kept.filter((one) => one !== latest);
    Object.assign(tab, { ...latest, isTouched: true, worked: ++clock });
  },
  async duplicate(tab, _, walk) {
    if (walk.tabs.length > 1 || tab.owes || !tab.isTouched) return;
    const opening = tab.page.waitForEvent("popup");
    await tab.page.evaluate(() => {
      // What is not stored yet is stored as the page goes out of sight.
      Object.defineProperty(document, "visibilityState", {
        get: () => "hidden",
        configurable: true,
      });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "visibilityState");
    });
    await tab.rest();
    await tab.page.evaluate(() => void window.open(location.href));
    const { work, source, results, all, isTouched } = tab;
    const copy = await walk.add(await opening, work);
    Object.assign(copy, { source, results, all, isTouched });
    await copy.arrive();
  },
  async turn(tab, _, walk) {
    walk.tab = walk.tabs.find((other) => other !== tab) ?? tab;
    await walk.tab.page.bringToFront();
  },
  async close(tab, _, walk) {
    if (walk.tabs.length < 2 || tab.owes) return;
    walk.tabs = walk.tabs.filter((other) => other !== tab);
    walk.tab = walk.tabs[0] as Tab;
    const { work, source, results, all, worked } = tab;
    if (tab.isTouched) walk.kept = [...walk.kept, { work, source, results, all, worked }];
    await tab.page.close({ runBeforeUnload: true });
    await walk.tab.page.bringToFront();
  },
  async trap(tab) {
    await trapNext(tab.page, "measure");
  },
  async slow(tab, [a, b, c], walk) {
    await control(tab.page, "slow");
    for (const [at, number] of [a, b, c].entries())
      await (actions[pick(quick, number)] as Act)(tab, [b + at, c + at, a + at], walk);
    await control(tab.page, "go");
  },
  async lose(tab, [a, b, c]) {
    await control(tab.page, "lose");
    await actions.paste(tab, [a, b, c]);
    await control(tab.page, "pass");
  },
  async full(tab) {
    tab.isFull = !tab.isFull;
    await control(tab.page, tab.isFull ? "full" : "room");
  },
} satisfies Record<string, Act>;

/** What cannot be walked yet, each with the reason. */
const awaiting: Partial<Readonly<Record<Action, string>>> = {};

/** How often each action is taken. */
const often: Readonly<Partial<Record<Action, number>>> = {
  paste: 5,
  type: 3,
  link: 8,
  draft: 2,
  undo: 8,
  redo: 5,
  source: 2,
  results: 3,
  pair: 4,
  slow: 2,
  reload: 2,
  turn: 2,
};

/** So many steps that follow from a seed. */
export function stepsOf(seed: number, count: number): readonly Step[] {
  let state = seed;
  // Mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const drawn = (Object.keys(actions) as Action[])
    .filter((name) => awaiting[name] === undefined)
    .flatMap((name) => Array.from({ length: often[name] ?? 1 }, () => name));
  return Array.from({ length: count }, () => ({
    action: pick(drawn, random()),
    numbers: [random() % 1000, random() % 1000, random() % 1000],
  }));
}

/** Why a walk ended early. */
export interface Fault {
  /** The steps up to the one that failed. */
  readonly steps: readonly Step[];
  readonly why: Error;
}

/** Walks the steps; undefined where nothing is wrong. */
export async function walk(
  browser: Browser,
  commandLine: CommandLine,
  steps: readonly Step[],
): Promise<Fault | undefined> {
  // Narrow enough that the texts stand beside nothing and lie over nothing.
  const context = await browser.newContext({ viewport: { width: 890, height: 900 } });
  let done = 0;
  try {
    const walk = new Walk(context, commandLine);
    await walk.begin();
    for (const step of steps) {
      done += 1;
      await walk.step(step);
    }
    return undefined;
  } catch (why) {
    return { steps: steps.slice(0, done), why: why as Error };
  } finally {
    await context.close();
  }
}

/**
 * The same fault after fewer steps, as few as are found in so many milliseconds: halves, quarters and so on are
 * left out in turn.
 */
export async function shrink(
  fault: Fault,
  walk: (steps: readonly Step[]) => Promise<Fault | undefined>,
  patience: number,
): Promise<Fault> {
  const end = Date.now() + patience;
  const name = ({ why }: Fault) => why.message.split("\n")[0];
  let least = fault;
  let size = least.steps.length;
  while (size > 1) {
    size = Math.ceil(size / 2);
    for (let from = 0; from < least.steps.length; ) {
      if (Date.now() > end) return least;
      const found = await walk(least.steps.toSpliced(from, size));
      if (found && name(found) === name(fault)) least = found;
      else from += size;
    }
  }
  return least;
}
