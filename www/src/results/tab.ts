/** A tab of the results, as the list of tabs has it. */
import type { App } from "../model/app.js";
import type { Compared, Paired } from "../model/snapshot.js";
import type { Caption, Marks } from "../stage/props.js";

/**
 * A tab that is open on a page: it keeps what its panel remembers from one drawing to the next. It stands
 * over how the paths of a pair compare, or over the pair alone, which needs no heads.
 */
export interface OpenTab<Over extends Paired = Compared> {
  /** Its panel, over what may be older than the texts; it asks for what it needs. */
  panel(over: Over): unknown;
  /** Whether it has no answer for a pair, as its panel says then. */
  lacks?(over: Over): boolean;
  /** What it draws over the trees. */
  marks?(): Marks;
  /** What stands above the trees in the place of the similarity of paths. */
  caption?(): Caption | undefined;
  /** Goes a step on (1) or back (-1); whether there are steps. */
  turn?(direction: 1 | -1): boolean;
}

/** What the folder of a tab exports. */
interface TabPart<Over extends Paired = Compared> {
  open(app: App): OpenTab<Over>;
}

type Listed<Over extends Paired> = {
  /** Also the name of its folder, of its label (`tab-…`) and in what is saved. */
  readonly name: string;
  /** The group of tabs that it stands in; those of one stand together. */
  readonly group: "why" | "measures" | "work";
  /** What stands beside its label, where that is a number. */
  count?(compared: Compared): number;
  /** The folder, fetched when the tab is first looked at. */
  load(): Promise<TabPart<Over>>;
};

/** A tab. */
export type Tab =
  | (Listed<Compared> & { readonly over?: undefined })
  | (Listed<Paired> & { readonly over: "pair" });

/** The pair that is shown, where it is of the texts as they are; of older texts nothing is laid over the trees. */
export function shownPair({ snapshot }: App): Paired | undefined {
  const { paired, pairedStale } = snapshot;
  return pairedStale === undefined ? paired : undefined;
}

/** What every panel about one comparison is told: the page, and what it stands over. */
export interface PanelProps extends Compared {
  readonly app: App;
}
