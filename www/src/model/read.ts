/**
 * A saved State, read back through a schema: nothing of what was stored is trusted or merged. What is
 * missing or of the wrong kind takes its default, of a list it is left out; a work that cannot be shown
 * is no work at all. Fetched when something is to be read.
 */
import * as v from "valibot";
import type { Link } from "../engine/answers.js";
import { formats } from "./formats.js";
import { relations } from "./relations.js";
import { version } from "./saved.js";
import type { FileSlice } from "./slice.js";
import {
  compareLinks,
  firstView,
  noPair,
  type Pair,
  plainAligner,
  plainFormats,
  plainOptions,
  type State,
  type View,
} from "./state.js";

/** The State saved, or undefined where there is none that can be shown. */
export function read(saved: unknown): State | undefined {
  const result = v.safeParse(state, saved);
  if (!result.success) return undefined;
  const { work, view } = result.output;
  return { work: counted(work, view.zeroBased), view: { ...firstView, ...view } };
}

/** Whether what was saved has another system of which nothing was read. */
export function isSecondLost(saved: unknown, { work }: State): boolean {
  const was = v.safeParse(v.object({ work: v.object({ second: v.unknown() }) }), saved);
  return work.second === undefined && was.success && was.output.work.second != null;
}

/** The work, in which each text of links says whether it counts from 0: once the view alone said so, of all. */
function counted(work: State["work"], zeroBased: boolean): State["work"] {
  const isOlder = (pair: Pair) => pair.draft !== undefined && pair.zeroBased === undefined;
  if (!work.pairs.some(isOlder)) return work;
  return {
    ...work,
    pairs: work.pairs.map((pair) => (isOlder(pair) ? { ...pair, zeroBased } : pair)),
  };
}

/** A view that was saved by itself, or undefined where it is none. */
export function readView(saved: unknown): View | undefined {
  const result = v.safeParse(view, saved);
  return result.success ? { ...firstView, ...result.output } : undefined;
}

type Schema<T> = v.GenericSchema<unknown, T>;

const flag = (otherwise: boolean) => v.fallback(v.boolean(), otherwise);
const text = (otherwise = "") => v.fallback(v.string(), otherwise);
const textOrNone = v.fallback(v.optional(v.string()), undefined);

/** A whole number from `from` up to and without `end`. */
const whole = (from: number, end: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.ltValue(end));
const count = (otherwise = 0, end = 2 ** 32) => v.fallback(whole(0, end), otherwise);

/**
 * The items that are what they should be; those of a list that is right as a whole are read faster, and
 * fastest where `isRight` knows them: of links there may be millions. What is named by its place has
 * `empty` put into the places of the others.
 */
function list<T>(item: Schema<T>, empty?: T, isRight?: (value: unknown) => value is T) {
  const others = empty === undefined ? [] : [empty];
  const right = (value: unknown): readonly T[] => {
    const result = v.safeParse(item, value);
    return result.success ? [result.output] : others;
  };
  const some = v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap(right)),
  );
  const allRight = v.custom<readonly T[]>(
    (value) => isRight !== undefined && Array.isArray(value) && value.every(isRight),
  );
  return v.fallback(v.union([allRight, v.array(item), some]), []);
}

/** Whether it has these fields and no other. */
const hasOnly = (value: object, fields: ReadonlySet<string>) =>
  Object.keys(value).every((name) => fields.has(name));
const isWhole = (value: unknown, from: number, end: number) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) < end;
const isTextOrNone = (value: unknown) => value === undefined || typeof value === "string";

function oneOf<const T extends string>(allowed: readonly T[], otherwise: NoInfer<T>) {
  return v.fallback(v.picklist(allowed), otherwise);
}

/** A sentence of a file that was kept with the session. */
const slice = v.pipe(
  v.object({
    file: v.instance(Blob),
    name: text(),
    start: v.fallback(v.optional(v.number()), undefined),
    end: count(),
    sentId: textOrNone,
    parallelId: textOrNone,
    label: text(),
    errors: count(),
    columns: textOrNone,
  }),
  v.transform(({ file, start, sentId, parallelId, columns, ...rest }): FileSlice => {
    const end = rest.end <= file.size ? rest.end : 0;
    const inside = v.is(whole(0, end + 1), start) ? start : end;
    const known = columns === undefined ? {} : { columns };
    return { ...rest, ...known, file, start: inside, end, sentId, parallelId };
  }),
);
const sliceFields: ReadonlySet<string> = new Set(Object.keys(slice.pipe[0].entries));
/** A sentence as `slice` reads it, where nothing is wrong with it. */
function isSentence(value: unknown): value is string | FileSlice {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null) return false;
  const { file, name, start, end, sentId, parallelId, label, errors, columns } =
    value as Partial<FileSlice>;
  return (
    file instanceof Blob &&
    isWhole(end, 0, file.size + 1) &&
    isWhole(start, 0, (end as number) + 1) &&
    isWhole(errors, 0, 2 ** 32) &&
    ["sentId", "parallelId"].every((field) => field in value) &&
    [sentId, parallelId, columns].every(isTextOrNone) &&
    [name, label].every((text) => typeof text === "string") &&
    hasOnly(value, sliceFields)
  );
}
// A pair names its sentences by their places.
const sentences = list<string | FileSlice>(v.union([v.string(), slice]), "", isSentence);

const relation = v.picklist(relations);
const link = v.pipe(
  v.object({
    left: whole(1, 2 ** 32),
    right: whole(1, 2 ** 32),
    relation: v.fallback(v.optional(relation), undefined),
    possible: flag(false),
  }),
  v.transform(({ left, right, relation, possible }): Link => {
    const plain = { left, right, relation };
    return possible ? { ...plain, possible } : plain;
  }),
);

const linkFields: ReadonlySet<string> = new Set(Object.keys(link.pipe[0].entries));
/** A link as `link` reads it, where nothing is wrong with it. */
function isLink(value: unknown): value is Link {
  if (typeof value !== "object" || value === null || !("relation" in value)) return false;
  const { left, right, relation: named, possible = true } = value as Partial<Link>;
  return (
    isWhole(left, 1, 2 ** 32) &&
    isWhole(right, 1, 2 ** 32) &&
    (named === undefined || v.is(relation, named)) &&
    possible === true &&
    hasOnly(value, linkFields)
  );
}

const decided = v.tuple([
  v.pipe(v.string(), v.regex(/^\d+-\d+$/)),
  v.picklist(["mine", "theirs", "both"]),
]);
const words = v.pipe(
  v.array(v.unknown()),
  v.transform((items) => items.filter((item) => typeof item === "string")),
);
const block = v.fallback(v.optional(whole(0, 2 ** 32)), undefined);

const format = oneOf(formats, "conllu");
const readAs = v.fallback(v.optional(v.literal("dependencies")), undefined);
const texts = v.object({
  left: v.string(),
  right: v.string(),
  formats: v.object({ left: format, right: format }),
  readAs,
});

const pair = v.object({
  left: block,
  right: block,
  links: v.pipe(
    list(link, undefined, isLink),
    v.transform((links) => [...links].sort(compareLinks)),
  ),
  draft: textOrNone,
  zeroBased: v.fallback(v.optional(v.boolean()), undefined),
  proposals: list(
    v.object({
      link,
      node: count(),
      reason: oneOf(["same-words", "same-lemma", "synonym", "none"], "none"),
      edge: count(),
      score: count(),
      children: count(),
    }),
  ),
  decisions: v.pipe(
    v.fallback(v.record(v.string(), v.unknown()), {}),
    v.transform((given) =>
      Object.fromEntries(Object.entries(given).filter((entry) => v.is(decided, entry))),
    ),
  ),
  forms: v.fallback(v.optional(v.object({ left: words, right: words })), undefined),
  origin: v.pipe(
    v.fallback(v.optional(texts), undefined),
    v.transform((given) => given && { ...given, readAs: given.readAs }),
  ),
});

const second = v.object({
  name: text(),
  format: v.union([v.literal("rows"), format]),
  texts: v.pipe(
    sentences,
    // A damaged sentence is an empty one in its place; of one that has no other nothing is left.
    v.check((texts) => texts.some((text) => text !== "")),
  ),
});

const { weights } = plainAligner;
const weight = (name: keyof typeof weights) => count(weights[name], 10_000);
const aligner = v.object({
  onlyMatching: flag(false),
  baseline: flag(false),
  relations: flag(true),
  weights: v.fallback(
    v.object({
      equal: weight("equal"),
      lemma: weight("lemma"),
      synonym: weight("synonym"),
      relation: weight("relation"),
    }),
    weights,
  ),
  synonyms: text(),
});

const fileName = v.fallback(v.optional(v.string()), undefined);

const work = v.pipe(
  v.object({
    left: sentences,
    right: sentences,
    names: v.fallback(v.optional(v.object({ left: fileName, right: fileName })), undefined),
    // The pair shown is known by its place, and so are the lines of another annotator.
    pairs: list<v.InferOutput<typeof pair>>(pair, { links: [], proposals: [], decisions: {} }),
    pairing: oneOf(["parallel-id", "sent-id", "order"], "order"),
    pair: count(),
    options: v.fallback(
      v.object({ stripSubtypes: flag(false), ignorePunctuation: flag(false) }),
      plainOptions,
    ),
    aligner: v.fallback(aligner, plainAligner),
    // Sessions from before there were other formats are CoNLL-U.
    formats: v.fallback(v.object({ left: format, right: format }), plainFormats),
    readAs,
    theirs: text(),
    second: v.fallback(v.optional(second), undefined),
    from: v.fallback(v.optional(v.object({ by: v.picklist(["link", "page"]) })), undefined),
  }),
  v.check(({ pairs }) =>
    pairs.some(({ left, right }) => left !== undefined || right !== undefined),
  ),
  v.transform((given) => {
    const within = (blocks: readonly unknown[], at: number | undefined) =>
      at !== undefined && at < blocks.length ? at : undefined;
    const pairs = given.pairs.map((item) => ({
      ...noPair,
      ...item,
      left: within(given.left, item.left),
      right: within(given.right, item.right),
    }));
    return { ...given, readAs: given.readAs, pairs, pair: within(pairs, given.pair) ?? 0 };
  }),
);

const ids = list(whole(0, 2 ** 32));
/** Each tab looks itself what of its options it knows. */
const tabView = v.fallback(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.number())])),
  {},
);
const looked = {
  sourceTab: oneOf(["left", "right", "links"], firstView.sourceTab),
  resultsTab: v.fallback(v.string(), firstView.resultsTab),
  drawing: oneOf(["auto", "arcs", "stemma", "rows"], firstView.drawing),
  zoom: oneOf(["auto", "fit", "full"], firstView.zoom),
  selection: v.fallback(v.optional(v.object({ from: link, to: link })), undefined),
  zeroBased: flag(false),
  sourceOpen: flag(false),
  tabs: v.fallback(v.record(v.string(), tabView), firstView.tabs),
  at: v.fallback(v.record(v.string(), whole(0, 2 ** 32)), firstView.at),
  labels: flag(true),
  markUnaligned: flag(false),
  enhanced: flag(false),
  folded: v.fallback(v.object({ left: ids, right: ids }), firstView.folded),
  onlyDifferences: v.fallback(v.optional(v.boolean()), undefined),
  opened: ids,
};
/** Where the older links and sessions have what some tabs were told, and the names of the tabs. */
const former = [
  ["stepper", "spanning"],
  ["fusion", "fusion"],
] as const;
const view = v.pipe(
  v.object({ ...looked, stepper: v.optional(tabView), fusion: v.optional(tabView) }),
  v.transform((given): View => {
    let { tabs, at } = given;
    for (const [name, tab] of former) {
      const { position, ...told } = given[name] ?? {};
      if (Object.keys(told).length > 0) tabs = { [tab]: told, ...tabs };
      if (v.is(whole(0, 2 ** 32), position) && position > 0) at = { [tab]: position, ...at };
    }
    const { stepper, fusion, ...now } = given;
    const { selection, onlyDifferences } = now;
    return { ...now, selection, onlyDifferences, tabs, at };
  }),
);

const state = v.object({
  version: v.literal(version),
  work,
  view: v.fallback(view, firstView),
});
