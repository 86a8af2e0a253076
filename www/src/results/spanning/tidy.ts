import type { EdgeRef } from "../../model/refs.js";

/** Where a vertex stands in a tidy tree: its column, and its row (a half row between two children). */
interface TidyPlace {
  readonly depth: number;
  readonly row: number;
}

/**
 * A tree of `count` vertices hung up at its centre, so that it is as shallow as it can be: leaves in
 * rows of their own, every other vertex in the middle of its children, children in the order of their
 * indices. No two edges cross. A vertex that no edge reaches stands in a row of its own in column 0.
 *
 * Complexity: O(k log k), with explicit stacks. Reference: the leaves-first placement of C. Wetherell
 * and A. Shannon, Tidy Drawings of Trees, 1979.
 */
export function tidy(count: number, edges: readonly EdgeRef[]): TidyPlace[] {
  const near = Array.from({ length: count }, (): number[] => []);
  for (const { from, to } of edges) {
    near[from]?.push(to);
    near[to]?.push(from);
  }
  for (const list of near) list.sort((a, b) => a - b);
  const places: TidyPlace[] = [];
  let row = 0;
  for (let start = 0; start < count; start += 1) {
    if (places[start]) continue;
    const { order, parents } = walk(near, centre(near, start));
    const depths = new Map<number, number>();
    const spans = new Map<number, { first: number; last: number }>();
    for (const vertex of order) {
      const parent = parents.get(vertex);
      depths.set(vertex, parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1);
    }
    // Preorder meets leaves from top to bottom; backwards it meets every child before its parent.
    for (const vertex of order) {
      const leaf = (near[vertex] ?? []).every((next) => next === parents.get(vertex));
      if (leaf) {
        spans.set(vertex, { first: row, last: row });
        row += 1;
      }
    }
    for (const vertex of order.toReversed()) {
      const span = spans.get(vertex) ?? { first: 0, last: 0 };
      const at = (span.first + span.last) / 2;
      places[vertex] = { depth: depths.get(vertex) ?? 0, row: at };
      const parent = parents.get(vertex);
      if (parent === undefined) continue;
      const above = spans.get(parent);
      spans.set(parent, {
        first: Math.min(above?.first ?? at, at),
        last: Math.max(above?.last ?? at, at),
      });
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
  const queue = [start];
  for (let n = 0; n < queue.length; n += 1) {
    const vertex = queue[n] ?? start;
    for (const next of near[vertex] ?? []) {
      if (parents.has(next)) continue;
      parents.set(next, vertex);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let at = queue.at(-1); at !== undefined; at = parents.get(at)) way.push(at);
  return way.reverse();
}
