import type {
  Algorithm,
  Comparison,
  Edge,
  EditStep,
  EditTrace,
  Explanation,
  Link,
  Path,
  Ratio,
  Sentence,
  Step,
  Word,
} from "../www/src/engine/answers.js";

// The method once more, written down as slowly and plainly as the definition reads. The pictures and
// panels are tested on what it answers, and so without a build of the core.

type Charge = NonNullable<Comparison["charges"]>[number];

/** A pair with everything that can be asked about it. */
export interface Pair {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly comparison: Comparison;
  readonly explain: (from: number, to: number) => Explanation;
  readonly steps: (algorithm: Algorithm) => { kind: "ok"; order: Edge[]; steps: Step[] };
}

/** A sentence from `form<head DEPREL` items: "the<2 det". */
export function sentence(...items: readonly string[]): Sentence {
  const words = items.map((item, index): Word => {
    const [, form = "", head = "0", deprel = ""] = /^(.*)<(\d+) (\S+)$/u.exec(item) ?? [];
    return {
      id: index + 1,
      form,
      lemma: undefined,
      upos: undefined,
      xpos: undefined,
      feats: undefined,
      head: Number(head),
      deprel,
      deps: undefined,
      misc: undefined,
      depth: 0,
      line: index + 1,
      crossing: false,
    };
  });
  for (const word of words) word.depth = chain(words, word.id).length - 1;
  const root = words.find((word) => word.head === 0)?.id ?? 1;
  return {
    sentId: undefined,
    text: undefined,
    parallelId: undefined,
    words,
    tokens: [],
    emptyNodes: [],
    root,
  };
}

/** Links from "1-4 2-5". */
export function links(text: string): Link[] {
  return text.split(" ").map((item) => {
    const [left = 0, right = 0] = item.split("-").map(Number);
    return { left, right, relation: undefined };
  });
}

/** Everything about the pair, by the definition. */
export function pair(left: Sentence, right: Sentence, given: readonly Link[]): Pair {
  const vertices = [...given].sort((a, b) => a.left - b.left || a.right - b.right);
  const edges: Edge[] = [];
  for (let to = 1; to < vertices.length; to += 1) {
    for (let from = 0; from < to; from += 1) edges.push({ from, to, ...weigh(explain(from, to)) });
  }
  function explain(from: number, to: number): Explanation {
    const [a, b] = [at(vertices, from), at(vertices, to)];
    const [l, r] = [a.left === b.left, a.right === b.right];
    if (l || r) {
      const side = l && r ? "both" : l ? "left" : "right";
      return { kind: "shared", side, left: l ? a.left : undefined, right: r ? a.right : undefined };
    }
    const [p, q] = [path(left, a.left, b.left), path(right, a.right, b.right)];
    const ascending = trace(p.encoding.ascending, q.encoding.ascending);
    const descending = trace(p.encoding.descending, q.encoding.descending);
    const direction = p.encoding.direction === q.encoding.direction ? 0 : 1;
    const distance = ascending.distance + direction + descending.distance;
    const maximum =
      Math.max(p.encoding.ascending.length, q.encoding.ascending.length) +
      1 +
      Math.max(p.encoding.descending.length, q.encoding.descending.length);
    return {
      kind: "compared",
      left: p,
      right: q,
      ascending,
      direction,
      descending,
      distance,
      maximum,
    };
  }
  const k = vertices.length;
  const walks = { kruskal: () => kruskal(edges, k), prim: () => prim(edges, k) };
  const spanningTree = taken(kruskal(edges, k).steps);
  const low = ratio(taken(kruskal(edges, k).steps));
  const high = ratio(taken(kruskal(edges, k, -1).steps));
  const reason = k === 0 ? "no-links" : k === 1 ? "one-link" : "no-paths";
  const comparison: Comparison = {
    links: vertices,
    ignored: [],
    distances: Uint32Array.from(edges, (edge) => edge.distance),
    maxima: Uint32Array.from(edges, (edge) => edge.maximum),
    spanningTree,
    charges: spanningTree.flatMap(({ from, to }, edge) => charges(explain(from, to), edge)),
    score:
      low.similarity === undefined
        ? { kind: "undefined", reason }
        : { kind: "defined", ratio: low, low, high },
    total: ratio(edges),
    coverage: coverage(left, right, vertices),
  };
  return { left, right, comparison, explain, steps: (algorithm) => walks[algorithm]() };
}

/** What differs between two paths: the order where they turn, and each label. */
function charges(known: Explanation, edge: number): Charge[] {
  if (known.kind === "shared") return [];
  const { left, right, ascending, direction, descending } = known;
  const tops = ({ nodes, turn }: Path) =>
    [nodes[turn - 1], nodes[turn + 1]].filter((id) => id !== undefined);
  const turned: Charge = { edge, kind: "turned", left: tops(left), right: tops(right) };
  const kinds = { substitute: "replaced", delete: "only", insert: "only" } as const;
  const labels = ({ script }: EditTrace, first: (path: Path) => number): Charge[] =>
    script.flatMap(({ operation, leftIndex, rightIndex }) => {
      if (operation === "match") return [];
      const ids = (path: Path, index: number | undefined) =>
        index === undefined ? [] : [at(path.nodes, first(path) + index)];
      const [ours, theirs] = [ids(left, leftIndex), ids(right, rightIndex)];
      return [{ edge, kind: kinds[operation], left: ours, right: theirs }];
    });
  return [
    ...(direction === 1 ? [turned] : []),
    ...labels(ascending, () => 0),
    ...labels(descending, ({ turn }) => turn + 1),
  ];
}

function weigh(known: Explanation): { distance: number; maximum: number } {
  return known.kind === "shared"
    ? { distance: 0, maximum: 0 }
    : { distance: known.distance, maximum: known.maximum };
}

function taken(steps: readonly Step[]): Edge[] {
  return steps.filter((step) => step.verdict === "taken").map((step) => step.edge);
}

function ratio(edges: readonly Edge[]): Ratio {
  const distance = edges.reduce((sum, edge) => sum + edge.distance, 0);
  const maximum = edges.reduce((sum, edge) => sum + edge.maximum, 0);
  return {
    distance,
    maximum,
    similarity: maximum === 0 ? undefined : (maximum - distance) / maximum,
  };
}

function coverage(
  left: Sentence,
  right: Sentence,
  vertices: readonly Link[],
): Comparison["coverage"] {
  const share = (aligned: number, words: number) => ({ aligned, words });
  const a = share(new Set(vertices.map((link) => link.left)).size, left.words.length);
  const b = share(new Set(vertices.map((link) => link.right)).size, right.words.length);
  const [p, q] = [a.aligned / a.words, b.aligned / b.words];
  return { left: a, right: b, mean: p + q === 0 ? 0 : (2 * p * q) / (p + q) };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

/** Ids from `word` up to the root. */
function chain(words: readonly Word[], word: number): number[] {
  const ids: number[] = [];
  for (let id = word; id !== 0; id = at(words, id - 1).head) ids.push(id);
  return ids;
}

function path({ words }: Sentence, from: number, to: number): Path {
  const [up, down] = [chain(words, from), chain(words, to)];
  const lca = at(
    up.filter((id) => down.includes(id)),
    0,
  );
  const climbed = up.slice(0, up.indexOf(lca));
  const fallen = down.slice(0, down.indexOf(lca)).reverse();
  const label = (id: number) => at(words, id - 1).deprel;
  return {
    nodes: [...climbed, lca, ...fallen],
    turn: climbed.length,
    encoding: {
      ascending: climbed.map(label),
      direction: from < to ? "α" : "β",
      descending: fallen.map(label),
    },
  };
}

function trace(left: readonly string[], right: readonly string[]): EditTrace {
  const width = right.length + 1;
  const table = new Uint32Array((left.length + 1) * width);
  const ways = new Array<number>(table.length).fill(0);
  const cell = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = 0; row <= left.length; row += 1) {
    for (let column = 0; column <= right.length; column += 1) {
      const here = row * width + column;
      if (row === 0 || column === 0) {
        table[here] = row + column;
        ways[here] = 1;
        continue;
      }
      const other = left[row - 1] === right[column - 1] ? 0 : 1;
      const by = [
        cell(row - 1, column - 1) + other,
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
      ];
      const best = Math.min(...by);
      const from = [here - width - 1, here - width, here - 1];
      table[here] = best;
      ways[here] = from.reduce((sum, way, n) => sum + (by[n] === best ? (ways[way] ?? 0) : 0), 0);
    }
  }
  const script: EditStep[] = [];
  const cells: [number, number][] = [[left.length, right.length]];
  let [row, column] = [left.length, right.length];
  while (row > 0 || column > 0) {
    const total = cell(row, column);
    const same = row > 0 && column > 0 && left[row - 1] === right[column - 1];
    if (row > 0 && column > 0 && cell(row - 1, column - 1) + (same ? 0 : 1) === total) {
      script.push(step(same ? "match" : "substitute", row - 1, column - 1, same ? 0 : 1, total));
      row -= 1;
      column -= 1;
    } else if (row > 0 && cell(row - 1, column) + 1 === total) {
      script.push(step("delete", row - 1, undefined, 1, total));
      row -= 1;
    } else {
      script.push(step("insert", undefined, column - 1, 1, total));
      column -= 1;
    }
    cells.push([row, column]);
  }
  function step(
    operation: EditStep["operation"],
    leftIndex: number | undefined,
    rightIndex: number | undefined,
    cost: number,
    total: number,
  ): EditStep {
    return {
      operation,
      left: leftIndex === undefined ? undefined : left[leftIndex],
      right: rightIndex === undefined ? undefined : right[rightIndex],
      leftIndex,
      rightIndex,
      cost,
      total,
    };
  }
  const distance = cell(left.length, right.length);
  const scripts = ways[ways.length - 1] ?? 1;
  return { distance, table, width, script: script.reverse(), cells: cells.reverse(), scripts };
}

function before(a: Edge, b: Edge, longest: 1 | -1 = 1): number {
  return (
    a.distance - b.distance || longest * (a.maximum - b.maximum) || a.from - b.from || a.to - b.to
  );
}

function rule(edge: Edge, next: Edge | undefined): Step["tie"] {
  if (!next || next.distance !== edge.distance) return "none";
  return next.maximum === edge.maximum ? "vertices" : "maximum";
}

function kruskal(edges: readonly Edge[], k: number, longest: 1 | -1 = 1) {
  const order = [...edges].sort((a, b) => before(a, b, longest));
  const steps: Step[] = [];
  let components = Array.from({ length: k }, (_, vertex) => vertex);
  let [distance, maximum, count] = [0, 0, 0];
  for (const [n, edge] of order.entries()) {
    if (count === k - 1) break;
    const [a, b] = [at(components, edge.from), at(components, edge.to)];
    const through = a === b ? between(taken(steps), edge.from, edge.to) : [];
    if (a !== b) {
      components = components.map((c) => (c === a || c === b ? Math.min(a, b) : c));
      distance += edge.distance;
      maximum += edge.maximum;
      count += 1;
    }
    const verdict = a === b ? "rejected" : "taken";
    const tie = rule(edge, order[n + 1]);
    steps.push({ edge, verdict, through, components, frontier: [], tie, distance, maximum });
  }
  return { kind: "ok" as const, order, steps };
}

function prim(edges: readonly Edge[], k: number) {
  const order = [...edges].sort(before);
  const steps: Step[] = [];
  const inside = new Set<number>();
  let known: Edge[] = [];
  let [distance, maximum] = [0, 0];
  const enter = (vertex: number) => {
    inside.add(vertex);
    const leaving = order.filter(
      (edge) =>
        (edge.from === vertex && !inside.has(edge.to)) ||
        (edge.to === vertex && !inside.has(edge.from)),
    );
    known = [...known, ...leaving].sort(before);
  };
  enter(0);
  while (inside.size < k) {
    const edge = at(known, 0);
    const tie = rule(edge, known[1]);
    known = known.slice(1);
    const leaves = inside.has(edge.from) !== inside.has(edge.to);
    const through = leaves ? [] : between(taken(steps), edge.from, edge.to);
    if (leaves) {
      enter(inside.has(edge.from) ? edge.to : edge.from);
      distance += edge.distance;
      maximum += edge.maximum;
    }
    const components = Array.from({ length: k }, (_, vertex) => (inside.has(vertex) ? 0 : vertex));
    const frontier = known.slice(0, 64);
    const verdict = leaves ? "taken" : "rejected";
    steps.push({ edge, verdict, through, components, frontier, tie, distance, maximum });
  }
  return { kind: "ok" as const, order, steps };
}

/** The vertices of the way from `from` to `to` in the tree of `edges`. */
function between(edges: readonly Edge[], from: number, to: number): number[] {
  const ways: number[][] = [[from]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const end = way.at(-1);
    if (end === to) return way;
    for (const edge of edges) {
      const next = edge.from === end ? edge.to : edge.to === end ? edge.from : undefined;
      if (next !== undefined && !way.includes(next)) ways.push([...way, next]);
    }
  }
  return [];
}

/** The worked example: six links, fifteen edges. */
export const worked = pair(
  sentence(
    "the<2 DET",
    "detective<4 NSUBJ",
    "is<4 AUX",
    "becoming<0 ROOT",
    "a<7 DET",
    "Sherlock<7 CMP",
    "Holmes<4 DOBJ",
  ),
  sentence("a<2 DET", "Sherlock<3 NSUBJ", "becomes<0 ROOT", "the<5 DET", "detective<3 DOBJ"),
  links("1-4 2-5 3-3 4-3 5-1 6-2"),
);

/** A pair of `count` links on two long sentences with repeated forms, the same at every run. */
export function long(count: number): Pair {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const forms = [
    "the",
    "house",
    "of",
    "cards",
    "never",
    "falls",
    "internationalisation",
    "and",
    "we",
    "saw",
  ];
  const labels = ["det", "nsubj", "obj", "obl", "case", "advmod", "conj", "nmod:poss"];
  const grow = () =>
    sentence(
      ...Array.from({ length: count }, (_, n) => {
        const head = n === 0 ? 0 : 1 + random(n);
        const form = n % 3 === 0 ? at(forms, random(forms.length)) : `word${n + 1}`;
        return `${form}<${head} ${n === 0 ? "root" : at(labels, random(labels.length))}`;
      }),
    );
  const straight = Array.from(
    { length: count },
    (_, n) => `${n + 1}-${((n * 7) % 11 < 8 ? n : random(count)) + 1}`,
  );
  return pair(grow(), grow(), links(straight.join(" ")));
}
