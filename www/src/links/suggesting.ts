/** Relations that the core suggests for links without one: offered, and given when they are taken. */
import type { Link, Relation } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { relateAll } from "../model/link-edits.js";
import { memoizeLast } from "../model/memoize-last.js";
import { keyOf, type LinkKey, sameLink } from "../model/refs.js";
import { currentPair, currentText, type Work } from "../model/state.js";
import { alignArguments } from "./aligning.js";

/** Relations by link, as "left-right". */
type Suggestions = ReadonlyMap<string, Relation>;

const none: Suggestions = new Map();
const bareOf = memoizeLast((links: readonly Link[]) =>
  links.filter((link) => link.relation === undefined),
);
const suggestionsOf = memoizeLast(
  (bare: readonly Link[], answer: readonly (Relation | undefined)[]): Suggestions =>
    new Map(
      bare.flatMap((link, at) => {
        const relation = answer[at];
        return relation === undefined ? [] : [[keyOf(link), relation] as const];
      }),
    ),
);

/** What is suggested for the links of the pair shown that have no relation. */
export function suggestions(app: App): Suggestions {
  const { work } = app.store.state;
  const bare = bareOf(currentPair(work).links);
  if (bare.length === 0) return none;
  const asked = app.answers.ask("suggest", ...suggestArguments(work, bare));
  return asked.kind === "ready" ? suggestionsOf(bare, asked.answer) : none;
}

/** What is asked about some links; the same values as long as the texts and the options are the same. */
function suggestArguments(work: Work, links: Link[]) {
  const [left, right, options] = alignArguments(work);
  return [left, right, links, options] as const;
}

/** Gives every link without a relation the one that is suggested, in one step. */
export function relateSuggested(app: App): void {
  const found = suggestions(app);
  if (found.size === 0) return;
  const count = { count: found.size };
  app.say(t("suggest-said", count));
  app.store.change({ id: "step-suggest", args: count }, relateAll(app.store.state.work, found));
}

/** So long what is said about a new link waits for a relation to be offered with it, in milliseconds. */
const patience = 500;

/**
 * Asks which relation the link just drawn may have, and offers it: in the caption, and at the end of what
 * is said about the link; by itself where it takes long. It is asked for once the score is `drawn`.
 */
export async function suggest(app: App, link: LinkKey, drawn: () => Promise<void>): Promise<void> {
  const { store, moment } = app;
  const { links } = currentPair(store.state.work);
  const coming = offered(app, link, drawn);
  moment.offers += 1;
  await Promise.race([coming, new Promise((late) => setTimeout(late, patience))]);
  moment.offers -= 1;
  app.draw();
  // One that came in time is here before that drawing.
  const offer = await coming;
  // After another step no one could tell of which link it is said.
  if (offer !== undefined && currentPair(store.state.work).links === links) app.say(offer);
}

/** Offers a relation in the caption, if one is suggested; what is then said. */
async function offered(
  app: App,
  { left, right }: LinkKey,
  drawn: () => Promise<void>,
): Promise<string | undefined> {
  const { work } = app.store.state;
  const { subject } = app.store;
  const link: Link = { left, right, relation: undefined };
  const given = suggestArguments(work, [link]);
  await drawn();
  const settled = await app.answers.settled("suggest", ...given);
  const relation = settled.kind === "ready" ? settled.answer[0] : undefined;
  // It was made for these texts, and for the link as it was drawn.
  const now = app.store.state.work;
  const there = currentPair(now).links.find((one) => sameLink(one, link));
  const same =
    app.store.subject === subject &&
    currentText(now, "left") === given[0] &&
    currentText(now, "right") === given[1];
  if (relation === undefined || !same || there === undefined || there.relation) return undefined;
  app.set("suggestion", { link, relation });
  return t("suggest-offer", { relation: t(`relation-${relation}`) });
}
