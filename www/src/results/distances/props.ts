/** What the Distances tab is told and what it tells. */
import type {
  Diagnostic,
  Distances,
  Quartet,
  Ratio,
  Reason,
  Side,
  TreeEdit,
  TreeEditResult,
} from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import { firstEvalb } from "../../model/evalb.js";
import type { Paired } from "../../model/snapshot.js";
import type { Room } from "../room.js";
import type { WhyUndefined } from "../saying.js";

/** Nothing chosen yet. */
export const firstChosen = {
  rooted: false,
  byLinks: false,
  shared: false,
  withoutPunctuation: false,
  strict: false,
  ...firstEvalb,
  /** The measure looked into, by the name of its row; none for that of the pair. */
  measure: "",
  /** The split looked at, by its leaves; none for the first that only one tree has. */
  split: [] as readonly number[],
  /** Four leaves; where none are chosen, the different quartet at this place. */
  four: [] as readonly number[],
  place: 0,
  /** The bracket looked at: its side, and its place there. */
  bracket: "",
  /** How many steps from the one tree to the other are made; less than 0 for all of them. */
  step: -1,
  /** Only steps that change something are gone through. */
  changes: false,
  /** Of words with heads the relations alone are compared by edits. */
  relations: false,
  /** What it costs to delete, to insert and to rename a node, with commas between them. */
  costs: "1,1,1",
};

/** What is chosen in the tab. */
export type Chosen = Readonly<typeof firstChosen>;

/** What of all that the figures depend on. */
export function countedBy({ rooted, byLinks, shared, withoutPunctuation, strict }: Chosen) {
  return { rooted, byLinks, shared, withoutPunctuation, strict };
}

/** What is looked at. */
export type Looked =
  | { readonly kind: "split"; readonly leaves: readonly number[] }
  | { readonly kind: "quartet"; readonly quartet: Quartet }
  /** Words that are chosen, before they are four. */
  | { readonly kind: "leaves"; readonly leaves: readonly number[] }
  | { readonly kind: "bracket"; readonly side: Side; readonly at: number }
  /** The steps up to this one. */
  | { readonly kind: "edit"; readonly edit: TreeEdit; readonly at: number }
  | { readonly kind: "word"; readonly left: number; readonly right: number };

/** Why there is no figure; of the path measure, as its own tab says it. */
export type Why = Partial<Omit<Reason, "code">> & {
  readonly code: Reason["code"] | `paths-${WhyUndefined}`;
};

/** Everything the panel shows and tells. */
export interface DistancesProps extends Paired {
  readonly app: App;
  readonly distances: Distances;
  /** The path measure of the same pair, for comparison; why there is none where there are no heads. */
  readonly paths: Ratio | Why | undefined;
  /** The tree edits of the same pair, which may take long. */
  readonly edit: Asked<TreeEditResult>;
  readonly chosen: Chosen;
  /** The four leaves looked at, once they are known. */
  readonly quartet: Asked<Quartet | undefined>;
  /** Whether the four words are being chosen on the trees. */
  readonly picking: boolean;
  readonly room: Room;
  /** Warnings about the parameters of EVALB. */
  readonly problems: readonly Diagnostic[];
  onChoose(change: Partial<Chosen>): void;
  /** A file with parameters of EVALB was chosen. */
  onFile(file: File): void;
  /** Goes on (1) or back (-1) among the different quartets. */
  onStep(by: 1 | -1): void;
  /** Something that both trees can show is pointed at; undefined when it is left. */
  onPoint(looked: Looked | undefined): void;
  /** Lets the four words be chosen on the trees, or no longer. */
  onPick(picking: boolean): void;
}
