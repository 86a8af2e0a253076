/**
 * The source below its tabs: the three texts, what is wrong in them, the links as a table, and all that
 * can come in. Fetched after the first drawing.
 */
import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic, Format, Side } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import { alignerOptions } from "../links/aligner.js";
import { linksTable } from "../links/table.js";
import { language, type Phrase, t } from "../messages/index.js";
import { type App, warning, withPart } from "../model/app.js";
import { setFormats, setText } from "../model/documents.js";
import { onWordsToCome, setDraft } from "../model/link-edits.js";
import { writeLinks } from "../model/notation.js";
import { putTexts } from "../model/preferences.js";
import type { Trees } from "../model/snapshot.js";
import { currentPair, currentText, type Forms, type SourceTab, type Work } from "../model/state.js";
import { opens } from "../model/unfinished.js";
import { corpusBar } from "../pairs/corpus-bar.js";
import { followBack } from "../pairs/switching.js";
import { isSessionFile, openSessionFile } from "../share/session-file.js";
import type { Intake } from "../text/corpus.js";
import { countOf, errorCount } from "../text/diagnostics/count.js";
import { inOrder } from "../text/diagnostics/stepping.js";
import { isOfSource, sourceLabel, wording } from "../text/diagnostics/wording.js";
import { openFiles } from "../text/files.js";
import { intakeText, isMendable } from "../text/intake.js";
import { areRead } from "../text/moving.js";
import { fileCore } from "../text/outlining.js";
import { dropZone, pasteZone } from "../text/panel/drop.js";
import type { Early } from "../text/panel/early.js";
import { sourcePanel, stepFromShown } from "../text/panel/panel.js";
import type { Mending, SourceProps } from "../text/panel/props.js";
import { begun, bringIn } from "./bringing.js";

/**
 * The source of a page; from then on takes files that are dropped, and sentences pasted, anywhere on `root`,
 * and what was before.
 */
export function openSource(app: App, root: HTMLElement, early: () => readonly Early[]) {
  const sayErrors = errorsSaid(app);
  pasteZone((text, files) => takePasted(app, text, files) !== undefined);
  dropZone(root, (files, side) => void takeDropped(app, files, side));
  void takeEarly(app, early());
  followBack(app);
  return {
    /** What stands below the tabs. */
    content(): TemplateResult {
      sayErrors();
      return content(app);
    },
    /** Goes to the next (1) or the previous (-1) error of the texts; whether there is any. */
    step: (direction: 1 | -1): boolean => stepFromShown(sourceProps(app), direction),
    /** Above all: which of several pairs is shown, or all of them. */
    bar: () => corpusBar(app),
    /** The dialog in which a pair is chosen. */
    picker: () => html`<twintree-picker></twintree-picker>`,
  };
}

function content(app: App): TemplateResult {
  const { store } = app;
  const { view, work } = store.state;
  const props = sourceProps(app);
  const links = view.sourceTab === "links";
  const { locked } = props;
  const words = locked === undefined ? wordsOf(app) : wordsOfLinks(currentPair(work).forms);
  // The table comes first. The panel stays the same one under every tab, so that its editors keep what
  // they know.
  const table = links
    ? html`${linksTable(app, words, locked)}
        ${alignerOptions(app)}
        <h3 class="title shell-links-text-title">${t("links-text")}</h3>`
    : nothing;
  return html`${table} ${guard(seenIn(props), () => sourcePanel(props))}`;
}

/** All that the panel is drawn from: while links are drawn over the trees, it mostly stays as it is. */
function seenIn(props: SourceProps): unknown[] {
  const { shown, texts, diagnostics, formats, sentences, focused, isTyped } = props;
  const noticed = shown === "links" ? undefined : props.noticed(shown);
  // Behind another tab their text is not seen, unless something in it is to be mended.
  const isSeen =
    shown === "links" || isTyped || diagnostics.some(({ source }) => source === "links");
  const links = isSeen ? texts.links : undefined;
  const read = [texts.left, texts.right, links, isTyped, diagnostics, formats, noticed];
  const looked = [sentences.left, sentences.right, focused?.side, focused?.id, props.place];
  return [language(), shown, ...read, ...looked, props.zeroBased, props.locked];
}

/** How long a text rests before its errors are said, in milliseconds. */
const resting = 900;

/** Says, once the texts rest, how many errors they have now and what the first one is. */
function errorsSaid(app: App): () => void {
  let seen: readonly Diagnostic[] = [];
  let said = { subject: app.snapshot.subject, count: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const { subject, problems } = app.snapshot;
    const errors = inOrder(problems.all).filter(({ severity }) => severity === "error");
    const count = countOf(errors);
    const before = subject === said.subject ? said.count : 0;
    said = { subject, count };
    const [first] = errors;
    if (count === before) return;
    app.say(
      first === undefined
        ? t("source-errors-gone")
        : `${t("source-errors", { count })}: ${spoken(first)}`,
    );
  };
  return () => {
    const { all } = app.snapshot.problems;
    if (all === seen) return;
    seen = all;
    clearTimeout(timer);
    timer = setTimeout(tell, resting);
  };
}

/** An error as it is said: where it is, and what. */
function spoken(diagnostic: Diagnostic): string {
  return `${sourceLabel(diagnostic.source)}:${diagnostic.span.line} ${wording(diagnostic)}`;
}

/** The sentences by which words are named: those drawn, unless they are still another pair's. */
function wordsOf({ snapshot }: App): Trees | undefined {
  return snapshot.trees?.subject === snapshot.subject ? snapshot.trees : undefined;
}

/** The words of the last state without errors: those the links are between. */
function wordsOfLinks(forms: Forms | undefined) {
  const words = (side: Side) => ({
    words: (forms?.[side] ?? []).map((form, at) => ({ id: at + 1, form })),
  });
  return { left: words("left"), right: words("right") };
}

/** The sides with errors, where the links stand on the words of before: whatever is done to them then is lost. */
function lockedBy({ snapshot, store }: App): SourceProps["locked"] {
  const { left, right } = snapshot.problems;
  const [a, b] = [errorCount(left) > 0, errorCount(right) > 0];
  if (currentPair(store.state.work).forms === undefined || !(a || b)) return undefined;
  return a && b ? "both" : a ? "left" : "right";
}

/** What was read of a side; of a text of which nothing can be drawn, nothing was. */
function readOf(app: App, side: Side): Trees[Side] {
  const { treesStale, readings } = app.snapshot;
  const lost = treesStale === "errors" && ready(readings[side])?.shown === undefined;
  return lost ? undefined : wordsOf(app)?.[side];
}

function sourceProps(app: App): SourceProps {
  const { store, snapshot, moment } = app;
  const { work, view } = store.state;
  const pair = currentPair(work);
  return {
    shown: view.sourceTab,
    texts: {
      left: currentText(work, "left"),
      right: currentText(work, "right"),
      links: pair.draft ?? writeLinks(pair.links, view.zeroBased),
    },
    diagnostics: snapshot.problems.all,
    formats: work.formats,
    noticed: (side) => noticed(app, side),
    onFormat: (side, format) =>
      store.change(
        { id: "step-format", args: { side, format } },
        setFormats(store.state.work, { [side]: format }),
      ),
    sentences: { left: readOf(app, "left"), right: readOf(app, "right") },
    focused: moment.focusedWord && { side: moment.focusedWord.side, id: moment.focusedWord.word },
    place: moment.place,
    zeroBased: countsFromZero(app),
    locked: lockedBy(app),
    isTyped: pair.draft !== undefined,
    onText: (source, text) => type(app, source, text),
    onMend: (edits) => mend(app, edits),
    onIntake: (intake) => void takeIn(app, intake),
    onFiles: (files) => void bringFiles(app, files, moment.side),
    onWord: (side, id) => {
      const word = id === undefined ? undefined : { side, word: id };
      if (moment.editedWord?.side === word?.side && moment.editedWord?.word === word?.word) return;
      app.set("editedWord", word);
    },
    onGoTo: (diagnostic) => {
      const source = isOfSource(diagnostic) ? diagnostic.source : "links";
      app.set("place", { source, span: diagnostic.span });
      if (source !== "links") app.set("side", source);
      store.look({ sourceTab: source, sourceOpen: true });
      app.prefer(putTexts(moment.preferences, "open"));
      app.say(spoken(diagnostic));
    },
    onZeroBased: (zeroBased) => countFrom(app, zeroBased),
    onHistory: (direction) => (direction === "undo" ? app.undo() : app.redo()),
  };
}

/** How the text of a side begins, where it has errors. */
function noticed(app: App, side: Side): Format | undefined {
  if (errorCount(app.snapshot.problems[side]) === 0) return undefined;
  const text = currentText(app.store.state.work, side).slice(0, 4096);
  const isConllu = ready(app.answers.ask("isConllu", text));
  if (isConllu !== false) return isConllu && "conllu";
  const format = ready(app.answers.ask("noticeFormat", text));
  // Columns without tabs look like words, and can be mended.
  return format === "words" && isMendable(text) ? undefined : format;
}

/** Opens the files for the side worked on, or for both; if the page ends before that is done, the next one says so. */
async function bringFiles(app: App, files: readonly File[], side: Side): Promise<void> {
  const end = opens(files.map(({ name }) => name).join(", "));
  await openAll(app, files, side).finally(end);
}

/** Opens them; answers to exercises are shown together. */
async function openAll(app: App, files: readonly File[], side: Side): Promise<void> {
  if (files.length === 0 || !files.every(isSessionFile)) return bringWork(app, files, side);
  const load = () => import("../teaching/class/collected.js");
  await withPart(app, "collected", load, async ({ collect }) => {
    if (!(await collect(files))) await bringWork(app, files, side);
  });
}

async function bringWork(app: App, files: readonly File[], side: Side): Promise<void> {
  const [only] = files;
  if (files.length === 1 && only !== undefined && isSessionFile(only)) {
    await openSessionFile(app, only);
    return;
  }
  const since = begun(app);
  const leftOut: Phrase[] = [];
  const intake = await openFiles(files, side, fileCore(app.engine), (phrase) =>
    leftOut.push(phrase),
  );
  await takeIn(app, intake, since, files.map(({ name }) => name).join(", "));
  leftOut.forEach((phrase, at) => {
    app.notify({ ...warning(`left-out ${at}`, phrase), until: "texts" });
  });
}

/** Takes in what has come; `name` says of what. */
async function takeIn(app: App, intake: Intake, since = begun(app), name = ""): Promise<void> {
  try {
    await bringIn(app, intake, since);
  } catch {
    // A file that went away since it was looked through; what is pasted is only unread.
    const phrase: Phrase =
      name === "" ? { id: "intake-unread" } : { id: "intake-unreadable", args: { name } };
    app.notify(warning("intake", phrase));
  }
}

/** Whether the ids in the text of the links count from 0: as it was typed, else as links are shown. */
function countsFromZero({ store }: App): boolean {
  const { work, view } = store.state;
  const { draft, zeroBased } = currentPair(work);
  return (draft === undefined ? undefined : zeroBased) ?? view.zeroBased;
}

/** Counts ids from 0 or from 1. A text that was typed then means other links: that is a step. */
function countFrom({ store }: App, zeroBased: boolean): void {
  const { draft } = currentPair(store.state.work);
  store.look({ zeroBased });
  if (draft === undefined) return;
  const name = { id: "step-count-from", args: { from: zeroBased ? 0 : 1 } } as const;
  store.change(name, setDraft(store.state.work, draft, zeroBased));
}

/** The work with another text of a side, or of the links. */
function withText(app: App, work: Work, source: SourceTab, text: string): Work {
  return source === "links"
    ? setDraft(work, text, countsFromZero(app))
    : setText(work, source, text);
}

function type(app: App, source: SourceTab, text: string): void {
  const { work } = app.store.state;
  const key = `${source === "links" ? "links" : "text"} ${source} ${work.pair}`;
  const next = withText(app, work, source, text);
  const isEarly = source === "links" && !areRead(app.snapshot.readings);
  app.store.change({ id: `step-type-${source}` }, isEarly ? onWordsToCome(next) : next, { key });
}

function mend(app: App, edits: readonly Mending[]): void {
  const put = (work: Work, { source, text }: Mending) => withText(app, work, source, text);
  const next = edits.reduce(put, app.store.state.work);
  app.store.change({ id: "step-mend", args: { count: edits.length } }, next);
}

/** Takes what was pasted outside every field; undefined where there is nothing in it. */
function takePasted(app: App, text: string, files: readonly File[]): Promise<void> | undefined {
  const { side } = app.moment;
  const intake = intakeText(text, side);
  if (intake.kind !== "fragment") return takeIn(app, intake);
  return files.length > 0 ? bringFiles(app, files, side) : undefined;
}

function takeDropped(app: App, files: readonly File[], side: Side): Promise<void> {
  app.set("side", side);
  return bringFiles(app, files, side);
}

/** One after the other, as it came: the last one is what its reader wants to see. */
async function takeEarly(app: App, early: readonly Early[]): Promise<void> {
  for (const { text, files, side } of early)
    await (side === undefined ? takePasted(app, text, files) : takeDropped(app, files, side));
}
