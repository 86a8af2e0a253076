/** What can be mended in the texts: noticed, shown as a diff when asked, done with one click. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { SourceTab } from "../../model/state.js";
import { split } from "../block.js";
import type { Intake } from "../corpus.js";
import { sourceLabel } from "../diagnostics/wording.js";
import { intakeText } from "../intake.js";
import { linkRepairIds, mend, type Offer, offers, sentenceRepairIds } from "../repair.js";
import { button } from "./button.js";
import { defineChanges, TwintreeChanges } from "./changes.js";
import { putMended } from "./edits.js";
import type { SourceTexts } from "./shown.js";

/** What takes in more than a piece of text. */
export type OnIntake = (intake: Intake) => void;

/** What is found in a text, which has `columns` where it is read as CoNLL-U. */
const finder = () =>
  memoizeLast((text: string, columns: boolean) => {
    // What makes sense in links does so in other formats.
    const ids = columns ? sentenceRepairIds : linkRepairIds;
    return { text, ids, offers: offers(text, ids), sentences: columns ? split(text).length : 0 };
  });
const finders = { left: finder(), right: finder(), links: finder() };
const names: readonly SourceTab[] = ["left", "right", "links"];

/** What is offered for the texts as they are. */
export function offerList(app: App, source: SourceTexts, onIntake: OnIntake): TemplateResult {
  // Links that can only be read, or that were never typed, have nothing to mend.
  const links = source.locked === undefined && source.isTyped ? source.texts.links : "";
  const texts = { ...source.texts, links };
  const found = names.map((name) => {
    const columns = name !== "links" && source.formats[name] === "conllu";
    return { name, ...finders[name](texts[name], columns) };
  });
  const all = found
    .flatMap(({ name, text, offers: these }) => these.map((offer) => ({ name, text, offer })))
    .sort((a, b) => Number(a.offer.quiet) - Number(b.offer.quiet));
  const several = found.filter((one) => one.sentences > 1);
  if (all.length === 0 && several.length === 0) return html``;
  const mendAll = () => {
    const some = found.filter((one) => one.offers.length > 0);
    const edits = some.map(({ name, text, ids }) => ({ source: name, text: mended(text, ids) }));
    putMended(app, edits);
  };
  return html`<section class="source-offers" aria-label=${t("source-offers")}>
    ${
      all.length > 1 && all.some(({ offer }) => !offer.quiet)
        ? html`<div class="line apart">
            <h3 class="title">${t("source-offers")}</h3>
            ${button(t("source-mend-all"), mendAll)}
          </div>`
        : nothing
    }
    <ul class="plain source-list">
      ${several.map((one) => parting(one.name, one.text, one.sentences, onIntake))}
      ${repeat(
        all,
        ({ name, offer }) => `${name} ${offer.id}`,
        ({ name, text, offer }) => offerItem(app, name, text, offer),
      )}
    </ul>
  </section>`;
}

/** The text after all repairs: one may show work for the next. */
function mended(text: string, ids: readonly Offer["id"][]): string {
  let now = text;
  for (let round = 0; round < ids.length; round++) {
    const left = offers(now, ids).map(({ id }) => id);
    if (left.length === 0) break;
    now = mend(now, left);
  }
  return now;
}

function offerItem(app: App, source: SourceTab, text: string, offer: Offer): TemplateResult {
  defineChanges();
  const after = () => mend(text, [offer.id]);
  const mendIt = () => putMended(app, [{ source, text: after() }]);
  return html`<li class="source-offer ${offer.quiet ? "note source-quiet" : ""}" data-repair=${offer.id}>
    <span class="figure source-place">${sourceLabel(source)}</span>
    <span class="source-words">${t(`repair-${offer.id}`, { count: offer.count })}</span>
    <details class="source-changes" @toggle=${toggled}>
      <summary>${t("source-show-changes")}</summary>
      <twintree-changes .change=${{ text, after }}></twintree-changes>
    </details>
    ${button(t("source-mend"), mendIt)}
  </li>`;
}

function toggled({ currentTarget }: Event): void {
  const changes = (currentTarget as Element).lastElementChild;
  if (changes instanceof TwintreeChanges) changes.show();
}

function parting(
  source: SourceTab,
  text: string,
  count: number,
  onIntake: OnIntake,
): TemplateResult {
  if (source === "links") return html``;
  return html`<li class="source-offer">
    <span class="figure source-place">${sourceLabel(source)}</span>
    <span class="source-words">${t("source-several", { count })}</span>
    ${button(t("source-part", { count }), () => onIntake(intakeText(text, source)))}
  </li>`;
}
