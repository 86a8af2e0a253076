import type { Explanation } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { EdgeRef, WordRef } from "../../model/refs.js";
import type { PairProps } from "../props.js";

/** The columns by which the table of edges can be sorted. */
export type EdgeColumn = "from" | "to" | "distance" | "maximum" | "tree";

/** How the edges panel starts: lightest edges first, as many rows as are read at a glance. */
export const firstEdges = {
  column: "distance" as EdgeColumn,
  descending: false,
  /** How many rows of the table are drawn; "show more" adds to it. */
  rows: 60,
};

/** What the edges panel remembers between drawings. */
export type EdgesUi = Readonly<typeof firstEdges & { treeOnly: boolean }>;

/** The meta-graph as a matrix and as a table, and the edge that is looked at. */
export interface EdgesProps extends PairProps {
  /** The edge held by a click. */
  readonly pinned: EdgeRef | undefined;
  /** The edge under the pointer or the focus, in place of the pinned one; where there is neither, the heaviest. */
  readonly previewed: EdgeRef | undefined;
  /** What is known of `previewed ?? pinned`. */
  readonly explaining: Asked<Explanation | undefined> | undefined;
  readonly ui: EdgesUi;
  readonly onUi: (ui: EdgesUi) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
  /** Lights the arc on the canvas while its tile is hovered or focused. */
  readonly onHotArc: (arc: WordRef | undefined) => void;
}
