/** The aligner: proposals for the pair shown, accepted or rejected, each a step that can be undone. */
import { html, type TemplateResult } from "lit/html.js";
import type { AlignOptions, AlignResult, Proposal } from "../engine/answers.js";
import { pending, ready } from "../engine/asked.js";
import { type Phrase, t } from "../messages/index.js";
import { type App, type Notice, warning } from "../model/app.js";
import { memoizeLast } from "../model/memoize-last.js";
import { putTexts } from "../model/preferences.js";
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
import { alignButton, aligner, alignStrip } from "./aligner.js";
import { readBrackets, withoutHeads } from "./heads.js";
import type { ProposalRows } from "./proposal-rows.js";
import { sameButton, unlinkedSaying } from "./same.js";
import { formArguments, linkArguments } from "./sayings.js";
import "./texts/en.ftl";

/** Asks the aligner for links of the pair shown. */
export async function align(app: App): Promise<void> {
  const found = await ask(app);
  if (found === undefined) return;
  if (found !== "failed" && "kind" in found) {
    app.notify(refusal(app, found));
    return;
  }
  if (found === "failed") {
    app.notify({
      ...warning("align", { id: "align-failed" }),
      action: { phrase: { id: "shell-again" }, run: () => void align(app) },
    });
    return;
  }
  app.dismiss("align");
  app.moment.aligning = true;
  const next = propose(app.store.state.work, found);
  app.say(saying(app, next));
  app.store.change({ id: "step-align", args: { count: waiting(next).length } }, next);
}

type Rejected = Extract<AlignResult, { readonly kind: "rejected" }>;

/** Why nothing can be proposed: it would take too long, there are no heads, or there are errors. */
function refusal(app: App, { diagnostics }: Rejected): Notice {
  const { snapshot, store } = app;
  const until = "step";
  const large = diagnostics.find(({ code }) => code === "too-large");
  if (large !== undefined)
    return { ...warning("align", { id: "align-refused", args: { why: wording(large) } }), until };
  if (snapshot.withoutHeads.length === 0)
    return { ...warning("align", { id: "align-rejected" }), until };
  const { formats } = store.state.work;
  const side = withoutHeads(formats, snapshot.withoutHeads);
  if (side !== undefined) {
    const args = { side: side === "left" ? "A" : "B", format: formats[side] };
    return { ...warning("align", { id: "align-needs-heads", args }), until };
  }
  const run = () => readBrackets(app);
  return {
    ...warning("align", { id: "align-needs" }),
    until,
    action: { phrase: { id: "align-needs-read" }, run },
  };
}

/** Other options: what is proposed follows them, in the same step. */
function setOptions(app: App, change: Partial<AlignerOptions>): void {
  const { store, moment } = app;
  store.change({ id: "step-aligner" }, setAligner(store.state.work, change), { key: "aligner" });
  if (!moment.aligning && waiting(store.state.work).length === 0) return;
  moment.aligning = true;
  void ask(app).then((found) => {
    if (found === undefined || found === "failed" || "kind" in found) return;
    const next = propose(store.state.work, found);
    app.say(saying(app, next));
    store.amend(next);
  });
}

/** What the aligner finds; undefined where the question is no longer the one that would be asked. */
async function ask(app: App): Promise<readonly Proposal[] | Rejected | "failed" | undefined> {
  const { work } = app.store.state;
  const given = alignArguments(work);
  const settled = await app.answers.settled("align", ...given);
  const now = app.store.state.work;
  const same = alignArguments(now).every((value, at) => value === given[at]);
  if (now.pair !== work.pair || !same) return undefined;
  if (settled.kind === "failed") return "failed";
  return settled.answer.kind === "ok" ? settled.answer.proposals : settled.answer;
}

/** What the aligner is asked with; the same values as long as the texts and its options are the same. */
function alignArguments(work: Work): [left: string, right: string, options: AlignOptions] {
  return [
    currentText(work, "left"),
    currentText(work, "right"),
    tableOf(work.aligner, work.formats, work.readAs),
  ];
}

/** What is said of the proposals, and of equal words that would stay unlinked with them. */
function saying(app: App, work: Work): string {
  const count = waiting(work).length;
  const opposed = count - unopposed(work).length;
  return sentences(
    t("align-said", { count }),
    opposed > 0 ? t("align-opposed", { opposed }) : "",
    unlinked(app, work),
  );
}

/** How many equal words have no link, even if all is accepted that can be at once. */
function unlinked(app: App, work: Work): string {
  const proposed = unopposed(work).map(({ link }) => link);
  return unlinkedSaying(app, [...currentPair(work).links, ...proposed]);
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
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
function acceptAll(app: App): void {
  const { work } = app.store.state;
  const taken = unopposed(work).map((proposal) => proposal.link);
  if (taken.length === 0) return;
  const count = { count: taken.length };
  const opposed = waiting(work).length - taken.length;
  const text = sentences(
    t("align-accepted", count),
    opposed > 0 ? t("align-opposed", { opposed }) : "",
    unlinked(app, work),
  );
  app.sayWithScore(text, app.snapshot.compared?.comparison.score);
  app.store.change({ id: "step-accept", args: count }, accept(work, taken));
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
function rejectAll(app: App): void {
  const { work } = app.store.state;
  const all = waiting(work).map((proposal) => proposal.link);
  app.moment.aligning = false;
  if (all.length === 0) app.draw();
  else rejectSome(app, all);
}

/** Why a link is proposed: "lemmas equal +5, same relation +1, subtree 11". */
function reasonOf({ reason, node, edge, children }: Proposal, opposed: boolean): Phrase {
  return {
    id: "proposal-reason",
    args: { reason, node, edge, children, opposed: opposed ? 1 : 0 },
  };
}

const shown = memoizeLast(
  (proposals: readonly Proposal[], links: readonly LinkKey[]): readonly CanvasProposal[] => {
    const free = new Set(unopposedOf(proposals, links));
    return proposals
      .map((proposal) => ({ ...proposal.link, reason: reasonOf(proposal, !free.has(proposal)) }))
      .sort(compareLinks);
  },
);

/** The proposals as the canvas and the table show them; the same array for the same proposals. */
export function canvasProposals(work: Work): readonly CanvasProposal[] {
  return shown(waiting(work), currentPair(work).links);
}

/** The buttons above the trees: links word by word first, where both sides are the same sentence. */
export function alignTools(app: App): TemplateResult {
  return html`${sameButton(app)} ${alignButton(() => void align(app))}`;
}

/** The line above the trees while links are proposed; undefined where none are. */
export function proposalStrip(app: App): TemplateResult | undefined {
  const { work } = app.store.state;
  const proposals = waiting(work).length;
  if (proposals === 0 && !app.moment.aligning) return undefined;
  return alignStrip({
    options: work.aligner,
    proposals,
    free: unopposed(work).length,
    unlinked: unlinked(app, work),
    onOptions: (change) => setOptions(app, change),
    onAcceptAll: () => acceptAll(app),
    onRejectAll: () => rejectAll(app),
    onMore: () => showMore(app),
  });
}

/** The rows of the table below the links. */
export function proposalRows(app: App): ProposalRows {
  const { work } = app.store.state;
  return {
    proposals: canvasProposals(work),
    free: unopposed(work).length,
    onAccept: (link) => acceptOne(app, link),
    onReject: (link) => rejectSome(app, [link]),
    onAcceptAll: () => acceptAll(app),
    onRejectAll: () => rejectAll(app),
  };
}

/** The aligner's options, for the links tab. */
export function alignerOptions(app: App): TemplateResult {
  return aligner({
    options: app.store.state.work.aligner,
    problems: synonymProblems(app),
    onOptions: (change) => setOptions(app, change),
  });
}

/** Opens the options of the aligner where they stand. */
function showMore(app: App): void {
  app.store.look({ sourceTab: "links", sourceOpen: true });
  app.prefer(putTexts(app.moment.preferences, "open"));
  requestAnimationFrame(() => {
    const more = document.querySelector<HTMLDetailsElement>(".shell-aligner-more");
    if (more === null) return;
    more.open = true;
    more.querySelector("textarea")?.focus();
  });
}

/** What is wrong in the table of synonyms: the aligner says so, whatever it proposes. */
function synonymProblems(app: App): readonly string[] {
  const { work } = app.store.state;
  const asked =
    work.aligner.synonyms.trim() === ""
      ? pending
      : app.answers.ask("align", ...alignArguments(work));
  const diagnostics = ready(asked)?.diagnostics ?? [];
  return diagnostics
    .filter((diagnostic) => diagnostic.source === "synonyms")
    .map((diagnostic) =>
      t("problem-line", { line: String(diagnostic.span.line), problem: wording(diagnostic) }),
    );
}

/** The options as the core takes them; the same object for the same options. */
export const tableOf = memoizeLast(
  (options: AlignerOptions, formats: Work["formats"], readAs: Work["readAs"]): AlignOptions => {
    const { onlyMatching, baseline, synonyms, weights } = options;
    return {
      onlyMatching,
      baseline,
      synonyms,
      weights: { ...weights },
      leftFormat: formats.left,
      rightFormat: formats.right,
      readAs,
    };
  },
);
