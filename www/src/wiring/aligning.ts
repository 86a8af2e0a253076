/** The aligner: proposals for the pair shown, accepted or rejected, each a step that can be undone. */
import type { TemplateResult } from "lit";
import type { AlignOptions, Link, Proposal } from "../engine/answers.js";
import { format } from "../engine/format.js";
import { alignButton, aligner, alignStrip } from "../links/aligner.js";
import type { ProposalRows } from "../links/proposal-rows.js";
import { type Phrase, t } from "../messages/index.js";
import { accept, propose, reject, setAligner, unopposed, waiting } from "../model/proposals.js";
import { type AlignerOptions, compareLinks, currentText, type Work } from "../model/state.js";
import type { CanvasProposal } from "../stage/props.js";
import { wording } from "../text/diagnostics/wording.js";
import { type App, warning } from "./app.js";
import { lasting, type Question, question } from "./question.js";
import { formArguments, linkArguments } from "./sayings.js";

type Ends = Pick<Link, "left" | "right">;

/** Asks the aligner for links of the pair shown. */
export async function align(app: App): Promise<void> {
  const found = await ask(app);
  if (found === undefined) return;
  if (found === "rejected") {
    app.notify(warning("align", { id: "align-rejected" }));
    return;
  }
  app.dismiss("align");
  app.moment.aligning = true;
  const next = propose(app.store.state.work, found);
  app.say(saying(next));
  app.store.change({ id: "step-align", args: { count: waiting(next).length } }, next);
}

/** Other options: what is proposed follows them, in the same step. */
function setOptions(app: App, change: Partial<AlignerOptions>): void {
  const { store, moment } = app;
  store.change({ id: "step-aligner" }, setAligner(store.state.work, change), { key: "aligner" });
  if (!moment.aligning && waiting(store.state.work).length === 0) return;
  moment.aligning = true;
  void ask(app).then((found) => {
    if (found === undefined || found === "rejected") return;
    const next = propose(store.state.work, found);
    app.say(saying(next));
    store.amend(next);
  });
}

/** What the aligner finds; undefined where the question is no longer the one that was asked. */
async function ask(app: App): Promise<readonly Proposal[] | "rejected" | undefined> {
  const { work } = app.store.state;
  const given = [currentText(work, "left"), currentText(work, "right")] as const;
  const answer = await app.engine.ask("align", [...given, tableOf(work.aligner)]);
  const now = app.store.state.work;
  const same = now.pair === work.pair && given[0] === currentText(now, "left");
  if (answer === undefined || !same || given[1] !== currentText(now, "right")) return undefined;
  return answer.kind === "ok" ? answer.proposals : "rejected";
}

function saying(work: Work): string {
  const count = waiting(work).length;
  const opposed = count - unopposed(work).length;
  return `${t("align-said", { count })}${opposed > 0 ? ` ${t("align-opposed", { opposed })}` : ""}`;
}

/** Makes one proposal a link. */
export function acceptOne(app: App, link: Ends): void {
  const said = linkArguments(app.reader.answers, link);
  app.sayWithScore(t("say-linked", said), app.reader.answers.compared?.comparison.score);
  const name = { id: "step-link", args: formArguments(app.reader.answers, link) };
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
  const left = opposed > 0 ? ` ${t("align-opposed", { opposed })}` : "";
  app.sayWithScore(
    `${t("align-accepted", count)}${left}`,
    app.reader.answers.compared?.comparison.score,
  );
  app.store.change({ id: "step-accept", args: count }, accept(work, taken));
  endIfDone(app);
}

/** Takes proposals away. */
export function rejectSome(app: App, links: readonly Ends[]): void {
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
  app.moment.aligning = false;
  app.draw();
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

const shown = new WeakMap<readonly Proposal[], readonly CanvasProposal[]>();

/** The proposals as the canvas and the table show them; the same array for the same proposals. */
export function canvasProposals(work: Work): readonly CanvasProposal[] {
  const proposals = waiting(work);
  const known = shown.get(proposals);
  if (known !== undefined) return known;
  const free = new Set(unopposed(work));
  const made = proposals
    .map((proposal) => ({ ...proposal.link, reason: reasonOf(proposal, !free.has(proposal)) }))
    .sort(compareLinks);
  shown.set(proposals, made);
  return made;
}

/** The button above the trees. */
export function alignTools(app: App): TemplateResult {
  return alignButton(() => void align(app));
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
    onAlign: () => void align(app),
  });
}

/** Opens the options of the aligner where they stand. */
function showMore(app: App): void {
  app.store.look({ sourceTab: "links", sourceOpen: true });
  requestAnimationFrame(() => {
    const more = document.querySelector<HTMLDetailsElement>(".shell-aligner-more");
    if (more === null) return;
    more.open = true;
    more.querySelector("textarea")?.focus();
  });
}

const synonymQuestions = new WeakMap<App, Question<"align">>();

/** What is wrong in the table of synonyms: the aligner says so, whatever it proposes. */
function synonymProblems(app: App): readonly string[] {
  const { work } = app.store.state;
  if (work.aligner.synonyms.trim() === "") return [];
  const asked = synonymQuestions.get(app) ?? lasting(question(app.engine, "align", app.draw));
  synonymQuestions.set(app, asked);
  const texts = [currentText(work, "left"), currentText(work, "right")] as const;
  return (asked(...texts, tableOf(work.aligner))?.diagnostics ?? [])
    .filter((diagnostic) => diagnostic.source === "synonyms")
    .map((diagnostic) =>
      t("problem-line", { line: String(diagnostic.span.line), problem: wording(diagnostic) }),
    );
}

const tables = new WeakMap<AlignerOptions, AlignOptions>();

/** The options as the core takes them; the same object for the same options. */
export function tableOf(options: AlignerOptions): AlignOptions {
  const { onlyMatching, baseline, synonyms, weights } = options;
  const known = tables.get(options);
  if (known !== undefined) return known;
  const made = {
    onlyMatching,
    baseline,
    synonyms,
    weights: { ...weights },
    leftFormat: format,
    rightFormat: format,
  };
  tables.set(options, made);
  return made;
}
