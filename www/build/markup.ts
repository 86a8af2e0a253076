/**
 * Lit templates as text, without a document: for pictures in files.
 *
 * `markup(svg`<g class="${"a"}">${"1 < 2"}</g>`)` is `<g class="a">1 &lt; 2</g>`. Listeners and properties
 * are left out, booleans and `nothing` treated as Lit does; of directives `guard` and `repeat` are known.
 */

import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { nothing } from "lit/html.js";

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

function isTemplate(value: unknown): value is Template {
  return typeof value === "object" && value !== null && "_$litType$" in value && "strings" in value;
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** `text` as it stands in markup, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escaped(value.toString());
  throw new TypeError(`no markup for a value of type ${typeof value}`);
}

/** What tells a directive in a template; each is told by one of its own. */
function directiveOf(value: unknown): unknown {
  const isDirected = typeof value === "object" && value !== null && "_$litDirective$" in value;
  return isDirected ? value._$litDirective$ : undefined;
}

type Draw = (item: unknown, at: number) => unknown;

/** What directives come to, where the template stands for the first time. */
const directives = new Map<unknown, (...values: never[]) => unknown>([
  [directiveOf(guard([], () => nothing)), (_: unknown, draw: () => unknown) => draw()],
  [
    directiveOf(repeat([], () => nothing)),
    (items: Iterable<unknown>, key: Draw, draw = key) => Array.from(items, draw),
  ],
]);

/** The markup of a template, of a list of them, or of a plain value. */
export function markup(value: unknown): string {
  if (value === nothing) return "";
  if (isTemplate(value)) return templateMarkup(value);
  const directed = directives.get(directiveOf(value));
  if (directed) return markup(directed(...((value as Pick<Template, "values">).values as never[])));
  if (isList(value) && typeof value !== "string") return Array.from(value, markup).join("");
  return plain(value);
}

function templateMarkup(template: Template): string {
  let text = template.strings[0] ?? "";
  template.values.forEach((value, i) => {
    const next = template.strings[i + 1] ?? "";
    if (text.lastIndexOf("<") > text.lastIndexOf(">")) text = withAttribute(text, value, next);
    else text += markup(value) + next;
  });
  return text;
}

/** `text` ends inside a tag, in front of an attribute's value. */
function withAttribute(text: string, value: unknown, next: string): string {
  const binding = /\s([@.?]?)([\w:-]+)=("?)([^"]*)$/.exec(text);
  if (!binding) throw new TypeError("a value stands in a tag but not in an attribute");
  const [whole, kind, name = "", quote = ""] = binding;
  const before = text.slice(0, text.length - whole.length);
  const after = quote === '"' && next.startsWith('"') ? next.slice(1) : next;
  if (kind === "@" || kind === ".") return before + after;
  if (kind === "?") return value ? `${before} ${name}=""${after}` : before + after;
  if (value === nothing) return before + after;
  return quote === "" ? `${text}"${plain(value)}"${next}` : text + plain(value) + next;
}
