import { FluentNumber } from "@fluent/bundle";
import { html, type TemplateResult } from "lit/html.js";
import { format } from "../messages/catalogue.js";
import { type Given, language, type MessageId, type Messages, t } from "../messages/index.js";
import { slants } from "../stage/layout/form.js";

/** A sentence of the catalogue with templates in it, ready to stand in a template. */
export type Rich = readonly unknown[];

const firstMark = 0xe000;

/**
 * The sentence `id` with `parts` (templates, or text of the user's) in their places, whatever order
 * the language puts them in. `args` are plain: numbers that decide a plural, for example.
 */
export function rich<Id extends MessageId, Part extends Messages[Id]>(
  id: Id,
  parts: Readonly<Record<Part, unknown>>,
  ...[args]: Given<Exclude<Messages[Id], Part>>
): Rich {
  // Each part stands in the sentence as a character of the private use area while Fluent works.
  const names = Object.keys(parts);
  const marks = names.map((name, n) => [name, String.fromCharCode(firstMark + n)] as const);
  const text = format(language(), id, { ...args, ...Object.fromEntries(marks) });
  return text.split(/([\ue000-\ue0ff])/u).map((piece) => {
    const name = piece.length === 1 ? names[piece.charCodeAt(0) - firstMark] : undefined;
    return name === undefined ? piece : parts[name as Part];
  });
}

/** A form, whatever direction it is written in; slanted where its script knows a slanted letter. */
export function word(form: string): TemplateResult {
  return html`<bdi class=${slants(form) ? "results-word" : ""}>${form}</bdi>`;
}

/** Joined as templates, with commas unless it is said otherwise. */
export function listed(items: readonly unknown[], between = ", "): Rich {
  return items.flatMap((item, n) => (n === 0 ? [item] : [between, item]));
}

/** A similarity for a sentence: two decimals, and more only where two would say 0 or 1 falsely. */
export function similarity(value: number): FluentNumber {
  const rounded = Math.round(value * 100);
  const falsely = (rounded === 100 && value < 1) || (rounded === 0 && value > 0);
  const digits = falsely ? 4 : 2;
  return new FluentNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A similarity by itself. */
export function similarityText(value: number): string {
  return t("results-figure", { value: similarity(value) });
}

/** A share for a sentence, in per cent. */
export function percent(value: number): FluentNumber {
  return new FluentNumber(value, { style: "percent", maximumFractionDigits: 0 });
}

/** A figure between 0 and 1 as tables have it: three decimals. */
export function figure(value: number): string {
  return t("results-figure", {
    value: new FluentNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
  });
}
