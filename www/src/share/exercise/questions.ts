/** The questions of a task: made of what the core says of the pair with the links of the model. */
import type { Comparison, Edge, Link, Side, Step } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import { sameLink } from "../../model/state.js";
import { type Draw, drawing, shuffled } from "./random.js";
import type { Task } from "./task.js";

/** One question. */
export type Question =
  /** Draw the links; `given` are drawn already. */
  | { readonly kind: "links"; readonly given: readonly Link[]; readonly model: readonly Link[] }
  /** Which edge does the spanning tree take next, after `at` steps of Kruskal? */
  | { readonly kind: "edge"; readonly at: number }
  | { readonly kind: "cost"; readonly edge: EdgeRef }
  /** Which words does the path of this edge go through, on this side? */
  | { readonly kind: "path"; readonly edge: EdgeRef; readonly side: Side };

/** What the core says of the pair with the links of the model. */
export interface Known {
  readonly links: Comparison["links"];
  /** All edges, sorted as Kruskal considers them. */
  readonly order: readonly Edge[];
  readonly steps: readonly Step[];
}

/** How many questions are drawn where the task does not say. */
const usual = 5;

/** Whether the questions of a task are made of links alone, so that the core need not be asked. */
export function isDrawn({ kind }: Task): boolean {
  return kind === "links";
}

/** The questions; none where the pair holds nothing to ask. */
export function questionsOf(task: Task, known: Known): readonly Question[] {
  const { kind, given, model } = task;
  if (kind === "links") return [{ kind, given, model }];
  const taken = known.steps.flatMap(({ verdict }, at) => (verdict === "taken" ? [at] : []));
  if (task.seed === undefined && kind === "edge")
    return taken.map((_, n) => ({ kind, at: n === 0 ? 0 : (taken[n - 1] ?? 0) + 1 }));
  if (task.seed === undefined && kind === "cost") {
    const asked = task.edge && edgeOf(task.edge, known.links);
    const edges = asked ? [asked] : taken.flatMap((at) => known.steps[at]?.edge ?? []);
    return edges.map(({ from, to }) => ({ kind, edge: { from, to } }));
  }
  return drawn(task, known, taken);
}

/** Questions by lot, no two alike; of mixed ones each kind in its turn, as far as there are enough. */
function drawn(task: Task, known: Known, taken: readonly number[]): readonly Question[] {
  const draw = drawing(task.seed ?? 0);
  const kinds =
    task.kind === "mixed" ? (["edge", "cost", "missing", "path"] as const) : [task.kind];
  const heaps = kinds.map((kind) => [...shuffled(all(kind, task, known, taken, draw), draw)]);
  const questions: Question[] = [];
  const wanted = task.count ?? usual;
  for (
    let turn = 0;
    questions.length < wanted && heaps.some(({ length }) => length > 0);
    turn += 1
  ) {
    const next = heaps[turn % heaps.length]?.pop();
    if (next !== undefined) questions.push(next);
  }
  return questions;
}

/** All questions of a kind that the pair holds. */
function all(
  kind: Task["kind"],
  { model }: Task,
  { links, order }: Known,
  taken: readonly number[],
  draw: Draw,
): readonly Question[] {
  // Every edge that links with two words each join: where two links share a word there is no path to walk.
  const edges = order
    .map(({ from, to }) => ({ from, to }))
    .filter((edge) => !sharesWord(edge, links));
  switch (kind) {
    case "edge":
      return taken.map((_, n) => ({ kind, at: n === 0 ? 0 : (taken[n - 1] ?? 0) + 1 }));
    case "cost":
      return edges.map((edge) => ({ kind, edge }));
    case "path":
      return edges.map((edge) => ({ kind, edge, side: draw(2) === 0 ? "left" : "right" }));
    case "missing":
      return model.map((gone) => ({
        kind: "links",
        given: model.filter((link) => !sameLink(link, gone)),
        model,
      }));
    default:
      return [];
  }
}

function sharesWord({ from, to }: EdgeRef, links: readonly Link[]): boolean {
  const [one, two] = [links[from], links[to]];
  return one?.left === two?.left || one?.right === two?.right;
}

/** The edge between two links; undefined where the comparison knows one of them not. */
export function edgeOf(
  [one, two]: readonly [Link, Link],
  links: readonly Link[],
): EdgeRef | undefined {
  const at = (link: Link) => links.findIndex((other) => sameLink(link, other));
  const [a, b] = [at(one), at(two)];
  if (a === -1 || b === -1 || a === b) return undefined;
  return a < b ? { from: a, to: b } : { from: b, to: a };
}
