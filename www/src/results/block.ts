/** A part of a panel under its heading. */
import { html, type TemplateResult } from "lit/html.js";

/** The heading, which names the part as well, and what stands below it. */
export function block(title: string, content: unknown, more = ""): TemplateResult {
  return html`<section class="results-block ${more}" aria-label=${title}>
    <h3>${title}</h3>
    ${content}
  </section>`;
}
