/** The aligner as it is seen: its button, its options, and the line above the trees while links are proposed. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../copy/command.js";
import type { Weights } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { unopposed, waiting } from "../model/proposals.js";
import { tickBox } from "../shell/tick-box.js";
import type { Marks } from "../stage/props.js";
import { errorCount } from "../text/diagnostics/count.js";
import {
  acceptAll,
  align,
  canvasProposals,
  rejectAll,
  setOptions,
  synonymProblems,
  unlinked,
} from "./aligning.js";
import { alignCommand } from "./command.js";
import { linksOffer } from "./offer.js";
import { sameButton } from "./same.js";
import "./texts/en.ftl";

const weights: readonly (keyof Weights)[] = ["equal", "lemma", "synonym", "relation"];

/** The options of the aligner, for the links tab. */
export function alignerOptions(app: App): TemplateResult {
  const problems = synonymProblems(app);
  const { work } = app.store.state;
  const { formats } = work;
  const { left, right } = app.snapshot.problems;
  const isFaulty = errorCount(left) + errorCount(right) > 0;
  return html`<section class="stack shell-aligner" aria-label=${t("align-title")}>
    <details class="shell-aligner-more">
      <summary>${t("align-more")}</summary>
      ${box(app, "onlyMatching")} ${box(app, "baseline")} ${box(app, "relations")}
      <fieldset class="shell-weights">
        <legend>${t("align-weights")}</legend>
        ${weights.map((name) => weight(app, name))}
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
          .value=${app.store.state.work.aligner.synonyms}
          @input=${(event: Event) =>
            setOptions(app, { synonyms: (event.currentTarget as HTMLTextAreaElement).value })}
        ></textarea>
      </label>
      <ul class="problems" id="synonym-problems">
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>
      ${isFaulty ? nothing : commandView(app, { leftFormat: formats.left, rightFormat: formats.right }, alignCommand(work))}
    </details>
  </section>`;
}

function box(app: App, name: "onlyMatching" | "baseline" | "relations"): TemplateResult {
  const ticked = app.store.state.work.aligner[name];
  return tickBox(t(`align-${name}`), ticked, (on) => setOptions(app, { [name]: on }));
}

function weight(app: App, name: keyof Weights): TemplateResult {
  const { weights } = app.store.state.work.aligner;
  const change = (event: Event) => {
    const value = Math.trunc(Number((event.currentTarget as HTMLInputElement).value));
    if (value >= 0 && value < 10_000) setOptions(app, { weights: { ...weights, [name]: value } });
  };
  return html`<label class="labelled">
    <span>${t(`align-weight-${name}`)}</span>
    <input
      class="field"
      type="number"
      min="0"
      max="9999"
      step="1"
      .value=${String(weights[name])}
      @change=${change}
    />
  </label>`;
}

/** The buttons above the trees: links word by word first, where both sides are the same sentence and it is not offered below. */
export function alignTools(app: App): TemplateResult {
  return html`${linksOffer(app) ? nothing : sameButton(app)}
    <button
      type="button"
      class="action"
      title=${t("align-button-title")}
      @click=${() => void align(app)}
    >
      ${t("align-button")}
    </button>`;
}

/** What waits to be accepted, and the line above the trees meanwhile; what is offered where there is nothing. */
export function proposalMarks(app: App): Marks {
  const { work } = app.store.state;
  const marks = { strip: proposalStrip(app), offer: linksOffer(app) };
  return waiting(work).length === 0 ? marks : { ...marks, proposals: canvasProposals(work) };
}

/** The line above the trees while links are proposed: how many, all at once, and how strictly; undefined where none are. */
function proposalStrip(app: App): TemplateResult | undefined {
  const { work } = app.store.state;
  const proposals = waiting(work).length;
  if (proposals === 0 && !app.moment.aligning) return undefined;
  const free = unopposed(work).length;
  return html`<div class="strip shell-strip" role="group" aria-label=${t("align-title")}>
    <p>
      ${t("align-count", { count: proposals })}
      ${proposals > free ? t("align-opposed", { opposed: proposals - free }) : nothing}
      ${unlinked(app, work)}
    </p>
    <div class="row shell-strip-tools">
      ${acceptAllButton(app, free)}
      <button type="button" class="action" @click=${() => rejectAll(app)}>
        ${t(proposals === 0 ? "align-close" : "align-reject-all")}
      </button>
      ${box(app, "onlyMatching")} ${box(app, "baseline")}
      <button type="button" class="action action-bare" @click=${() => showMore(app)}>
        ${t("align-show-more")}
      </button>
    </div>
  </div>`;
}

/** Accepts at once all proposals that contradict no link, where there are any. */
export function acceptAllButton(app: App, free: number): TemplateResult | typeof nothing {
  if (free === 0) return nothing;
  return html`<button type="button" class="action" @click=${() => acceptAll(app)}>
    ${t("align-accept-all", { count: free })}
  </button>`;
}

/** Opens the options of the aligner where they stand. */
function showMore(app: App): void {
  app.store.look({ sourceTab: "links", sourceOpen: true });
  requestAnimationFrame(() => {
    const more = document.querySelector<HTMLDetailsElement>(".shell-aligner-more");
    if (more === null) return;
    more.open = true;
    more.querySelector("textarea")?.focus();
  });
}
