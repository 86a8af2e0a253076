/** Every pair of phrases that was tested: two lines, each phrase beside its span over the words of B. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Crossings, TestedPhrase } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { tickBox } from "../../shell/tick-box.js";
import { idsBetween } from "../../stage/layout/between.js";
import { directionOf } from "../../stage/layout/direction.js";
import { sayableForm } from "../../stage/layout/form.js";
import { formOf, textBetween } from "../names.js";
import { listed, rich, word } from "../rich.js";
import { textWidth } from "../text-width.js";
import { runs, type Strip, stretch, stripOf } from "./layout/strip.js";
import type { CrossingsProps } from "./props.js";
import { counts, lookedAt, type Tested, testedOf } from "./tested.js";

const strips = memoizeLast((right: Shown) => {
  const forms = right.words.map(({ form }) => sayableForm(form));
  return stripOf(
    forms.map((form) => textWidth(form, 11)),
    directionOf(right.words.map(({ form }) => form)),
  );
});

/** The pairs, those that cross first; of many only so many. */
export function pairsList(props: CrossingsProps, crossings: Crossings): TemplateResult {
  const { chosen, right, shown, onMore } = props;
  const all = testedOf(crossings);
  const crossing = all.filter((one) => counts(one, chosen));
  const pairs = chosen.only ? crossing : all;
  const strip = strips(right);
  const looked = lookedAt(all, chosen.pair, chosen);
  const visible = pairs.slice(0, shown);
  // What is looked at is there, however far down it stands.
  const apart = looked && pairs.includes(looked) && !visible.includes(looked) ? [looked] : [];
  const more = pairs.length - visible.length;
  return html`<div class="row apart crossings-heading"><h3>${t("crossings-pairs-count", { count: crossing.length, tests: all.length + crossings.omitted })}</h3>
      ${tickBox(t("crossings-only"), chosen.only, (only) => props.onChoose({ only }))}</div>
    <div class="crossings-list" data-room=${roomOf(strip)}>
    ${pairs.length === 0 ? html`<p class="note">${t("crossings-none")}</p>` : header(props, strip)}
    <ul class="list crossings-pairs" aria-label=${t("crossings-pairs")} @pointerleave=${() => props.onPoint(undefined)}>
      ${repeat(
        [...apart, ...visible],
        ({ name }) => name,
        (pair) => item(props, strip, pair, pair === looked),
      )}
    </ul></div>
    ${more > 0 ? html`<button type="button" class="action" @click=${onMore}>${t("crossings-more", { more })}</button>` : nothing}
    ${crossings.omitted > 0 && !chosen.only ? html`<p class="note">${t("crossings-omitted", { omitted: crossings.omitted })}</p>` : nothing}
    ${pairs.length === 0 ? nothing : legend()}`;
}

/** How wide the words of B are when written out, in steps; the style says where there is room for them. */
function roomOf({ natural }: Strip): string {
  return String([240, 320, 420, 560, 720].find((step) => natural <= step) ?? "none");
}

function header({ right }: CrossingsProps, strip: Strip) {
  const columns = roomOf(strip) === "none" ? [] : strip.columns;
  return html`<div class="note crossings-header" aria-hidden="true">
    <span class="crossings-sign"></span><span>${t("crossings-two")}</span><span></span>
    <svg class="crossings-words">${columns.map(({ from, to }, at) => {
      const form = formOf(right, at + 1);
      return svg`<text x="${percent((from + to) / 2)}%" y="15">${form}</text>`;
    })}</svg>
  </div>`;
}

function item(props: CrossingsProps, strip: Strip, pair: Tested, on: boolean) {
  const { left, chosen, onChoose, onPoint } = props;
  const { test, first, second, name } = pair;
  const point = () => onPoint(name);
  const isCrossing = counts(pair, chosen);
  const isFiltered = !isCrossing && test.outcome === "translated";
  const phrase = (
    { words, span }: TestedPhrase,
    place: "first" | "second",
    kind: typeof test.kind,
  ) => {
    const text = phraseText(left, words);
    return html`<span class="clip crossings-phrase crossings-${place} ${span === undefined ? "results-word" : ""}" title=${text}><bdi>${text}</bdi></span><span
      class="note crossings-kind">${t(`crossings-${kind}`)}</span>`;
  };
  return html`<li data-outcome=${isCrossing ? "crosses" : test.outcome}>
    <button type="button" class="pick crossings-pair" aria-pressed=${on ? "true" : "false"}
      @click=${() => onChoose({ pair: name })} @pointerenter=${point} @focus=${point} @blur=${() => onPoint(undefined)}>
      <span class="crossings-sign">${isCrossing ? "✕" : nothing}<span class="hidden">${t(`crossings-outcome-${isCrossing ? "crosses" : test.outcome}`)}</span></span>
      ${phrase(first, "first", test.kind)}
      ${phrase(second, "second", "modifier")}
      ${spans(props, strip, pair)}
      ${isFiltered ? html`<span class="note crossings-why">${t("crossings-why-not")}</span>` : nothing}
    </button>
    ${on ? html`<div class="crossings-reason" aria-live="polite">${reason(props, pair)}</div>` : nothing}
  </li>`;
}

/** The words of a phrase, in a stretch or several. */
function phraseText(sentence: Shown, words: readonly (readonly [number, number])[]): string {
  return words.map(([from, to]) => textBetween(sentence, from, to)).join(" … ");
}

/** Both spans over the words of B, with what they share in a box. */
function spans({ right, chosen }: CrossingsProps, strip: Strip, pair: Tested) {
  const { test, first, second } = pair;
  const shared = test.overlap && stretch(strip, ...test.overlap);
  const box = (style: string) =>
    shared
      ? svg`<rect class=${style} x="${percent(shared.from)}%" width="${percent(shared.to - shared.from)}%" y="2" height="44" rx="5"></rect>`
      : nothing;
  const line = (one: TestedPhrase, y: number, tone: string) => {
    const whole = one.span && stretch(strip, ...one.span);
    if (whole === undefined || one.span === undefined) return nothing;
    return svg`<g class="crossings-${tone}"><title>${phraseText(right, [one.span])}</title>
      ${bar("crossings-reach", whole, y)}
      ${runs(one.linked).map(([from, to]) => {
        const part = stretch(strip, from, to);
        return part === undefined ? nothing : bar("crossings-reached", part, y);
      })}</g>`;
  };
  const missing = (one: TestedPhrase, place: string) =>
    one.span === undefined
      ? html`<span class="note crossings-missing crossings-missing-${place}">${t("crossings-no-link", { alignment: chosen.alignment })}</span>`
      : nothing;
  return html`<span class="crossings-spans">
    <svg class="crossings-strip" aria-hidden="true">
      ${box("crossings-shared")}
      ${line(first, 9, "first")}${line(second, 33, "second")}
      ${box("crossings-box")}
    </svg>
    ${missing(first, "first")}${missing(second, "second")}
  </span>`;
}

function bar(style: string, { from, to }: { from: number; to: number }, y: number) {
  return svg`<rect class=${style} x="${percent(from)}%" width="${percent(to - from)}%" y=${y} height="7" rx="3"></rect>`;
}

function percent(value: number): number {
  return Math.round(value * 100) / 100;
}

function legend() {
  return html`<p class="legend crossings-legend">
    <svg width="36" height="9" aria-hidden="true">${svg`<rect class="crossings-reach" width="36" height="7" y="1" rx="3"></rect><rect class="crossings-reached" width="11" height="7" y="1" rx="3"></rect><rect class="crossings-reached" x="25" width="11" height="7" y="1" rx="3"></rect>`}</svg>
    <span>${t("crossings-legend-span")}</span>
    <svg width="18" height="16" aria-hidden="true">${svg`<rect class="crossings-shared" x="1" y="1" width="16" height="14" rx="4"></rect><rect class="crossings-box" x="1" y="1" width="16" height="14" rx="4"></rect>`}</svg>
    <span>${t("crossings-legend-shared")}</span></p>`;
}

/** So many links or words are named. */
const named = 12;

/** The reason of the outcome of a test. */
export function reason(props: CrossingsProps, { test, first, second }: Tested): TemplateResult {
  const { left, right, chosen } = props;
  const over = (span: TestedPhrase["span"]) => text(right, span ? [span] : []);
  const links = test.links.map(
    ([a, b]) => html`${word(formOf(left, a))}–${word(formOf(right, b))}`,
  );
  const words = first.linked.map((id) => word(formOf(right, id)));
  const parts = {
    first: text(left, first.words),
    second: text(left, second.words),
    one: over(first.span),
    other: over(second.span),
    shared: over(test.overlap),
    links: listed(links.slice(0, named)),
    words: listed(words.slice(0, named)),
  };
  return html`${rich(`crossings-reason-${test.outcome}`, parts, {
    more: Math.max(0, links.length - named),
    count: words.length,
    alignment: chosen.alignment,
    filter: chosen.filter ? "on" : "off",
    which: first.span !== undefined ? "second" : second.span !== undefined ? "first" : "both",
  })}`;
}

/** Words as they stand; of many the first and the last ones. */
function text(sentence: Shown, stretches: readonly (readonly [number, number])[]) {
  const ids = stretches.flatMap(([from, to], at) => [
    ...(at === 0 ? [] : [0]),
    ...idsBetween(from, to),
  ]);
  const some = ids.length > named ? [...ids.slice(0, named - 4), 0, ...ids.slice(-3)] : ids;
  // As one text: words that run from right to left stand in that order.
  return word(some.map((id) => (id === 0 ? "…" : formOf(sentence, id))).join(" "));
}
