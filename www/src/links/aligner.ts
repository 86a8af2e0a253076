/** The aligner: what it may propose, by which weights, and what to do with its proposals. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Weights } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { AlignerOptions } from "../model/state.js";
import "./texts/en.ftl";

/** The options of the aligner in the links tab. */
interface AlignerProps {
  readonly options: AlignerOptions;
  /** What is wrong in the table of synonyms, in words. */
  readonly problems: readonly string[];
  onOptions(change: Partial<AlignerOptions>): void;
}

const weights: readonly (keyof Weights)[] = ["equal", "lemma", "synonym", "relation"];

/** The options of the aligner; its button stands above the trees. */
export function aligner(props: AlignerProps): TemplateResult {
  const { options, problems, onOptions } = props;
  return html`<section class="stack shell-aligner" aria-label=${t("align-title")}>
    <details class="shell-aligner-more">
      <summary>${t("align-more")}</summary>
      ${box("onlyMatching", props)} ${box("baseline", props)} ${box("relations", props)}
      <fieldset class="shell-weights">
        <legend>${t("align-weights")}</legend>
        ${weights.map((name) => weight(name, props))}
      </fieldset>
      <label class="labelled">
        <span>${t("align-synonyms")}</span>
        <textarea
          class="field field-code"
          rows="4"
          spellcheck="false"
          autocomplete="off"
          placeholder="buy acquire synonym"
          aria-describedby="synonym-problems"
          aria-invalid=${problems.length > 0 ? "true" : "false"}
          .value=${options.synonyms}
          @input=${(event: Event) =>
            onOptions({ synonyms: (event.currentTarget as HTMLTextAreaElement).value })}
        ></textarea>
      </label>
      <ul class="problems" id="synonym-problems">
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>
    </details>
  </section>`;
}

function box(
  name: "onlyMatching" | "baseline" | "relations",
  { options, onOptions }: Pick<AlignerProps, "options" | "onOptions">,
): TemplateResult {
  return html`<label class="tick">
    <input
      type="checkbox"
      .checked=${options[name]}
      @change=${(event: Event) =>
        onOptions({ [name]: (event.currentTarget as HTMLInputElement).checked })}
    />
    <span>${t(`align-${name}`)}</span>
  </label>`;
}

/** Proposes links. */
export function alignButton(onAlign: () => void): TemplateResult {
  return html`<button
    type="button"
    class="action"
    title=${t("align-button-title")}
    @click=${onAlign}
  >
    ${t("align-button")}
  </button>`;
}

/** The aligner above the trees. */
interface AlignStripProps extends Pick<AlignerProps, "options" | "onOptions"> {
  /** How many proposals wait, and how many of them contradict no link. */
  readonly proposals: number;
  readonly free: number;
  /** That equal words stay unlinked, in words; empty where none do. */
  readonly unlinked: string;
  onAcceptAll(): void;
  onRejectAll(): void;
  /** Shows the options that have no place here. */
  onMore(): void;
}

/** The line above the trees while links are proposed: how many, all at once, and how strictly. */
export function alignStrip(props: AlignStripProps): TemplateResult {
  const { proposals, free } = props;
  return html`<div class="strip shell-strip" role="group" aria-label=${t("align-title")}>
    <p>
      ${t("align-count", { count: proposals })}
      ${proposals > free ? t("align-opposed", { opposed: proposals - free }) : nothing}
      ${props.unlinked}
    </p>
    <div class="row shell-strip-tools">
      ${
        free === 0
          ? nothing
          : html`<button type="button" class="action" @click=${props.onAcceptAll}>
            ${t("align-accept-all", { count: free })}
          </button>`
      }
      <button type="button" class="action" @click=${props.onRejectAll}>
        ${t(proposals === 0 ? "align-close" : "align-reject-all")}
      </button>
      ${box("onlyMatching", props)} ${box("baseline", props)}
      <button type="button" class="action action-bare" @click=${props.onMore}>${t("align-show-more")}</button>
    </div>
  </div>`;
}

function weight(name: keyof Weights, { options, onOptions }: AlignerProps): TemplateResult {
  const change = (event: Event) => {
    const value = Math.trunc(Number((event.currentTarget as HTMLInputElement).value));
    if (value >= 0 && value < 10_000) onOptions({ weights: { ...options.weights, [name]: value } });
  };
  return html`<label class="labelled">
    <span>${t(`align-weight-${name}`)}</span>
    <input
      class="field"
      type="number"
      min="0"
      max="9999"
      step="1"
      .value=${String(options.weights[name])}
      @change=${change}
    />
  </label>`;
}
