/** The head of an exercise: what is asked, how far it has gone, and what can be done now. */
import { html, nothing, type TemplateResult } from "lit/html.js";

interface HeadProps {
  /** What the teacher says of it, where that is not the question itself. */
  readonly text: string;
  readonly question: string;
  readonly done: number;
  readonly all: number;
  /** The same in words. */
  readonly progress: string;
  readonly buttons: unknown;
}

/** As many dots are told at a glance. */
const mostDots = 12;

/** The head. Of a single thing to do no progress is told. */
export function exerciseHead(props: HeadProps): TemplateResult {
  const { text, question, done, all, progress, buttons } = props;
  return html`<div class="row apart exercise-head">
    <div class="exercise-asked">
      ${text === "" ? nothing : html`<p class="note exercise-text">${text}</p>`}
      <h2 class="exercise-question">${question}</h2>
    </div>
    <div class="row exercise-tools">
      ${
        all <= mostDots && all > 1
          ? html`<svg class="exercise-dots" width=${all * 14} height="12" aria-hidden="true">${Array.from(
              { length: all },
              (_, n) => dot(n, n < done),
            )}</svg>`
          : nothing
      }
      ${all > 1 ? html`<span class="figure exercise-progress">${progress}</span>` : nothing}
      ${buttons}
    </div>
  </div>`;
}

function dot(at: number, full: boolean) {
  return html`<svg x=${at * 14} width="12" height="12" viewBox="0 0 12 12"><circle class=${full ? "exercise-dot exercise-dot-full" : "exercise-dot"} cx="6" cy="6" r="4.5"></circle></svg>`;
}
