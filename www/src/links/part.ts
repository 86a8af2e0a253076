/** What the stage asks of the links: proposals, their line above the trees, suggestions. Comes with the source. */
import "../copy/table.js";
import type { TemplateResult } from "lit/html.js";
import type { Relation } from "../engine/answers.js";
import type { App } from "../model/app.js";
import type { LinkKey } from "../model/refs.js";
import { currentPair } from "../model/state.js";
import type { Marks } from "../stage/props.js";
import { acceptOne, alignTools, canvasProposals, proposalStrip, rejectSome } from "./aligning.js";
import { suggest, suggestions } from "./suggesting.js";

interface LinksPart {
  /** The button above the trees. */
  tools(): TemplateResult;
  /** What waits to be accepted, and the line above the trees meanwhile. */
  marks(): Marks;
  suggested(): ReadonlyMap<string, Relation>;
  suggest(link: LinkKey): void;
  accept(link: LinkKey): void;
  reject(link: LinkKey): void;
}

/** The links of a page; `drawn` resolves once the score of a new link is in sight. */
export function openLinks(app: App, drawn: () => Promise<void>): LinksPart {
  return {
    tools: () => alignTools(app),
    marks() {
      const { work } = app.store.state;
      const strip = proposalStrip(app);
      if (currentPair(work).proposals.length === 0) return { strip };
      return { strip, proposals: canvasProposals(work) };
    },
    suggested: () => suggestions(app),
    suggest: (link) => void suggest(app, link, drawn),
    accept: (link) => acceptOne(app, link),
    reject: (link) => rejectSome(app, [link]),
  };
}
