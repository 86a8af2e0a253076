/** What is in the menus of the header: the gallery, and how the page looks and speaks. */

import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Label, type Language, language, languages, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { type Preferences, type Theme, themes } from "../../model/preferences.js";
import type { Menus } from "../header.js";
import "./texts/en.ftl";

/** Pairs to choose from, in groups. */
interface Choice<Id extends string> {
  readonly groups: readonly { readonly title: Label; readonly examples: readonly Example<Id>[] }[];
  bring(id: Id): void;
}

/** One of them, with its name and what there is to notice. */
interface Example<Id extends string> {
  readonly id: Id;
  readonly name: Label;
  readonly notice: Label;
}

interface MenusProps<Id extends string> {
  readonly gallery: Choice<Id>;
  readonly app: App;
  /** To make an exercise of the pair shown, or a lesson, or to see what was handed in. */
  onTeaching(what: "make" | "lesson" | "collected"): void;
  /** To see all sessions that are kept. */
  onKept(): void;
}

/** The content of each menu. */
export function menus<Id extends string>(props: MenusProps<Id>): Menus {
  // The page is drawn at every step, and they hardly ever look otherwise.
  return {
    examples: () => guard([language()], () => examples(props)),
    appearance() {
      const { preferences } = props.app.moment;
      const seen = [language(), preferences.theme, preferences.language];
      return guard(seen, () => appearance(props.app, preferences));
    },
  };
}

function examples<Id extends string>(props: MenusProps<Id>): TemplateResult {
  const { groups, bring } = props.gallery;
  const closing = (act: () => void) => (event: Event) => {
    (event.currentTarget as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
    act();
  };
  const pick = (name: Label, notice: Label, act: () => void) =>
    html`<button type="button" class="pick shell-example" @click=${closing(act)}>
      <span class="shell-example-name">${t(name)}</span>
      <span class="note shell-example-notice">${t(notice)}</span>
    </button>`;
  return html`<div class="shell-gallery" @keydown=${walk}>
    ${groups.map(
      ({ title, examples }) => html`<fieldset class="shell-gallery-group">
        <legend>${t(title)}</legend>
        ${examples.map(({ id, name, notice }) => pick(name, notice, () => bring(id)))}
      </fieldset>`,
    )}
    <fieldset class="shell-gallery-group shell-gallery-row">
      <legend>${t("shell-teaching")}</legend>
      ${(["make", "lesson", "collected"] as const).map((what) =>
        pick(`shell-teaching-${what}`, `shell-teaching-${what}-notice`, () =>
          props.onTeaching(what),
        ),
      )}
    </fieldset>
    <fieldset class="shell-gallery-group shell-gallery-row">
      <legend>${t("shell-kept")}</legend>
      <button type="button" class="shell-example" @click=${closing(props.onKept)}>
        <span class="shell-example-name">${t("shell-kept-all")}</span>
        <span class="shell-example-notice">${t("shell-kept-all-notice")}</span>
      </button>
    </fieldset>
  </div>`;
}

/** Arrow keys go from button to button, Home and End to the first and the last. */
function walk(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, buttons.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
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
