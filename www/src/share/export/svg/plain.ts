/**
 * A drawing of the page as plain SVG: what style sheets say of each element stands in its attributes, and
 * what only a page needs is gone, so that every program that knows SVG 1.1 draws the same.
 */
import { type Element, element } from "./elements.js";
import { applies, type Place, type Rule } from "./sheet.js";

/** How wide a text is, at a size in pixels. */
export type TextWidth = (text: string, size: number) => number;

/** What a drawing looks like away from the page. */
interface PlainOptions {
  readonly rules: readonly Rule[];
  /** What the variables of the theme are. */
  readonly variables: ReadonlyMap<string, string>;
  readonly width: TextWidth;
}

/** What goes down from an element to those in it. */
interface Inherited {
  readonly variables: ReadonlyMap<string, string>;
  readonly color: string;
  readonly fill: string;
  readonly stroke: string;
  readonly size: number;
}

/** Attributes of places and shapes, which are no style. */
const geometry = new Set(
  "x y x1 y1 x2 y2 cx cy r rx ry d width height viewBox transform direction xmlns".split(" "),
);
/** Style that every program knows as attributes. */
const style = new Set(
  (
    "fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap " +
    "stroke-linejoin opacity font-size font-style font-weight text-anchor"
  ).split(" "),
);
const shapes = new Set(["path", "rect", "circle", "line"]);

/** The element and all in it, plain; undefined where nothing of it is seen. */
export function plain(drawing: Element, options: PlainOptions): Element | undefined {
  const first: Inherited = {
    variables: options.variables,
    color: "#000000",
    fill: "#000000",
    stroke: "none",
    size: 16,
  };
  return plainAt({ element: drawing, parent: undefined }, first, options)[0];
}

/** An element as those that stand for it: a label brings the ground that it stands on. */
function plainAt(place: Place, around: Inherited, options: PlainOptions): readonly Element[] {
  const { element: one } = place;
  if (one.name === "title") return [element("title", {}, one.children)];
  const said = cascade(place, options.rules);
  const variables = new Map(around.variables);
  for (const [name, value] of said) if (name.startsWith("--")) variables.set(name, value);
  const given = new Map([...one.attributes].filter(([name]) => style.has(name)).concat([...said]));
  const known = (name: string) => {
    const value = given.get(name);
    return value === undefined ? undefined : withVariables(value, variables);
  };
  const color = known("color") ?? around.color;
  const paint = (name: "fill" | "stroke"): Colour => {
    const value = known(name);
    return value === undefined ? { name: around[name], opacity: 1 } : colourOf(value, color);
  };
  const [fill, stroke] = [paint("fill"), paint("stroke")];
  const size = Number.parseFloat(known("font-size") ?? "") || around.size;
  const own: Inherited = { variables, color, fill: fill.name, stroke: stroke.name, size };
  if (shapes.has(one.name)) {
    const empty = one.attributes.get("d") === "";
    if (empty || (fill.name === "none" && stroke.name === "none")) return [];
  }
  const children = one.children.flatMap((child): readonly (Element | string)[] =>
    typeof child === "string" ? [child] : plainAt({ element: child, parent: place }, own, options),
  );
  const isSeen = children.some((child) => typeof child !== "string" && child.name !== "title");
  if (one.name === "g" && !isSeen) return [];
  const made = element(one.name, {}, children);
  const { attributes } = made;
  for (const [name, value] of one.attributes)
    if (geometry.has(name)) attributes.set(name, shortened(value));
  const halo = given.get("paint-order") === "stroke";
  for (const name of style) {
    const value = known(name);
    if (value === undefined || (halo && name.startsWith("stroke"))) continue;
    if (name === "fill" || name === "stroke") {
      const colour = name === "fill" ? fill : stroke;
      if (colour.name !== around[name]) attributes.set(name, colour.name);
      if (colour.opacity > 0 && colour.opacity < 1)
        attributes.set(`${name}-opacity`, shortened(String(colour.opacity)));
    } else attributes.set(name, shortened(value.replace(/px\b/g, "")));
  }
  // A line that grows on the page is whole in a picture.
  if (one.attributes.has("pathLength")) attributes.delete("stroke-dasharray");
  if (!halo) return [made];
  const ground = plate(made, size, stroke.name, options.width);
  return ground === undefined ? [made] : [ground, made];
}

/** What the rules say of an element, the strongest last. */
function cascade(place: Place, rules: readonly Rule[]): Map<string, string> {
  // Sorting keeps the order of equal ones.
  const own = rules.filter((rule) => applies(rule, place)).sort((a, b) => a.weight - b.weight);
  return new Map(own.flatMap(({ declarations }) => declarations));
}

/**
 * The ground under a label that stands on a line. On the page it is a broad outline behind the letters, which
 * not every program draws behind them.
 */
function plate(label: Element, size: number, colour: string, width: TextWidth) {
  const [x, y] = [Number(label.attributes.get("x")), Number(label.attributes.get("y"))];
  const text = label.children.filter((child) => typeof child === "string").join("");
  if (text.trim() === "" || Number.isNaN(x) || Number.isNaN(y)) return undefined;
  const wide = width(text, size) + 6;
  const box = { x: x - wide / 2, y: y - size * 0.9, width: wide, height: size * 1.2, rx: 3 };
  const ground = element("rect", { ...box, fill: colour });
  for (const name of Object.keys(box))
    ground.attributes.set(name, shortened(ground.attributes.get(name) ?? ""));
  return ground;
}

/** With two decimals where there were more. */
function shortened(value: string): string {
  return value.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** A colour with its opacity, from 0 to 1. */
interface Colour {
  readonly name: string;
  readonly opacity: number;
}

/** The value with the variables of `known` in their places; undefined where one is not known. */
function withVariables(value: string, known: ReadonlyMap<string, string>): string | undefined {
  let missing = false;
  let text = value;
  // A variable may stand in the value of another one.
  while (/\bvar\(/.test(text) && !missing) {
    text = text.replace(/\bvar\((--[\w-]+)\)/g, (_, name: string) => {
      const found = known.get(name);
      missing ||= found === undefined;
      return found ?? "";
    });
  }
  return missing ? undefined : text;
}

/** The colour of a value, `own` in the place of `currentcolor`. */
function colourOf(value: string, own: string): Colour {
  if (value === "transparent") return { name: "none", opacity: 0 };
  if (value.toLowerCase() === "currentcolor") return { name: own, opacity: 1 };
  const [, first, share, second] =
    /^color-mix\(in srgb, (.+?) (calc\(.+?\)|[\d.]+%), (.+)\)$/.exec(value) ?? [];
  if (first === undefined || share === undefined || second === undefined)
    return { name: value, opacity: 1 };
  const part = shareOf(share);
  const [one, other] = [colourOf(first, own), colourOf(second, own)];
  if (other.opacity === 0) return { name: one.name, opacity: part };
  const [a, b] = [channels(one.name), channels(other.name)];
  const mixed = a.map((channel, at) => Math.round(channel * part + (b[at] ?? 0) * (1 - part)));
  return { name: `#${mixed.map(hexadecimal).join("")}`, opacity: 1 };
}

/** `38%`, or `calc(38% + 12%)`, as a share of 1. */
function shareOf(text: string): number {
  const parts = [...text.matchAll(/[\d.]+(?=%)/g)].map(([number]) => Number(number));
  return parts.reduce((sum, part) => sum + part, 0) / 100;
}

function channels(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) || 0);
}

function hexadecimal(channel: number): string {
  return channel.toString(16).padStart(2, "0");
}
