/** What of a drawing is marked, and how: the part of a picture that is not coordinates. */
import type { SVGTemplateResult } from "lit/html.js";
import type { Relation, Side } from "../../engine/answers.js";
import type { PlacedGrowth } from "../layout/growth.js";
import type { PlacedLink } from "../layout/links.js";
import type { PairLayout } from "../layout/pair.js";
import type { PlacedConnection, PlacedTree, Point } from "../layout/tree.js";
import type { Walk, WalkStep } from "../layout/walk.js";

/** Draws a step of a walk in the place of its arc or edge. */
type DrawStep = (one: PlacedConnection, step: WalkStep, hot: boolean) => SVGTemplateResult;

/** What a relation, a phrase or a tag is charged for: each kind once, in the order in which they are said, and how often in all. */
export interface Difference {
  readonly kinds: readonly (keyof typeof kindSigns)[];
  readonly times: number;
}

const kindSigns = { replaced: "≠", turned: "⇄", only: "+", head: "↰", crosses: "✕" } as const;

/** A sign for each kind: "≠⇄". */
export function signsOf({ kinds }: Difference): string {
  return kinds.map((kind) => kindSigns[kind]).join("");
}

/** "×2" where it is charged for more than once. */
export function timesOf({ times }: Difference): string {
  return times > 1 ? `×${times}` : "";
}

/** How one tree looks. Words are named by the id of the unit that shows them. */
export interface TreeLook {
  /** What the row of words is called, for those who do not see it. */
  readonly title: string;
  /** What a word is called: "becoming, A 4, VERB, root, linked with becomes B 3". */
  readonly name: (word: number) => string;
  /** Whether a link ends at a word. */
  readonly linked: Pick<ReadonlySet<number>, "has" | "size">;
  /** The path of the edge that is shown. */
  readonly walk: Walk | undefined;
  /** Draws a step of the walk; it comes with what is laid over the trees. */
  readonly drawStep: DrawStep | undefined;
  /** Of the dependents whose relations are charged for, what differs. */
  readonly charged: ReadonlyMap<number, Difference> | undefined;
  /** Its ends. */
  readonly ends: ReadonlySet<number>;
  /** The dependent whose arc is lit. */
  readonly hotArc: number | undefined;
  /** Words lit together with the one under the pointer or the focus. */
  readonly lit: ReadonlySet<number>;
  /** The word the keyboard is at. */
  readonly active: number | undefined;
  readonly focused: boolean;
  readonly armed: number | undefined;
  /** All words wait to be linked with the armed or dragged one; `over` is the one it would be. */
  readonly target: boolean;
  readonly over: number | undefined;
  /** The text has errors: greyed. */
  readonly stale: boolean;
}

/** How one link looks. */
export interface LinkLook extends PlacedLink {
  readonly relation: Relation | undefined;
  /** Whose it is while two annotations are compared, or what it is as an answer that was graded. */
  readonly owner?: "mine" | "theirs" | "both" | "right" | "wrong" | "missing" | undefined;
  /** The second annotator's relation, where both have the link and disagree about it. */
  readonly theirs?: Relation | undefined;
  readonly proposal: boolean;
  /** Missing where the link is sure. */
  readonly possible?: boolean | undefined;
  /** Of two halves of the drawing, the one it belongs to. */
  readonly tone: "first" | "second" | undefined;
  /** The one that keys act on. */
  readonly current: boolean;
  /** It belongs to a lit word, or is an end of the edge shown. */
  readonly lit: boolean;
  /** It is one of the lines of a band, and seen by itself only where it is looked at. */
  readonly banded?: boolean | undefined;
  /** Of the graph over the links: `undefined` outside of it, `alone` while connected with nothing. */
  readonly component?: number | "alone" | undefined;
  /** Where its letter stands; undefined where it has none. */
  readonly letterAt?: Point | undefined;
  readonly title: string;
}

/** The tint of what hangs together in the graph over the links: of six, which come again. */
export function tintClass(component: number | "alone"): string {
  return `canvas-component-${component === "alone" ? component : component % 6}`;
}

/** An edge of the graph over the links. */
export interface GrowthLook extends PlacedGrowth {
  /** The step that is shown took it, or rejected it; those before took the others. */
  readonly state: "taken" | "now" | "rejected";
  /** What is written on it, if anything is. */
  readonly weight?: number | undefined;
}

/** How the pair looks. */
export interface PairLook {
  /** Begins every element id of this drawing. */
  readonly prefix: string;
  readonly title: string;
  readonly left: TreeLook;
  readonly right: TreeLook;
  /** What to say in the place of a tree that is missing. */
  readonly missing: (side: Side) => string;
  readonly links: readonly LinkLook[];
  /** The graph over the links, drawn on their lines. */
  readonly growth: SVGTemplateResult | undefined;
  /** An edge is pinned, or only looked at. */
  readonly shown: "none" | "preview" | "pinned";
  /** Drawn over the lines of each tree. */
  readonly overlay?: ((tree: PlacedTree, pair: PairLayout) => unknown) | undefined;
  readonly markUnaligned: boolean;
  /** Words can be focused and chosen; otherwise the drawing is one picture. */
  readonly interactive: boolean;
}

/** The letter of a relation. */
export const letters: Readonly<Record<Relation, string>> = {
  equals: "E",
  restates: "R",
  specifies: "S",
  generalizes: "G",
  intersects: "I",
};

/** `base` and those of `classes` that hold, as a class attribute. */
export function classes(base: string, which: Readonly<Record<string, boolean>>): string {
  let held = base;
  // Of every word and link at every drawing: nothing is made on the way.
  for (const name in which) if (which[name]) held += ` ${name}`;
  return held;
}
