/** "Phrases | Dependencies": what the trees in brackets are read as. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { setReadAs } from "../../model/documents.js";

/** What trees of phrases are read as. */
export interface Reading {
  readonly dependencies: boolean;
  onDependencies(dependencies: boolean): void;
}

/** What brackets are read as: a step of the work, for it is what the measures go by. */
export function readingOf({ store }: App): Reading {
  return {
    dependencies: store.state.work.readAs !== undefined,
    onDependencies(dependencies) {
      const readAs = dependencies ? "dependencies" : undefined;
      store.change({ id: `step-read-${readAs ?? "phrases"}` }, setReadAs(store.state.work, readAs));
    },
  };
}

/** The choice, where there is one: where a side is in brackets. */
export function readingChoice(reading: Reading | undefined): TemplateResult | typeof nothing {
  if (!reading) return nothing;
  const { dependencies, onDependencies } = reading;
  const button = (text: string, wanted: boolean, title: string) =>
    html`<button type="button" class="segment" title=${title}
      aria-pressed=${wanted === dependencies ? "true" : "false"}
      @click=${() => onDependencies(wanted)}>${text}</button>`;
  return html`<span class="segments">
    ${button(t("canvas-phrases"), false, t("canvas-phrases-title"))}
    ${button(t("canvas-dependencies"), true, t("canvas-dependencies-title"))}
  </span>`;
}
