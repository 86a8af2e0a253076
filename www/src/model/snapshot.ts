/**
 * The snapshot: what is asked of the core now, and the answers to that very request. Everything the page
 * draws is drawn from one. While an answer is coming, or where a text has errors, the drawing before is
 * kept, and then all of it is of the one older request that it was made for. Where the core did not answer,
 * nothing older is shown in the place of what it was asked.
 */
import type {
  Comparison,
  Diagnostic,
  Link,
  LinksReading,
  Measured,
  Request,
  Sentence,
  Side,
} from "../engine/answers.js";
import { type Asked, pending, ready } from "../engine/asked.js";
import type { Answers } from "../engine/cache.js";
import type { Shown, ShownReading } from "../engine/shown.js";
import { sameForms } from "./links.js";
import { memoizeLast } from "./memoize-last.js";
import { isSame } from "./same.js";
import {
  currentPair,
  currentText,
  type Forms,
  hasRowsAlone,
  type State,
  type Texts,
  type Work,
} from "./state.js";

/** Asks the core. The same question gives the same object as long as nothing more is known. */
export type Ask = Answers["ask"];

/** Two trees and the links between them, all of one state of the texts. */
export interface Trees {
  /** Whose they are; see `Snapshot.subject`. */
  readonly subject: number;
  readonly left: Shown | undefined;
  readonly right: Shown | undefined;
  /** On the words that are there: of a text with errors not all may be. */
  readonly links: readonly Link[];
  /** Which sides have errors, so that they are drawn as far as they are right. */
  readonly broken: Readonly<Record<Side, boolean>>;
}

/** What moves links from some words to others. */
type Carry = (
  before: Forms,
  after: Forms,
  links: readonly Link[],
) => { readonly kept: readonly Link[] };

/** Two sentences with the links that fit them: what every method but the paths begins with. */
export interface Paired {
  /** Whose it is; see `Snapshot.subject`. */
  readonly subject: number;
  readonly request: Request;
  readonly left: Shown;
  readonly right: Shown;
}

/** Two sentences with heads, what they were compared by, and how their paths compare. */
export interface Compared extends Paired {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly comparison: Comparison;
}

/**
 * Why what is shown is not what is asked: an answer is coming, or a text or the links have errors, and it is
 * older; or the core did not answer, and there is nothing. Undefined where it is of this very request.
 */
type Stale = "pending" | "errors" | "failed" | undefined;

/** The page at one moment. */
export interface Snapshot {
  readonly state: State;
  /** Counts the pairs and texts that have nothing to do with those before. */
  readonly subject: number;
  readonly request: Request;
  readonly readings: Readonly<Record<Side, Asked<ShownReading>>>;
  /** The readings of the texts to whose words the links belong, where those are not known yet. */
  readonly origin: Readonly<Record<Side, Asked<ShownReading>>> | undefined;
  /** Undefined where there is nothing to compare, as a text has errors. */
  readonly comparing: Asked<Measured> | undefined;
  /** What the text of the links is read as, where there is one. */
  readonly draft: Asked<LinksReading> | undefined;
  /** Its links, where it could be read. */
  readonly typed: readonly Link[] | undefined;
  /** What is wrong, of what was read of these very texts; each list the same as long as it says the same. */
  readonly problems: Readonly<Record<Side | "links" | "all", readonly Diagnostic[]>>;
  /** Undefined while nothing was read yet. */
  readonly trees: Trees | undefined;
  readonly treesStale: Stale;
  /** Undefined where one of these texts has errors, and there was no such pair before. */
  readonly paired: Paired | undefined;
  readonly pairedStale: Stale;
  /** Undefined where there is no comparison of these texts, nor one before. */
  readonly compared: Compared | undefined;
  readonly comparedStale: Stale;
  /** The sides that say nothing of what depends on what, so that there are no paths to be compared. */
  readonly withoutHeads: readonly Side[];
  /** What the core did not answer, if anything; it can be asked for once more. */
  readonly failed: Failed | undefined;
}

/** The words of two sentences. */
const formsOf = memoizeLast(
  (left: Pick<Sentence, "words">, right: Pick<Sentence, "words">): Forms => ({
    left: left.words.map(({ form }) => form),
    right: right.words.map(({ form }) => form),
  }),
);

/** What of a reading bears links: its words, where nothing is wrong with them. */
function linkable({ sentence, shown, diagnostics }: ShownReading): Shown | undefined {
  return sentence ?? (diagnostics.some(isError) ? undefined : shown);
}

/** The words that were read of both sides; undefined where one of them is not read yet, or bears no links. */
export function formsRead({ left, right }: Snapshot["readings"]): Forms | undefined {
  const [a, b] = [ready(left), ready(right)];
  const [ours, theirs] = [a && linkable(a), b && linkable(b)];
  return ours && theirs && formsOf(ours, theirs);
}

/** Whether links that are known to lie on some words lie on these. */
export function fits(known: Forms | undefined, now: Forms): boolean {
  return (
    known !== undefined && sameForms(known.left, now.left) && sameForms(known.right, now.right)
  );
}

/** What was read of the texts: all that says where links belong. */
export type Read = Pick<Snapshot, "readings" | "origin" | "draft" | "typed">;

/** What was read of the texts of the pair shown, so far. */
export function reading({ work, view }: State, ask: Ask, before: Read | undefined): Read {
  const pair = currentPair(work);
  const reads = ({ left, right, formats, readAs }: Texts) => ({
    left: ask("read", "left", left, formats.left, readAs),
    right: ask("read", "right", right, formats.right, readAs),
  });
  const draft =
    pair.draft === undefined
      ? undefined
      : ask("readLinks", pair.draft, pair.zeroBased ?? view.zeroBased);
  return {
    readings: reads({
      ...work,
      left: currentText(work, "left"),
      right: currentText(work, "right"),
    }),
    origin: pair.origin && reads(pair.origin),
    draft,
    typed: draft !== undefined && draft === before?.draft ? before.typed : linksOf(ready(draft)),
  };
}

/** What is asked of a pair: its texts, its links, and how they are read and compared. */
export function requestOf(work: Work, { left, right, formats, readAs }: Texts): Request {
  const { left: leftFormat, right: rightFormat } = formats;
  const links = currentPair(work).links as Link[];
  return { left, right, links, options: work.options, leftFormat, rightFormat, readAs };
}

/**
 * The page as `state` wants it. Nothing is compared before the links were carried to the words as they
 * are; `carrying` sends for what carries them.
 */
export function snapshot(
  state: State,
  subject: number,
  ask: Ask,
  carrying: () => Asked<{ readonly carry: Carry }>,
  before: Snapshot | undefined,
): Snapshot {
  const { work } = state;
  const pair = currentPair(work);
  const left = currentText(work, "left");
  const right = currentText(work, "right");
  const { formats, readAs } = work;
  const { readings, origin, draft, typed } = reading(state, ask, before);
  const each = <Made>(make: (reading: ShownReading) => Made) => {
    const [ours, theirs] = [ready(readings.left), ready(readings.right)];
    return { left: ours && make(ours), right: theirs && make(theirs) };
  };
  const now = each(linkable);
  const drawn = each(({ shown }) => shown);
  const whole = each(({ sentence }) => sentence);
  const request = requestOf(work, { left, right, formats, readAs });
  const { links } = request;
  const settled = readings.left.kind !== "pending" && readings.right.kind !== "pending";
  const fitting = now.left && now.right && fits(pair.forms, formsOf(now.left, now.right));
  /** The links are those of before where their text has errors. */
  const older = ready(draft)?.diagnostics.some(isError) ? "errors" : undefined;
  /** The links are known, and lie on the words that are there. */
  const linked =
    (draft === undefined || draft.kind === "ready") &&
    (fitting === true || now.left === undefined || now.right === undefined);
  const comparing = comparingOf();
  const bare = (side: Side) => now[side] !== undefined && whole[side] === undefined;
  const withoutHeads = sides.filter(bare);
  const unanswered = [readings.left, readings.right, origin?.left, origin?.right, comparing].filter(
    isFailed,
  );
  const failed = unanswered[0] && {
    ...unanswered[0],
    again() {
      for (const one of unanswered) one.again();
    },
  };
  const trees = treesOf();
  const paired = pairedOf();
  const compared = comparedOf();

  function comparingOf(): Snapshot["comparing"] {
    // The links are not known before their text is read.
    if (draft !== undefined && draft.kind !== "ready") return draft;
    if (now.left === undefined || now.right === undefined) return settled ? undefined : pending;
    if (!fitting) {
      const unread = origin && [origin.left, origin.right].find(isFailed);
      if (unread !== undefined) return unread;
      // Where no words were noted yet, there is nothing to carry.
      const part = pair.forms === undefined && origin === undefined ? pending : carrying();
      return part.kind === "failed" ? part : pending;
    }
    return ask("compare", request);
  }

  function treesOf(): Pick<Snapshot, "trees" | "treesStale"> {
    if (!settled || (!linked && failed === undefined))
      return { trees: before?.trees, treesStale: "pending" };
    const ours = before?.trees?.subject === subject ? before.trees : undefined;
    const broken = {
      left: drawn.left !== undefined && now.left === undefined,
      right: drawn.right !== undefined && now.right === undefined,
    };
    const isLost = !linked || isFailed(readings.left) || isFailed(readings.right);
    // A text of which nothing can be drawn; one that was emptied has no drawing any longer.
    const lost = (side: Side) =>
      drawn[side] === undefined && ours?.[side] !== undefined && request[side].trim() !== "";
    if (!isLost && (lost("left") || lost("right"))) return { trees: ours, treesStale: "errors" };
    const there = isLost ? noLinks : linksThere(broken.left || broken.right);
    const same =
      ours?.left === drawn.left &&
      ours?.right === drawn.right &&
      ours?.links === there &&
      ours.broken.left === broken.left &&
      ours.broken.right === broken.right;
    const trees = same ? ours : { subject, ...drawn, links: there, broken };
    return { trees, treesStale: isLost ? "failed" : undefined };
  }

  /** The links, on the words that are drawn. The work keeps them as they are until all is right again. */
  function linksThere(broken: boolean): readonly Link[] {
    const { forms } = pair;
    const { left: a, right: b } = drawn;
    if (!broken || !forms || !a || !b || fits(forms, formsOf(a, b))) return links;
    const part = ready(carrying());
    return part ? moved(part.carry, forms, a, b, links) : links;
  }

  function pairedOf(): Pick<Snapshot, "paired" | "pairedStale"> {
    const [ours, stale] = insteadOf(before?.paired);
    const { left, right } = now;
    if (left === undefined || right === undefined || !fitting || !linked)
      return { paired: ours, pairedStale: stale };
    const same =
      ours?.subject === subject &&
      ours.left === left &&
      ours.right === right &&
      isSameRequest(ours.request, request);
    return { paired: same ? ours : { subject, request, left, right }, pairedStale: older };
  }

  function comparedOf(): Pick<Snapshot, "compared" | "comparedStale"> {
    const [ours, stale] = insteadOf(before?.compared);
    const result = ready(comparing)?.result;
    if (withoutHeads.length > 0 && stale !== "pending")
      return { compared: undefined, comparedStale: undefined };
    // What is too large has no last good state: there is nothing to be mended.
    if (result?.kind === "rejected" && result.diagnostics.every(isTooLarge))
      return { compared: undefined, comparedStale: undefined };
    const { left, right } = whole;
    if (result?.kind !== "ok" || left === undefined || right === undefined)
      return { compared: ours, comparedStale: stale };
    const { comparison } = result;
    const same = ours?.comparison === comparison && ours.left === left && ours.right === right;
    return {
      compared: same ? ours : { subject, request, left, right, comparison },
      comparedStale: older,
    };
  }

  /** What is shown in the place of what is not there, and why. */
  function insteadOf<Over extends Paired>(former: Over | undefined): [Over | undefined, Stale] {
    if (comparing?.kind === "pending") return [former, "pending"];
    if (failed !== undefined) return [undefined, "failed"];
    // A text that was emptied has no last good state.
    const isKept = former?.subject === subject && left.trim() !== "" && right.trim() !== "";
    return [isKept ? former : undefined, "errors"];
  }

  /** What is no link does not hide that another one names a word that is not there. */
  function beyondOf(): readonly Diagnostic[] {
    const wrong = ready(draft)?.diagnostics ?? none;
    if (wrong.length === 0 || typed === undefined || !fitting) return none;
    const checked = ready(ask("compare", { ...request, links: typed as Link[] }));
    return checked?.links.filter(({ code }) => code === "link-out-of-range") ?? none;
  }

  // Where rows stand alone there is no pair that could have any.
  const problemsOf = (side: Side) =>
    hasRowsAlone(work) ? none : (ready(readings[side])?.diagnostics ?? none);
  const problems = {
    left: problemsOf("left"),
    right: problemsOf("right"),
    links: kept(before?.problems.links, linkProblems(ready(draft), ready(comparing), beyondOf())),
  };
  const all = [...problems.left, ...problems.right, ...problems.links];
  return {
    state,
    subject,
    request,
    readings,
    origin,
    comparing,
    draft,
    typed,
    problems: { ...problems, all: kept(before?.problems.all, all) },
    ...trees,
    ...paired,
    ...compared,
    withoutHeads,
    failed,
  };
}

const none: readonly Diagnostic[] = [];
const noLinks: readonly Link[] = [];
const isError = ({ severity }: Diagnostic) => severity === "error";
const isTooLarge = ({ code }: Diagnostic) => code === "too-large";
const sides: readonly Side[] = ["left", "right"];

/** Whether the same is asked. */
function isSameRequest(a: Request, b: Request): boolean {
  return (Object.keys(b) as (keyof Request)[]).every((name) => a[name] === b[name]);
}

const moved = memoizeLast(
  (carry: Carry, forms: Forms, left: Shown, right: Shown, links: readonly Link[]) =>
    carry(forms, formsOf(left, right), links).kept,
);

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
  compared: Measured | undefined,
  beyond: readonly Diagnostic[],
): readonly Diagnostic[] {
  const typed = draft?.diagnostics ?? none;
  if (typed.length > 0 || compared === undefined) return [...typed, ...beyond];
  const { links, result } = compared;
  // What is wrong with a side, a comparison that was refused says once more.
  if (result.kind !== "rejected") return links;
  const refused = result.diagnostics.filter(isTooLarge);
  return refused.length === 0 ? links : [...links, ...refused];
}

/** The list before where it says the same, so that a view can see that nothing changed. */
function kept(before: readonly Diagnostic[] | undefined, now: readonly Diagnostic[]) {
  return before && isSame(before, now) ? before : now;
}
