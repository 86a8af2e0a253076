/**
 * The snapshot: what is asked of the core now, and the answers to that very request. Everything the page
 * draws is drawn from one. While an answer is coming, or where a text has errors, the drawing before is
 * kept, and then all of it is of the one older request that it was made for.
 */
import type {
  Analysis,
  Comparison,
  Diagnostic,
  Link,
  LinksReading,
  Reading,
  Request,
  Sentence,
  Side,
} from "../engine/answers.js";
import { type Asked, pending, ready } from "../engine/asked.js";
import { sameForms } from "./links.js";
import { currentPair, currentText, type Forms, type State } from "./state.js";

/** What the snapshot asks. The same question gives the same object as long as nothing more is known. */
export interface Questions {
  read(side: Side, text: string): Asked<Reading>;
  compare(request: Request): Asked<Pick<Analysis, "links" | "result">>;
  readLinks(text: string, zeroBased: boolean): Asked<LinksReading>;
}

/** Two trees and the links between them, all of one state of the texts. */
export interface Trees {
  /** Whose they are; see `Snapshot.subject`. */
  readonly subject: number;
  readonly left: Sentence | undefined;
  readonly right: Sentence | undefined;
  readonly links: readonly Link[];
}

/** Two sentences, what they were compared by, and how they compare. */
export interface Compared {
  /** Whose it is; see `Snapshot.subject`. */
  readonly subject: number;
  readonly request: Request;
  readonly left: Sentence;
  readonly right: Sentence;
  readonly comparison: Comparison;
}

/**
 * Why what is shown is older than what is asked: an answer is coming, a text or the links have errors, or
 * the core did not answer. Undefined where it is of this very request.
 */
export type Stale = "pending" | "errors" | "failed" | undefined;

/** The page at one moment. */
export interface Snapshot {
  readonly state: State;
  /** Counts the pairs and texts that have nothing to do with those before. */
  readonly subject: number;
  readonly request: Request;
  readonly readings: Readonly<Record<Side, Asked<Reading>>>;
  /** Undefined where there is nothing to compare, as a text has errors. */
  readonly comparing: Asked<Pick<Analysis, "links" | "result">> | undefined;
  /** What the text of the links is read as, where there is one. */
  readonly draft: Asked<LinksReading> | undefined;
  /** Its links, where it could be read. */
  readonly typed: readonly Link[] | undefined;
  /** What is wrong, of what was read of these very texts; each list the same as long as it says the same. */
  readonly problems: Readonly<Record<Side | "links" | "all", readonly Diagnostic[]>>;
  /** Undefined while nothing was read yet. */
  readonly trees: Trees | undefined;
  readonly treesStale: Stale;
  /** Undefined where there is no comparison of these texts, nor one before. */
  readonly compared: Compared | undefined;
  readonly comparedStale: Stale;
  /** To ask once more for what the core did not answer. */
  readonly again: (() => void) | undefined;
}

/** The forms of a sentence. */
export function formsOf(sentence: Sentence): readonly string[] {
  return sentence.words.map((word) => word.form);
}

/** Whether the links of the pair shown are known to be links between these words. */
export function fits(forms: Forms | undefined, left: Sentence, right: Sentence): boolean {
  return (
    forms !== undefined &&
    sameForms(forms.left, formsOf(left)) &&
    sameForms(forms.right, formsOf(right))
  );
}

/**
 * The page as `state` wants it. Nothing is compared before the links were carried to the words as they
 * are; `carrying` sends for what carries them.
 */
export function snapshot(
  state: State,
  subject: number,
  ask: Questions,
  carrying: () => Asked<unknown>,
  before: Snapshot | undefined,
): Snapshot {
  const { work, view } = state;
  const pair = currentPair(work);
  const left = currentText(work, "left");
  const right = currentText(work, "right");
  const readings = { left: ask.read("left", left), right: ask.read("right", right) };
  const now = { left: ready(readings.left)?.sentence, right: ready(readings.right)?.sentence };
  const links = pair.links as Link[];
  const request: Request = {
    left,
    right,
    links,
    options: work.options,
    leftFormat: ready(readings.left)?.format,
    rightFormat: ready(readings.right)?.format,
  };
  const settled = readings.left.kind !== "pending" && readings.right.kind !== "pending";
  const fitting = now.left && now.right && fits(pair.forms, now.left, now.right);
  const comparing = comparingOf();
  const draft = pair.draft === undefined ? undefined : ask.readLinks(pair.draft, view.zeroBased);
  const typed =
    draft !== undefined && draft === before?.draft ? before.typed : linksOf(ready(draft));
  const failed = [readings.left, readings.right, comparing].find(isFailed);
  const trees = treesOf();
  const compared = comparedOf();

  function comparingOf(): Snapshot["comparing"] {
    if (now.left === undefined || now.right === undefined) return settled ? undefined : pending;
    if (!fitting) {
      // Where no words were noted yet, there is nothing to carry.
      const part = pair.forms === undefined ? pending : carrying();
      return part.kind === "failed" ? part : pending;
    }
    return ask.compare(request);
  }

  function treesOf(): Pick<Snapshot, "trees" | "treesStale"> {
    const kept = { trees: before?.trees };
    const coming = !settled || (now.left && now.right && !fitting);
    if (coming) return { ...kept, treesStale: "pending" };
    const ours = before?.trees?.subject === subject ? before.trees : undefined;
    if ([readings.left, readings.right].some(isFailed))
      return { trees: ours, treesStale: "failed" };
    const lost = (side: Side) => now[side] === undefined && ours?.[side] !== undefined;
    // A text that was emptied has no drawing any more.
    const broken = (side: Side) => lost(side) && request[side].trim() !== "";
    if (broken("left") || broken("right")) return { trees: ours, treesStale: "errors" };
    const same = ours?.left === now.left && ours?.right === now.right && ours?.links === links;
    return { trees: same ? ours : { subject, ...now, links }, treesStale: undefined };
  }

  function comparedOf(): Pick<Snapshot, "compared" | "comparedStale"> {
    if (comparing?.kind === "pending") {
      return { compared: before?.compared, comparedStale: "pending" };
    }
    const ours = before?.compared?.subject === subject ? before.compared : undefined;
    const result = ready(comparing)?.result;
    if (result?.kind !== "ok" || now.left === undefined || now.right === undefined) {
      return { compared: ours, comparedStale: failed === undefined ? "errors" : "failed" };
    }
    const { comparison } = result;
    const same =
      ours?.comparison === comparison && ours.left === now.left && ours.right === now.right;
    return {
      compared: same ? ours : { subject, request, left: now.left, right: now.right, comparison },
      comparedStale: undefined,
    };
  }

  /** What is no link does not hide that another one names a word that is not there. */
  function beyondOf(): readonly Diagnostic[] {
    const wrong = ready(draft)?.diagnostics ?? none;
    if (wrong.length === 0 || typed === undefined || !fitting) return none;
    const checked = ready(ask.compare({ ...request, links: typed as Link[] }));
    return checked?.links.filter(({ code }) => code === "link-out-of-range") ?? none;
  }

  const problems = {
    left: ready(readings.left)?.diagnostics ?? none,
    right: ready(readings.right)?.diagnostics ?? none,
    links: kept(before?.problems.links, linkProblems(ready(draft), ready(comparing), beyondOf())),
  };
  const all = [...problems.left, ...problems.right, ...problems.links];
  return {
    state,
    subject,
    request,
    readings,
    comparing,
    draft,
    typed,
    problems: { ...problems, all: kept(before?.problems.all, all) },
    ...trees,
    ...compared,
    again: failed?.again,
  };
}

const none: readonly Diagnostic[] = [];

/** All links of a text, whatever lines they stand on. */
function linksOf(reading: LinksReading | undefined): readonly Link[] | undefined {
  return reading?.lines.flatMap((line) => line.links);
}

type Failed = Extract<Asked<unknown>, { readonly kind: "failed" }>;

function isFailed(asked: Asked<unknown> | undefined): asked is Failed {
  return asked?.kind === "failed";
}

/** What is wrong in the links: in the text as typed, else in the links themselves. */
function linkProblems(
  draft: LinksReading | undefined,
  compared: Pick<Analysis, "links" | "result"> | undefined,
  beyond: readonly Diagnostic[],
): readonly Diagnostic[] {
  const typed = draft?.diagnostics ?? none;
  if (typed.length > 0 || compared === undefined) return [...typed, ...beyond];
  const { links, result } = compared;
  // What is wrong with a side, a comparison that was refused says once more.
  if (result.kind !== "rejected") return links;
  const refused = result.diagnostics.filter(({ code }) => code === "too-large");
  return refused.length === 0 ? links : [...links, ...refused];
}

/** The list before where it says the same, so that whoever shows it can see that nothing changed. */
function kept(before: readonly Diagnostic[] | undefined, now: readonly Diagnostic[]) {
  const same = before?.length === now.length && before.every((item, at) => item === now[at]);
  return same ? before : now;
}
