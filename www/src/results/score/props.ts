import type { Options, Request } from "../../engine/answers.js";
import type { EdgeRef, WordRef } from "../../model/refs.js";
import type { Copy, PairProps } from "../props.js";

/** The score with everything it is made of. */
export interface ScoreProps extends PairProps {
  /** Whose it is: what is done to the score of another pair is not meant for this one. */
  readonly subject: number;
  /** The formats of the texts, and what brackets are read as. */
  readonly request: Pick<Request, "leftFormat" | "rightFormat" | "readAs">;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
  /** Shows all edges, or those of the spanning tree alone. */
  readonly onEdges: (treeOnly: boolean) => void;
  /** Shows an edge. */
  readonly onEdge: (edge: EdgeRef) => void;
  /** Shows the spanning tree, step by step. */
  readonly onTree: () => void;
  /** Shows a word on the canvas. */
  readonly onWord: (word: WordRef) => void;
  readonly onCopy: Copy;
  /** Lights the edge on the canvas while it is hovered or focused; `undefined` ends it. */
  readonly onPreview: (edge: EdgeRef | undefined) => void;
}
