import type { nothing, TemplateResult } from "lit/html.js";
import type { Explanation } from "../../engine/answers.js";
import type { EdgeRef, WordRef } from "../../model/refs.js";
import type { Measure, PairProps, Show } from "../props.js";

/** The columns by which the table of edges can be sorted. */
export type EdgeColumn = "from" | "to" | "distance" | "maximum" | "tree";

/** What the edges panel remembers between drawings. */
export interface EdgesUi {
  readonly column: EdgeColumn;
  readonly descending: boolean;
  readonly treeOnly: boolean;
  /** How many rows of the table are drawn; "show more" adds to it. */
  readonly rows: number;
}

/** How the edges panel starts: lightest edges first, as many rows as are read at a glance. */
export const firstEdges: Omit<EdgesUi, "treeOnly"> = {
  column: "distance",
  descending: false,
  rows: 60,
};

/** The meta-graph as a matrix and as a table, and the edge that is looked at. */
export interface EdgesProps extends PairProps {
  /** The edge held by a click. */
  readonly pinned: EdgeRef | undefined;
  /** The edge under the pointer or the focus, in place of the pinned one; where there is neither, the heaviest. */
  readonly previewed: EdgeRef | undefined;
  /** What is known of `previewed ?? pinned`; `undefined` while it is being asked for. */
  readonly explanation: Explanation | undefined;
  /** In its place where it failed to load. */
  readonly failed?: TemplateResult | typeof nothing | undefined;
  readonly ui: EdgesUi;
  readonly measure: Measure;
  readonly onUi: (ui: EdgesUi) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
  /** Lights the arc on the canvas while its tile is hovered or focused. */
  readonly onHotArc: (arc: WordRef | undefined) => void;
  readonly onShow: Show;
}
