/** The frame of the page: where the panels stand, what they are called, and what is said aloud. */
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { Notice } from "../model/app.js";
import { errorBadge, type HeaderProps, header } from "./header.js";
import { editIcon, shieldIcon } from "./icons.js";
import { notices } from "./notices.js";
import { type Tab, tabPanel, tabs } from "./tabs.js";
import "./texts/en.ftl";

/** A panel behind tabs. */
export interface TabbedProps<Name extends string> {
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly content: unknown;
  onSelect(name: Name): void;
}

/** The parts of the page. */
export interface PageProps<Source extends string, Results extends string> {
  readonly header: HeaderProps;
  readonly notices: readonly Notice[];
  /** Above the source, or above all where that is away or all pairs are shown. */
  readonly bar: unknown;
  /** What stands in their place; undefined where they are shown. */
  readonly instead: unknown;
  readonly source: TabbedProps<Source>;
  readonly canvas: unknown;
  /** What parts the trees from the results. */
  readonly split: unknown;
  readonly results: TabbedProps<Results>;
  /** Whether the source is unfolded where the page is narrow. */
  readonly sourceOpen: boolean;
  /** What is said aloud, or that it stays. */
  readonly said: string | typeof noChange;
  /** Dialogs of the panels. */
  readonly dialogs: unknown;
  onDismiss(key: string): void;
  onSourceOpen(open: boolean): void;
}

/** The whole page. */
export function page<Source extends string, Results extends string>(
  props: PageProps<Source, Results>,
): TemplateResult {
  const { results, sourceOpen, instead } = props;
  const other = instead !== undefined;
  // What is not shown is not drawn either, and stays as it was.
  return html`<a class="shell-skip" href=${other ? "#pairs" : "#canvas"}>${t(other ? "shell-skip-pairs" : "shell-skip")}</a>
    ${header(props.header)}
    ${notices({ notices: props.notices, onDismiss: props.onDismiss })}
    <main class="shell-main" data-source=${sourceOpen ? "open" : "folded"} data-shown=${other ? "pairs" : "pair"}>
      ${props.bar} ${other ? noChange : regions(props)} ${other ? instead : nothing}
    </main>
    <footer class="strip strip-foot apart note shell-footer">
      <p class="line" title=${t("shell-private-why")}>${shieldIcon} ${t("shell-private")}</p>
      <p>${t("shell-method", { tab: other ? "score" : results.selected })}</p>
    </footer>
    ${props.dialogs}
    <div class="hidden" role="status" aria-live="polite" id="said">${props.said}</div>`;
}

/** Source, trees and results. */
function regions<Source extends string, Results extends string>(
  props: PageProps<Source, Results>,
): TemplateResult {
  const { source, results, sourceOpen } = props;
  return html`<button
        type="button"
        class="action action-bare shell-fold"
        aria-expanded=${sourceOpen ? "true" : "false"}
        aria-controls="source"
        @click=${() => props.onSourceOpen(!sourceOpen)}
      >
        ${editIcon} ${t(sourceOpen ? "shell-edit-close" : "shell-edit")}
        ${sourceOpen ? nothing : errorBadge(props.header.errors)}
      </button>
      <section class="shell-source" id="source" aria-label=${t("shell-source")}>
        <h2 class="hidden">${t("shell-source")}</h2>
        <div class="shell-source-inner">
        ${tabs({
          id: "source",
          label: t("shell-source-tabs"),
          tabs: source.tabs,
          selected: source.selected,
          onSelect: source.onSelect,
        })}
        ${tabPanel("source", source.selected, source.content)}
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
          ${tabs({
            id: "results",
            label: t("shell-results-tabs"),
            tabs: results.tabs,
            selected: results.selected,
            onSelect: results.onSelect,
          })}
          ${tabPanel("results", results.selected, results.content)}
        </section>
      </div>`;
}
