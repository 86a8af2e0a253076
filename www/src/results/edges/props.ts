import type { Explanation } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Room } from "../room.js";
import type { PanelProps } from "../tab.js";

/** The columns by which the table of edges can be sorted. */
export const columns = ["from", "to", "distance", "maximum", "tree"] as const;
/** One of them. */
export type EdgeColumn = (typeof columns)[number];

/** How the edges panel starts: heaviest edges first, as many rows as are read at a glance. */
export const firstEdges = {
  column: "distance" as EdgeColumn,
  descending: true,
  /** How many rows of the table are drawn; "show more" adds to it. */
  rows: 60,
};

/** What the edges panel remembers between drawings. */
export type EdgesUi = Readonly<typeof firstEdges & { treeOnly: boolean }>;

/** The meta-graph as a matrix and as a table, and the edge that is looked at. */
export interface EdgesProps extends PanelProps {
  readonly names: readonly string[];
  /** The edge held by a click. */
  readonly pinned: EdgeRef | undefined;
  /** The edge under the pointer or the focus, in place of the pinned one; where there is neither, the heaviest. */
  readonly previewed: EdgeRef | undefined;
  /** What is known of `previewed ?? pinned`. */
  readonly explaining: Asked<Explanation | undefined> | undefined;
  /** The room for the matrix. */
  readonly room: Room;
  readonly ui: EdgesUi;
  readonly onUi: (change: Partial<typeof firstEdges>) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
}
