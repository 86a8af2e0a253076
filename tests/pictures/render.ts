import { readFileSync } from "node:fs";
import { markup } from "../../www/build/markup.js";
import { openFolding } from "../../www/src/stage/rows/folding.js";
import { drawPair } from "../../www/src/stage/draw/pair.js";
import { layoutPair } from "../../www/src/stage/layout/pair.js";
import { idle } from "../../www/src/stage/gesture.js";
import { stemma } from "../../www/src/stage/layout/stemma.js";
import * as phrases from "../../www/src/stage/phrases/part.js";
import * as laid from "../../www/src/stage/laid.js";
import { drawRows, rowsPair } from "../../www/src/stage/rows/part.js";
import { pairLook } from "../../www/src/stage/view.js";
import { fixedMeasure } from "./measure.js";
import { type Medium, propsOf, type Scene } from "./props.js";
import "../../www/src/links/texts/en.ftl";

const styles = new URL("../../www/src/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, styles), "utf8").replace(/\/\*.*?\*\//gs, "");

/** The declarations of the first rule with this selector. */
function declarations(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return start < 0 ? "" : css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
}

/** The style that the picture carries: the tokens it uses, and the rules of drawings. */
export function inlineStyle(medium: Medium, more = ""): string {
  const tokens = read("shell/tokens.css");
  const drawing = read("stage/drawing.css");
  const forced = drawing.indexOf("@media (forced-colors");
  const rules = (forced < 0 ? drawing : drawing.slice(0, forced)).replace("@media print", "@media all");
  const print = rules.indexOf("@media all");
  const kept = (medium === "print" ? rules : rules.slice(0, print)) + more;
  const dark = medium === "dark" ? declarations(tokens, ':root[data-theme="dark"]') : "";
  const root = (declarations(tokens, ":root") + dark)
    .split(";")
    .map((line) => line.trim())
    .filter((line) => {
      const name = line.split(":")[0] ?? "";
      return name.startsWith("--") && kept.includes(`var(${name})`);
    });
  const themed =
    medium === "dark" ? kept.replace(':root[data-theme="dark"]', ":root:root") : kept.replace(/:root\[data-theme="dark"\] \{[^}]*\}/, "");
  return `:root {\n  ${root.join(";\n  ")};\n}\n${themed}`.replace(/\n{2,}/g, "\n");
}

/** The layout of a scene. */
export function layoutOf(scene: Scene) {
  const props = propsOf(scene);
  const drawing = props.drawing === "auto" ? "arcs" : props.drawing;
  const { blocks } = openFolding()(props, drawing);
  const withEnhanced = props.enhanced?.withEnhanced;
  const options = { ...props, ...layoutOptions, drawing, blocks, withEnhanced };
  return drawing === "rows"
    ? rowsPair(props.left, props.right, options, { width: scene.width ?? 760, row: 22 })
    : layoutPair(props.left, props.right, options);
}
const layoutOptions = { measure: fixedMeasure, stemma, phraseTree: phrases.phraseTree };

/** A scene as an SVG file that stands for itself. */
export function picture(scene: Scene): string {
  const props = propsOf(scene);
  const layout = layoutOf(scene);
  const look = pairLook(layout, props, { ...idle, ...scene.gesture }, laid);
  const still = { ...look, interactive: false };
  const content =
    layout.drawing === "rows"
      ? drawRows(layout, still, 1, props.enhanced)
      : drawPair(layout, still, 1, phrases, props.enhanced);
  const drawn = markup(content)
    .replace(/\s*\n\s*/g, " ")
    .replace(/> </g, ">\n<")
    .replace(/ >/g, ">")
    .trim();
  const more = layout.drawing === "rows" ? read("stage/rows/style.css") : "";
  const opened = drawn.indexOf(">") + 1;
  const ground = `<rect fill="${scene.medium === "print" ? "#fff" : "var(--paper)"}" width="${layout.width.toString()}" height="${layout.height.toString()}"></rect>`;
  return `${drawn.slice(0, opened)}\n<style>\n${inlineStyle(scene.medium ?? "light", more)}</style>\n${ground}${drawn.slice(opened)}\n`;
}
