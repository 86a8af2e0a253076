/** The aligner: what it may propose, by which weights, and what to do with its proposals. */
import { html, nothing, type TemplateResult } from "lit";
import type { Weights } from "../../engine/answers.js";
import { t } from "../../messages/index.js";

/** The options of the aligner as this panel shows them. */
export interface AlignerView {
  readonly onlyMatching: boolean;
  readonly baseline: boolean;
  readonly relations: boolean;
  readonly weights: Readonly<Weights>;
  readonly synonyms: string;
}

export interface AlignerProps {
  readonly options: AlignerView;
  /** How many proposals wait. */
  readonly proposals: number;
  /** What is wrong in the table of synonyms, in words. */
  readonly problems: readonly string[];
  onOptions(change: Partial<AlignerView>): void;
  onAlign(): void;
  onAcceptAll(): void;
  onRejectAll(): void;
}

const weights: readonly (keyof Weights)[] = ["equal", "lemma", "synonym", "relation"];

export function aligner(props: AlignerProps): TemplateResult {
  const { options, onOptions } = props;
  const box = (name: "onlyMatching" | "baseline" | "relations") => html`<label class="shell-check">
    <input
      type="checkbox"
      .checked=${options[name]}
      @change=${(event: Event) =>
        onOptions({ [name]: (event.currentTarget as HTMLInputElement).checked })}
    />
    <span>${t(`align-${name}`)}</span>
  </label>`;
  return html`<section class="shell-aligner" aria-label=${t("align-title")}>
    <div class="shell-aligner-bar">${alignButtons(props)}</div>
    ${box("onlyMatching")}
    <details class="shell-aligner-more">
      <summary>${t("align-more")}</summary>
      ${box("relations")} ${box("baseline")}
      <fieldset class="shell-weights">
        <legend>${t("align-weights")}</legend>
        ${weights.map((name) => weight(name, props))}
      </fieldset>
      <label class="shell-field">
        <span>${t("align-synonyms")}</span>
        <textarea
          class="shell-text"
          rows="3"
          spellcheck="false"
          autocomplete="off"
          placeholder="buy acquire synonym"
          .value=${options.synonyms}
          @input=${(event: Event) =>
            onOptions({ synonyms: (event.currentTarget as HTMLTextAreaElement).value })}
        ></textarea>
      </label>
      ${
        props.problems.length === 0
          ? nothing
          : html`<ul class="shell-problems">
            ${props.problems.map((problem) => html`<li>${problem}</li>`)}
          </ul>`
      }
    </details>
  </section>`;
}

/** Align, and, while there are proposals, what to do with all of them. */
export function alignButtons(
  props: Pick<AlignerProps, "proposals" | "onAlign" | "onAcceptAll" | "onRejectAll">,
): TemplateResult {
  const { proposals } = props;
  return html`<button
      type="button"
      class="shell-button shell-button-strong"
      title=${t("align-button-title")}
      @click=${props.onAlign}
    >
      ${t("align-button")}
    </button>
    ${
      proposals === 0
        ? nothing
        : html`<button
            type="button"
            class="shell-button shell-button-strong"
            data-align="accept"
            @click=${props.onAcceptAll}
          >
            ${t("align-accept-all", { count: proposals })}
          </button>
          <button
            type="button"
            class="shell-button shell-button-strong"
            data-align="reject"
            @click=${props.onRejectAll}
          >
            ${t("align-reject-all")}
          </button>`
    }`;
}

function weight(name: keyof Weights, { options, onOptions }: AlignerProps): TemplateResult {
  const change = (event: Event) => {
    const value = Math.trunc(Number((event.currentTarget as HTMLInputElement).value));
    if (value >= 0 && value < 10_000) onOptions({ weights: { ...options.weights, [name]: value } });
  };
  return html`<label class="shell-field">
    <span>${t(`align-weight-${name}`)}</span>
    <input
      class="shell-number"
      type="number"
      min="0"
      max="9999"
      step="1"
      .value=${String(options.weights[name])}
      @change=${change}
    />
  </label>`;
}
