/** The parameters of EVALB by which brackets are counted, as they are chosen with the distances. */
import type { View } from "./state.js";

/** Those there are. */
export const evalbs = ["default", "everything", "collins", "own"] as const;
/** The name of some. */
export type Evalb = (typeof evalbs)[number];

/** Nothing chosen yet. */
export const firstEvalb = {
  /** By which parameters brackets are counted: those of that name, or one's `own`. */
  evalb: "default",
  /** Parameters of one's own as typed; they stay where others are chosen. */
  evalbText: "",
};

/** Those that are chosen; a link may name others. */
export function evalbOf({ evalb }: Pick<typeof firstEvalb, "evalb">): Evalb {
  return evalbs.find((one) => one === evalb) ?? "default";
}

/** The parameters as the core takes them; none for those that it takes itself. */
export function parametersOf(chosen: typeof firstEvalb): string | undefined {
  const name = evalbOf(chosen);
  // A line more, so that no text of one's own is the name of others.
  if (name === "own") return `${chosen.evalbText}\n`;
  return name === "default" ? undefined : name;
}

/** Whether parameters are those of a name, and no text. */
export const areNamed = (parameters: string): boolean => !parameters.includes("\n");

/** A page on which these are chosen, as typed. */
export function withOwnEvalb({ tabs }: Pick<View, "tabs">, evalbText: string): Pick<View, "tabs"> {
  return { tabs: { ...tabs, distances: { ...tabs.distances, evalb: "own", evalbText } } };
}

/** What is chosen on a page. */
export function chosenEvalb({ tabs }: Pick<View, "tabs">): typeof firstEvalb {
  const { evalb, evalbText } = { ...firstEvalb, ...tabs.distances };
  return { evalb: String(evalb), evalbText: String(evalbText) };
}
