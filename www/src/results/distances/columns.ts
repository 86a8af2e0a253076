/** What only one tree has, beside what both have: three lists. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Chosen, DistancesProps, Looked } from "./props.js";

/** Where something stands. */
export type Where = "left" | "both" | "right";

/** So much is listed; a tree of a long sentence has as many splits as words. */
const listed = 200;
/** In a longer sentence single words cannot be told apart any longer. */
const strip = 60;

/** A list with its head; `entry` makes what is listed. */
export function column<Item>(
  where: Where,
  items: readonly Item[],
  entry: (item: Item) => TemplateResult,
  head = t(`distances-only-in-${where}`),
): TemplateResult {
  return html`<section class="distances-column" aria-label=${head}>
    <h4 class="line apart"><span>${head}</span> <span>${t("results-figure", { value: items.length })}</span></h4>
    ${
      items.length === 0
        ? html`<p class="note">${t(`distances-none-in-${where}`)}</p>`
        : html`<ul class="list scroll">${items.slice(0, listed).map((item) => html`<li>${entry(item)}</li>`)}</ul>`
    }
    ${items.length > listed ? html`<p class="note">${t("distances-more", { more: items.length - listed })}</p>` : nothing}
  </section>`;
}

/** What is listed: to be chosen, and lit on the trees while it is pointed at. */
export function item(
  { onChoose, onPoint }: DistancesProps,
  on: boolean,
  change: Partial<Chosen>,
  looked: Looked,
  content: TemplateResult,
): TemplateResult {
  const point = () => onPoint(looked);
  const leave = () => onPoint(undefined);
  return html`<button type="button" class="pick stack distances-split" aria-pressed=${on ? "true" : "false"}
    @click=${() => onChoose(change)} @pointerenter=${point} @pointerleave=${leave}
    @focus=${point} @blur=${leave}>${content}</button>`;
}

/** A square for each of so many words, some of them filled. */
export function squares(count: number, isIn: (place: number) => boolean) {
  if (count > strip) return nothing;
  const step = count > 30 ? 7 : 13;
  const size = step - (count > 30 ? 2 : 3);
  return html`<svg class="distances-squares" width=${count * step} height=${size + 1} viewBox="0 0 ${count * step} ${size + 1}" aria-hidden="true">
    ${Array.from(
      { length: count },
      (_, place) =>
        svg`<rect class=${isIn(place) ? "distances-in" : "distances-out"} x=${place * step + 0.5} y="0.5" width=${size} height=${size} rx="2"></rect>`,
    )}
  </svg>`;
}
