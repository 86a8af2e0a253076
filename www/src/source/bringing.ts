/** What was pasted, dropped or opened becomes the work, in one step that can be undone. */
import type { Link, LinksReading, LinkTable, Side } from "../engine/answers.js";
import { isExample } from "../examples/known.js";
import { type Phrase, say, t } from "../messages/index.js";
import {
  type App,
  type Notice,
  type NoticeAction,
  plainNotice,
  warning,
  way,
} from "../model/app.js";
import { arrive } from "../model/arriving.js";
import { setSecond, setTheirs, withRowsAlone } from "../model/comparing.js";
import {
  type Documents,
  setAllLinks,
  setDocuments,
  setFormats,
  setText,
} from "../model/documents.js";
import { onWordsToCome, setDraft } from "../model/link-edits.js";
import { setLinks } from "../model/links.js";
import { pairNumbers } from "../model/pair-numbers.js";
import { type SharedLinks, sharedLinks } from "../model/shared-links.js";
import { readText } from "../model/slice.js";
import { currentPair, hasRowsAlone, type System, type Work } from "../model/state.js";
import { readSlices, unread, withTexts } from "../model/unread.js";
import { showAll } from "../pairs/switching.js";
import { blockOf, cut } from "../text/block.js";
import type { Block, Corpus, Intake, LinksFile, ZeroBased } from "../text/corpus.js";
import { type Fitted, fitted, fittedTo, isNotTaken } from "../text/fitting.js";
import { intakeBlocks } from "../text/intake.js";
import { areRead } from "../text/moving.js";
import { formatOf } from "../text/outlining.js";
import { everyPair, pairUp } from "../text/pair.js";
import { isSameCorpus } from "../text/same-corpus.js";
import "../text/texts/en.ftl";
import "../copy/texts/en.ftl";

/** What is there when something begins to be taken in: what is done meanwhile goes before it. */
export function begun({ store }: App) {
  const { work, view } = store.state;
  return { subject: store.subject, tab: view.sourceTab, draft: currentPair(work).draft };
}
type Begun = ReturnType<typeof begun>;

/** What is said besides once whole files have taken their place. */
export interface Told {
  readonly notice?: Notice;
  /** What else can be done with the pairs there are. */
  readonly also?: NoticeAction;
}

/** Takes in whatever it is. */
export async function bringIn(
  app: App,
  intake: Intake,
  since = begun(app),
  told?: Told,
): Promise<void> {
  const { subject } = since;
  // What was refused before has been opened again, or something else in its place.
  if (intake.kind !== "fragment") app.dismiss("intake");
  switch (intake.kind) {
    case "fragment":
    case "giza":
      return;
    case "refused":
      app.notify(warning("intake", intake.phrase));
      app.say(say(intake.phrase));
      return;
    case "other":
      return bringOther(app, since, intake);
    case "sentence":
      await bringSentence(app, since, intake);
      if (told?.notice) app.notify(told.notice);
      return;
    case "pair": {
      const { left, right, format } = intake;
      const formats = { left: format, right: format };
      const corpus = everyPair([left], [right]);
      return bringCorpus(app, subject, corpus, {}, { id: "step-paste-pair" }, { formats }, told);
    }
    case "document":
      return bringDocument(app, subject, intake, told);
    case "corpus": {
      const { corpus, links, second, formats } = intake;
      const [left, right] = intake.names;
      const all = [left, right, ...(second ? [second.name] : [])];
      const name: Phrase = { id: "step-open", args: { name: all.join(", ") } };
      const { unfit, ...lines } = await linesOfPairs(app, intake, corpus, "left", formats);
      const files = { names: { left, right }, formats };
      await bringCorpus(app, subject, corpus, { ...lines, second }, name, files, told);
      if (links) sayLines(app, links, corpus.left.length);
      sayUnfit(app, unfit);
      return;
    }
    case "rows":
      return bringRows(app, subject, intake.rows, told);
    case "links": {
      const { name, links } = intake;
      const step = { id: "step-open", args: { name } } as const;
      const zeroBased = countsFromZero(app, links?.zeroBased);
      const fitting = (file: LinksFile) => fittedTo(app.engine, app.store.state.work, file);
      const { unfit, ...lines } = await linesBy(fitting, intake);
      // Where none of them fit, the links that there are stay.
      const all = [...(lines.lines ?? []), ...(lines.theirs ?? [])];
      if (unfit > 0 && all.every(isNotTaken)) return sayUnfit(app, unfit);
      await bringLinks(app, subject, lines, step, zeroBased, told);
      if (links?.sizes) sayLines(app, links, app.store.state.work.pairs.length);
      sayUnfit(app, unfit);
      return;
    }
  }
}

/** Text in another format: the core notices which, and finds the sentences. */
async function bringOther(
  app: App,
  since: Begun,
  { side, text }: Extract<Intake, { kind: "other" }>,
): Promise<void> {
  const format = await formatOf(app.engine, text);
  const outline = format && (await app.engine.ask("outline", [text, format]));
  if (format === undefined || outline === undefined) {
    app.notify(warning("intake", { id: "intake-unread" }));
    return;
  }
  await bringIn(app, intakeBlocks(cut(text, outline.sentences), side, format), since);
}

async function bringSentence(
  app: App,
  { subject, tab, draft }: Begun,
  { side, block, format }: Extract<Intake, { kind: "sentence" }>,
): Promise<void> {
  const text = await readText(block.text);
  const { work } = app.store.state;
  if (work[side].length > 1 && work.formats[side] !== format) {
    // The other sentences of the side cannot be read in this format: they make room.
    const blocks = [block];
    const rest = { name: undefined, links: undefined };
    await bringDocument(app, subject, { kind: "document", side, blocks, format, ...rest });
    return;
  }
  arrive(app, subject, () => {
    const now = app.store.state.work;
    // Anyone who has turned to another text meanwhile stays there.
    if (app.store.state.view.sourceTab === tab) app.store.look({ sourceTab: side });
    const name = { id: `step-paste-${side}` } as const;
    const next = setFormats(setText(now, side, text), { [side]: format });
    // Links that were written meanwhile are of the words to come.
    const isWritten = currentPair(now).draft !== undefined && currentPair(now).draft !== draft;
    app.store.change(name, isWritten ? onWordsToCome(next) : next);
  });
}

/** A whole file for one side: the other side stays, and both are paired anew. */
async function bringDocument(
  app: App,
  subject: number,
  intake: Extract<Intake, { kind: "document" }>,
  told?: Told,
): Promise<void> {
  const { work } = app.store.state;
  const other = intake.side === "left" ? "right" : "left";
  const both = (others: readonly Block[]) =>
    intake.side === "left"
      ? pairUp(app.engine, intake.blocks, others)
      : pairUp(app.engine, others, intake.blocks);
  const isAlone = await isFree(work[other]);
  const corpus = isAlone
    ? withoutPartners(intake.side, intake.blocks)
    : await both(work[other].map(blockOf));
  if (corpus === undefined) {
    app.notify(warning("intake", { id: "intake-unread" }));
    return;
  }
  const formats = { ...work.formats, [intake.side]: intake.format };
  const given = [intake.links, intake.theirs];
  // Nobody would look at the words of the other side once they come.
  const early = given.filter((file) => isAlone && file?.sizes?.length);
  const [links, theirs] = given.map((file) => (early.includes(file) ? undefined : file));
  const files = { links, theirs };
  const { unfit, ...lines } = await linesOfPairs(app, files, corpus, intake.side, formats);
  const name: Phrase = intake.name
    ? { id: "step-open", args: { name: intake.name } }
    : { id: `step-paste-${intake.side}` };
  const names = { ...work.names, [intake.side]: intake.name };
  const more = { ...lines, second: intake.second };
  await bringCorpus(app, subject, corpus, more, name, { names, formats }, told);
  if (links) sayLines(app, links, intake.blocks.length);
  sayUnfit(app, unfit);
  if (early.length > 0) {
    const args = { names: early.map((file) => file?.name).join(", ") };
    app.notify(ofTexts(warning("unfit", { id: "notice-giza-alone", args })));
  }
}

/** Files of links that came in, as lines, and in how many pairs they do not fit. */
async function linesBy(
  fitting: (file: LinksFile) => Promise<Fitted>,
  { links, theirs }: Partial<Record<"links" | "theirs", LinksFile | undefined>>,
) {
  const [mine, others] = [links && (await fitting(links)), theirs && (await fitting(theirs))];
  const unfit = new Set([...(mine?.unfit ?? []), ...(others?.unfit ?? [])]).size;
  return { lines: mine?.lines, theirs: others?.lines, zeroBased: links?.zeroBased, unfit };
}

/** The same for pairs that are to be: the lines are those of the sentences of a side. */
function linesOfPairs(
  { engine }: App,
  files: Parameters<typeof linesBy>[1],
  { left, right, pairs }: Paired,
  side: Side,
  formats: Work["formats"],
) {
  const places = pairs.map((pair) => ({
    line: pair[side] ?? -1,
    left: left[pair.left ?? -1],
    right: right[pair.right ?? -1],
  }));
  return linesBy((file) => fitted(engine, file, places, formats), files);
}

/** Whether nothing of the reader's stands on a side: it is empty, or an example's as it was brought. */
async function isFree(texts: Work["left"]): Promise<boolean> {
  if (texts.every((text) => text === "")) return true;
  const [only, ...others] = texts;
  if (others.length > 0 || typeof only !== "string") return false;
  return only.trim() === "" || (await isExample(only));
}

/** What becomes the texts of both sides. */
type Paired = Omit<Corpus, "pairs"> & Pick<Documents, "pairs">;

/** The sentences of one side while those of the other are still to come. */
function withoutPartners(side: Side, blocks: readonly Block[]): Paired {
  const other = side === "left" ? "right" : "left";
  const none = { left: undefined, right: undefined };
  return {
    left: [],
    right: [],
    [side]: blocks,
    [other]: [blockOf("")],
    pairs: blocks.map((_, at) => ({ ...none, [side]: at })),
    pairing: "order",
    alone: { left: 0, right: 0, [side]: blocks.length },
  };
}

/** What has come with the sentences of both sides. */
interface Given {
  readonly lines?: readonly string[] | undefined;
  readonly zeroBased?: ZeroBased;
  readonly theirs?: readonly string[] | undefined;
  readonly second?: System | undefined;
}

async function bringCorpus(
  app: App,
  subject: number,
  corpus: Paired,
  { lines, zeroBased, theirs, second }: Given,
  name: Phrase,
  files: Pick<Documents, "names" | "formats">,
  { notice, also }: Told = {},
): Promise<void> {
  const found = lines && (await readLines(app, lines, countsFromZero(app, zeroBased)));
  // Where words count from 0 it is asked first whether they are meant so.
  const read = found?.zeros === 0 ? found : undefined;
  const documents: Documents = {
    left: corpus.left.map((block) => block.text),
    right: corpus.right.map((block) => block.text),
    pairs: corpus.pairs,
    pairing: corpus.pairing,
    ...files,
    ...read,
    theirs: theirs?.join("\n"),
  };
  // The first of them will be shown.
  const first = { ...documents, pairs: documents.pairs.slice(0, 1) };
  const shown = setDocuments(app.store.state.work, first);
  const texts = await readSlices(unread(shown, shown.pair));
  arrive(app, subject, () => {
    const before = app.store.state.work;
    const isOfThem = hasRowsAlone(before) || isSameCorpus(before, documents);
    const kept = isOfThem ? before.second : undefined;
    const next = setDocuments(before, { ...documents, second: second ?? kept });
    const now = isOfThem && lines === undefined ? withLinksAhead(next, before) : next;
    app.store.change(name, withTexts(now, texts), { fresh: true });
    sayPairs(app, corpus, also);
    if (corpus.pairs.length === 1 && found === undefined)
      app.sayWithScore(t("say-pair-new", { dropped: currentPair(before).links.length }));
    if (read) sayUnread(app, read.drafts);
    else if (found) offerFromZero(app, { lines }, name, found.zeros);
    if (notice) app.notify(notice);
  });
}

/** A work in which the sentences of one side have come, with the links that were there before them. */
function withLinksAhead(work: Work, { pairs, theirs }: Work): Work {
  if (pairs.some(({ left, right }) => left !== undefined && right !== undefined)) return work;
  const side = pairs[0]?.left === undefined ? "right" : "left";
  const lines = theirs.split("\n");
  // Until then each sentence was a pair by itself.
  const linked = work.pairs.map((pair) => {
    const { links, draft, zeroBased } = pairs[pair[side] ?? -1] ?? pair;
    return { ...pair, links, draft, zeroBased };
  });
  const all = work.pairs.map((pair) => lines[pair[side] ?? -1] ?? "");
  return { ...work, pairs: linked, theirs: work.theirs || all.join("\n").trimEnd() };
}

/** Whether words count from 0 in links that come in: as their format says, else as the page has it. */
function countsFromZero({ store }: App, zeroBased: ZeroBased): boolean {
  return zeroBased ?? store.state.view.zeroBased;
}

/** Rows: beside the pairs there are, else a pair for each, whose sentences are still to come. */
async function bringRows(
  app: App,
  subject: number,
  rows: System,
  { notice }: Told = {},
): Promise<void> {
  const name: Phrase = { id: "step-open", args: { name: rows.name } };
  arrive(app, subject, () => {
    const { work } = app.store.state;
    const isBeside = work.pairs.length > 1 && !hasRowsAlone(work);
    if (isBeside) app.store.change(name, setSecond(work, rows));
    else app.store.change(name, withRowsAlone(work, rows), { fresh: true });
    showAll(app, true);
    const count = rows.texts.length;
    const phrase = { id: "notice-rows", args: { name: rows.name, count } } as const;
    // Undone they are gone.
    for (const one of [plainNotice("opened", phrase), ...(notice ? [notice] : [])])
      app.notify({ ...one, until: "step" });
  });
}

/** Links for the pairs there are: one line for the pair shown, several for all of them; and those of another person. */
async function bringLinks(
  app: App,
  subject: number,
  { lines, theirs }: Pick<Given, "lines" | "theirs">,
  step: Phrase,
  zeroBased: boolean,
  { notice }: Told = {},
): Promise<void> {
  const read = lines && (await readLines(app, lines, zeroBased));
  arrive(app, subject, put, "texts");

  function put(): void {
    if (lines && read && read.zeros > 0) {
      offerFromZero(app, { lines, theirs }, step, read.zeros);
      return;
    }
    const { work } = app.store.state;
    const both = theirs === undefined ? work : setTheirs(work, theirs.join("\n"));
    if (lines === undefined || read === undefined) {
      app.store.change(step, both);
    } else if (both.pairs.length === 1 || lines.length === 1) {
      const draft = read.drafts.find((text) => text !== undefined);
      const linked = setLinks(both, read.links.flat());
      const next = draft === undefined ? linked : setDraft(linked, draft, read.zeroBased);
      app.store.change(step, areRead(app.snapshot.readings) ? next : onWordsToCome(next));
    } else {
      app.store.change(step, setAllLinks(both, read.links, read.drafts, read.zeroBased));
      sayLines(app, { lines }, both.pairs.length);
    }
    if (read) sayUnread(app, read.drafts);
    if (notice) app.notify(notice);
  }
}

/** So many lines are read at once: an answer has a bound on its links, and the page is to take it in at one go. */
const atOnce = 2000;

async function readLines(app: App, lines: readonly string[], zeroBased: boolean) {
  const links: (readonly Link[])[] = [];
  /** The lines with errors, as they were. */
  const drafts: (string | undefined)[] = [];
  /** How many lines name a word 0, though words count from 1. */
  let zeros = 0;
  const shared = sharedLinks();
  for (let start = 0; start < lines.length; start += atOnce) {
    const some = lines.slice(start, start + atOnce);
    const read = await readSome(app, some, zeroBased, shared);
    zeros += read?.zeros ?? 0;
    some.forEach((line, at) => {
      const found = read?.lines[at];
      links.push(found?.links ?? []);
      // What was not read is kept as it is; of an empty line at the end there is nothing.
      drafts.push(found?.faulty === false || line === "" ? undefined : line);
    });
  }
  return { zeroBased, links, drafts, zeros };
}

/**
 * Reads lines of links; undefined where the core does not answer. Many come as numbers, of another module
 * than that of the first visit, which answers where the other cannot be loaded.
 */
async function readSome(
  app: App,
  lines: readonly string[],
  zeroBased: boolean,
  shared: SharedLinks,
): Promise<Pick<LinksReading, "lines" | "zeros"> | undefined> {
  const text = lines.join("\n");
  const many = lines.length === atOnce;
  const table = many ? await app.engine.ask("readLinkTable", [text, zeroBased]) : undefined;
  if (table === undefined) return app.engine.ask("readLinks", [text, zeroBased]);
  return { lines: linesIn(table, shared), zeros: table.zeros };
}

/** The links of each line of a table. */
function linesIn(table: LinkTable, shared: SharedLinks): LinksReading["lines"] {
  const { links, places } = table;
  const faulty = new Set(table.faulty);
  let at = 0;
  return Array.from(places.subarray(1), (end, line) => {
    const found: Link[] = [];
    for (; at < 3 * end; at += 3)
      found.push(shared(links[at] ?? 0, links[at + 1] ?? 0, links[at + 2] ?? 0));
    return { links: found, faulty: faulty.has(line) };
  });
}

/** A notice about the texts there are: it goes with them. */
const ofTexts = (notice: Notice): Notice => ({ ...notice, until: "texts" });

function sayPairs(app: App, { alone, pairs, pairing }: Paired, also?: NoticeAction): void {
  const { left, right } = alone;
  const count = pairs.length;
  const say = (phrase: Phrase, action: Pick<Notice, "action"> = {}) =>
    app.notify(ofTexts({ ...plainNotice("opened", phrase), ...action, ...(also && { also }) }));
  if (left + right === count && (left === 0 || right === 0))
    say({ id: "notice-opened-one", args: { count, side: left > 0 ? "left" : "right" } });
  else if (left + right > 0)
    say({ id: "notice-opened-alone", args: { count, pairing, left, right } });
  else if (count > 1) say({ id: "notice-opened", args: { count, pairing } }, toAll(app));
  else if (also) say({ id: "notice-opened", args: { count, pairing } });
  else app.dismiss("opened");
}

/** The way to all pairs, where they are not shown already. */
function toAll(app: App): Pick<Notice, "action"> {
  if (app.store.state.view.tabs.pairs?.open === true) return {};
  return way("notice-opened-all", () => showAll(app, true));
}

/** Says in how many pairs the links are of other words than the texts. */
function sayUnfit(app: App, count: number): void {
  if (count === 0) app.dismiss("unfit");
  else app.notify(ofTexts(warning("unfit", { id: "notice-giza-texts", args: { count } })));
}

type Lines = Pick<LinksFile, "lines" | "sizes">;

/** Says where there are other numbers of lines and of sentences, or where pairs are named that have none. */
function sayLines(app: App, { lines, sizes }: Lines, sentences: number): void {
  // Of ten million lines there may be one: those that are not there are not gone through.
  const count = sizes && Object.keys(lines).filter((at) => Number(at) >= sentences).length;
  if (count === 0 || (count === undefined && lines.length === sentences)) return;
  const phrase: Phrase =
    count === undefined
      ? { id: "notice-links-lines", args: { lines: lines.length, sentences } }
      : { id: "notice-links-beyond", args: { count } };
  app.notify(ofTexts(warning("lines", phrase)));
}

/** Says that words count from 0 in a file of links, of which none is taken before that was answered. */
function offerFromZero(
  app: App,
  given: Pick<Given, "lines" | "theirs">,
  step: Phrase,
  count: number,
): void {
  const run = () => {
    app.dismiss("links");
    const read = bringLinks(app, app.store.subject, given, step, true);
    void read.then(() => app.say(t("say-links-from-zero")));
  };
  const phrase = { id: "notice-links-zero", args: { count } } as const;
  app.notify(ofTexts({ ...warning("links", phrase), ...way("notice-links-zero-read", run) }));
}

/** Says which lines could not be read; of links that were not taken it has been said. */
function sayUnread(app: App, drafts: readonly (string | undefined)[]): void {
  const wrong = drafts.flatMap((draft, at) =>
    draft === undefined || isNotTaken(draft) ? [] : [at],
  );
  const count = wrong.length;
  if (count === 0) {
    app.dismiss("links");
    return;
  }
  const pairs = pairNumbers(wrong);
  app.notify(ofTexts(warning("links", { id: "notice-links-errors", args: { count, pairs } })));
}
