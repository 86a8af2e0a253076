/** What the stage asks of the links: proposals, their line above the trees, suggestions. Comes with the source. */
import "../copy/table.js";
import type { App } from "../model/app.js";
import type { LinkKey } from "../model/refs.js";
import { currentPair } from "../model/state.js";
import type { Marks } from "../stage/props.js";
import { alignTools, proposalStrip } from "./aligner.js";
import { acceptOne, canvasProposals, rejectSome } from "./aligning.js";
import { suggest, suggestions } from "./suggesting.js";

/** The links of a page; `drawn` resolves once the score of a new link is in sight. */
export function openLinks(app: App, drawn: () => Promise<void>) {
  return {
    /** The buttons above the trees. */
    tools: () => alignTools(app),
    /** What waits to be accepted, and the line above the trees meanwhile. */
    marks(): Marks {
      const { work } = app.store.state;
      const strip = proposalStrip(app);
      if (currentPair(work).proposals.length === 0) return { strip };
      return { strip, proposals: canvasProposals(work) };
    },
    suggested: () => suggestions(app),
    suggest: (link: LinkKey) => void suggest(app, link, drawn),
    accept: (link: LinkKey) => acceptOne(app, link),
    reject: (link: LinkKey) => rejectSome(app, [link]),
  };
}
