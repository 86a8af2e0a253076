import { markup } from "../www/build/markup.js";

/** What is read of a template: its text, without its elements. */
export function text(value: unknown): string {
  return markup(value)
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
