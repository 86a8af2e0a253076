/** The pair and its comparison as data: tables with tabs, and JSON. */

import { tsvRow } from "../../copy/tsv.js";
import { writeLinks } from "../../model/notation.js";
import { save } from "../../model/saved.js";
import type { Compared } from "../../model/snapshot.js";
import { currentPair, type State, type Texts, type Work } from "../../model/state.js";
import { weighed } from "../../model/triangle.js";

/** The links of every pair, a line for each. */
export function corpusLinks(work: Work): string {
  return `${work.pairs.map(({ links }) => writeLinks(links, false)).join("\n")}\n`;
}

/** Every edge of the meta-graph: its two links by words and ids, its weight, and whether the spanning tree has it. */
export function edgesTable({ left, right, comparison }: Compared): string {
  const { links } = comparison;
  const names = ["from_a", "from_b", "from_a_form", "from_b_form"];
  const head = [...names, ...names.map((name) => name.replace("from", "to"))];
  const cells = (at: number) => {
    const link = links[at];
    if (link === undefined) return [];
    const forms = [left.words[link.left - 1]?.form, right.words[link.right - 1]?.form];
    return [link.left, link.right, ...forms];
  };
  const rows = weighed(comparison, links.length).map(({ from, to, distance, maximum, tree }) =>
    tsvRow([...cells(from), ...cells(to), distance, maximum, tree ? 1 : 0]),
  );
  return [tsvRow([...head, "distance", "maximum", "tree"]), ...rows].join("");
}

/** The comparison as the core gives it, with what it is of. */
export function comparisonJson({ request, left, right, comparison }: Compared): string {
  const words = (sentence: typeof left) => sentence.words.map(({ form }) => form);
  const whole = {
    a: words(left),
    b: words(right),
    options: request.options,
    ...comparison,
  };
  return `${JSON.stringify(whole, (_, value) => (ArrayBuffer.isView(value) ? [...(value as Uint32Array)] : value), 1)}\n`;
}

/** The pair shown as a session of its own, for the inside of a picture. */
export function pairJson({ work, view }: State, texts: Texts): string {
  const pair = currentPair(work);
  const own: Work = {
    ...work,
    left: [texts.left],
    right: [texts.right],
    pairs: [{ ...pair, left: 0, right: 0 }],
    pair: 0,
    theirs: work.theirs.split("\n")[work.pair] ?? "",
    second: undefined,
  };
  // Two letters that JSON holds as they are, and XML does not.
  return JSON.stringify(save({ work: own, view })).replace(
    /[\ufffe\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16)}`,
  );
}
