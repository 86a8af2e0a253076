import { html, type TemplateResult } from "lit/html.js";
import type { EdgeRef } from "../model/refs.js";
import { word } from "./rich.js";

/** An edge by the names of its links: *detective* – *becoming*. */
export function edgeName(names: readonly string[], { from, to }: EdgeRef): TemplateResult {
  return html`${word(names[from] ?? "")} – ${word(names[to] ?? "")}`;
}

/** The same as text, for labels that take no elements. */
export function edgeText(names: readonly string[], { from, to }: EdgeRef): string {
  return `${names[from] ?? ""} – ${names[to] ?? ""}`;
}
