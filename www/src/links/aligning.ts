/** The aligner: proposals for the pair shown, accepted or rejected, each a step that can be undone. */
import type { AlignOptions, AlignResult, Proposal } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import { t } from "../messages/index.js";
import { type App, type Notice, warning, way } from "../model/app.js";
import { memoizeLast } from "../model/memoize-last.js";
import {
  accept,
  propose,
  reject,
  setAligner,
  unopposed,
  unopposedOf,
  waiting,
} from "../model/proposals.js";
import type { LinkKey } from "../model/refs.js";
import {
  type AlignerOptions,
  compareLinks,
  currentPair,
  currentText,
  type Work,
} from "../model/state.js";
import type { CanvasProposal } from "../stage/props.js";
import { wording } from "../text/diagnostics/wording.js";
import { readBrackets, withoutHeads } from "./heads.js";
import { unlinkedSaying } from "./same.js";
import { formArguments, linkArguments } from "./sayings.js";
import "./texts/en.ftl";

/** Asks the aligner for links of the pair shown. */
export async function align(app: App): Promise<void> {
  const found = await ask(app);
  if (found?.kind === "rejected") app.notify({ ...refusal(app, found), until: "step" });
  if (found?.kind === "failed") {
    const again = way("shell-again", () => void align(app));
    app.notify({ ...warning("align", { id: "align-failed" }), ...again });
  }
  if (found?.kind !== "ok") return;
  app.dismiss("align");
  app.moment.aligning = true;
  const next = propose(app.store.state.work, found.proposals);
  app.say(saying(app, next, "align-said"));
  app.store.change({ id: "step-align", args: { count: waiting(next).length } }, next);
}

/** Why nothing can be proposed: it would take too long, there are no heads, or there are errors. */
function refusal(app: App, { diagnostics }: Extract<AlignResult, { kind: "rejected" }>): Notice {
  const { withoutHeads: lacking } = app.snapshot;
  const large = diagnostics.find(({ code }) => code === "too-large");
  if (large !== undefined)
    return warning("align", { id: "align-refused", args: { why: wording(large) } });
  if (lacking.length === 0) return warning("align", { id: "align-rejected" });
  const { formats } = app.store.state.work;
  const side = withoutHeads(formats, lacking);
  if (side !== undefined) {
    const args = { side: side === "left" ? "A" : "B", format: formats[side] };
    return warning("align", { id: "align-needs-heads", args });
  }
  const read = way("align-needs-read", () => readBrackets(app));
  return { ...warning("align", { id: "align-needs" }), ...read };
}

/** Other options: what is proposed follows them, in the same step. */
export function setOptions(app: App, change: Partial<AlignerOptions>): void {
  const { store, moment } = app;
  store.change({ id: "step-aligner" }, setAligner(store.state.work, change), { key: "aligner" });
  if (!moment.aligning && waiting(store.state.work).length === 0) return;
  moment.aligning = true;
  void ask(app).then((found) => {
    if (found?.kind !== "ok") return;
    const next = propose(store.state.work, found.proposals);
    app.say(saying(app, next, "align-said"));
    store.amend(next);
  });
}

/** What the aligner finds; undefined where the question is no longer the one that would be asked. */
async function ask(app: App) {
  const { work } = app.store.state;
  const given = alignArguments(work);
  const settled = await app.answers.settled("align", ...given);
  const now = app.store.state.work;
  const same = alignArguments(now).every((value, at) => value === given[at]);
  if (now.pair !== work.pair || !same) return undefined;
  return settled.kind === "failed" ? settled : settled.answer;
}

/** What the aligner is asked with; the same values as long as the texts and its options are the same. */
export function alignArguments(work: Work): [left: string, right: string, options: AlignOptions] {
  return [
    currentText(work, "left"),
    currentText(work, "right"),
    tableOf(work.aligner, work.formats, work.readAs),
  ];
}

/** What is said of the proposals, and of equal words that would stay unlinked with them. */
function saying(app: App, work: Work, about: "align-said" | "align-accepted"): string {
  const [all, free] = [waiting(work).length, unopposed(work).length];
  const parts = [
    t(about, { count: about === "align-said" ? all : free }),
    all > free ? t("align-opposed", { opposed: all - free }) : "",
    unlinked(app, work),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** How many equal words have no link, even if all is accepted that can be at once. */
export function unlinked(app: App, work: Work): string {
  const proposed = unopposed(work).map(({ link }) => link);
  return unlinkedSaying(app, [...currentPair(work).links, ...proposed]);
}

/** Makes one proposal a link. */
export function acceptOne(app: App, link: LinkKey): void {
  const said = linkArguments(app.snapshot.trees, link);
  app.sayWithScore(t("say-linked", said), app.snapshot.compared?.comparison.score);
  const name = { id: "step-link", args: formArguments(app.snapshot.trees, link) } as const;
  app.store.change(name, accept(app.store.state.work, [link]));
  endIfDone(app);
}

/** Makes links of all proposals that contradict none. */
export function acceptAll(app: App): void {
  const { work } = app.store.state;
  const taken = unopposed(work).map((proposal) => proposal.link);
  if (taken.length === 0) return;
  const said = saying(app, work, "align-accepted");
  app.sayWithScore(said, app.snapshot.compared?.comparison.score);
  app.store.change({ id: "step-accept", args: { count: taken.length } }, accept(work, taken));
  endIfDone(app);
}

/** Takes proposals away. */
export function rejectSome(app: App, links: readonly LinkKey[]): void {
  const { work } = app.store.state;
  const next = reject(work, links);
  if (next !== work) {
    const count = { count: links.length };
    app.say(t("align-rejected-some", count));
    app.store.change({ id: "step-reject", args: count }, next);
  }
  endIfDone(app);
}

function endIfDone(app: App): void {
  if (waiting(app.store.state.work).length > 0) return;
  app.set("aligning", false);
}

/** Takes all of them away, and the line above the trees with them. */
export function rejectAll(app: App): void {
  const all = waiting(app.store.state.work).map((proposal) => proposal.link);
  rejectSome(app, all);
}

const shown = memoizeLast(
  (proposals: readonly Proposal[], links: readonly LinkKey[]): readonly CanvasProposal[] => {
    const free = new Set(unopposedOf(proposals, links));
    return proposals
      .map((proposal): CanvasProposal => {
        const { link, reason, node, edge, children } = proposal;
        const args = { reason, node, edge, children, opposed: free.has(proposal) ? 0 : 1 };
        // "lemmas equal +5, same relation +1, subtree 11".
        return { ...link, reason: { id: "proposal-reason", args } };
      })
      .sort(compareLinks);
  },
);

/** The proposals as the canvas and the table show them; the same array for the same proposals. */
export function canvasProposals(work: Work): readonly CanvasProposal[] {
  return shown(waiting(work), currentPair(work).links);
}

/** What is wrong in the table of synonyms: the aligner says so, whatever it proposes. */
export function synonymProblems(app: App): readonly string[] {
  const { work } = app.store.state;
  if (work.aligner.synonyms.trim() === "") return [];
  const asked = app.answers.ask("align", ...alignArguments(work));
  return (ready(asked)?.diagnostics ?? [])
    .filter((diagnostic) => diagnostic.source === "synonyms")
    .map((diagnostic) =>
      t("problem-line", { line: String(diagnostic.span.line), problem: wording(diagnostic) }),
    );
}

/** The options as the core takes them; the same object for the same options. */
const tableOf = memoizeLast(
  (
    { relations: _, ...options }: AlignerOptions,
    { left, right }: Work["formats"],
    readAs: Work["readAs"],
  ): AlignOptions => ({ ...options, leftFormat: left, rightFormat: right, readAs }),
);
