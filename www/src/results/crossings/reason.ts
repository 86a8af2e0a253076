/** Why two phrases cross, or do not, or why that does not count. */
import { html, type TemplateResult } from "lit/html.js";
import type { TestedPhrase } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { idsBetween } from "../../stage/layout/between.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import type { CrossingsProps } from "./props.js";
import type { Tested } from "./tested.js";

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
