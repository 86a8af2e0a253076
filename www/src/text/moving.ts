/** Links across edits: once both texts can be read again, their links move to where the words now are. */
import type { History, HistoryStep, Timeline } from "../model/history.js";
import { forgetOrigin, noteForms, sameLinks, withPair } from "../model/links.js";
import { fits, formsRead, type Read } from "../model/snapshot.js";
import {
  compareLinks,
  currentPair,
  type Forms,
  noPair,
  type Pair,
  type Texts,
  type Work,
} from "../model/state.js";
import { carry } from "./carry.js";

export { carry };

/** What carrying came to. */
export interface CarryResult {
  /** Undefined where it stays as it is. */
  readonly history?: History | undefined;
  /** The work with its links on the words as they are now. */
  readonly work: Work;
  /** Undefined where nothing needed to be moved. */
  readonly moved?: { readonly kept: number; readonly dropped: number } | undefined;
}

/** The work with its links where they belong, as far as that is known of what was read. */
export function move(timeline: Timeline, { readings, origin }: Read): CarryResult {
  const { work } = timeline;
  if (origin !== undefined) return followOrigin(timeline, origin);
  if (!areRead(readings)) return { work };
  const now = formsRead(readings);
  return now ? carryLinks(timeline, now) : { work: asTypingBegan(timeline) };
}

/** Whether both texts have been read, whatever came of it. */
export function areRead({ left, right }: Read["readings"]): boolean {
  return left.kind === "ready" && right.kind === "ready";
}

/** The pair shown as it was before the typing began that has changed its texts, or as it is. */
function typingStart(timeline: Timeline): Pair {
  const last = timeline.history.past.at(-1);
  return currentPair(last !== undefined && isTyping(timeline) ? last.work : timeline.work);
}

/** Whether the texts of the pair shown are being typed in, in place of having come as they are. */
function isTyping({ work, history }: Timeline): boolean {
  const last = history.past.at(-1);
  if (last?.key === undefined || last.fresh) return false;
  return last.key.startsWith("text") && last.work.pair === work.pair;
}

/**
 * The work with its links as they were before the typing: what was read on the way, or was not, as an
 * answer came too late, makes no difference.
 */
function asTypingBegan(timeline: Timeline): Work {
  const { work } = timeline;
  const start = typingStart(timeline);
  const { draft, forms } = start;
  if (forms === undefined) return work;
  // Links that are written as a text are what is read of it.
  const written = draft !== undefined && currentPair(work).draft === draft;
  return onWords(written ? work : withLinks(work, start.links, draft), forms, start);
}

/** The work on the words that the pair had before, with what was proposed for them. */
function onWords(work: Work, forms: Forms, { proposals }: Pair): Work {
  const noted = noteForms(work, forms);
  return currentPair(noted).proposals === proposals ? noted : withPair(noted, { proposals });
}

/** The work with these links and their text. */
function withLinks(work: Work, links: Pair["links"], draft: string | undefined): Work {
  const pair = currentPair(work);
  if (sameLinks(pair.links, links) && pair.draft === draft) return work;
  return withPair(work, { links, draft });
}

/** Notes the words of the texts to which the links belong: from then on they can be carried. */
function followOrigin({ work, history }: Timeline, readings: Read["readings"]): CarryResult {
  const texts = currentPair(work).origin;
  if (!areRead(readings) || texts === undefined) return { work };
  const forms = formsRead(readings);
  if (forms === undefined) return { work: forgetOrigin(work) };
  return {
    work: noteForms(work, forms),
    history: withForms(history, work.pair, texts, forms),
  };
}

/**
 * Carries the links of the pair shown to the words read now. While one text is being typed in, they are
 * carried from before the typing began, so that what is lost on the way comes back with its word.
 */
export function carryLinks(timeline: Timeline, now: Forms): CarryResult {
  const { work } = timeline;
  const pair = currentPair(work);
  if (fits(pair.forms, now)) return { work };
  const start = typingStart(timeline);
  const before = start.forms === undefined ? pair : start;
  const { forms } = before;
  if (forms === undefined) return { work: noteForms(work, now) };
  if (fits(forms, now)) {
    return { work: onWords(withLinks(work, before.links, before.draft), now, before) };
  }
  const { kept, dropped } = (isTyping(timeline) ? carry : carryOver)(forms, now, before.links);
  const stayed = dropped.length === 0 && sameLinks(kept, before.links);
  const next = withLinks(work, sorted(kept), stayed ? before.draft : undefined);
  const same = dropped.length === 0 && sameLinks(sorted(kept), pair.links);
  return {
    work: noteForms(next, now),
    moved: same ? undefined : { kept: kept.length, dropped: dropped.length },
  };
}

/**
 * Links to a sentence that came as a whole. Where most of them are lost it is another sentence, and the
 * few that would stay, on an article or a comma, mean nothing.
 */
function carryOver(...[before, after, links]: Parameters<typeof carry>): ReturnType<typeof carry> {
  const carried = carry(before, after, links);
  return 2 * carried.kept.length < links.length ? { kept: [], dropped: [...links] } : carried;
}

const sorted = (links: Pair["links"]) => [...links].sort(compareLinks);

/** The history in which the words of these texts of a pair are known, which were changed before they had been read. */
function withForms(history: History, pair: number, texts: Texts, forms: Forms): History {
  const isOf = (work: Work): boolean => {
    const { left = -1, right = -1, ...there } = work.pairs[pair] ?? noPair;
    const { formats, readAs } = texts;
    return (
      there.forms === undefined &&
      (work.left[left] ?? "") === texts.left &&
      (work.right[right] ?? "") === texts.right &&
      work.formats.left === formats.left &&
      work.formats.right === formats.right &&
      work.readAs === readAs
    );
  };
  const noted = (steps: readonly HistoryStep[]) =>
    steps.map((step) => {
      if (!isOf(step.work)) return step;
      const pairs = step.work.pairs.map((item, at) => (at === pair ? { ...item, forms } : item));
      return { ...step, work: { ...step.work, pairs } };
    });
  return { past: noted(history.past), future: noted(history.future) };
}
