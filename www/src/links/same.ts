/**
 * Words that both sides have. Two parses of one sentence have all of them in the same order, and are
 * linked word by word: the aligner, which looks at the trees, would leave out the very words that a
 * parser got wrong.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { sameForms, setLinks, withPair } from "../model/links.js";
import type { LinkKey } from "../model/refs.js";
import { formsRead } from "../model/snapshot.js";
import { currentPair, type Forms, type Work } from "../model/state.js";
import { without } from "../model/without.js";

/**
 * The work with each word of a sentence of `count` words linked to itself, and with no other link. What
 * was linked so keeps its relation.
 */
export function linkEach(work: Work, count: number): Work {
  const { links } = currentPair(work);
  const own = new Map(links.filter(({ left, right }) => left === right).map((at) => [at.left, at]));
  const each = Array.from(
    { length: count },
    (_, at) => own.get(at + 1) ?? { left: at + 1, right: at + 1, relation: undefined },
  );
  return withPair(setLinks(work, each), { proposals: [] });
}

/** Whether each word is linked to itself and to no other. */
function isEach(links: readonly LinkKey[], count: number): boolean {
  return links.length === count && links.every(({ left, right }) => left === right);
}

/** Whether both sides have the same words. */
export function isSameSentence(app: App): boolean {
  const forms = formsRead(app.snapshot.readings);
  return forms !== undefined && forms.left.length > 0 && sameForms(forms.left, forms.right);
}

/** Links the two sides word by word, in one step. */
export function linkWordByWord(app: App): void {
  const forms = formsRead(app.snapshot.readings);
  if (forms === undefined) return;
  const count = forms.left.length;
  app.moment.aligning = false;
  app.sayWithScore(t("same-said", { count }), app.snapshot.compared?.comparison.score);
  app.store.change({ id: "step-same" }, linkEach(app.store.state.work, count));
}

/** Offered where both sides have the same words and are linked otherwise. */
export function sameButton(app: App): TemplateResult | typeof nothing {
  const count = formsRead(app.snapshot.readings)?.left.length ?? 0;
  if (!isSameSentence(app) || isEach(currentPair(app.store.state.work).links, count))
    return nothing;
  return html`<button
    type="button"
    class="action"
    title=${t("same-title")}
    @click=${() => linkWordByWord(app)}
  >
    ${t("same-button")}
  </button>`;
}

/**
 * How many words of A, without a link, have an equal one in B that has none either; each counts once.
 * Example: *the cat and the dog* beside *the dog*, linked 2-2 alone: 1, the first *the*.
 */
export function equalUnlinked(forms: Forms, links: readonly LinkKey[]): number {
  const bare = (side: keyof Forms) => {
    const linked = new Set(links.map((link) => link[side]));
    return forms[side].filter((_, at) => !linked.has(at + 1));
  };
  const words = bare("left");
  return words.length - without(words, bare("right")).length;
}

/** "5 equal words stay unlinked." for these links; empty where none do. */
export function unlinkedSaying({ snapshot }: App, links: readonly LinkKey[]): string {
  const forms = formsRead(snapshot.readings);
  const count = forms === undefined ? 0 : equalUnlinked(forms, links);
  return count === 0 ? "" : t("align-unlinked", { count });
}
