/** Any picture of the page in TikZ, element by element: for what no package draws by itself. */
import { latexDocument } from "./document.js";
import { latex } from "./text.js";

/** Pixels in points of TeX. */
const points = 0.75;

/** The elements of a plain picture as a document. */
export function tikzDocument(children: readonly Element[], title: string): string {
  const words: string[] = [];
  const lines = children.flatMap((child) => drawn(child, 1, words));
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

/** What an attribute says of an element: what goes down from those around it may stand there. */
function said(one: Element, name: string, otherwise: string): string {
  return one.closest(`[${name}]`)?.getAttribute(name) ?? otherwise;
}

function drawn(one: Element, around: number, words: string[]): readonly string[] {
  const opacity = around * Number(one.getAttribute("opacity") ?? 1);
  const at = (name: string) => Number(one.getAttribute(name));
  switch (one.localName) {
    case "g": {
      const inside = [...one.children].flatMap((child) => drawn(child, opacity, words));
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(one.getAttribute("transform") ?? "") ?? [];
      return x === undefined
        ? inside
        : [`\\begin{scope}[shift={(${x},${y})}]`, ...inside, "\\end{scope}"];
    }
    case "path": {
      // Curves are in points, whatever the unit of the picture.
      const d = one.getAttribute("d") ?? "";
      return [
        `\\path[${paint(one, opacity)}] [x=1pt,y=1pt,xscale=${points},yscale=-${points}] svg {${d}};`,
      ];
    }
    case "rect": {
      const [x, y] = [at("x"), at("y")];
      const round = Math.min(at("rx"), at("width") / 2, at("height") / 2) * points;
      const corners = round > 0 ? `,rounded corners=${short(round)}pt` : "";
      return [
        `\\path[${paint(one, opacity)}${corners}] (${short(x)},${short(y)}) rectangle (${short(x + at("width"))},${short(y + at("height"))});`,
      ];
    }
    case "circle":
      return [
        `\\path[${paint(one, opacity)}] (${at("cx")},${at("cy")}) circle[radius=${short(at("r") * points)}pt];`,
      ];
    case "text": {
      const anchor = { start: "base west", middle: "base", end: "base east" }[
        said(one, "text-anchor", "start")
      ];
      const content = [...one.childNodes].map((child) => piece(child, words)).join("");
      return [
        `\\node[anchor=${anchor ?? "base west"},text=${colour(said(one, "fill", black))},opacity=${short(opacity)},font=${fontOf(one)}] at (${at("x")},${at("y")}) {${content}};`,
      ];
    }
    default:
      return [];
  }
}

/** A piece of a text; one of another size says so. */
function piece(child: Node, words: string[]): string {
  if (child.nodeName === "title") return "";
  const text = child.textContent ?? "";
  words.push(text);
  if (!(child instanceof Element)) return latex(text);
  return `{${fontOf(child)}\\color{${colour(said(child, "fill", black))}}${latex(text)}}`;
}

function fontOf(one: Element): string {
  const size = Number(said(one, "font-size", "16")) * points;
  const heavy = Number(said(one, "font-weight", "400")) >= 600 ? "\\bfseries" : "";
  const slanted = said(one, "font-style", "normal") === "italic" ? "\\itshape" : "";
  return `\\fontsize{${short(size)}}{${short(size * 1.2)}}\\selectfont${heavy}${slanted}`;
}

function paint(one: Element, opacity: number): string {
  const share = (name: string) => short(Number(said(one, name, "1")) * opacity);
  const [fill, stroke] = [said(one, "fill", black), said(one, "stroke", "none")];
  const painted: string[] = [];
  if (fill !== "none")
    painted.push(`fill=${colour(fill)}`, `fill opacity=${share("fill-opacity")}`);
  if (stroke !== "none") {
    painted.push(
      `draw=${colour(stroke)}`,
      `draw opacity=${share("stroke-opacity")}`,
      `line width=${short(Number(said(one, "stroke-width", "1")) * points)}pt`,
    );
    const dashes = said(one, "stroke-dasharray", "none")
      .split(/[\s,]+/)
      .map(Number);
    if (dashes.length % 2 === 1) dashes.push(...dashes);
    if (dashes.every((dash) => dash >= 0)) {
      const pattern = dashes.map(
        (dash, n) => `${n % 2 === 0 ? "on" : "off"} ${short(dash * points)}pt`,
      );
      painted.push(`dash pattern=${pattern.join(" ")}`);
    }
    if (said(one, "stroke-linecap", "butt") === "round") painted.push("line cap=round");
    if (said(one, "stroke-linejoin", "miter") === "round") painted.push("line join=round");
  }
  return painted.join(",");
}

const black = "#000000";

/** `#0068a3` as TikZ takes it without a definition. */
function colour(name: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(name.slice(at, at + 2), 16) || 0);
  return `{rgb,255:red,${channels[0]};green,${channels[1]};blue,${channels[2]}}`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
