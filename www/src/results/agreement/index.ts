/** Agreement with another person: figures, the links in dispute, and a third set made of both. */
import { html, nothing, svg } from "lit/html.js";
import type { Link } from "../../engine/answers.js";
import { type Asked, pending, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { LinkKey } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { currentPair, type Work } from "../../model/state.js";
import type { Owner } from "../../stage/props.js";
import "../../copy/table.js";
import { keeping } from "../keeping.js";
import type { OpenTab } from "../tab.js";
import { type ConfusionCell, contested, inCell } from "./adjudication.js";
import { cellSaying } from "./confusion.js";
import { agreementPanel } from "./panel.js";
import type { Known } from "./props.js";
import { compared, comparedLinks, theirLinks } from "./theirs.js";

/** The Agreement tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  let cell: ConfusionCell | undefined;

  const panel = keeping((drawn: Compared & { readonly work: Work }, known: Known | undefined) =>
    agreementPanel({ ...drawn, ...known, app, cell, onCell: choose }),
  );

  function choose(chosen: ConfusionCell | undefined): void {
    cell = chosen;
    if (cell !== undefined) app.say(cellSaying("agreement-of-cell", cell, chosenLinks().length));
    app.draw();
  }

  /** The links of the pair shown that are in the chosen cell. */
  function chosenLinks(): readonly LinkKey[] {
    const { work } = store.state;
    const theirs = ready(theirLinks(app))?.links[work.pair];
    return cell && theirs ? linksIn(currentPair(work).links, theirs, cell) : none;
  }

  return {
    panel(compared) {
      return panel({ ...compared, work: store.state.work }, known(app));
    },
    marks() {
      const { work } = store.state;
      const theirs = ready(theirLinks(app))?.links[work.pair];
      const hidden = { proposals: [], strip: undefined };
      if (theirs === undefined) return hidden;
      const links = comparedLinks(currentPair(work).links, theirs);
      return { ...hidden, links, chosen: chosenLinks(), strip: ownersLegend(links) };
    },
  };
}

/** What is known of the work as it is. */
function known(app: App): Asked<Known | undefined> {
  const { work } = app.store.state;
  // Links are named by the words they are between.
  if (app.snapshot.comparedStale === "pending") return pending;
  const theirs = theirLinks(app);
  if (theirs.kind !== "ready") return theirs;
  if (theirs.answer === undefined) return { kind: "ready", answer: undefined };
  const asked = app.answers.ask("agreement", ...compared(work.pairs, theirs.answer));
  if (asked.kind !== "ready") return asked;
  return { kind: "ready", answer: { theirs: theirs.answer, agreement: asked.answer } };
}

const none: readonly LinkKey[] = [];
const linksIn = memoizeLast(
  (own: readonly Link[], theirs: readonly Link[], cell: ConfusionCell): readonly LinkKey[] =>
    contested(own, theirs).filter((link) => inCell(link, cell)),
);

const owners = ["both", "mine", "theirs"] as const satisfies readonly Owner[];

/** The legend, with how many links of this pair each kind has. */
function ownersLegend(links: readonly { readonly owner?: Owner | undefined }[]) {
  return html`<ul class="plain strip shell-strip results-owners" aria-label=${t("agreement-owners")}>
    ${owners.map(
      (owner) => html`<li class="line">
        <svg width="36" height="12" aria-hidden="true" focusable="false">
          <g class="canvas-link canvas-owner-${owner}">
            <path class="canvas-link-line" d="M1 6h34" fill="none"></path>
            ${owner === "theirs" ? svg`<path class="canvas-link-core" d="M1 6h34" fill="none"></path>` : nothing}
          </g>
        </svg>
        ${t(`agreement-owner-${owner}`, { count: links.filter((link) => link.owner === owner).length })}
      </li>`,
    )}
  </ul>`;
}
