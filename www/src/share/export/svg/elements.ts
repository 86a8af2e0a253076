/**
 * Markup as elements, without a document: read, changed, and written as XML that stands alone.
 *
 * `written(parse('<g class="a">1 &lt; 2</g>'))` is what went in.
 */

import { escaped as inMarkup } from "../../../stage/draw/markup.js";
import { unescaped } from "../../picture-session.js";

/** An element of a picture. */
export interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
}

/** An element of this name. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (Element | string)[] = [],
): Element {
  const entries = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
  return { name, attributes: new Map(entries), children: [...children] };
}

/** `text` as it stands in XML; what no XML may hold becomes a replacement character. */
function escaped(text: string): string {
  const known = text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (one) =>
    /[\t\n\r\u007f-\u009f]/.test(one) ? one : "\ufffd",
  );
  return inMarkup(known);
}

/** The first element of markup whose attributes all stand in quotes. */
export function parse(markup: string): Element {
  const top = element("", {});
  const open = [top];
  for (const [piece, end, name = "", attributes = "", alone] of markup.matchAll(
    /<(\/?)([\w:-]+)([^>]*?)(\/?)>|[^<]+/g,
  )) {
    const parent = open.at(-1) ?? top;
    if (end === undefined) {
      parent.children.push(unescaped(piece));
    } else if (end === "/") {
      open.pop();
    } else {
      const one = element(name, {});
      for (const [, key = "", value = ""] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
        one.attributes.set(key, unescaped(value));
      parent.children.push(one);
      if (alone !== "/") open.push(one);
    }
  }
  const first = top.children.find((child) => typeof child !== "string");
  if (first === undefined) throw new TypeError("no element in the markup");
  return first;
}

/** An element as XML, each element that holds others on lines of its own. */
export function written(one: Element, indent = ""): string {
  const attributes = [...one.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `${indent}<${one.name}${attributes.join("")}`;
  if (one.children.length === 0) return `${start}/>`;
  const inline = one.name === "text" || one.children.every((child) => typeof child === "string");
  if (inline) return `${start}>${one.children.map(inlined).join("")}</${one.name}>`;
  const lines = one.children.flatMap((child) =>
    typeof child === "string" ? [] : [written(child, `${indent} `)],
  );
  return `${start}>\n${lines.join("\n")}\n${indent}</${one.name}>`;
}

/** Where a space would be seen, none is put between. */
function inlined(child: Element | string): string {
  return typeof child === "string" ? escaped(child) : written(child);
}
