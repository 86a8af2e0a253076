/**
 * A saved State, read back field by field: nothing of what was stored is trusted or merged. What is
 * missing or of the wrong kind takes its default; a work that cannot be shown is no work at all.
 */
import type { Link, Proposal, Relation, Weights } from "../engine/answers.js";
import { version } from "./saved.js";
import type { FileSlice, SentenceText } from "./slice.js";
import {
  type AlignerOptions,
  compareLinks,
  type Decisions,
  type Forms,
  firstView,
  type Pair,
  plainAligner,
  type Selection,
  type State,
  type View,
  type Work,
} from "./state.js";

/** The State saved, or undefined where there is none that can be shown. */
export function read(saved: unknown): State | undefined {
  const from = record(saved);
  if (from.version !== version) return undefined;
  const work = readWork(record(from.work));
  return work && { work, view: readView(record(from.view)) };
}

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((item) => item === value) ?? otherwise;
}

function index(value: unknown, end: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < end
    ? value
    : undefined;
}

function readIds(value: unknown): readonly number[] {
  return list(value).flatMap((item) => index(item, 2 ** 32) ?? []);
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((item) => typeof item === "string");
}

function readSentences(value: unknown): readonly SentenceText[] {
  return list(value).flatMap((item): readonly SentenceText[] =>
    typeof item === "string" ? [item] : readSlice(item),
  );
}

/** A sentence of a file that was kept with the session. */
function readSlice(value: unknown): readonly FileSlice[] {
  const from = record(value);
  const { file } = from;
  if (!(file instanceof Blob)) return [];
  const text = (name: string) => (typeof from[name] === "string" ? from[name] : undefined);
  const end = index(from.end, file.size + 1) ?? 0;
  return [
    {
      file,
      name: text("name") ?? "",
      start: index(from.start, end + 1) ?? end,
      end,
      sentId: text("sentId"),
      parallelId: text("parallelId"),
      label: text("label") ?? "",
      errors: index(from.errors, 2 ** 32) ?? 0,
    },
  ];
}

function readWork(from: Fields): Work | undefined {
  const left = readSentences(from.left);
  const right = readSentences(from.right);
  const pairs = list(from.pairs).flatMap((item): Pair[] => {
    const pair = record(item);
    return [
      {
        left: index(pair.left, left.length),
        right: index(pair.right, right.length),
        links: readLinks(pair.links),
        draft: typeof pair.draft === "string" ? pair.draft : undefined,
        proposals: list(pair.proposals).flatMap((item) => readProposal(item) ?? []),
        decisions: readDecisions(record(pair.decisions)),
        forms: readForms(pair.forms),
      },
    ];
  });
  if (pairs.length === 0) return undefined;
  const options = record(from.options);
  return {
    left,
    right,
    pairs,
    pairing: oneOf(from.pairing, ["parallel-id", "sent-id", "order"], "order"),
    pair: index(from.pair, pairs.length) ?? 0,
    options: {
      stripSubtypes: options.stripSubtypes === true,
      ignorePunctuation: options.ignorePunctuation === true,
    },
    aligner: readAligner(record(from.aligner)),
    theirs: typeof from.theirs === "string" ? from.theirs : "",
  };
}

const relations: readonly Relation[] = [
  "equals",
  "restates",
  "specifies",
  "generalizes",
  "intersects",
];

function readLinks(value: unknown): readonly Link[] {
  return list(value)
    .flatMap((item) => readLink(item) ?? [])
    .sort(compareLinks);
}

function readLink(value: unknown): Link | undefined {
  const from = record(value);
  const left = index(from.left, 2 ** 32);
  const right = index(from.right, 2 ** 32);
  if (!left || !right) return undefined;
  const relation = relations.find((name) => name === from.relation);
  return from.possible === true
    ? { left, right, relation, possible: true }
    : { left, right, relation };
}

function readProposal(value: unknown): Proposal | undefined {
  const from = record(value);
  const link = readLink(from.link);
  const number = (name: string) => index(from[name], 2 ** 32) ?? 0;
  return (
    link && {
      link,
      node: number("node"),
      reason: oneOf(from.reason, ["same-words", "same-lemma", "synonym", "none"], "none"),
      edge: number("edge"),
      score: number("score"),
      children: number("children"),
    }
  );
}

function readDecisions(from: Fields): Decisions {
  const decided = Object.entries(from).flatMap(([key, value]) => {
    const decision = decisions.find((name) => name === value);
    return decision && /^\d+-\d+$/.test(key) ? [[key, decision] as const] : [];
  });
  return Object.fromEntries(decided);
}
const decisions = ["mine", "theirs", "both"] as const;

function readAligner(from: Fields): AlignerOptions {
  const weights = record(from.weights);
  const weight = (name: keyof Weights) =>
    index(weights[name], 10_000) ?? plainAligner.weights[name];
  return {
    onlyMatching: from.onlyMatching === true,
    baseline: from.baseline === true,
    relations: from.relations !== false,
    weights: {
      equal: weight("equal"),
      lemma: weight("lemma"),
      synonym: weight("synonym"),
      relation: weight("relation"),
    },
    synonyms: typeof from.synonyms === "string" ? from.synonyms : "",
  };
}

function readForms(value: unknown): Forms | undefined {
  const from = record(value);
  return Array.isArray(from.left) && Array.isArray(from.right)
    ? { left: texts(from.left), right: texts(from.right) }
    : undefined;
}

function readSelection(value: unknown): Selection | undefined {
  const selection = record(value);
  const from = readLink(selection.from);
  const to = readLink(selection.to);
  return from && to && { from, to };
}

function readView(from: Fields): View {
  const stepper = record(from.stepper);
  return {
    sourceTab: oneOf(from.sourceTab, ["left", "right", "links"], firstView.sourceTab),
    resultsTab: typeof from.resultsTab === "string" ? from.resultsTab : firstView.resultsTab,
    drawing: oneOf(from.drawing, ["arcs", "stemma"], firstView.drawing),
    zoom: oneOf(from.zoom, ["auto", "fit", "full"], firstView.zoom),
    selection: readSelection(from.selection),
    stepper: {
      algorithm: oneOf(stepper.algorithm, ["kruskal", "prim"], "kruskal"),
      position: index(stepper.position, 2 ** 32) ?? 0,
      predict: stepper.predict === true,
    },
    zeroBased: from.zeroBased === true,
    sourceOpen: from.sourceOpen === true,
    fusion: {
      merge: oneOf(record(from.fusion).merge, ["restate", "specify", "generalize"], "restate"),
      into: oneOf(record(from.fusion).into, ["left", "right"], "left"),
      limit: index(record(from.fusion).limit, 1001) || firstView.fusion.limit,
    },
    labels: from.labels !== false,
    markUnaligned: from.markUnaligned === true,
    folded: { left: readIds(record(from.folded).left), right: readIds(record(from.folded).right) },
  };
}
