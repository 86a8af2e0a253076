/** Relations that the core suggests for links without one: offered, and given when they are taken. */
import type { Link, Relation } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { hasLink, relateAll } from "../model/links.js";
import { currentPair, currentText } from "../model/state.js";
import { tableOf } from "./aligning.js";
import type { App } from "./app.js";
import { type Question, question } from "./question.js";

/** Relations by link, as "left-right". */
export type Suggestions = ReadonlyMap<string, Relation>;

const questions = new WeakMap<App, Question<"suggest">>();
const bares = new WeakMap<readonly Link[], Link[]>();
const answers = new WeakMap<readonly unknown[], Suggestions>();
const none: Suggestions = new Map();

/** What is suggested for the links of the pair shown that have no relation. */
export function suggestions(app: App): Suggestions {
  const { work } = app.store.state;
  const { links } = currentPair(work);
  const bare = bares.get(links) ?? links.filter((link) => link.relation === undefined);
  bares.set(links, bare);
  if (bare.length === 0) return none;
  const ask = questions.get(app) ?? question(app.engine, "suggest", app.draw);
  questions.set(app, ask);
  const texts = [currentText(work, "left"), currentText(work, "right")] as const;
  const answer = ask(...texts, bare, tableOf(work.aligner));
  if (answer === undefined) return none;
  const known = answers.get(answer);
  if (known !== undefined) return known;
  const made = new Map(
    bare.flatMap(({ left, right }, at) => {
      const relation = answer[at];
      return relation === undefined ? [] : [[`${left}-${right}`, relation] as const];
    }),
  );
  answers.set(answer, made);
  return made;
}

/** Gives every link without a relation the one that is suggested, in one step. */
export function relateSuggested(app: App): void {
  const found = suggestions(app);
  if (found.size === 0) return;
  const count = { count: found.size };
  app.say(t("suggest-said", count));
  app.store.change({ id: "step-suggest", args: count }, relateAll(app.store.state.work, found));
}

/**
 * Asks which relation the link just drawn may have, and offers it: in the caption, and at the end of
 * what begins with `saying` and is said about the link.
 */
export async function suggest(
  app: App,
  { left, right }: Pick<Link, "left" | "right">,
  saying: string,
): Promise<void> {
  const { work } = app.store.state;
  const texts = [currentText(work, "left"), currentText(work, "right")] as const;
  const link: Link = { left, right, relation: undefined };
  const answer = await app.engine.ask("suggest", [...texts, [link], tableOf(work.aligner)]);
  const relation = answer?.[0];
  const now = app.store.state.work;
  if (relation === undefined || now.pair !== work.pair || !hasLink(now, left, right)) return;
  const { moment } = app;
  moment.suggestion = { link, relation };
  const offer = t("suggest-offer", { relation: t(`relation-${relation}`) });
  if (moment.waiting?.text === saying) {
    moment.waiting = { ...moment.waiting, text: `${saying} ${offer}` };
  } else if (moment.said.startsWith(saying)) app.say(`${moment.said} ${offer}`);
  app.draw();
}
