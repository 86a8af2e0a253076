/** A picture as an SVG file that stands alone, with the pair that it shows inside. */
import { render, type TemplateResult } from "lit/html.js";
import { namespace } from "../../picture-session.js";
import { headingLines, headingType, type Paper, pixel, scaleOf } from "./paper.js";
import { element, plainWithin, type TextWidth } from "./plain.js";
import { family, sheet, type Theme } from "./theme.js";

/** A picture as the page draws it. */
export interface Picture {
  /** What files of it are called. */
  readonly name: string;
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** An `svg` element with the classes of the page. */
  readonly drawing: TemplateResult;
  /** The colour that it stands on, as a variable of the theme. */
  readonly ground: "--paper" | "--panel";
}

/** Free space around a picture, in pixels. */
export const margin = 12;

/** The size of a picture with the space around it. */
export function sizeOf({ width, height }: Pick<Picture, "width" | "height">) {
  return { width: Math.ceil(width) + 2 * margin, height: Math.ceil(height) + 2 * margin };
}

/** The picture as elements that need no style sheet, in their place from (0, 0): it is drawn for it out of sight. */
export function plainPicture(picture: Picture, theme: Theme, width: TextWidth) {
  const host = document.createElement("div");
  host.dataset.theme = theme;
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet()];
  render(picture.drawing, shadow);
  document.body.append(host);
  const children = [...shadow.children].flatMap((drawing) => plainWithin(drawing, width));
  const style = getComputedStyle(host);
  const [ground, ink] = [picture.ground, "--ink"].map((name) => style.getPropertyValue(name));
  host.remove();
  return { children, ground, ink };
}

/** A picture as a file, and its size in pixels of the page. */
export interface SvgFile {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** A picture as a file, on the paper that is asked for, with the pair as a session where it has one. */
export function svgFile(
  picture: Picture,
  theme: Theme,
  textWidth: TextWidth,
  { session, ...paper }: Paper & { readonly session?: string | undefined } = {},
): SvgFile {
  const { children, ground = "", ink = "" } = plainPicture(picture, theme, textWidth);
  const { width, height: below } = sizeOf(picture);
  const lines = headingLines(paper.heading, width - 2 * margin, textWidth);
  const above = lines.length === 0 ? 0 : lines.length * headingType.line + headingType.after;
  const [height, top] = [below + above, -margin - above];
  const title = lines.map((line, at) => {
    const y = top + margin + headingType.size + at * headingType.line;
    return element("text", { x: 0, y, fill: ink, "font-size": headingType.size }, [line]);
  });
  const scale = scaleOf(paper, width, smallestType([...title, ...children]));
  // Without a unit they are pixels.
  const long = (pixels: number) => (paper.width === undefined ? pixels : `${pixels * scale}mm`);
  const kept = document.createElementNS(namespace, "twintree:session");
  kept.append(session ?? "");
  const root = element(
    "svg",
    {
      width: long(width),
      height: long(height),
      viewBox: `${-margin} ${top} ${width} ${height}`,
      role: "img",
      "font-family": family,
    },
    [
      element("title", {}, [picture.title]),
      element("desc", {}, [picture.description]),
      ...(session === undefined ? [] : [element("metadata", {}, [kept])]),
      element("rect", { x: -margin, y: top, width, height, fill: ground }),
      ...title,
      ...children,
    ],
  );
  // Lines end where no space is seen; what no XML may hold becomes a replacement character.
  const xml = new XMLSerializer()
    .serializeToString(root)
    .replace(/>(?=<(?!\/|tspan|title))/g, ">\n")
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
  return { text, width: (width * scale) / pixel, height: (height * scale) / pixel };
}

/** The size of the smallest text in a picture, in pixels. */
function smallestType(elements: readonly Element[]): number {
  const texts = elements
    .flatMap((one) => [one, ...one.querySelectorAll("*")])
    .filter(({ localName }) => localName === "text" || localName === "tspan");
  const sizes = texts.map((text) =>
    Number(text.closest("[font-size]")?.getAttribute("font-size") ?? headingType.size),
  );
  return Math.min(headingType.size, ...sizes);
}
