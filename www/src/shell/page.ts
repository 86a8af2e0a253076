/** The frame of the page: where the panels stand, what they are called, and what is said aloud. */
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import { type HeaderProps, header } from "./header.js";
import { editIcon, shieldIcon } from "./icons.js";
import { notices } from "./notices.js";
import { type TabbedProps, tabbed } from "./tabs.js";
import "./texts/en.ftl";

/** The parts of the page. */
export interface PageProps {
  readonly header: HeaderProps;
  /** Above all, where there are several pairs. */
  readonly bar: unknown;
  /** What stands in their place; undefined where they are shown. */
  readonly instead: unknown;
  /** Both as running text. */
  readonly sentences: unknown;
  /** How many errors the texts have. */
  readonly errors: number;
  /** The texts behind their tabs. */
  readonly source: unknown;
  readonly canvas: unknown;
  /** What there is to notice in an example. */
  readonly noticing: unknown;
  /** What parts the trees from the results. */
  readonly split: unknown;
  readonly results: TabbedProps<string>;
}

/** The whole page. */
export function page(props: PageProps): TemplateResult {
  const { results, instead } = props;
  const { app, area } = props.header;
  const { said, offers } = app.moment;
  const other = instead !== undefined;
  const shown = area !== "compare" ? area : other ? "pairs" : "pair";
  // What is not shown is not drawn either, and stays as it was.
  return html`<a class="shell-skip" href=${other ? `#${shown}` : "#canvas"}>${t("shell-skip", { shown })}</a>
    ${header(props.header)}
    ${notices(app)}
    <main class="shell-main" data-shown=${shown}>
      ${props.bar} ${other ? noChange : regions(props)} ${other ? instead : nothing}
    </main>
    <footer class="strip strip-foot apart note shell-footer">
      <p class="line" title=${t("shell-private-why")}>${shieldIcon} ${t("shell-private")}</p>
      <p>${area === "compare" ? t("shell-method", { tab: other ? "score" : results.selected }) : nothing}</p>
    </footer>
    <div class="hidden" role="status" aria-live="polite" id="said">${offers === 0 ? said : noChange}</div>`;
}

/** The sentences, the texts that they are made of, trees and results. */
function regions(props: PageProps): TemplateResult {
  const { results, header } = props;
  const { store } = header.app;
  const { sourceOpen } = store.state.view;
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== "Escape" || defaultPrevented || !sourceOpen) return;
    store.look({ sourceOpen: false });
    document.querySelector<HTMLElement>(".shell-texts")?.focus();
  };
  return html`<section class="shell-sentences" aria-label=${t("shell-sentences")} @keydown=${close}>
        ${props.sentences}
        <div class="shell-edit">
          <button
            type="button"
            class="action shell-texts"
            aria-expanded=${sourceOpen ? "true" : "false"}
            aria-controls="source"
            @click=${() => store.look({ sourceOpen: !sourceOpen })}
          >
            ${editIcon} <span>${t("shell-edit")}</span> ${sourceOpen ? nothing : errorBadge(props.errors)}
          </button>
          <p class="note shell-edit-hint">${t("shell-edit-hint")}</p>
        </div>
      </section>
      <div class="shell-body">
        <section class="shell-source" id="source" ?hidden=${!sourceOpen} aria-label=${t("shell-source")} @keydown=${close}>
          <h2 class="hidden">${t("shell-source")}</h2>
          ${props.source}
        </section>
        <div class="shell-stage">
          <section class="shell-canvas" id="canvas" tabindex="-1" aria-label=${t("shell-canvas")}>
            <h2 class="hidden">${t("shell-canvas")}</h2>
            ${props.canvas}
          </section>
          <div class="shell-noticing">${props.noticing}</div>
          <div class="shell-split">${props.split}</div>
          <section class="shell-results" id="results" aria-label=${t("shell-results")}>
            <h2 class="hidden">${t("shell-results")}</h2>
            ${tabbed("results", t("shell-results-tabs"), results)}
          </section>
        </div>
      </div>`;
}

/** How many errors there are in what is not shown. */
function errorBadge(errors: number): TemplateResult | typeof nothing {
  if (errors === 0) return nothing;
  return html`<span class="badge shell-tab-alert">${t("tab-errors", { count: errors })}</span>`;
}
