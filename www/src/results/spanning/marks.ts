/** The tree so far, laid over the links: they are its vertices. */
import type { Link, Step } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { CanvasGrowth } from "../../stage/props.js";
import { growth } from "./stepper.js";

/** The tree after `at` steps over these links; the same object as long as it is the same. */
export const grown = memoizeLast(
  (steps: readonly Step[], links: readonly Link[], asked: number): CanvasGrowth => {
    // Links may have gone since the walk was where it is.
    const at = Math.min(asked, steps.length);
    const { taken, considered, verdict } = growth(steps, at);
    const components = steps[at - 1]?.components ?? links.map((_, vertex) => vertex);
    const sizes = new Map<number, number>();
    for (const name of components) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    const numbers = new Map<number, number>();
    for (const name of components) {
      if ((sizes.get(name) ?? 0) > 1 && !numbers.has(name)) numbers.set(name, numbers.size);
    }
    const edges = taken
      .filter((edge) => edge !== considered)
      .map((edge) => ({ edge, state: "taken" as CanvasGrowth["edges"][number]["state"] }));
    if (considered !== undefined) {
      edges.push({ edge: considered, state: verdict === "rejected" ? "rejected" : "considered" });
    }
    return {
      vertices: links.map(({ left, right }, vertex) => ({
        left,
        right,
        component: numbers.get(components[vertex] ?? vertex),
      })),
      edges: edges.flatMap(({ edge, state }) => {
        const from = links[edge.from];
        const to = links[edge.to];
        return from && to ? [{ from, to, state }] : [];
      }),
    };
  },
);
