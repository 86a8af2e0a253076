/** A picture as an SVG file that stands alone, with the pair that it shows inside. */
import { namespace } from "../../picture-session.js";
import { element, parse, written } from "./elements.js";
import { plain, type TextWidth } from "./plain.js";
import { family, rules, type Theme, variablesOf } from "./theme.js";

/** A picture as the page draws it. */
export interface Picture {
  /** What files of it are called. */
  readonly name: string;
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** An `svg` element as markup, with the classes of the page. */
  readonly markup: string;
  /** The colour that it stands on, as a variable of the theme. */
  readonly ground: "--paper" | "--panel";
}

/** How a picture leaves the page. */
interface SvgOptions {
  readonly theme: Theme;
  readonly width: TextWidth;
  /** The pair as a session; left out where it has none. */
  readonly session: string | undefined;
}

/** Free space around a picture. */
const margin = 12;

/** The size of a picture with the space around it. */
export function sizeOf({ width, height }: Pick<Picture, "width" | "height">) {
  return { width: Math.ceil(width) + 2 * margin, height: Math.ceil(height) + 2 * margin };
}

/** The picture as elements that need no style sheet, in their place from (0, 0). */
export function plainPicture(picture: Picture, { theme, width }: Omit<SvgOptions, "session">) {
  const variables = variablesOf(theme);
  const drawn = plain(parse(picture.markup), { rules, variables, width });
  const ground = variables.get(picture.ground) ?? "#ffffff";
  return { children: drawn?.children ?? [], ground };
}

/** A picture as a file. */
export function svgFile(picture: Picture, options: SvgOptions): string {
  const { session } = options;
  const { children, ground } = plainPicture(picture, options);
  const { width, height } = sizeOf(picture);
  const kept = (text: string) =>
    element("metadata", {}, [element("twintree:session", { "xmlns:twintree": namespace }, [text])]);
  const root = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `${-margin} ${-margin} ${width} ${height}`,
      role: "img",
      "font-family": family,
    },
    [
      element("title", {}, [picture.title]),
      element("desc", {}, [picture.description]),
      ...(session === undefined ? [] : [kept(session)]),
      element("rect", { x: -margin, y: -margin, width, height, fill: ground }),
      ...children,
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

/** A picture as the address of an image. */
export function dataAddress(svg: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(svg)) binary += String.fromCharCode(byte);
  return `data:image/svg+xml;base64,${btoa(binary)}`;
}
