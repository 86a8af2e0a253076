import type { EdgeRef } from "../../model/refs.js";

/**
 * A tree of `count` vertices hung up at its centre, so that it is as shallow as it can be: leaves in
 * rows of their own, every other vertex in the middle of its children, children in the order of their
 * indices. No two edges cross. A vertex that no edge reaches stands in a row of its own in column 0.
 *
 * Complexity: O(k log k), with explicit stacks. Reference: the leaves-first placement of C. Wetherell
 * and A. Shannon, Tidy Drawings of Trees, 1979.
 */
export function tidy(count: number, edges: readonly EdgeRef[]) {
  const near = Array.from({ length: count }, (): number[] => []);
  for (const { from, to } of edges) {
    near[from]?.push(to);
    near[to]?.push(from);
  }
  for (const list of near) list.sort((a, b) => a - b);
  /** The column of each vertex, and its row: a half row between two children. */
  const places: { depth: number; row: number }[] = [];
  let rows = 0;
  for (let start = 0; start < count; start += 1) {
    if (places[start]) continue;
    const { order, parents } = walk(near, centre(near, start));
    const children = (vertex: number) =>
      (near[vertex] ?? []).filter((next) => next !== parents.get(vertex));
    // Preorder meets leaves from top to bottom; backwards it meets every child before its parent.
    for (const vertex of order) {
      const above = places[parents.get(vertex) ?? -1];
      const row = children(vertex).length === 0 ? rows++ : 0;
      places[vertex] = { depth: above === undefined ? 0 : above.depth + 1, row };
    }
    for (const vertex of order.toReversed()) {
      const place = places[vertex];
      const below = children(vertex).map((child) => places[child]?.row ?? 0);
      if (place && below.length > 0) place.row = ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2;
    }
  }
  return places;
}

/** Preorder from `root`, children by index, and the parent of each. */
function walk(near: readonly (readonly number[])[], root: number) {
  const order: number[] = [];
  const parents = new Map<number, number | undefined>([[root, undefined]]);
  const stack = [root];
  for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop()) {
    order.push(vertex);
    for (const next of (near[vertex] ?? []).toReversed()) {
      if (parents.has(next)) continue;
      parents.set(next, vertex);
      stack.push(next);
    }
  }
  return { order, parents };
}

/** The middle of the longest way through the part of the tree that holds `start`. */
function centre(near: readonly (readonly number[])[], start: number): number {
  const end = farthest(near, start).at(-1) ?? start;
  const way = farthest(near, end);
  return way[Math.floor((way.length - 1) / 2)] ?? start;
}

/** The way from `start` to the vertex farthest from it. */
function farthest(near: readonly (readonly number[])[], start: number): number[] {
  const parents = new Map<number, number | undefined>([[start, undefined]]);
  // What is found on the way is gone on from, too.
  for (const vertex of parents.keys()) {
    for (const next of near[vertex] ?? []) if (!parents.has(next)) parents.set(next, vertex);
  }
  const way: number[] = [];
  for (let at = [...parents.keys()].at(-1); at !== undefined; at = parents.get(at)) way.push(at);
  return way.reverse();
}
