/** `<twin-tree>`: two trees, their links and their score. It is defined as soon as this is imported. */

/** What `change` tells of each change that a reader makes. */
export interface TwinTreeChange {
  readonly links: readonly {
    readonly left: number;
    readonly right: number;
    readonly relation: string | undefined;
    /** Undefined where the link is sure. */
    readonly possible?: boolean | undefined;
  }[];
  /** The same in the notation of the attribute `links`. */
  readonly text: string;
  /** Undefined while there is no path to compare. */
  readonly similarity: number | undefined;
}

/** What `done` tells of an exercise that is over. */
export interface TwinTreeDone {
  /** From 0 to 1. */
  readonly score: number;
  readonly answers: readonly unknown[];
}

/** The element. What else can be set has attributes alone: `drawing`, `size`, `lang`, `link`, `site`, … */
export interface TwinTreeElement extends HTMLElement {
  /** The text of A; setting it shows another. */
  a: string;
  /** The text of B; setting it shows another. */
  b: string;
  /** The links, as `1-2 3-1`. */
  links: string;
  /** `trees`, or the tab that stands below them. */
  view: string;
  /** Whether no link can be drawn. */
  readonly: boolean;
  /** How many steps of the spanning tree have been taken. */
  step: number;
  /** `light`, `dark`, or `auto` for that of the reader's system. */
  theme: string;
  /** An attempt at an exercise that is under way, as a text; one that was kept is set before it is shown. */
  attempt: string | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "twin-tree": TwinTreeElement;
  }
}
