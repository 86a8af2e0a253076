/** What an exercise calls right is right by the definition: written down once more, on two hundred pairs by lot. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Link } from "../www/src/engine/answers.js";
import { judge } from "../www/src/model/growth.js";
import type { Task } from "../www/src/share/link/task.js";
import { gradeWords, scoreOf, sortLinks } from "../www/src/teaching/exercises/grading.js";
import { costOf, type MetaGraph } from "../www/src/teaching/exercises/metagraph.js";
import { questionsOf } from "../www/src/teaching/exercises/questions.js";
import { type Draw, drawing } from "../www/src/teaching/exercises/random.js";
import { built, type Core, freshCore } from "./boundary-core.js";

if (!built) console.log("exercise-grades: no built module, run `cargo xtask wasm`; skipped");

/** A tree: for each word its head, 0 for the root, and its relation. */
type Tree = readonly { readonly head: number; readonly label: string }[];

const labels = ["nsubj", "obj", "det", "amod"];

/** A tree of `size` words: each of them but the root hangs from one that was there before it, in an order by lot. */
function treeOf(size: number, draw: Draw): Tree {
  const order = Array.from({ length: size }, (_, at) => at + 1);
  for (let at = size - 1; at > 0; at -= 1) {
    const other = draw(at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  const tree = Array.from({ length: size }, () => ({ head: 0, label: "root" }));
  order.slice(1).forEach((word, at) => {
    tree[word - 1] = { head: order[draw(at + 1)] as number, label: labels[draw(4)] as string };
  });
  return tree;
}

function conllu(tree: Tree): string {
  return `${tree.map(({ head, label }, at) => `${at + 1}\tw${at + 1}\t_\t_\t_\t_\t${head}\t${label}\t_\t_`).join("\n")}\n`;
}

/** A word and all above it. */
function above(tree: Tree, word: number): readonly number[] {
  const all: number[] = [];
  for (let at = word; at !== 0; at = tree[at - 1]?.head ?? 0) all.push(at);
  return all;
}

function pathOf(tree: Tree, from: number, to: number) {
  const [up, down] = [above(tree, from), above(tree, to)];
  const top = up.find((word) => down.includes(word)) as number;
  const rising = up.slice(0, up.indexOf(top));
  const falling = down.slice(0, down.indexOf(top)).reverse();
  const labelsOf = (words: readonly number[]) => words.map((word) => tree[word - 1]?.label);
  return {
    words: [...rising, top, ...falling].sort((a, b) => a - b),
    rising: labelsOf(rising),
    falling: labelsOf(falling),
    forward: from < to,
  };
}

function levenshtein(a: readonly unknown[], b: readonly unknown[]): number {
  let row = [...b, 0].map((_, at) => at);
  a.forEach((label, i) => {
    const next = [i + 1];
    b.forEach((other, j) => {
      const swapped = (row[j] as number) + (label === other ? 0 : 1);
      next.push(Math.min(swapped, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    });
    row = next;
  });
  return row.at(-1) as number;
}

describe.skipIf(!built)("an exercise", () => {
  let core: Core;
  beforeAll(async () => {
    core = await freshCore();
  });

  function pairOf(seed: number) {
    const draw = drawing(seed);
    const [a, b] = [treeOf(2 + draw(8), draw), treeOf(2 + draw(8), draw)];
    const known = new Map<string, Link>();
    for (let times = 2 + draw(8); times > 0; times -= 1) {
      const link = { left: 1 + draw(a.length), right: 1 + draw(b.length), relation: undefined };
      known.set(`${link.left}-${link.right}`, link);
    }
    const model = [...known.values()].sort((p, q) => p.left - q.left || p.right - q.right);
    const options = { stripSubtypes: false, ignorePunctuation: false };
    const request = { left: conllu(a), right: conllu(b), links: model, options };
    const cost = (one: Link, two: Link) => {
      // Links that share a word have no paths to compare.
      if (one.left === two.left || one.right === two.right) return 0;
      const [left, right] = [pathOf(a, one.left, two.left), pathOf(b, one.right, two.right)];
      const turned = left.forward === right.forward ? 0 : 1;
      return (
        levenshtein(left.rising, right.rising) + turned + levenshtein(left.falling, right.falling)
      );
    };
    return { a, b, model, request, cost };
  }

  function graphOf(request: ReturnType<typeof pairOf>["request"]): MetaGraph | undefined {
    const { result } = core.analyse(request);
    const steps = core.steps(request, "kruskal");
    if (result.kind !== "ok" || steps.kind !== "ok") return undefined;
    const { links, distances } = result.comparison;
    return { links, distances, order: steps.order, steps: steps.steps };
  }

  it("calls right what is right, on 200 pairs and seeds", () => {
    const asked: Record<string, number> = {};
    for (let seed = 1; seed <= 200; seed += 1) {
      const { a, b, model, request, cost } = pairOf(seed);
      const graph = graphOf(request);
      if (graph === undefined) throw new TypeError(`no graph for the seed ${seed}`);
      const task: Task = {
        kind: "mixed",
        given: [],
        model,
        feedback: "where",
        tries: undefined,
        text: "",
        edge: undefined,
        seed,
        count: 50,
      };
      const questions = questionsOf(task, graph);
      expect(questions).toEqual(questionsOf(task, graph));
      expect(new Set(questions.map((one) => JSON.stringify(one))).size).toBe(questions.length);
      const weight = (from: number, to: number) =>
        cost(graph.links[from] as Link, graph.links[to] as Link);
      for (const question of questions) {
        asked[question.kind] = (asked[question.kind] ?? 0) + 1;
        if (question.kind === "cost") {
          const { from, to } = question.edge;
          const [one, two] = [graph.links[from], graph.links[to]];
          // Of links that share a word nothing is asked.
          expect(one?.left !== two?.left && one?.right !== two?.right).toBe(true);
          expect(costOf(graph, question.edge), `${seed}`).toBe(weight(from, to));
        } else if (question.kind === "edge") {
          const own = graph.links.map((_, at) => at);
          for (const { edge, verdict } of graph.steps.slice(0, question.at)) {
            if (verdict !== "taken") continue;
            const [gone, stays] = [own[edge.to], own[edge.from]];
            own.forEach((name, at) => {
              if (name === gone) own[at] = stays as number;
            });
          }
          const all = own.flatMap((_, to) => own.slice(0, to).map((__, from) => ({ from, to })));
          const open = all.filter(({ from, to }) => own[from] !== own[to]);
          const least = Math.min(...open.map(({ from, to }) => weight(from, to)));
          for (const edge of all) {
            const isRight = open.includes(edge) && weight(edge.from, edge.to) === least;
            const verdict = judge({ algorithm: "kruskal", ...graph }, question.at, edge);
            expect(["right", "equal"].includes(verdict), `${seed} ${JSON.stringify(edge)}`).toBe(
              isRight,
            );
          }
        } else if (question.kind === "path") {
          const { edge, side } = question;
          const known = core.explain(request, edge.from, edge.to);
          if (known?.kind !== "compared") throw new TypeError("no path");
          const ends = [graph.links[edge.from], graph.links[edge.to]].map(
            (one) => one?.[side] ?? 0,
          );
          const { words } = pathOf(side === "left" ? a : b, ends[0] as number, ends[1] as number);
          expect(scoreOf(gradeWords(words, known[side].nodes)), `${seed}`).toBe(1);
          expect(scoreOf(gradeWords(words.slice(1), known[side].nodes))).toBeLessThan(1);
        } else {
          expect(sortLinks(question.given, question).missing).toHaveLength(1);
          const { right, wrong, missing } = sortLinks(model, question);
          expect([right.length, wrong.length, missing.length]).toEqual([1, 0, 0]);
        }
      }
    }
    for (const kind of ["cost", "edge", "path", "links"]) expect(asked[kind]).toBeGreaterThan(200);
  });
});
