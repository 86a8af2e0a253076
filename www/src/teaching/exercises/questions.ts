/** The questions of a task: made of what the core says of the pair with the links of the model. */
import type { Link, Side } from "../../engine/answers.js";
import { takenBefore } from "../../model/growth.js";
import { type EdgeRef, sameLink } from "../../model/refs.js";
import { edgeBetween } from "../../model/triangle.js";
import type { Task } from "../../share/link/task.js";
import type { MetaGraph } from "./metagraph.js";
import { type Draw, drawing, shuffled } from "./random.js";

/** One question. */
export type Question =
  /** Draw the links; `given` are drawn already. */
  | { readonly kind: "links"; readonly given: readonly Link[]; readonly model: readonly Link[] }
  /** Which edge does the spanning tree take next, after `at` steps of Kruskal? */
  | { readonly kind: "edge"; readonly at: number }
  | { readonly kind: "cost"; readonly edge: EdgeRef }
  /** Which words does the path of this edge go through, on this side? */
  | { readonly kind: "path"; readonly edge: EdgeRef; readonly side: Side };

/** How many questions are drawn where the task does not say. */
const usual = 5;

/** Whether the questions of a task are made of links alone, so that the core need not be asked. */
export function isDrawn({ kind }: Pick<Task, "kind">): boolean {
  return kind === "links" || kind === "missing";
}

/** The questions; none where the pair holds nothing to ask. */
export function questionsOf(task: Task, graph: MetaGraph): readonly Question[] {
  const { kind, given, model } = task;
  if (kind === "links") return [{ kind, given, model }];
  if (task.seed === undefined && kind === "edge") return nextEdges(graph);
  if (task.seed === undefined && kind === "cost") {
    const asked = task.edge && edgeBetween(task.edge, graph.links);
    const edges = asked ? [asked] : takenBefore(graph.steps, graph.steps.length);
    return edges.map(({ from, to }) => ({ kind, edge: { from, to } }));
  }
  return drawn(task, graph);
}

/** A question for each edge of the tree: the first is asked at the beginning, the others after the one before. */
function nextEdges({ steps }: MetaGraph): readonly Question[] {
  const taken = steps.flatMap(({ verdict }, at) => (verdict === "taken" ? [at] : []));
  return taken.map((_, n) => ({ kind: "edge", at: (taken[n - 1] ?? -1) + 1 }));
}

/** Questions by lot, no two alike; of mixed ones each kind in its turn, as far as there are enough. */
function drawn(task: Task, graph: MetaGraph): readonly Question[] {
  const draw = drawing(task.seed ?? 0);
  const kinds =
    task.kind === "mixed" ? (["edge", "cost", "missing", "path"] as const) : [task.kind];
  const heaps = kinds.map((kind) => [...shuffled(all(kind, task, graph, draw), draw)]);
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
  graph: MetaGraph,
  draw: Draw,
): readonly Question[] {
  // Every edge that links with two words each join: where two links share a word there is no path to walk.
  const edges = graph.order
    .map(({ from, to }) => ({ from, to }))
    .filter((edge) => !sharesWord(edge, graph.links));
  switch (kind) {
    case "edge":
      return nextEdges(graph);
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
