/** The few pictures of the page's frame; each stands beside words or in a button that has a name. */
import { html, svg, type TemplateResult } from "lit/html.js";

/** A picture of lines, of this size. */
export function icon(size: number, content: TemplateResult): TemplateResult {
  return html`<svg class="shell-icon" width=${size} height=${size} viewBox="0 0 20 20" fill="none"
    stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"
    aria-hidden="true" focusable="false">${content}</svg>`;
}

/** An arrow back. */
export const undoIcon = icon(18, svg`<path d="M7.5 4 3.5 8l4 4M4 8h7.5a4.5 4.5 0 0 1 0 9H8"/>`);
/** An arrow on. */
export const redoIcon = icon(18, svg`<path d="m12.5 4 4 4-4 4M16 8H8.5a4.5 4.5 0 0 0 0 9H12"/>`);
/** An arrow out. */
export const shareIcon = icon(18, svg`<path d="M10 13V3M6 6.5 10 3l4 3.5M5 10v7h10v-7"/>`);
/** A cross. */
export const closeIcon = icon(16, svg`<path d="m5 5 10 10M15 5 5 15"/>`);
/** A tick. */
export const checkIcon = icon(16, svg`<path d="m4 10.5 4 4 8-9"/>`);
/** A plus. */
export const plusIcon = icon(16, svg`<path d="M10 4v12M4 10h12"/>`);
/** A pen. */
export const editIcon = icon(16, svg`<path d="m4 16 .8-3.5L13.5 3.8l2.7 2.7L7.5 15.2z"/>`);
/** Larger letters. */
export const sizeIcon = icon(
  18,
  svg`<path d="m2 15.5 4-11 4 11M3.5 12h5M13 15.5v-6M10.5 12.5h0M12 11.5l3-3 3 3M15 8.5v7"/>`,
);
/** Half dark, half light. */
export const themeIcon = icon(
  18,
  svg`<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/>`,
);
/** A question mark. */
export const helpIcon = icon(
  18,
  svg`<circle cx="10" cy="10" r="7.5"/><path d="M7.8 7.8c.2-3 4.6-2.8 4.4-.2-.1 1.6-2.1 1.7-2.2 3.5"/>
    <path d="M10 14v.1" stroke-width="2"/>`,
);
/** A shield with a tick. */
export const shieldIcon = icon(
  16,
  svg`<path d="M10 2.5 16 5v4.5c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8V5z"/>
  <path d="m7.5 10 1.8 1.8L12.8 8"/>`,
);
