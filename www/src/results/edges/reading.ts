import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Path, Sentence } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";

/**
 * A path read out as words: *detective* –nsubj↑ *becoming* ↓dobj– *Holmes*; the word where it turns is
 * ringed. Screen readers get it as a sentence, since arrows are read as nothing or as noise.
 */
export function reading(name: string, path: Path, sentence: Sentence): TemplateResult {
  const { nodes, turn, encoding } = path;
  const parts: unknown[] = [];
  const spoken: string[] = [];
  for (const [n, id] of nodes.entries()) {
    const form = formOf(sentence, id);
    if (n > 0 && n <= turn) {
      const label = encoding.ascending[n - 1] ?? "";
      parts.push(html` <span class="results-step results-up">–<bdi>${label}</bdi>↑</span> `);
      spoken.push(t("results-read-up", { label, form }));
    } else if (n > turn) {
      const label = encoding.descending[n - turn - 1] ?? "";
      parts.push(html` <span class="results-step results-down">↓<bdi>${label}</bdi>–</span> `);
      spoken.push(t("results-read-down", { label, form }));
    } else {
      spoken.push(form);
    }
    parts.push(n === turn ? html`<span class="results-turning">${word(form)}</span>` : word(form));
  }
  return html`<p class="results-reading">
    <span class="note">${name}</span>
    <span aria-hidden="true">${parts}</span>
    <span class="hidden">${spoken.join(", ")}${nodes.length === 0 ? nothing : "."}</span>
  </p>`;
}
