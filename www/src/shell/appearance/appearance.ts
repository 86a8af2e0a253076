/** How the page looks and speaks: the menu of the header. */
import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Language, language, languages, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { type Theme, themes } from "../../model/preferences.js";
import "./texts/en.ftl";

/** What is in the menu; the page is drawn at every step, and it hardly ever looks otherwise. */
export function appearance(app: App): unknown {
  const { theme, language: wished } = app.moment.preferences;
  return guard([language(), theme, wished], () => content(app));
}

function content(app: App): TemplateResult {
  const { theme, language } = app.moment.preferences;
  const speak = (language: Language) => {
    // A notice of the language that the page had.
    app.dismiss("language");
    app.prefer({ language });
  };
  const look = (theme: Theme) => app.prefer({ theme });
  return html`${radios("theme", themes, theme, (one) => t(`shell-theme-${one}`), look)}
    ${radios("language", languages, language, (one) => t(`shell-language-${one}`), speak)}`;
}

/** One of several; a language is named in itself. */
function radios<Value extends string>(
  name: "theme" | "language",
  values: readonly Value[],
  chosen: Value,
  label: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="shell-choice">
    <legend>${t(`shell-${name}`)}</legend>
    ${values.map(
      (value) => html`<label class="tick" lang=${name === "language" ? value : nothing}>
        <input
          type="radio"
          name=${name}
          value=${value}
          .checked=${value === chosen}
          @change=${() => choose(value)}
        />
        ${label(value)}
      </label>`,
    )}
  </fieldset>`;
}
