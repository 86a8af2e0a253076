/** Which of several pairs the page shows, or all of them: previous, next, the way to the picker, and the switch. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import "./texts/en.ftl";

/** Where in a corpus of several pairs the page is. */
export interface CorpusPlace {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** What names the pair: its `sent_id`, else nothing. */
  readonly sentId: string | undefined;
  /** The names of the files that the pairs come from, where they are known. */
  readonly files: readonly string[];
}

/** The place, and the ways to another. */
interface CorpusBarProps {
  /** The pair shown, when there are several. */
  readonly corpus: CorpusPlace | undefined;
  /** Whether all pairs are shown, and not this one. */
  readonly all: boolean;
  /** Shows all pairs, or one. */
  onAll(all: boolean): void;
  /** Previous (-1) or next (1) pair of the corpus. */
  onStep(direction: -1 | 1): void;
  /** Opens the picker. */
  onPick(): void;
}

/** Nothing while there is a single pair. */
export function corpusBar(props: CorpusBarProps): TemplateResult {
  const { corpus, all } = props;
  if (corpus === undefined) return html``;
  const { index, count, sentId, files } = corpus;
  const choice = (shown: boolean, text: string) => html`<button
      type="button"
      class="segment"
      aria-pressed=${shown === all ? "true" : "false"}
      @click=${() => props.onAll(shown)}
    >
      ${text}
    </button>`;
  // From one of them, Escape leads back to all.
  const back = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || all) return;
    event.preventDefault();
    props.onAll(true);
  };
  return html`<nav class="strip source-corpus" aria-label=${t("source-pairs")} @keydown=${back}>
    <button
      type="button"
      class="action action-icon source-arrow"
      aria-label=${t("source-previous")}
      title=${t("source-previous")}
      ?disabled=${index === 0}
      @click=${() => props.onStep(-1)}
    >
      ‹
    </button>
    <button
      type="button"
      class="action action-icon source-arrow"
      aria-label=${t("source-next")}
      title=${t("source-next")}
      ?disabled=${index === count - 1}
      @click=${() => props.onStep(1)}
    >
      ›
    </button>
    <span class="figure source-number">${t("source-pair-number", { index: index + 1, count })}</span>
    <bdi class="clip note source-id">${sentId ?? ""}</bdi>
    <button type="button" class="action source-pick" @click=${props.onPick}>
      ${t("source-pick")}
    </button>
    <span class="note clip pairs-files">${files.map((name, at) => html`${at > 0 ? " · " : ""}<bdi>${name}</bdi>`)}</span>
    <span class="segments pairs-choice" role="group" aria-label=${t("source-shown")}>
      ${choice(false, t("source-one"))}${choice(true, t("source-all", { count }))}
    </span>
  </nav>`;
}
