/** The frame of the page: where the panels stand, what they are called, and what is said aloud. */
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import { errorBadge, type HeaderProps, header } from "./header.js";
import { editIcon, shieldIcon } from "./icons.js";
import { notices } from "./notices.js";
import { type TabbedProps, tabbed } from "./tabs.js";
import "./texts/en.ftl";

/** The parts of the page. */
export interface PageProps {
  readonly header: HeaderProps;
  /** Above the source, or above all where that is away or all pairs are shown. */
  readonly bar: unknown;
  /** What stands in their place; undefined where they are shown. */
  readonly instead: unknown;
  readonly source: TabbedProps<string>;
  readonly canvas: unknown;
  /** What parts the trees from the results. */
  readonly split: unknown;
  readonly results: TabbedProps<string>;
}

/** The whole page. */
export function page(props: PageProps): TemplateResult {
  const { results, instead } = props;
  const { app } = props.header;
  const { said, offers } = app.moment;
  const other = instead !== undefined;
  // What is not shown is not drawn either, and stays as it was.
  return html`<a class="shell-skip" href=${other ? "#pairs" : "#canvas"}>${t(other ? "shell-skip-pairs" : "shell-skip")}</a>
    ${header(props.header)}
    ${notices(app)}
    <main class="shell-main" data-source=${app.store.state.view.sourceOpen ? "open" : "folded"} data-shown=${other ? "pairs" : "pair"}>
      ${props.bar} ${other ? noChange : regions(props)} ${other ? instead : nothing}
    </main>
    <footer class="strip strip-foot apart note shell-footer">
      <p class="line" title=${t("shell-private-why")}>${shieldIcon} ${t("shell-private")}</p>
      <p>${t("shell-method", { tab: other ? "score" : results.selected })}</p>
    </footer>
    <div class="hidden" role="status" aria-live="polite" id="said">${offers === 0 ? said : noChange}</div>`;
}

/** Source, trees and results. */
function regions(props: PageProps): TemplateResult {
  const { source, results, header } = props;
  const { store } = header.app;
  const { sourceOpen } = store.state.view;
  return html`<button
        type="button"
        class="action action-bare shell-fold"
        aria-expanded=${sourceOpen ? "true" : "false"}
        aria-controls="source"
        @click=${() => store.look({ sourceOpen: !sourceOpen })}
      >
        ${editIcon} ${t(sourceOpen ? "shell-edit-close" : "shell-edit")}
        ${sourceOpen ? nothing : errorBadge(header.errors)}
      </button>
      <section class="shell-source" id="source" aria-label=${t("shell-source")}>
        <h2 class="hidden">${t("shell-source")}</h2>
        <div class="shell-source-inner">
        ${tabbed("source", t("shell-source-tabs"), source)}
        </div>
      </section>
      <div class="shell-stage">
        <section class="shell-canvas" id="canvas" tabindex="-1" aria-label=${t("shell-canvas")}>
          <h2 class="hidden">${t("shell-canvas")}</h2>
          ${props.canvas}
        </section>
        <div class="shell-split">${props.split}</div>
        <section class="shell-results" id="results" aria-label=${t("shell-results")}>
          <h2 class="hidden">${t("shell-results")}</h2>
          ${tabbed("results", t("shell-results-tabs"), results)}
        </section>
      </div>`;
}
