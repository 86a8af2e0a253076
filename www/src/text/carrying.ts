/** Links across edits: once both texts can be read again, their links move to where the words now are. */
import type { Sentence } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import type { Timeline } from "../model/history.js";
import { noteForms, sameForms, setLinks, setLinksOfDraft } from "../model/links.js";
import { fits, formsOf, linkable, type Snapshot } from "../model/snapshot.js";
import { currentPair, type Forms, sameLink, type Work } from "../model/state.js";
import type { carry as Carry } from "./carry.js";

/** What carrying came to. */
export interface CarryResult {
  /** The work with its links on the words as they are now. */
  readonly work: Work;
  /** Undefined where nothing needed to be moved. */
  readonly moved: { readonly kept: number; readonly dropped: number } | undefined;
}

/**
 * What follows from what was read: the links of their text as typed, and the links carried to the words
 * as they are now. The work as it is where nothing follows.
 */
export function follow(
  timeline: Timeline,
  shown: Snapshot,
  carry: typeof Carry | undefined,
): CarryResult {
  const { work } = timeline;
  const { draft, typed, readings } = shown;
  if (draft?.kind === "ready" && typed !== undefined) {
    const right = draft.answer.diagnostics.every(({ severity }) => severity !== "error");
    const next = right ? setLinksOfDraft(work, typed) : work;
    if (!sameLinks(currentPair(next).links, currentPair(work).links)) {
      return { work: next, moved: undefined };
    }
  }
  const [a, b] = [ready(readings.left), ready(readings.right)];
  const left = a && linkable(a);
  const right = b && linkable(b);
  if (left === undefined || right === undefined) return { work, moved: undefined };
  return carryLinks(timeline, left, right, carry);
}

/**
 * Carries the links of the pair shown to the words read now. While one text is being typed in, they are
 * carried from before the typing began, so that what is lost on the way comes back with its word.
 * `carry` is fetched when words have changed for the first time; until it is here nothing moves.
 */
export function carryLinks(
  timeline: Timeline,
  left: Sentence,
  right: Sentence,
  carry: typeof Carry | undefined,
): CarryResult {
  const { work } = timeline;
  const pair = currentPair(work);
  if (fits(pair.forms, left, right)) return { work, moved: undefined };
  const now: Forms = { left: formsOf(left), right: formsOf(right) };
  const last = timeline.history.past.at(-1);
  const typing = last?.key?.startsWith("text") && last.work.pair === work.pair && !last.fresh;
  const start = last !== undefined && typing ? currentPair(last.work) : pair;
  const before = start.forms === undefined ? pair : start;
  const { forms } = before;
  if (forms === undefined) {
    return { work: noteForms(work, now), moved: undefined };
  }
  if (sameForms(forms.left, now.left) && sameForms(forms.right, now.right)) {
    const back = before === pair || pair.links === before.links;
    return {
      work: noteForms(back ? work : setLinks(work, before.links), now),
      moved: undefined,
    };
  }
  if (carry === undefined) return { work, moved: undefined };
  const { kept, dropped } = carry(forms, now, before.links);
  const same =
    dropped.length === 0 &&
    kept.length === pair.links.length &&
    kept.every((link, at) => {
      const old = pair.links[at];
      return old?.left === link.left && old.right === link.right;
    });
  return {
    work: noteForms(same ? work : setLinks(work, kept), now),
    moved: same ? undefined : { kept: kept.length, dropped: dropped.length },
  };
}

function sameLinks(a: Work["pairs"][number]["links"], b: typeof a): boolean {
  return (
    a.length === b.length &&
    a.every((link, at) => {
      const other = b[at];
      return (
        other !== undefined &&
        sameLink(link, other) &&
        link.relation === other.relation &&
        (link.possible ?? false) === (other.possible ?? false)
      );
    })
  );
}
