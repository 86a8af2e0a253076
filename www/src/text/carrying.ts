/**
 * Links across edits, as far as the page needs it at first: links are those of their text, and lie on words
 * that are noted when they are read. What moves them is `moving.ts`, fetched when words have changed.
 */
import type { Timeline } from "../model/history.js";
import { noteForms, sameLinks, setLinksOfDraft } from "../model/links.js";
import { fits, formsRead, type Read } from "../model/snapshot.js";
import { currentPair } from "../model/state.js";
import type { CarryResult, move as Move } from "./moving.js";

/**
 * What follows from what was read: the links of their text as typed, and the links carried to the words
 * as they are now. The work as it is where nothing follows, and where what carries them is still to come.
 */
export function follow(
  timeline: Timeline,
  shown: Read,
  part: { readonly move: typeof Move } | undefined,
): CarryResult {
  const { work } = timeline;
  const { draft, typed, readings, origin } = shown;
  if (origin === undefined && draft?.kind === "ready" && typed !== undefined) {
    const right = draft.answer.diagnostics.every(({ severity }) => severity !== "error");
    const next = right ? setLinksOfDraft(work, typed) : work;
    if (!sameLinks(currentPair(next).links, currentPair(work).links)) return { work: next };
  }
  const { forms } = currentPair(work);
  const now = formsRead(readings);
  if (now && origin === undefined) {
    if (fits(forms, now)) return { work };
    if (forms === undefined) return { work: noteForms(work, now) };
  }
  return part?.move(timeline, shown) ?? { work };
}
