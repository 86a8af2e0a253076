/** Agreement with another person: figures, the links in dispute, and a third set made of both. */
import type { TemplateResult } from "lit";
import type { Link } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { adopt } from "../model/comparing.js";
import { withPair } from "../model/links.js";
import { currentPair, type Decisions, type Pair, type Work } from "../model/state.js";
import { adjudicated, contested, inCell, undecided } from "../results/agreement/adjudication.js";
import { agreementPanel } from "../results/agreement/panel.js";
import type { ConfusionCell, Copy, PairProps } from "../results/props.js";
import { notation } from "../results/score/command.js";
import type { LinkKey } from "../stage/props.js";
import type { App } from "./app.js";
import { download } from "./download.js";
import { lasting, type Question, question } from "./question.js";
import { goToPair } from "./texts.js";
import { dropTheirs, openTheirs, type Theirs, theirLinks, typeTheirs } from "./theirs.js";

const questions = new WeakMap<App, Question<"agreement">>();
const reals = new WeakMap<Theirs, WeakMap<Work["pairs"], Link[][]>>();

/** My links of the pairs that both have; the same arrays for the same work. */
function mine(work: Work, theirs: Theirs): Link[][] {
  let byPairs = reals.get(theirs);
  if (byPairs === undefined) {
    byPairs = new WeakMap();
    reals.set(theirs, byPairs);
  }
  let real = byPairs.get(work.pairs);
  if (real === undefined) {
    real = work.pairs.slice(0, theirs.links.length).map((pair) => [...pair.links]);
    byPairs.set(work.pairs, real);
  }
  return real;
}

/** The third set pair by pair, and what still waits for a decision. */
interface Third {
  /** Undefined for a pair of which they have nothing. */
  readonly links: readonly (readonly Link[] | undefined)[];
  readonly undecided: readonly number[];
}

const thirds = new WeakMap<Theirs, WeakMap<Pair, readonly [readonly Link[], number]>>();

function third(work: Work, theirs: Theirs): Third {
  const known = thirds.get(theirs) ?? new WeakMap<Pair, readonly [readonly Link[], number]>();
  thirds.set(theirs, known);
  const all = work.pairs.map((pair, at) => {
    const others = theirs.links[at];
    if (others === undefined) return undefined;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const links = contested(pair.links, others);
    const made = [adjudicated(links, pair.decisions), undecided(links, pair.decisions)] as const;
    known.set(pair, made);
    return made;
  });
  return {
    links: all.map((entry) => entry?.[0]),
    undecided: all.map((entry) => entry?.[1] ?? 0),
  };
}

/** The Agreement tab. */
export function agreementContent(app: App, pair: PairProps, onCopy: Copy): TemplateResult {
  const { store, moment } = app;
  const { work } = store.state;
  const theirs = theirLinks(app);
  const current = currentPair(work);
  const made = theirs && third(work, theirs);
  const ask = questions.get(app) ?? lasting(question(app.engine, "agreement", app.draw));
  questions.set(app, ask);
  return agreementPanel({
    left: pair.left,
    right: pair.right,
    mine: current.links,
    theirs: theirs && (theirs.links[work.pair] ?? []),
    pairs: theirs?.links.length ?? 0,
    missing: theirs === undefined ? undefined : missing(work, theirs),
    agreement: theirs && ask(mine(work, theirs), theirs.links as Link[][]),
    text: work.theirs,
    problems: theirs?.problems ?? [],
    cell: moment.cell,
    decisions: current.decisions,
    third: made?.links.flatMap((links) => links ?? []).length ?? 0,
    undecided: made?.undecided.reduce((sum, count) => sum + count, 0) ?? 0,
    elsewhere: made && nextOpen(work.pair, made.undecided),
    onText: (text) => typeTheirs(app, text),
    onFile: (file) => void openTheirs(app, file),
    onForget: () => dropTheirs(app),
    onCell: (cell) => choose(app, cell),
    onDecisions: (decisions) => decide(app, decisions),
    onLink: (link) => {
      if (moment.hotLink === link) return;
      moment.hotLink = link;
      app.draw();
    },
    onPair: (index) => goToPair(app, index),
    onAdopt: () => take(app),
    onCopy: () => onCopy(lines(app)),
    onSave: () => download("adjudicated.links.txt", "text/plain", lines(app)),
  });
}

/** Where there are fewer or more lines than pairs, both numbers. */
function missing(
  work: Work,
  theirs: Theirs,
): { readonly lines: number; readonly pairs: number } | undefined {
  const pairs = work.pairs.length;
  return theirs.lines === pairs ? undefined : { lines: theirs.lines, pairs };
}

/** The next pair with something undecided, after the one shown and round again. */
function nextOpen(pair: number, undecided: readonly number[]): number | undefined {
  const order = undecided.map((_, step) => (pair + 1 + step) % undecided.length);
  return order.find((at) => at !== pair && (undecided[at] ?? 0) > 0);
}

function choose(app: App, cell: ConfusionCell | undefined): void {
  app.moment.cell = cell;
  if (cell !== undefined) {
    const count = chosenLinks(app).length;
    const [yours, others] = [t(`relation-${cell.mine}`), t(`relation-${cell.theirs}`)];
    app.say(t("agreement-of-cell", { count, mine: yours, theirs: others }));
  }
  app.draw();
}

const chosen = new WeakMap<
  ConfusionCell,
  {
    readonly mine: readonly Link[];
    readonly theirs: readonly Link[];
    readonly links: readonly LinkKey[];
  }
>();

/** The links of the pair shown that are in the chosen cell. */
export function chosenLinks(app: App): readonly LinkKey[] {
  const { work } = app.store.state;
  const { cell } = app.moment;
  const theirs = theirLinks(app)?.links[work.pair];
  if (cell === undefined || theirs === undefined) return none;
  const own = currentPair(work).links;
  const known = chosen.get(cell);
  if (known?.mine === own && known.theirs === theirs) return known.links;
  const links = contested(own, theirs).filter((link) => inCell(link, cell));
  chosen.set(cell, { mine: own, theirs, links });
  return links;
}
const none: readonly LinkKey[] = [];

function decide(app: App, decisions: Decisions): void {
  const { store } = app;
  store.change({ id: "step-decide" }, withPair(store.state.work, { decisions }));
  const theirs = theirLinks(app);
  if (theirs === undefined) return;
  const { work } = store.state;
  const made = third(work, theirs);
  app.say(
    t("agreement-decided", {
      count: made.links[work.pair]?.length ?? 0,
      left: made.undecided[work.pair] ?? 0,
    }),
  );
}

/** The third set becomes mine, in every pair and in one step. */
function take(app: App): void {
  const { store } = app;
  const theirs = theirLinks(app);
  if (theirs === undefined) return;
  const next = adopt(store.state.work, third(store.state.work, theirs).links);
  app.sayWithScore(t("say-adopted"), app.reader.answers.compared?.comparison.score);
  store.change({ id: "step-adopt" }, next);
}

/** The third set as a file of links has it, a line a pair; of pairs without theirs, mine. */
function lines(app: App): string {
  const { work } = app.store.state;
  const theirs = theirLinks(app);
  const made = theirs && third(work, theirs).links;
  return work.pairs.map((pair, at) => `${notation(made?.[at] ?? pair.links)}\n`).join("");
}
