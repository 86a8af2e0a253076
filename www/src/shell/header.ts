/** The head of the page: its name, its areas, undo and redo, how the page looks and speaks, help. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Phrase, say, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { type Area, areas, markLeft } from "../model/areas.js";
import type { Later } from "../model/later.js";
import { iconButton } from "./icon-button.js";
import { helpIcon, redoIcon, shareIcon, sizeIcon, themeIcon, undoIcon } from "./icons.js";
import { logo } from "./logo.js";
import { placeMenu } from "./menu.js";
import { missing } from "./missing.js";

/** What the head of the page shows, and what can be done there. */
export interface HeaderProps {
  readonly app: App;
  readonly area: Area;
  /** What is in the menu of how the page looks and speaks. */
  readonly appearance: Later<{ appearance(app: App): unknown }>;
  onShare(): void;
  onHelp(): void;
}

/** The head of the page. */
export function header(props: HeaderProps): TemplateResult {
  const { app, area } = props;
  const { past, future } = app.store.timeline.history;
  return html`<header class="line shell-header">
    <h1 class="line shell-name">${logo}<span>${t("shell-name")}</span></h1>
    <nav class="shell-areas">
      ${areas.map(
        (name) =>
          html`<a class="shell-area" href=${`#${name}`} aria-current=${name === area ? "page" : nothing} @click=${markLeft}>${t(`shell-${name}`)}</a>`,
      )}
    </nav>
    <div class="line shell-actions" ?hidden=${area !== "compare"}>
      ${stepButton("undo", past.at(-1)?.name, app.undo)} ${stepButton("redo", future.at(-1)?.name, app.redo)}
      <button type="button" class="action action-bare shell-share" title=${t("shell-share")} aria-label=${t("shell-share")} @click=${props.onShare}>
        ${shareIcon} <span class="shell-step-name">${t("shell-share")}</span>
      </button>
    </div>
    <div class="line shell-settings">
      ${sizeButton(app)}
      ${appearanceMenu(props)}
      ${iconButton(t("shell-help"), helpIcon, props.onHelp)}
    </div>
  </header>`;
}

/** Larger type, for those who sit far away. */
function sizeButton({ moment, prefer }: App): TemplateResult {
  const large = moment.preferences.size === "large";
  return html`<button
    type="button"
    class="toggle action-icon shell-size"
    title=${t("shell-size-title")}
    aria-label=${t("shell-size")}
    aria-keyshortcuts="F2"
    aria-pressed=${large ? "true" : "false"}
    @click=${() => prefer({ size: large ? "plain" : "large" })}
  >
    ${sizeIcon}
  </button>`;
}

/** A button and the menu that it opens; what is in it comes when it is opened, or before. */
function appearanceMenu({ app, appearance }: HeaderProps): TemplateResult {
  const label = t("shell-appearance");
  const asked = appearance.peek();
  return html`<button
      type="button"
      class="action action-bare action-icon"
      popovertarget="shell-appearance"
      title=${label}
      aria-label=${label}
    >
      ${themeIcon}
    </button>
    <div
      id="shell-appearance"
      class="menu shell-appearance"
      popover
      aria-label=${label}
      role="group"
      @beforetoggle=${(event: ToggleEvent) => {
        appearance();
        placeMenu(event);
      }}
    >
      ${asked.kind === "ready" ? asked.answer.appearance(app) : missing(asked)}
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
    class="action action-bare shell-step"
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
