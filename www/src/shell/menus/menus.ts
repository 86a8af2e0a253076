/** What is in the menu of the header: how the page looks and speaks. */

import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Language, language, languages, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { type Preferences, type Theme, themes } from "../../model/preferences.js";
import type { Menus } from "../header.js";
import "./texts/en.ftl";

/** The content of the menu. */
export function menus(app: App): Menus {
  return {
    appearance() {
      const { preferences } = app.moment;
      const seen = [language(), preferences.theme, preferences.language];
      // The page is drawn at every step, and it hardly ever looks otherwise.
      return guard(seen, () => appearance(app, preferences));
    },
  };
}

function appearance(app: App, { theme, language }: Preferences): TemplateResult {
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
