/** The other person's links: read from what was typed, pasted or opened, and shown beside mine. */
import type { Link, LinksReading } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import { type Phrase, t } from "../../messages/index.js";
import { type App, plainNotice, warning } from "../../model/app.js";
import { setTheirs } from "../../model/comparing.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { writeLinks } from "../../model/notation.js";
import { read } from "../../model/read.js";
import type { Forms, Pair, Work } from "../../model/state.js";
import { linesOf } from "../../pairs/measure/lines.js";
import type { CanvasLink } from "../../stage/props.js";
import { blockOf } from "../../text/block.js";
import { wording } from "../../text/diagnostics/wording.js";
import { readFiles } from "../../text/files.js";
import { fittedTo } from "../../text/fitting.js";
import { fromOne } from "../../text/intake.js";
import { fileCore } from "../../text/outlining.js";
import { contested } from "./adjudication.js";
import "../../links/texts/en.ftl";
import "../../text/texts/en.ftl";
import "../../copy/texts/en.ftl";

/** What was read. */
export interface Theirs {
  /** Pair by pair. */
  readonly links: readonly (readonly Link[])[];
  /** How many lines there are; of a single pair the links may stand on several. */
  readonly lines: number;
  readonly problems: readonly string[];
  /** The pairs of a corpus in whose lines something is wrong, of mine or of theirs, from 0: no figure is of them. */
  readonly faulty: readonly number[];
}

/** The other person's links; undefined where there are none. */
export function theirLinks(app: App): Asked<Theirs | undefined> {
  const { work } = app.store.state;
  if (work.theirs.trim() === "") return nobody;
  const asked = app.answers.ask("readLinks", work.theirs, false);
  const mine = faultyOfMine(app);
  if (asked.kind !== "ready") return asked;
  if (mine.kind !== "ready") return mine;
  return theirsOf(asked.answer, work.theirs, work.pairs, mine.answer);
}

/** The pairs of a corpus in whose links something is wrong that I have written. */
function faultyOfMine({ store, answers }: App): Asked<readonly number[]> {
  const { pairs } = store.state.work;
  if (pairs.length === 1) return noneOfMine;
  const found = written(pairs).map(({ text, zeroBased, of }) => {
    const asked = answers.ask("readLinks", text, zeroBased);
    return asked.kind === "ready" ? faultyIn(asked.answer, of) : asked;
  });
  const missing = found.find((one) => one.kind !== "ready");
  if (missing !== undefined) return missing;
  return joined(...found.map((one) => (one.kind === "ready" ? one.answer : [])));
}
const noneOfMine: Asked<readonly number[]> = { kind: "ready", answer: [] };
const joined = memoizeLast(
  (...all: readonly (readonly number[])[]): Asked<readonly number[]> => ({
    kind: "ready",
    answer: all.flat(),
  }),
);

/** All that stands as it was written, with the pair of each line; apart what counts from 0. */
const written = memoizeLast((pairs: readonly Pair[]) =>
  [false, true].flatMap((zeroBased) => {
    const lines = pairs.flatMap(({ draft = "", ...pair }, at) =>
      (pair.zeroBased ?? false) === zeroBased ? linesOf(draft).map((line) => ({ line, at })) : [],
    );
    if (lines.length === 0) return [];
    const text = lines.map(({ line }) => line).join("\n");
    return [{ text, zeroBased, of: lines.map(({ at }) => at) }];
  }),
);

const faultyIn = memoizeLast(
  ({ lines }: LinksReading, of: readonly number[]): Asked<readonly number[]> => ({
    kind: "ready",
    answer: [...new Set(of.filter((_, line) => lines[line]?.faulty))],
  }),
);
const nobody: Asked<undefined> = { kind: "ready", answer: undefined };

const theirsOf = memoizeLast(
  (
    reading: LinksReading,
    text: string,
    pairs: readonly Pair[],
    mine: readonly number[],
  ): Asked<Theirs> => ({
    kind: "ready",
    answer: within(readOf(reading, pairs.length, mine), text, pairs),
  }),
);

const readOf = memoizeLast(
  (reading: LinksReading, pairs: number, mine: readonly number[]): Theirs => {
    const lines = reading.lines.map((line) => line.links as readonly Link[]);
    const single = pairs === 1;
    const own = new Set(mine);
    return {
      links: single ? [lines.flat()] : lines.slice(0, pairs),
      lines: single ? 1 : lines.length,
      faulty: single
        ? []
        : reading.lines
            .slice(0, pairs)
            .flatMap((line, at) => (line.faulty || own.has(at) ? [at] : [])),
      problems: reading.diagnostics.map((diagnostic) =>
        t("problem-line", { line: String(diagnostic.span.line), problem: wording(diagnostic) }),
      ),
    };
  },
);

/**
 * Their links without those that name a word which is not there, of which it is told. What was given comes
 * back where there are none. How many words a pair has is known once it was looked at.
 */
export function within(theirs: Theirs, text: string, pairs: readonly Pair[]): Theirs {
  const problems: string[] = [];
  const links = theirs.links.map((these, at) => {
    const forms = pairs[at]?.forms;
    if (forms === undefined) return these;
    const there = (link: Link) =>
      link.left <= forms.left.length && link.right <= forms.right.length;
    if (these.every(there)) return these;
    const line = pairs.length === 1 ? undefined : lineOf(text, at);
    for (const link of these) problems.push(...beyond(link, forms, line));
    return these.filter(there);
  });
  return problems.length === 0
    ? theirs
    : { ...theirs, links, problems: [...theirs.problems, ...problems] };
}

/** What is wrong with a link, as the links of the page's own text are told of. */
function beyond(link: Link, forms: Forms, line: number | undefined): readonly string[] {
  return (["left", "right"] as const).flatMap((side) => {
    const words = forms[side].length;
    if (link[side] <= words) return [];
    const given = { side: side === "left" ? "A" : "B", words, id: String(link[side]) };
    const problem = t("diagnostic-link-out-of-range", { ...given, ids: `1–${words}` });
    const told = `${link.left}-${link.right}: ${problem}`;
    return [line === undefined ? told : t("problem-line", { line: String(line), problem: told })];
  });
}

/** The line on which the links of a pair stand: comments belong to none. */
function lineOf(text: string, pair: number): number {
  let seen = -1;
  const found = text.split("\n").findIndex((line) => !line.startsWith("#") && ++seen === pair);
  return found + 1;
}

/** My links and theirs of the pairs that both have, without those in whose lines something is wrong. */
export const compared = memoizeLast(
  (pairs: readonly Pair[], { links, faulty }: Theirs): [Link[][], Link[][]] => {
    const wrong = new Set(faulty);
    const isRight = (_: unknown, at: number) => !wrong.has(at);
    const mine = pairs.slice(0, links.length).filter(isRight);
    return [mine.map((pair) => [...pair.links]), links.filter(isRight) as Link[][]];
  },
);

/** Both persons' links of one pair, each with its owner. */
export const comparedLinks = memoizeLast(
  (mine: readonly Link[], theirs: readonly Link[]): readonly CanvasLink[] =>
    contested(mine, theirs).flatMap(({ mine: own, theirs: other, agreed }): CanvasLink[] => {
      if (own === undefined) return other ? [{ ...other, owner: "theirs" }] : [];
      if (other === undefined) return [{ ...own, owner: "mine" }];
      return [{ ...own, owner: "both", ...(agreed ? {} : { theirs: other.relation }) }];
    }),
);

/** Takes their links as they are typed. */
export function typeTheirs(app: App, text: string): void {
  const { store } = app;
  store.change({ id: "step-theirs" }, setTheirs(store.state.work, text), { key: "theirs" });
}

/** A file of links, or a saved session, of which the links are taken pair by pair. */
export async function openTheirs(app: App, file: File): Promise<void> {
  const { store } = app;
  const { name } = file;
  const warn = (phrase: Phrase) => app.notify(warning("theirs", phrase));
  const session = await sessionIn(file);
  if (session === "none") {
    const files = await readFiles([file], fileCore(app.engine));
    if ("kind" in files) return files.kind === "refused" ? warn(files.phrase) : undefined;
    const [one] = files;
    if (one && "blocks" in one)
      return warn({ id: "intake-not-links", args: { name, format: t(`format-${one.format}`) } });
    if (!one || !("lines" in one) || one.lines.length === 0)
      return warn({ id: "notice-theirs-no-links", args: { name } });
    const { lines, unfit } = await fittedTo(app.engine, store.state.work, fromOne(one));
    if (unfit.length > 0) warn({ id: "notice-giza-texts", args: { count: unfit.length } });
    store.change({ id: "step-theirs" }, setTheirs(store.state.work, lines.join("\n")));
    return;
  }
  if (session === undefined) return warn({ id: "notice-no-session", args: { name } });
  const same = sameTexts(store.state.work, session);
  const notice = same ? plainNotice : warning;
  app.notify(notice("theirs", { id: same ? "notice-theirs" : "notice-theirs-other" }));
  const lines = session.pairs.map((pair) => writeLinks(pair.links, false));
  store.change({ id: "step-theirs" }, setTheirs(store.state.work, lines.join("\n")));
}

/** The work of a saved session; undefined of one that cannot be read, "none" of any other file. */
async function sessionIn(file: File): Promise<Work | undefined | "none"> {
  const beginning = await file
    .slice(0, 1024)
    .text()
    .catch(() => "");
  return beginning.trimStart().startsWith("{") ? fromSession(await file.text()) : "none";
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
  const labels = (texts: Work["left"]) => texts.map((text) => blockOf(text).label).join("\n");
  return labels(a.left) === labels(b.left) && labels(a.right) === labels(b.right);
}
