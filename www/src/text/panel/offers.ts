/** What can be mended in the texts: noticed, shown as a diff when asked, done with one click. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { SourceTab } from "../../model/state.js";
import { split } from "../block.js";
import { sourceLabel } from "../diagnostics/wording.js";
import { intakeText } from "../intake.js";
import { linkRepairIds, mend, type Offer, offers, sentenceRepairIds } from "../repair.js";
import { defineChanges } from "./changes.js";
import type { Mending, SourceProps } from "./props.js";

const names: readonly SourceTab[] = ["left", "right", "links"];

/** What was found in a text, kept while it does not change. */
interface Findings {
  readonly text: string;
  /** Whether it is read as the columns of CoNLL-U. */
  readonly columns: boolean;
  readonly offers: readonly Offer[];
  readonly sentences: number;
}
const findings = new Map<SourceTab, Findings>();

function look(name: SourceTab, text: string, columns: boolean): Findings {
  const known = findings.get(name);
  if (known?.text === text && known.columns === columns) return known;
  const found = {
    text,
    columns,
    offers: offers(text, columns ? sentenceRepairIds : linkRepairIds),
    sentences: columns ? split(text).length : 0,
  };
  findings.set(name, found);
  return found;
}

/** What is offered for the texts as they are. */
export function offerList(
  props: Pick<SourceProps, "texts" | "formats" | "onMend" | "onIntake">,
): TemplateResult {
  const found = names.map((name) => {
    const columns = name !== "links" && props.formats[name] === "conllu";
    return { name, ...look(name, props.texts[name], columns) };
  });
  const loud = found.filter((one) => one.offers.some((offer) => !offer.quiet));
  const count = found.reduce((sum, one) => sum + one.offers.length, 0);
  const several = found.filter((one) => one.sentences > 1);
  if (count === 0 && several.length === 0) return html``;
  const all = (): Mending[] => found.flatMap((one) => mending(one.name, one, one.offers));
  return html`<section class="source-offers" aria-label=${t("source-offers")}>
    ${
      count > 1 && loud.length > 0
        ? html`<div class="line apart">
            <h3 class="title">${t("source-offers")}</h3>
            <button
              type="button"
              class="action"
              @click=${() => props.onMend(all())}
            >
              ${t("source-mend-all")}
            </button>
          </div>`
        : nothing
    }
    <ul class="plain source-list">
      ${several.map((one) => parting(one.name, one.text, one.sentences, props))}
      ${repeat(
        found
          .flatMap(({ name, text, offers: these }) => these.map((offer) => ({ name, text, offer })))
          .sort((a, b) => Number(a.offer.quiet) - Number(b.offer.quiet)),
        ({ name, offer }) => `${name} ${offer.id}`,
        ({ name, text, offer }) => offerItem(name, text, offer, props),
      )}
    </ul>
  </section>`;
}

function mending(
  source: SourceTab,
  { text, columns }: Findings,
  these: readonly Offer[],
): Mending[] {
  if (these.length === 0) return [];
  // One repair may show work for the next.
  const ids = columns ? sentenceRepairIds : linkRepairIds;
  let mended = text;
  const repairs = new Set<Offer["id"]>();
  for (let round = 0; round < ids.length; round++) {
    const left = offers(mended, ids);
    if (left.length === 0) break;
    for (const { id } of left) repairs.add(id);
    mended = mend(
      mended,
      left.map(({ id }) => id),
    );
  }
  return [{ source, text: mended, repairs: [...repairs] }];
}

function offerItem(
  source: SourceTab,
  text: string,
  offer: Offer,
  props: Pick<SourceProps, "onMend">,
): TemplateResult {
  defineChanges();
  const after = () => mend(text, [offer.id]);
  const words = t(`repair-${offer.id}`, { count: offer.count });
  return html`<li class="source-offer ${offer.quiet ? "note source-quiet" : ""}" data-repair=${offer.id}>
    <span class="figure source-place">${sourceLabel(source)}</span>
    <span class="source-words">${words}</span>
    <details class="source-changes">
      <summary>${t("source-show-changes")}</summary>
      <twintree-changes .change=${{ text, after }}></twintree-changes>
    </details>
    <button
      type="button"
      class="action"
      @click=${() => props.onMend([{ source, text: after(), repairs: [offer.id] }])}
    >
      ${t("source-mend")}
    </button>
  </li>`;
}

function parting(
  source: SourceTab,
  text: string,
  count: number,
  props: Pick<SourceProps, "onIntake">,
): TemplateResult {
  if (source === "links") return html``;
  return html`<li class="source-offer">
    <span class="figure source-place">${sourceLabel(source)}</span>
    <span class="source-words">${t("source-several", { count })}</span>
    <button
      type="button"
      class="action"
      @click=${() => props.onIntake(intakeText(text, source))}
    >
      ${t("source-part", { count })}
    </button>
  </li>`;
}
