/** Any picture of the page in TikZ, element by element: for what no package draws by itself. */
import type { Element } from "../svg/elements.js";
import { latexDocument } from "./document.js";
import { latex } from "./text.js";

/** What goes down from an element to those in it. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly size: number;
  readonly opacity: number;
}

/** Pixels in points of TeX. */
const points = 0.75;

/** The elements of a plain picture as a document. */
export function tikzDocument(children: readonly (Element | string)[], title: string): string {
  const first: Inherited = { fill: "#000000", stroke: "none", width: 1, size: 16, opacity: 1 };
  const words: string[] = [];
  const lines = children.flatMap((child) => drawn(child, first, words));
  return latexDocument({
    title,
    preamble: ["\\usetikzlibrary{svg.path}"],
    body: [
      `\\begin{tikzpicture}[x=${points}pt,y=-${points}pt,every node/.style={inner sep=0pt,outer sep=0pt}]`,
      ...lines,
      "\\end{tikzpicture}",
    ].join("\n"),
    words,
    runs: 1,
  });
}

function drawn(one: Element | string, around: Inherited, words: string[]): readonly string[] {
  if (typeof one === "string" || one.name === "title") return [];
  const { attributes } = one;
  const number = (name: string, otherwise: number) =>
    Number.parseFloat(attributes.get(name) ?? "") || otherwise;
  const own: Inherited = {
    fill: attributes.get("fill") ?? around.fill,
    stroke: attributes.get("stroke") ?? around.stroke,
    width: number("stroke-width", around.width),
    size: number("font-size", around.size),
    opacity: around.opacity * Number(attributes.get("opacity") ?? 1),
  };
  const at = (name: string) => Number(attributes.get(name) ?? 0);
  switch (one.name) {
    case "g": {
      const inside = one.children.flatMap((child) => drawn(child, own, words));
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(attributes.get("transform") ?? "") ?? [];
      return x === undefined
        ? inside
        : [`\\begin{scope}[shift={(${x},${y})}]`, ...inside, "\\end{scope}"];
    }
    case "path": {
      // Curves are in points, whatever the unit of the picture.
      const d = attributes.get("d") ?? "";
      return [
        `\\path[${paint(attributes, own)}] [x=1pt,y=1pt,xscale=${points},yscale=-${points}] svg {${d}};`,
      ];
    }
    case "rect": {
      const [x, y] = [at("x"), at("y")];
      const round = Math.min(at("rx"), at("width") / 2, at("height") / 2) * points;
      const corners = round > 0 ? `,rounded corners=${short(round)}pt` : "";
      return [
        `\\path[${paint(attributes, own)}${corners}] (${short(x)},${short(y)}) rectangle (${short(x + at("width"))},${short(y + at("height"))});`,
      ];
    }
    case "circle":
      return [
        `\\path[${paint(attributes, own)}] (${at("cx")},${at("cy")}) circle[radius=${short(at("r") * points)}pt];`,
      ];
    case "text": {
      const anchor = { start: "base west", middle: "base", end: "base east" }[
        attributes.get("text-anchor") ?? "start"
      ];
      const font = fontOf(attributes, own.size);
      const content = one.children.map((child) => piece(child, own, words)).join("");
      return [
        `\\node[anchor=${anchor ?? "base west"},text=${colour(own.fill)},opacity=${short(own.opacity)},font=${font}] at (${at("x")},${at("y")}) {${content}};`,
      ];
    }
    default:
      return [];
  }
}

/** A piece of a text; one of another size says so. */
function piece(child: Element | string, own: Inherited, words: string[]): string {
  if (typeof child === "string") {
    words.push(child);
    return latex(child);
  }
  if (child.name !== "tspan") return "";
  const text = child.children.filter((one) => typeof one === "string").join("");
  words.push(text);
  const size = Number.parseFloat(child.attributes.get("font-size") ?? "") || own.size;
  const fill = child.attributes.get("fill") ?? own.fill;
  return `{${fontOf(child.attributes, size)}\\color{${colour(fill)}}${latex(text)}}`;
}

function fontOf(attributes: ReadonlyMap<string, string>, size: number): string {
  const heavy = Number(attributes.get("font-weight") ?? 400) >= 600 ? "\\bfseries" : "";
  const slanted = attributes.get("font-style") === "italic" ? "\\itshape" : "";
  return `\\fontsize{${short(size * points)}}{${short(size * points * 1.2)}}\\selectfont${heavy}${slanted}`;
}

function paint(attributes: ReadonlyMap<string, string>, own: Inherited): string {
  const share = (name: string) => Number(attributes.get(name) ?? 1) * own.opacity;
  const said: string[] = [];
  if (own.fill !== "none")
    said.push(`fill=${colour(own.fill)}`, `fill opacity=${short(share("fill-opacity"))}`);
  if (own.stroke !== "none") {
    said.push(
      `draw=${colour(own.stroke)}`,
      `draw opacity=${short(share("stroke-opacity"))}`,
      `line width=${short(own.width * points)}pt`,
    );
    const dashes = (attributes.get("stroke-dasharray") ?? "none").split(/[\s,]+/).map(Number);
    if (dashes.length % 2 === 1) dashes.push(...dashes);
    if (dashes.every((dash) => dash >= 0)) {
      const pattern = dashes.map(
        (dash, n) => `${n % 2 === 0 ? "on" : "off"} ${short(dash * points)}pt`,
      );
      said.push(`dash pattern=${pattern.join(" ")}`);
    }
    if (attributes.get("stroke-linecap") === "round") said.push("line cap=round");
    if (attributes.get("stroke-linejoin") === "round") said.push("line join=round");
  }
  return said.join(",");
}

/** `#0068a3` as TikZ takes it without a definition. */
function colour(name: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(name.slice(at, at + 2), 16) || 0);
  return `{rgb,255:red,${channels[0]};green,${channels[1]};blue,${channels[2]}}`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
