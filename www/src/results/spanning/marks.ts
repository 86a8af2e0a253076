/** The tree so far, laid over the links: they are its vertices. */
import type { Algorithm, Link, Step } from "../../engine/answers.js";
import { componentsAfter, insideOf } from "../../model/growth.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { CanvasGrowth } from "../../stage/props.js";
import { drawnEdges } from "./stepper.js";

/** The tree after `at` steps over these links; the same object as long as it is the same. */
export const grown = memoizeLast(
  (
    steps: readonly Step[],
    links: readonly Link[],
    algorithm: Algorithm,
    asked: number,
  ): CanvasGrowth => {
    // Links may have gone since the walk was where it is.
    const at = Math.min(asked, steps.length);
    const components = componentsAfter(steps, at, links.length);
    // Where Prim's tree starts it has no edge yet.
    const inside = insideOf(steps, at);
    const start = algorithm === "prim" && inside.size === 1 ? [...inside][0] : undefined;
    return {
      vertices: links.map(({ left, right }, vertex) => ({
        left,
        right,
        component: vertex === start ? 0 : components[vertex],
      })),
      edges: drawnEdges(steps, at).flatMap(({ state, distance, ...edge }) => {
        const [from, to] = [links[edge.from], links[edge.to]];
        return from && to ? [{ from, to, state, weight: distance }] : [];
      }),
    };
  },
);

/** The link that is chosen, as a list; the same one as long as it is the same. */
export const chosenOf = memoizeLast((link: Link | undefined) => (link ? [link] : undefined));
