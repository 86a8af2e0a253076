/** The four ways of linking end here: one step each, named and said aloud. */
import type { Relation } from "../engine/answers.js";
import { type Phrase, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { addLink, changeCertainty, hasLink, relate, removeLink } from "../model/link-edits.js";
import { type LinkKey, sameLink } from "../model/refs.js";
import { currentPair, type Work } from "../model/state.js";
import { formArguments, linkArguments } from "./sayings.js";
import "./texts/en.ftl";

function step(app: App, name: Phrase, next: Work, saying: string): void {
  if (next === app.store.state.work) return;
  app.sayWithScore(saying, app.snapshot.compared?.comparison.score);
  app.store.change(name, next);
}

/** Links two words, or takes their link away. */
export function toggle(app: App, link: LinkKey): void {
  if (hasLink(app.store.state.work, link.left, link.right)) remove(app, [link]);
  else add(app, link);
}

/** Links two words; says so where they are linked already. */
export function add(app: App, link: LinkKey): void {
  const { work } = app.store.state;
  const said = linkArguments(app.snapshot.trees, link);
  const next = addLink(work, link.left, link.right);
  if (next === work) {
    app.say(t("say-already-linked", said));
    return;
  }
  const name = { id: "step-link", args: formArguments(app.snapshot.trees, link) } as const;
  step(app, name, next, t("say-linked", said));
  app.suggest(link);
}

/** Takes links away, all in one step. */
export function remove(app: App, links: readonly LinkKey[]): void {
  const { work } = app.store.state;
  const there = links.filter((link) => hasLink(work, link.left, link.right));
  const [first] = there;
  if (first === undefined) return;
  const next = there.reduce((so, link) => removeLink(so, link.left, link.right), work);
  const { trees } = app.snapshot;
  if (there.length === 1) {
    const name = { id: "step-unlink", args: formArguments(trees, first) } as const;
    step(app, name, next, t("say-unlinked", linkArguments(trees, first)));
    return;
  }
  const count = { count: there.length };
  step(app, { id: "step-unlink-several", args: count }, next, t("say-unlinked-several", count));
}

/** Gives a link a relation, or takes it away. */
export function setRelation(app: App, link: LinkKey, relation: Relation | undefined): void {
  const { trees } = app.snapshot;
  const next = relate(app.store.state.work, link.left, link.right, relation);
  if (next === app.store.state.work) return;
  const kind = { relation: relation ?? "none" } as const;
  // A relation changes no score: the sentence stands alone.
  app.say(t("say-related", { ...linkArguments(trees, link), ...kind }));
  const args = { ...formArguments(trees, link), ...kind, name: t(`relation-${kind.relation}`) };
  app.store.change({ id: "step-relate", args }, next);
}

/** Makes a sure link a possible one, and a possible one sure. */
export function toggleCertainty(app: App, link: LinkKey): void {
  const { trees } = app.snapshot;
  const { work } = app.store.state;
  const next = changeCertainty(work, link.left, link.right);
  if (next === work) return;
  const now = currentPair(next).links.find((one) => sameLink(one, link));
  const kind = { certainty: now?.possible === true ? "possible" : "sure" };
  app.say(t("say-certainty", { ...linkArguments(trees, link), ...kind }));
  const args = { ...formArguments(trees, link), ...kind };
  app.store.change({ id: "step-certainty", args }, next);
}
