/** The line above a text: its format, which can be changed, what was read, and another reading of it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { formats } from "../../model/formats.js";
import { button } from "./button.js";
import { readAs } from "./edits.js";
import type { SourceTexts } from "./shown.js";

/** The line, for the text of a side. */
export function formatBar(app: App, source: SourceTexts): TemplateResult | typeof nothing {
  const { shown } = source;
  if (shown === "links") return nothing;
  const format = source.formats[shown];
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    const chosen = formats.find((one) => one === value);
    if (chosen !== undefined) readAs(app, shown, chosen);
  };
  return html`<div class="strip note">
    <label>
      <span class="hidden">${t("source-format", { side: shown })}</span>
      <select class="field" @change=${choose} .value=${format}>
        ${formats.map(
          (one) =>
            html`<option value=${one} ?selected=${one === format}>${t(`format-${one}`)}</option>`,
        )}
      </select>
    </label>
    <span class="source-read">${count(source, shown)}</span>
    ${noticed(app, source, shown)}
  </div>`;
}

/** How much was read: words and phrases. */
function count({ sentences }: SourceTexts, side: Side): string {
  const sentence = sentences[side];
  if (sentence === undefined) return "";
  const words = t("source-words", { count: sentence.words.length });
  const phrases = sentence.phrases?.length ?? 0;
  return phrases === 0 ? words : `${words} · ${t("source-phrases", { count: phrases })}`;
}

/** A text with errors that begins like one of another format can be read as that. */
function noticed(
  app: App,
  { noticed: other, formats }: SourceTexts,
  side: Side,
): TemplateResult | typeof nothing {
  if (other === undefined || other === formats[side]) return nothing;
  return button(t("source-read-as", { format: other }), () => readAs(app, side, other));
}
