/** The tree so far, laid over the links: they are its vertices. */
import type { Link, Step } from "../../engine/answers.js";
import { componentsAfter } from "../../model/growth.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { CanvasGrowth } from "../../stage/props.js";
import { drawnEdges } from "./stepper.js";

/** The tree after `at` steps over these links; the same object as long as it is the same. */
export const grown = memoizeLast(
  (steps: readonly Step[], links: readonly Link[], asked: number): CanvasGrowth => {
    // Links may have gone since the walk was where it is.
    const at = Math.min(asked, steps.length);
    const components = componentsAfter(steps, at, links.length);
    return {
      vertices: links.map(({ left, right }, vertex) => ({
        left,
        right,
        component: components[vertex],
      })),
      edges: drawnEdges(steps, at).flatMap(({ state, ...edge }) => {
        const [from, to] = [links[edge.from], links[edge.to]];
        return from && to ? [{ from, to, state: state === "now" ? "considered" : state }] : [];
      }),
    };
  },
);
