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
  const phrases = { first: text(left, first.words), second: text(left, second.words) };
  const more = Math.max(0, test.links.length - named);
  const links = listed(
    test.links
      .slice(0, named)
      .map(([a, b]) => html`${word(formOf(left, a))}–${word(formOf(right, b))}`),
  );
  switch (test.outcome) {
    case "crosses":
      return html`${rich(
        "crossings-reason-crosses",
        {
          ...phrases,
          one: text(right, spanOf(first)),
          other: text(right, spanOf(second)),
          shared: text(right, test.overlap ? [test.overlap] : []),
          links,
        },
        { more },
      )}`;
    case "translated": {
      const words = listed(first.linked.slice(0, named).map((id) => word(formOf(right, id))));
      return html`${rich(
        "crossings-reason-translated",
        { ...phrases, words, links },
        { more, count: first.linked.length, filter: chosen.filter ? "on" : "off" },
      )}`;
    }
    case "apart":
      return html`${rich("crossings-reason-apart", {
        ...phrases,
        one: text(right, spanOf(first)),
        other: text(right, spanOf(second)),
      })}`;
    case "unlinked": {
      const which =
        first.span !== undefined ? "second" : second.span !== undefined ? "first" : "both";
      return html`${rich("crossings-reason-unlinked", phrases, {
        which,
        alignment: chosen.alignment,
      })}`;
    }
  }
}

function spanOf({ span }: TestedPhrase): readonly (readonly [number, number])[] {
  return span === undefined ? [] : [span];
}

/** Words as they stand; of many the first and the last ones. */
function text(sentence: Shown, stretches: readonly (readonly [number, number])[]): TemplateResult {
  const ids = stretches.flatMap(([from, to], at) => [
    ...(at === 0 ? [] : [0]),
    ...idsBetween(from, to),
  ]);
  const some = ids.length > named ? [...ids.slice(0, named - 4), 0, ...ids.slice(-3)] : ids;
  // As one text: words that run from right to left stand in that order.
  return word(some.map((id) => (id === 0 ? "…" : formOf(sentence, id))).join(" "));
}
