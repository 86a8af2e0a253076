/** Agreement with another annotator, and sentences made of both. Fetched when it is looked at. */
import type { TemplateResult } from "lit";
import type { Link } from "../engine/answers.js";
import { blockOf } from "../intake/block.js";
import { t } from "../messages/index.js";
import { agreementPanel } from "../panel/results/agreement.js";
import { fusionPanel } from "../panel/results/fusion.js";
import type { Copy, PairProps } from "../panel/results/props.js";
import { wording } from "../panel/source/wording.js";
import { setLinks, withPair } from "../state/links.js";
import { writeLinks } from "../state/notation.js";
import { read } from "../state/read.js";
import { currentPair, type Work } from "../state/state.js";
import { type App, warning } from "./app.js";
import { type Question, question } from "./question.js";

/** How many fused sentences are made at most. */
const mostSentences = 1000;

interface Questions {
  readonly links: Question<"readLinks">;
  readonly agreement: Question<"agreement">;
  readonly fuse: Question<"fuse">;
}

const asked = new WeakMap<App, Questions>();

function questions(app: App): Questions {
  const known = asked.get(app);
  if (known !== undefined) return known;
  const made: Questions = {
    links: question(app.engine, "readLinks", app.draw),
    agreement: question(app.engine, "agreement", app.draw),
    fuse: question(app.engine, "fuse", app.draw),
  };
  asked.set(app, made);
  return made;
}

interface Theirs {
  /** Pair by pair. */
  readonly links: readonly (readonly Link[])[];
  readonly problems: readonly string[];
}

const readings = new WeakMap<object, Theirs>();

/** The other annotator's links; undefined while there are none or they are being read. */
function theirLinks(app: App): Theirs | undefined {
  const { work } = app.store.state;
  if (work.theirs.trim() === "") return undefined;
  const reading = questions(app).links(work.theirs, false);
  if (reading === undefined) return undefined;
  const known = readings.get(reading);
  if (known !== undefined) return known;
  const lines = reading.lines.map((line) => line.links as readonly Link[]);
  const made: Theirs = {
    // Of a single pair, the links may stand on several lines.
    links: work.pairs.length === 1 ? [lines.flat()] : lines.slice(0, work.pairs.length),
    problems: reading.diagnostics.map(
      (diagnostic) => `${diagnostic.span.line}: ${wording(diagnostic)}`,
    ),
  };
  readings.set(reading, made);
  return made;
}

/** Their links of the pair shown, for the canvas. */
export function theirsOfPair(app: App): readonly Link[] | undefined {
  return theirLinks(app)?.links[app.store.state.work.pair];
}

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

/** The Agreement tab. */
export function agreementContent(app: App, pair: PairProps, onCopy: Copy): TemplateResult {
  const { store, moment } = app;
  const { work } = store.state;
  const theirs = theirLinks(app);
  const current = currentPair(work);
  return agreementPanel({
    left: pair.left,
    right: pair.right,
    mine: current.links,
    theirs: theirs && (theirs.links[work.pair] ?? []),
    pairs: theirs?.links.length ?? 0,
    agreement: theirs && questions(app).agreement(mine(work, theirs), theirs.links as Link[][]),
    text: work.theirs,
    problems: theirs?.problems ?? [],
    cell: moment.cell,
    decisions: current.decisions,
    onText: (text) => setTheirs(app, text, "type"),
    onFile: (file) => void openTheirs(app, file),
    onForget: () => {
      moment.cell = undefined;
      const pairs = work.pairs.map((item) => ({ ...item, decisions: {} }));
      store.change({ id: "step-forget-theirs" }, { ...store.state.work, pairs, theirs: "" });
    },
    onCell: (cell) => {
      moment.cell = cell;
      app.draw();
    },
    onDecisions: (decisions) =>
      store.change({ id: "step-decide" }, withPair(store.state.work, { decisions })),
    onLink: (link) => {
      if (moment.hotLink === link) return;
      moment.hotLink = link;
      app.draw();
    },
    onAdopt: (links) => {
      app.sayWithScore(t("say-adopted"), app.reader.answers.compared?.comparison.score);
      store.change({ id: "step-adopt" }, setLinks(store.state.work, links));
    },
    onCopy,
  });
}

function setTheirs(app: App, theirs: string, how: "type" | "open"): void {
  const { store } = app;
  const { work } = store.state;
  const key = how === "type" ? { key: "theirs" } : {};
  store.change({ id: "step-theirs" }, work.theirs === theirs ? work : { ...work, theirs }, key);
}

/** A file of links, or a saved session, of which the links are taken pair by pair. */
async function openTheirs(app: App, file: File): Promise<void> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) {
    app.notify(warning("theirs", { id: "notice-theirs-unreadable", args: { name: file.name } }));
    return;
  }
  const session = text.trimStart().startsWith("{") ? fromSession(text) : undefined;
  if (session === undefined && text.trimStart().startsWith("{")) {
    app.notify(warning("theirs", { id: "notice-no-session", args: { name: file.name } }));
    return;
  }
  if (session !== undefined) {
    app.notify({
      key: "theirs",
      phrase: {
        id: sameTexts(app.store.state.work, session) ? "notice-theirs" : "notice-theirs-other",
      },
      tone: "plain",
    });
  }
  const lines = session?.pairs.map((pair) => writeLinks(pair.links, false)).join("\n");
  setTheirs(app, lines ?? text, "open");
}

function fromSession(text: string): Work | undefined {
  try {
    return read(JSON.parse(text))?.work;
  } catch {
    return undefined;
  }
}

/** Whether two sessions are about the same sentences, as far as their labels tell. */
function sameTexts(a: Work, b: Work): boolean {
  const labels = (texts: readonly string[]) => texts.map((text) => blockOf(text).label).join("\n");
  return labels(a.left) === labels(b.left) && labels(a.right) === labels(b.right);
}

/** The Fusion tab. */
export function fusionContent(app: App, pair: PairProps, onCopy: Copy): TemplateResult {
  const { store, moment, reader } = app;
  const { merge, into } = store.state.view.fusion;
  const request = reader.answers.compared?.request;
  return fusionPanel({
    left: pair.left,
    right: pair.right,
    merge,
    into,
    fusion: request && questions(app).fuse(request, merge, into, mostSentences),
    onMerge: (next, side) => store.look({ fusion: { merge: next, into: side } }),
    onLink: (link) => {
      if (moment.hotLink === link) return;
      moment.hotLink = link;
      app.draw();
    },
    onCopy,
  });
}
