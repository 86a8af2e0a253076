/** A tab of the results, as the list of tabs has it. */
import type { App } from "../model/app.js";
import type { Compared } from "../model/snapshot.js";
import type { Marks } from "../stage/props.js";

/** A tab that is open on a page: it keeps what its panel remembers from one drawing to the next. */
export interface OpenTab {
  /** Its panel over one comparison, which may be older than the texts; it asks for what it needs. */
  panel(compared: Compared): unknown;
  /** What it draws over the trees. */
  marks?(): Marks;
  /** Goes a step on (1) or back (-1); whether there are steps. */
  turn?(direction: 1 | -1): boolean;
}

/** What the folder of a tab exports. */
export interface TabPart {
  open(app: App): OpenTab;
}

/** A tab: its name, also that of its folder, of its label (`tab-…`) and in what is saved. */
export interface Tab {
  readonly name: string;
  /** What stands beside its label, where that is a number. */
  count?(compared: Compared): number;
  /** The folder, fetched when the tab is first looked at; not there yet where it is a promise. */
  load(): TabPart | Promise<TabPart>;
}
