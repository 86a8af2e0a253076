import type { Agreement } from "../../engine/answers.js";
import type { Work } from "../../model/state.js";
import type { PanelProps } from "../tab.js";
import type { ConfusionCell } from "./adjudication.js";
import type { Theirs } from "./theirs.js";

/** The other person's links, and how far they agree with mine: mine are the real ones, theirs the predicted. */
export interface Known {
  readonly theirs: Theirs;
  readonly agreement: Agreement | undefined;
}

/** How far two people agree, and the third set that is made of both; nothing is known until there are links. */
export interface AgreementProps extends PanelProps, Partial<Known> {
  readonly work: Work;
  /** The cell of the confusion table whose links are chosen. */
  readonly cell: ConfusionCell | undefined;
  readonly onCell: (cell: ConfusionCell | undefined) => void;
}
