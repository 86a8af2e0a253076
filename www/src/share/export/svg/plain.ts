/**
 * A drawing of the page as plain SVG: what style sheets say of each element stands in its attributes, and
 * what only a page needs is gone, so that every program that knows SVG 1.1 draws the same.
 */

/** How wide a text is, at a size in pixels. */
export type TextWidth = (text: string, size: number) => number;

/** What the attributes of an element are to say of its looks. */
type Look = Readonly<Record<string, string>>;

/** Attributes of places and shapes, which are no style. */
const geometry = "x y x1 y1 x2 y2 cx cy r rx ry d width height viewBox transform direction".split(
  " ",
);
/** Style that every program knows as attributes, and that goes down from an element to those in it. */
const inherited = (
  "fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap " +
  "stroke-linejoin font-size font-style font-weight text-anchor"
).split(" ");
const shapes = ["path", "rect", "circle", "line"];

/** An element of SVG. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (Node | string)[] = [],
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, shortened(value));
  made.append(...children);
  return made;
}

/** What stands within an element of the document, plain: a label brings the ground that it stands on. */
export function plainWithin(one: Element, width: TextWidth): readonly SVGElement[] {
  const look = lookOf(getComputedStyle(one));
  return [...one.children].flatMap((child) => plain(child, look, width));
}

/** An element as those that stand for it. */
function plain(one: Element, around: Look, width: TextWidth): readonly SVGElement[] {
  const { localName: name } = one;
  if (name === "title") return [element(name, {}, [one.textContent])];
  const style = getComputedStyle(one);
  const isLabel = name === "text" && style.paintOrder.startsWith("stroke");
  const look = lookOf(style);
  const isPaint = look.fill !== "none" || look.stroke !== "none";
  if (shapes.includes(name) && (!isPaint || one.getAttribute("d") === "")) return [];
  const children = [...one.childNodes].flatMap((child): readonly (SVGElement | string)[] => {
    if (child instanceof Element) return plain(child, look, width);
    return child instanceof Text && (name === "text" || name === "tspan") ? [child.data] : [];
  });
  const isSeen = children.some((child) => typeof child === "string" || child.localName !== "title");
  if (name === "g" && !isSeen) return [];
  const places = [...one.attributes].filter((attribute) => geometry.includes(attribute.name));
  const attributes = Object.fromEntries(places.map(({ name, value }) => [name, value]));
  for (const [key, value] of Object.entries(look)) {
    const isHalo = isLabel && key.startsWith("stroke");
    if (value !== around[key] && !isHalo) attributes[key] = value;
  }
  if (style.opacity !== "1") attributes.opacity = style.opacity;
  const made = element(name, attributes, children);
  return isLabel ? [...plate(made, look, width), made] : [made];
}

/**
 * The ground under a label that stands on a line. On the page it is a broad outline behind the letters, which
 * not every program draws behind them.
 */
function plate(label: SVGElement, look: Look, width: TextWidth): readonly SVGElement[] {
  const text = label.textContent;
  if (text.trim() === "") return [];
  const size = Number(look["font-size"]);
  const [x, y] = [Number(label.getAttribute("x")), Number(label.getAttribute("y"))];
  const wide = width(text, size) + 6;
  const box = { x: x - wide / 2, y: y - size * 0.9, width: wide, height: size * 1.2, rx: 3 };
  return [element("rect", { ...box, fill: look.stroke ?? "none" })];
}

/** How an element looks. */
function lookOf(style: CSSStyleDeclaration): Look {
  const said = Object.fromEntries(
    inherited.map((name) => [name, style.getPropertyValue(name).replace(/px\b/g, "")]),
  );
  return { ...said, ...paintOf("fill", said), ...paintOf("stroke", said) };
}

/** A colour and its opacity, which are one in the style of the page: `none`, `rgb(…)` or `color(srgb …)`. */
function paintOf(name: "fill" | "stroke", look: Look): Look {
  const value = look[name] ?? "none";
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (value === "none" || alpha === 0) return { [name]: "none" };
  const full = value.startsWith("color(") ? 255 : 1;
  const channels = [red, green, blue].map((channel) => Math.round(channel * full));
  const digits = channels.map((channel) => channel.toString(16).padStart(2, "0"));
  const opacity = alpha * Number(look[`${name}-opacity`]);
  return { [name]: `#${digits.join("")}`, [`${name}-opacity`]: String(opacity) };
}

/** With two decimals where there were more. */
function shortened(value: string | number): string {
  return String(value).replace(/\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
}
