/** What is done in the source panel: each a step that can be undone, but for where the reader looks. */
import type { Diagnostic, Format, Side, Span } from "../../engine/answers.js";
import type { App } from "../../model/app.js";
import { setFormats, setText } from "../../model/documents.js";
import { onWordsToCome, setDraft } from "../../model/link-edits.js";
import { currentPair, type SourceTab, type Work } from "../../model/state.js";
import { isOfSource, spoken } from "../diagnostics/wording.js";
import { areRead } from "../moving.js";
import { countsFromZero } from "./shown.js";

/** One text after mending. */
interface Mending {
  readonly source: SourceTab;
  readonly text: string;
}

/** The work with another text of a side, or of the links. */
function withText(app: App, work: Work, source: SourceTab, text: string): Work {
  return source === "links"
    ? setDraft(work, text, countsFromZero(app))
    : setText(work, source, text);
}

/** A text was typed in; to be called with every change. */
export function typeIn(app: App, source: SourceTab, text: string): void {
  const { work } = app.store.state;
  const key = `${source === "links" ? "links" : "text"} ${source} ${work.pair}`;
  const next = withText(app, work, source, text);
  const isEarly = source === "links" && !areRead(app.snapshot.readings);
  app.store.change({ id: `step-type-${source}` }, isEarly ? onWordsToCome(next) : next, { key });
}

/** Puts one or several texts in the place of those with faults, in one step; `key` says that they have only just come. */
export function putMended(app: App, edits: readonly Mending[], key?: "mended"): void {
  const put = (work: Work, { source, text }: Mending) => withText(app, work, source, text);
  const next = edits.reduce(put, app.store.state.work);
  app.store.change({ id: "step-mend", args: { count: edits.length } }, next, key && { key });
}

/** Reads the text of a side as another format. */
export function readAs({ store }: App, side: Side, format: Format): void {
  const next = setFormats(store.state.work, { [side]: format });
  store.change({ id: "step-format", args: { side, format } }, next);
}

/** Counts ids from 0 or from 1. A text that was typed then means other links: that is a step. */
export function countFrom({ store }: App, zeroBased: boolean): void {
  const { draft } = currentPair(store.state.work);
  store.look({ zeroBased });
  if (draft === undefined) return;
  const name = { id: "step-count-from", args: { from: zeroBased ? 0 : 1 } } as const;
  store.change(name, setDraft(store.state.work, draft, zeroBased));
}

/** Shows the text that something is wrong in, with the cursor there. */
export function goTo(app: App, diagnostic: Diagnostic): void {
  openAt(app, isOfSource(diagnostic) ? diagnostic.source : "links", diagnostic.span);
  app.say(spoken(diagnostic));
}

/** Opens a text, with the cursor at a place in it. */
export function openAt(app: App, source: SourceTab, span: Span): void {
  app.set("place", { source, span });
  if (source !== "links") app.set("side", source);
  app.store.look({ sourceTab: source, sourceOpen: true });
}

/** The cursor stands on the line of this word, or (`undefined`) on none. */
export function lookAtWord(app: App, side: Side, id: number | undefined): void {
  const before = app.moment.editedWord;
  const word = id === undefined ? undefined : { side, word: id };
  if (before?.side !== word?.side || before?.word !== word?.word) app.set("editedWord", word);
}
