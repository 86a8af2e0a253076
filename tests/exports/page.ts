/** What a page makes of the pictures: loaded into one, where a test asks for it. */
import { tikzDocument } from "../../www/src/share/export/latex/tikz.js";
import { plainPicture, svgFile } from "../../www/src/share/export/svg/file.js";
import type { Paper } from "../../www/src/share/export/svg/paper.js";
import type { Theme } from "../../www/src/share/export/svg/theme.js";
import { drawn, pictures, session, widths } from "./pictures.js";

function pictureOf(name: string) {
  const make = pictures[name];
  if (make === undefined) throw new TypeError(`no picture ${name}`);
  return make();
}

const made = {
  pictures: Object.keys(pictures),
  drawn,
  session,
  svg: (name: string, theme: Theme, session?: string, paper: Paper = {}) =>
    svgFile(pictureOf(name), theme, widths.width, { ...paper, session }).text,
  latex(name: string) {
    const picture = pictureOf(name);
    const { children } = plainPicture(picture, "light", widths.width);
    return tikzDocument(children, picture.title);
  },
};
/** What can be asked for there. */
export type Made = typeof made;

Object.assign(globalThis, { made });
