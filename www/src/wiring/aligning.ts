/** The aligner: proposals for the pair shown, accepted or rejected, each a step that can be undone. */
import type { Link, Proposal } from "../engine/answers.js";
import { type Phrase, t } from "../messages/index.js";
import type { CanvasProposal } from "../panel/canvas/props.js";
import { accept, propose, reject } from "../state/proposals.js";
import { currentPair, currentText, sameLink } from "../state/state.js";
import { type App, warning } from "./app.js";
import { formArguments, linkArguments } from "./sayings.js";

type Ends = Pick<Link, "left" | "right">;

/** Asks the aligner for links of the pair shown. */
export async function align(app: App): Promise<void> {
  const { work } = app.store.state;
  const { onlyMatching, baseline, synonyms, weights } = work.aligner;
  const given = [currentText(work, "left"), currentText(work, "right")] as const;
  const answer = await app.engine.ask("align", [
    ...given,
    { onlyMatching, baseline, synonyms, weights: { ...weights } },
  ]);
  const now = app.store.state.work;
  const same = now.pair === work.pair && given[0] === currentText(now, "left");
  if (answer === undefined || !same || given[1] !== currentText(now, "right")) return;
  if (answer.kind === "rejected") {
    app.notify(warning("align", { id: "align-rejected" }));
    return;
  }
  app.dismiss("align");
  const next = propose(now, answer.proposals);
  const count = currentPair(next).proposals.length;
  app.say(t("align-said", { count }));
  if (count > 0 || currentPair(now).proposals.length > 0) {
    app.store.change({ id: "step-align", args: { count } }, next);
  }
}

/** Makes one proposal a link. */
export function acceptOne(app: App, link: Ends): void {
  const said = linkArguments(app.reader.answers, link);
  app.sayWithScore(t("say-linked", said), app.reader.answers.compared?.comparison.score);
  const name = { id: "step-link", args: formArguments(app.reader.answers, link) };
  app.store.change(name, accept(app.store.state.work, [link]));
}

/** Makes all proposals links. */
export function acceptAll(app: App): void {
  const { work } = app.store.state;
  const { proposals } = currentPair(work);
  if (proposals.length === 0) return;
  const count = { count: proposals.length };
  app.sayWithScore(t("align-accepted", count), app.reader.answers.compared?.comparison.score);
  const links = proposals.map((proposal) => proposal.link);
  app.store.change({ id: "step-accept", args: count }, accept(work, links));
}

/** Takes proposals away. */
export function rejectSome(app: App, links: readonly Ends[]): void {
  const { work } = app.store.state;
  const next = reject(work, links);
  if (next === work) return;
  const count = { count: links.length };
  app.say(t("align-rejected-some", count));
  app.store.change({ id: "step-reject", args: count }, next);
}

/** Why a link is proposed: "lemmas equal +5, same relation +1, subtree 11". */
export function reasonOf({ reason, node, edge, children }: Proposal): Phrase {
  return { id: "proposal-reason", args: { reason, node, edge, children } };
}

const shown = new WeakMap<readonly Proposal[], readonly CanvasProposal[]>();

/** The proposals as the canvas draws them; the same array for the same proposals. */
export function canvasProposals(proposals: readonly Proposal[]): readonly CanvasProposal[] {
  const known = shown.get(proposals);
  if (known !== undefined) return known;
  const made = proposals.map((proposal) => ({ ...proposal.link, reason: reasonOf(proposal) }));
  shown.set(proposals, made);
  return made;
}

/** Asks which relation the link just drawn may have, to offer it. */
export async function suggest(app: App, link: Ends): Promise<void> {
  const { work } = app.store.state;
  const drawn = currentPair(work).links.find(
    (item) => item.left === link.left && item.right === link.right,
  );
  if (drawn === undefined || drawn.relation !== undefined) return;
  const texts = [currentText(work, "left"), currentText(work, "right")] as const;
  const answer = await app.engine.ask("suggest", [...texts, [drawn], work.aligner.synonyms]);
  const relation = answer?.[0];
  const still = currentPair(app.store.state.work).links.some((item) => sameLink(item, drawn));
  if (relation === undefined || !still || app.store.state.work.pair !== work.pair) return;
  app.moment.suggestion = { link: drawn, relation };
  app.draw();
}
