/** The sign of Twintree. */
import { html } from "lit/html.js";

/** Two trees that face each other. */
export const logo = html`<svg class="shell-logo" width="28" height="26" viewBox="0 0 26 24" fill="none"
  stroke="currentColor" stroke-width="1.7" stroke-linecap="round" aria-hidden="true" focusable="false">
  <path d="M3 10C3 2 15 2 15 10M9 10c0-4 6-4 6 0M15 10c0-5 8-5 8 0"/>
  <path class="shell-logo-b" d="M3 14c0 8 8 8 8 0M11 14c0 8 12 8 12 0"/></svg>`;
