/** Agreement with another person: figures, the links in dispute, and a third set made of both. */

import { download } from "../../copy/download.js";
import type { Agreement, Link } from "../../engine/answers.js";
import { type Asked, pending, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { adopt } from "../../model/comparing.js";
import { withPair } from "../../model/links.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { writeLinks } from "../../model/notation.js";
import type { LinkKey } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { currentPair, type Decisions, type Pair, type Work } from "../../model/state.js";
import { goToPair } from "../../pairs/navigation.js";
import "../../copy/table.js";
import { html, nothing, svg } from "lit/html.js";
import { options } from "../../model/options.js";
import { firstChosen, type Saved } from "../../pairs/page/chosen.js";
import { showAll } from "../../pairs/switching.js";
import type { Owner } from "../../stage/props.js";
import { keeping } from "../keeping.js";
import { copy } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { type ConfusionCell, contested, inCell } from "./adjudication.js";
import { agreementPanel } from "./panel.js";
import {
  comparedLinks,
  dropTheirs,
  openTheirs,
  type Theirs,
  theirLinks,
  typeTheirs,
} from "./theirs.js";
import { nextOpen, third } from "./third.js";

/** What the panel is drawn of: one work, and what was read and counted of it. */
interface Drawn {
  readonly compared: Compared;
  readonly work: Work;
}
interface Known {
  readonly theirs: Theirs;
  readonly agreement: Agreement | undefined;
}

/** The Agreement tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  let cell: ConfusionCell | undefined;

  const panel = keeping(({ compared, work }: Drawn, known: Known | undefined) => {
    const theirs = known?.theirs;
    const current = currentPair(work);
    const made = theirs && third(work.pairs, theirs.links);
    return agreementPanel({
      left: compared.left,
      right: compared.right,
      mine: current.links,
      theirs: theirs && (theirs.links[work.pair] ?? []),
      pairs: theirs?.links.length ?? 0,
      lines: theirs?.lines ?? 0,
      all: work.pairs.length,
      agreement: known?.agreement,
      // What is being typed is never older than what was typed.
      text: store.state.work.theirs,
      problems: theirs?.problems ?? [],
      cell,
      decisions: current.decisions,
      third: made?.links.flatMap((links) => links ?? []).length ?? 0,
      undecided: made?.undecided.reduce((sum, count) => sum + count, 0) ?? 0,
      elsewhere: made && nextOpen(work.pair, made.undecided),
      onText: (text) => typeTheirs(app, text),
      onFile: (file) => void openTheirs(app, file),
      onForget() {
        cell = undefined;
        dropTheirs(app);
      },
      onCell: choose,
      onDecisions(decisions) {
        // Of another pair, nothing was decided here.
        if (store.state.work.pair === work.pair) decide(app, decisions);
      },
      onLink: (link) => app.set("hotLink", link),
      onPair: (index) => goToPair(app, index),
      onAll: work.pairs.length > 1 ? () => showAgreement(app) : undefined,
      onAdopt: () => take(app),
      onCopy: () => void copy(app, lines(app)),
      onSave: () => download("adjudicated.links.txt", "text/plain", lines(app)),
    });
  });

  function choose(chosen: ConfusionCell | undefined): void {
    cell = chosen;
    if (cell !== undefined) {
      const count = chosenLinks().length;
      const [yours, others] = [t(`relation-${cell.mine}`), t(`relation-${cell.theirs}`)];
      app.say(t("agreement-of-cell", { count, mine: yours, theirs: others }));
    }
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
      const { work } = store.state;
      return panel({ compared, work }, known(app));
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
  const { links } = theirs.answer;
  const asked = app.answers.ask("agreement", mine(work.pairs, links.length), links as Link[][]);
  if (asked.kind !== "ready") return asked;
  return { kind: "ready", answer: { theirs: theirs.answer, agreement: asked.answer } };
}

/** My links of the pairs that both have. */
const mine = memoizeLast((pairs: readonly Pair[], count: number): Link[][] =>
  pairs.slice(0, count).map((pair) => [...pair.links]),
);

const none: readonly LinkKey[] = [];
const linksIn = memoizeLast(
  (own: readonly Link[], theirs: readonly Link[], cell: ConfusionCell): readonly LinkKey[] =>
    contested(own, theirs).filter((link) => inCell(link, cell)),
);

function decide(app: App, decisions: Decisions): void {
  const { store } = app;
  store.change({ id: "step-decide" }, withPair(store.state.work, { decisions }));
  const theirs = ready(theirLinks(app));
  if (theirs === undefined) return;
  const { work } = store.state;
  const made = third(work.pairs, theirs.links);
  app.say(
    t("agreement-decided", {
      count: made.links[work.pair]?.length ?? 0,
      left: made.undecided[work.pair] ?? 0,
    }),
  );
}

/** The third set becomes mine, in every pair and in one step. */
function take(app: App): void {
  const { store } = app;
  const theirs = ready(theirLinks(app));
  if (theirs === undefined) return;
  const next = adopt(store.state.work, third(store.state.work.pairs, theirs.links).links);
  app.sayWithScore(t("say-adopted"), app.snapshot.compared?.comparison.score);
  store.change({ id: "step-adopt" }, next);
}

/** The third set as a file of links has it, a line a pair; of pairs without theirs, mine. */
function lines(app: App): string {
  const { work } = app.store.state;
  const theirs = ready(theirLinks(app));
  const made = theirs && third(work.pairs, theirs.links).links;
  return work.pairs.map((pair, at) => `${writeLinks(made?.[at] ?? pair.links, false)}\n`).join("");
}

const agreementColumns = ["agreement.f", "agreement.both", "agreement.mine", "agreement.theirs"];

/** Shows the table of all pairs, sorted by the least agreement. */
function showAgreement(app: App): void {
  const { now, choose } = options<Saved>(app.store, "pairs", firstChosen);
  const columns = [...new Set([...now().columns.split(" "), ...agreementColumns])].join(" ");
  const [measure = ""] = agreementColumns;
  choose({
    columns,
    measure,
    sort: measure,
    descending: false,
    place: 0,
    condition: "",
    replaced: "",
    versus: "",
    sameWords: false,
  });
  // The button goes away; from here the focus goes to the rows.
  app.root.querySelector<HTMLElement>(".pairs-choice > :last-child")?.focus();
  showAll(app, true);
}

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
