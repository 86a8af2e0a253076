/** What lies on the trees, as it is given to the stage: links, proposals, a selected edge, a graph over the links. */
import type { Path, Relation, Side } from "../engine/answers.js";
import type { Phrase } from "../messages/index.js";
import type { LinkKey } from "../model/refs.js";
import type { GrowthLook, LinkLook } from "./draw/look.js";
import type { PairSide } from "./layout/pair.js";

/** A link as it is drawn. */
export type CanvasLink = LinkKey & Pick<LinkLook, "relation" | "possible" | "owner" | "theirs">;

/** Whose link it is, or what it is as an answer. */
export type Owner = NonNullable<LinkLook["owner"]>;

/** A link that is proposed. */
export interface CanvasProposal extends LinkKey {
  readonly relation: Relation | undefined;
  /** Why it is proposed: "lemmas equal +5, same relation +1, subtree 11". */
  readonly reason: Phrase;
}

/** An edge of the meta-graph shown on the trees: two links and the paths between their words. */
export interface CanvasSelection {
  readonly from: LinkKey;
  readonly to: LinkKey;
  /** The path in A from `from.left` to `to.left`; absent where the two links share that word. */
  readonly left: Pick<Path, "nodes" | "turn"> | undefined;
  /** The path in B from `from.right` to `to.right`; absent where the two links share that word. */
  readonly right: Pick<Path, "nodes" | "turn"> | undefined;
}

/** A graph over the links, which are its vertices, drawn on their lines. */
export interface CanvasGrowth {
  /** Components are numbered from 0; a vertex that stands alone has `undefined`. */
  readonly vertices: readonly (LinkKey & { readonly component: number | undefined })[];
  readonly edges: readonly (Pick<CanvasSelection, "from" | "to"> &
    Pick<GrowthLook, "state" | "weight">)[];
}

/** One tree of the pair. */
export interface CanvasSide extends PairSide {
  /** The drawing is older than the text: it is greyed and takes no links. */
  readonly stale: boolean;
  /** The text has errors: it is drawn as far as it is right, and takes no links. */
  readonly broken?: boolean | undefined;
}

/** Both trees of the pair. */
export type CanvasSides = Readonly<Record<Side, CanvasSide>>;
