/** The head of the page: its name, the gallery, undo and redo, how the page looks and speaks, help. */
import { html, nothing, type TemplateResult } from "lit";
import { type Language, languages, type Phrase, say, t } from "../messages/index.js";
import {
  downIcon,
  helpIcon,
  logo,
  redoIcon,
  sideIcon,
  sizeIcon,
  themeIcon,
  undoIcon,
} from "./icons.js";
import { placeMenu } from "./menu.js";

/** The page's theme: as the system has it, or one of its own. */
export type Theme = "system" | "light" | "dark";
const themes: readonly Theme[] = ["system", "light", "dark"];

/** What the head of the page shows, and what can be done there. */
export interface HeaderProps {
  /** The gallery, by the ids `example-<id>` and `example-<id>-notice` of the catalogues. */
  readonly examples: readonly string[];
  /** The steps that can be undone and redone now. */
  readonly undo: Phrase | undefined;
  readonly redo: Phrase | undefined;
  readonly theme: Theme;
  readonly language: Language;
  /** Whether the texts stand beside the trees. */
  readonly texts: "open" | "away";
  /** How large type and trees are. */
  readonly size: "plain" | "large";
  /** How many errors the texts have. */
  readonly errors: number;
  onExample(id: string): void;
  onUndo(): void;
  onRedo(): void;
  onTheme(theme: Theme): void;
  onLanguage(language: Language): void;
  onSize(size: "plain" | "large"): void;
  onTexts(texts: "open" | "away"): void;
  onHelp(): void;
}

/** The head of the page. */
export function header(props: HeaderProps): TemplateResult {
  return html`<header class="shell-header">
    <h1 class="shell-name">${logo}<span>${t("shell-name")}</span></h1>
    <div class="shell-actions">
      ${textsButton(props)} ${examplesMenu(props)}
      ${stepButton("undo", props.undo, props.onUndo)} ${stepButton("redo", props.redo, props.onRedo)}
    </div>
    <div class="shell-settings">
      ${sizeButton(props)}
      ${appearanceMenu(props)}
      <button
        type="button"
        class="shell-button shell-button-icon"
        title=${t("shell-help")}
        aria-label=${t("shell-help")}
        @click=${props.onHelp}
      >
        ${helpIcon}
      </button>
    </div>
  </header>`;
}

/** Puts the texts away where the page is wide, and says what is wrong in them meanwhile. */
function textsButton({ texts, errors, onTexts }: HeaderProps): TemplateResult {
  const open = texts === "open";
  return html`<button
    type="button"
    class="shell-button shell-texts"
    title=${t(open ? "shell-edit-close" : "shell-edit")}
    aria-expanded=${open ? "true" : "false"}
    aria-controls="source"
    @click=${() => onTexts(open ? "away" : "open")}
  >
    ${sideIcon} ${t("shell-source-tabs")} ${open ? nothing : errorBadge(errors)}
  </button>`;
}

/** How many errors there are in what is not shown. */
export function errorBadge(errors: number): TemplateResult | typeof nothing {
  if (errors === 0) return nothing;
  return html`<span class="shell-tab-alert">${t("tab-errors", { count: errors })}</span>`;
}

/** Larger type, for those who sit far away. */
function sizeButton({ size, onSize }: HeaderProps): TemplateResult {
  const large = size === "large";
  return html`<button
    type="button"
    class="shell-button shell-button-icon shell-size"
    title=${t("shell-size-title")}
    aria-label=${t("shell-size")}
    aria-keyshortcuts="F2"
    aria-pressed=${large ? "true" : "false"}
    @click=${() => onSize(large ? "plain" : "large")}
  >
    ${sizeIcon}
  </button>`;
}

function examplesMenu(props: HeaderProps): TemplateResult {
  const choose = (id: string) => (event: Event) => {
    (event.currentTarget as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
    props.onExample(id);
  };
  return html`<button type="button" class="shell-button" popovertarget="shell-examples">
      ${t("shell-examples")} ${downIcon}
    </button>
    <div
      id="shell-examples"
      class="shell-menu shell-examples"
      popover
      aria-label=${t("shell-examples")}
      role="group"
      @beforetoggle=${placeMenu}
    >
      ${props.examples.map(
        (id) => html`<button type="button" class="shell-example" @click=${choose(id)}>
          <span class="shell-example-name">${t(`example-${id}`)}</span>
          <span class="shell-example-notice">${t(`example-${id}-notice`)}</span>
        </button>`,
      )}
    </div>`;
}

/** Undo or redo; the name of the step stands in its title. Without one the button stays, and stays still. */
function stepButton(
  kind: "undo" | "redo",
  step: Phrase | undefined,
  act: () => void,
): TemplateResult {
  const named = step ? t(`shell-${kind}-step`, { step: say(step) }) : t(`shell-${kind}-none`);
  const keys = kind === "undo" ? "Control+Z" : "Control+Shift+Z";
  return html`<button
    type="button"
    class="shell-button shell-step"
    data-step=${kind}
    title=${named}
    aria-label=${named}
    aria-keyshortcuts=${keys}
    aria-disabled=${step ? "false" : "true"}
    @click=${step ? act : nothing}
  >
    ${kind === "undo" ? undoIcon : redoIcon}
    <span class="shell-step-name">${t(`shell-${kind}`)}</span>
  </button>`;
}

function appearanceMenu(props: HeaderProps): TemplateResult {
  return html`<button
      type="button"
      class="shell-button shell-button-icon"
      popovertarget="shell-appearance"
      title=${t("shell-appearance")}
      aria-label=${t("shell-appearance")}
    >
      ${themeIcon}
    </button>
    <div
      id="shell-appearance"
      class="shell-menu shell-appearance"
      popover
      role="group"
      aria-label=${t("shell-appearance")}
      @beforetoggle=${placeMenu}
    >
      <fieldset class="shell-choice">
        <legend>${t("shell-theme")}</legend>
        ${themes.map(
          (theme) => html`<label>
            <input
              type="radio"
              name="theme"
              value=${theme}
              .checked=${theme === props.theme}
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
              .checked=${language === props.language}
              @change=${() => props.onLanguage(language)}
            />
            ${t(`shell-language-${language}`)}
          </label>`,
        )}
      </fieldset>
    </div>`;
}
