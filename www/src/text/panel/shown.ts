/** What the source panel shows of the page: the three texts as they are, and what is known of them. */
import type { Diagnostic, Format, Side } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import type { Shown } from "../../engine/shown.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { writeLinks } from "../../model/notation.js";
import type { Trees } from "../../model/snapshot.js";
import { currentPair, currentText } from "../../model/state.js";
import { errorCount } from "../diagnostics/count.js";
import { isMendable } from "../intake.js";
import { placeLinks } from "../link-places.js";

/** The texts of the pair shown. */
export type SourceTexts = ReturnType<typeof sourceTexts>;

/** The texts of the pair shown, and what is known of them. */
export function sourceTexts(app: App) {
  const { store, snapshot, moment } = app;
  const { work, view } = store.state;
  const pair = currentPair(work);
  const zeroBased = countsFromZero(app);
  const links = pair.draft ?? writeLinks(pair.links, view.zeroBased);
  return {
    /** The text shown; the tabs themselves belong to the page. */
    shown: view.sourceTab,
    texts: { left: currentText(work, "left"), right: currentText(work, "right"), links },
    /** All diagnostics of the three texts, those of the links at the places where they were typed. */
    diagnostics: placed(snapshot.problems.all, links, zeroBased),
    /** What each side is read as. */
    formats: work.formats,
    /** What was read of each side: relates lines to words. */
    sentences: { left: readOf(app, "left"), right: readOf(app, "right") },
    /** The word that is focused on the canvas: its line is marked. */
    focused: moment.focusedWord,
    /** Where to put the cursor; acted on whenever it is a new object. */
    place: moment.place,
    /** The ids of the links text count from 0. */
    zeroBased,
    locked: lockedBy(app),
    /** The links stand as they were typed. */
    isTyped: pair.draft !== undefined,
    /** The format that the text of the side shown begins like, where it has errors. */
    noticed: view.sourceTab === "links" ? undefined : noticed(app, view.sourceTab),
  };
}

/** All that the panel is drawn from: while links are drawn over the trees, it mostly stays as it is. */
export function seenIn(source: SourceTexts): unknown[] {
  const { shown, texts, diagnostics, formats, sentences, focused, isTyped } = source;
  // Behind another tab their text is not seen, unless something in it is to be mended.
  const isSeen = shown === "links" || isTyped || diagnostics.some((one) => one.source === "links");
  const links = isSeen ? texts.links : undefined;
  const read = [texts.left, texts.right, links, isTyped, diagnostics, formats, source.noticed];
  const looked = [sentences.left, sentences.right, focused?.side, focused?.word, source.place];
  return [shown, ...read, ...looked, source.zeroBased, source.locked];
}

/** Whether the ids in the text of the links count from 0: as it was typed, else as links are shown. */
export function countsFromZero({ store }: App): boolean {
  const { work, view } = store.state;
  const { draft, zeroBased } = currentPair(work);
  return (draft === undefined ? undefined : zeroBased) ?? view.zeroBased;
}

/**
 * The sides with errors, where the links stand on the words of before: whatever is done to them then is lost.
 * Undefined where links can be changed.
 */
function lockedBy({ snapshot, store }: App): Side | "both" | undefined {
  const { left, right } = snapshot.problems;
  const [a, b] = [errorCount(left) > 0, errorCount(right) > 0];
  if (currentPair(store.state.work).forms === undefined || !(a || b)) return undefined;
  return a && b ? "both" : a ? "left" : "right";
}

/** The sentences by which words are named: those drawn, unless they are still another pair's. */
export function wordsOf({ snapshot }: App): Trees | undefined {
  return snapshot.trees?.subject === snapshot.subject ? snapshot.trees : undefined;
}

/** What was read of a side; of a text of which nothing can be drawn, nothing was. */
function readOf(app: App, side: Side): Shown | undefined {
  const { treesStale, readings } = app.snapshot;
  const lost = treesStale === "errors" && ready(readings[side])?.shown === undefined;
  return lost ? undefined : wordsOf(app)?.[side];
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

const placed = memoizeLast(
  (diagnostics: readonly Diagnostic[], links: string, zeroBased: boolean) => {
    const ofLinks = diagnostics.filter(({ source }) => source === "links");
    if (ofLinks.length === 0) return diagnostics;
    const others = diagnostics.filter(({ source }) => source !== "links");
    return [...others, ...placeLinks(links, zeroBased, ofLinks)];
  },
);
