/** What is in the menus of the header: the gallery, and how the page looks and speaks. */
import { html, type TemplateResult } from "lit";
import { type Language, languages, t } from "../../messages/index.js";
import { type Theme, themes } from "../../model/preferences.js";
import type { Menus } from "../header.js";
import "./texts/en.ftl";

/** What the menus show, and what can be chosen in them. */
export interface MenusProps {
  /** The gallery, by the ids `example-<id>` and `example-<id>-notice` of the catalogues. */
  readonly examples: readonly string[];
  /** What is chosen now. */
  chosen(): { readonly theme: Theme; readonly language: Language };
  onExample(id: string): void;
  onTheme(theme: Theme): void;
  onLanguage(language: Language): void;
}

/** The content of each menu. */
export function menus(props: MenusProps): Menus {
  return { examples: () => examples(props), appearance: () => appearance(props) };
}

function examples({ examples, onExample }: MenusProps): readonly TemplateResult[] {
  const choose = (id: string) => (event: Event) => {
    (event.currentTarget as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
    onExample(id);
  };
  return examples.map(
    (id) => html`<button type="button" class="shell-example" @click=${choose(id)}>
      <span class="shell-example-name">${t(`example-${id}`)}</span>
      <span class="shell-example-notice">${t(`example-${id}-notice`)}</span>
    </button>`,
  );
}

function appearance(props: MenusProps): TemplateResult {
  const chosen = props.chosen();
  return html`<fieldset class="shell-choice">
      <legend>${t("shell-theme")}</legend>
      ${themes.map(
        (theme) => html`<label>
          <input
            type="radio"
            name="theme"
            value=${theme}
            .checked=${theme === chosen.theme}
            @change=${() => props.onTheme(theme)}
          />
          ${t(`shell-theme-${theme}`)}
        </label>`,
      )}
    </fieldset>
    <fieldset class="shell-choice">
      <legend>${t("shell-language")}</legend>
      ${languages.map(
        (language) => html`<label lang=${language}>
          <input
            type="radio"
            name="language"
            value=${language}
            .checked=${language === chosen.language}
            @change=${() => props.onLanguage(language)}
          />
          ${t(`shell-language-${language}`)}
        </label>`,
      )}
    </fieldset>`;
}
