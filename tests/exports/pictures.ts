/** The pictures that are kept as files, as the page is asked for them. */
import type { Compared } from "../../www/src/model/snapshot.js";
import {
  matrixPicture,
  spanningPicture,
  tracePicture,
  treesPicture,
  type Widths,
} from "../../www/src/share/export/pictures.js";
import type { Picture } from "../../www/src/share/export/svg/file.js";
import { fixedMeasure } from "../pictures/measure.js";
import { propsOf, type Scene } from "../pictures/props.js";
import { scenes } from "../pictures/scenes.js";
import { long, type Pair, worked } from "../results-oracle.js";

/** The same on every machine. */
export const widths: Widths = {
  measure: fixedMeasure,
  width: (text, size) => (fixedMeasure(text, "label") * size) / 12,
};

/** A pair as it is compared. */
export function compared(pair: Pair): Compared {
  const request = {} as Compared["request"];
  return { subject: 0, request, left: pair.left, right: pair.right, comparison: pair.comparison };
}

/** The trees of a scene. */
export function trees(name: keyof typeof scenes): Picture {
  const scene = scenes[name];
  if (scene === undefined) throw new TypeError(`no scene ${name}`);
  return treesPicture(propsOf(scene), widths);
}

function trace(pair: Pair, from: number, to: number): Picture {
  const known = pair.explain(from, to);
  if (known.kind !== "compared") throw new TypeError("the links share a word");
  return tracePicture(compared(pair), { from, to }, known, widths);
}

/** The pair of a picture as it stands in the file, with characters that XML has words for. */
export const session = JSON.stringify({ version: 1, work: { left: ['# text = a <b> & "c" ]]>'] } });

/** The pictures by the names of their files. */
export const pictures: Readonly<Record<string, () => Picture>> = {
  arcs: () => trees("worked-arcs"),
  "arcs-selected": () => trees("worked-selected"),
  "arcs-relations": () => trees("relations-dark"),
  "arcs-arabic": () => trees("arabic-arcs"),
  "arcs-chinese": () => trees("chinese-arcs"),
  "arcs-tokens": () => trees("tokens-arcs"),
  "arcs-growth": () => trees("growth"),
  "arcs-broken": () => trees("broken-stemma"),
  stemma: () => trees("worked-selected-stemma"),
  phrases: () => trees("phrases-german"),
  "phrases-folded": () => trees("phrases-folded"),
  unusual: () => trees("unusual"),
  matrix: () => matrixPicture(compared(worked), { from: 1, to: 3 }, "worked", widths),
  "matrix-long": () => matrixPicture(compared(long(20)), undefined, "long", widths),
  spanning: () =>
    spanningPicture(
      propsOf(scenes["worked-arcs"] as Scene),
      compared(worked),
      { algorithm: "kruskal", steps: worked.steps("kruskal").steps },
      5,
      widths,
    ),
  trace: () => trace(worked, 1, 5),
};

/** Those that are kept as LaTeX, too. */
export const drawn = ["stemma", "matrix", "spanning", "trace"];
