/** What is laid over the trees of a question: links by what they are, the tree so far, or the links of an edge. */

import type { Link } from "../../engine/answers.js";
import { componentsAfter, takenBefore } from "../../model/growth.js";
import { sameLink } from "../../model/refs.js";
import type { Selection } from "../../model/state.js";
import { type Task, tellsWhere } from "../../share/link/task.js";
import { type Item, isRedrawn } from "../attempts/attempt.js";
import type { Grade } from "./grading.js";
import { endsOf, type MetaGraph } from "./metagraph.js";

/** What is laid over the trees of a question. */
export interface QuestionMarks {
  readonly links?: readonly (Link & { readonly owner: keyof Grade })[];
  readonly chosen?: readonly Link[];
  readonly growth?: {
    readonly vertices: readonly (Link & { readonly component: number | undefined })[];
    readonly edges: readonly (Selection & { readonly state: "taken" })[];
  };
}

/** The marks of a question over the links that are drawn. */
export function questionMarks(
  task: Task,
  item: Item,
  drawn: readonly Link[],
  graph: MetaGraph,
): QuestionMarks {
  const { question } = item;
  if (question.kind === "links") return judged(task, item, drawn);
  if (question.kind === "edge") return { growth: grown(graph, question.at) };
  const ends = endsOf(graph, question.edge);
  return ends ? { chosen: [ends.from, ends.to] } : {};
}

/** Links by what they are, as far as that is told; what was given is right. */
function judged(task: Task, item: Item, drawn: readonly Link[]): QuestionMarks {
  const sorted = item.checked?.links;
  if (sorted === undefined || !tellsWhere(task) || isRedrawn(item, drawn)) return {};
  const own = (owner: keyof Grade, links: readonly Link[]) =>
    links.map((link) => ({ ...link, owner }));
  const right = drawn.filter((link) => !sorted.wrong.some((other) => sameLink(link, other)));
  const isSolved = item.over && task.feedback === "model";
  const links = [
    ...own("right", right),
    ...own("wrong", sorted.wrong),
    ...(isSolved ? own("missing", sorted.missing) : []),
  ];
  return { links: links.sort((p, q) => p.left - q.left || p.right - q.right) };
}

/** The tree as far as it has grown. */
function grown(graph: MetaGraph, at: number): NonNullable<QuestionMarks["growth"]> {
  const { links, steps } = graph;
  const components = componentsAfter(steps, at, links.length);
  return {
    vertices: links.map((link, vertex) => ({ ...link, component: components[vertex] })),
    edges: takenBefore(steps, at).flatMap((edge) => {
      const ends = endsOf(graph, edge);
      return ends ? [{ ...ends, state: "taken" as const }] : [];
    }),
  };
}
