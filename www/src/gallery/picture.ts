/** The picture of a pair of the gallery, laid out as on the stage. */
import type { TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { linkedOf } from "../results/sentences.js";
import { placeLinks } from "../stage/layout/links.js";
import { layoutPair } from "../stage/layout/pair.js";
import { phraseTree } from "../stage/layout/phrases.js";
import { drawFigure } from "./draw.js";
import type { Figure } from "./figure.js";

/** Nothing is written: a letter is as wide as most are. */
const measure = (text: string) => text.length * 9;
const whole = new Set<number>();

/** The picture. */
export function pictureOf({ sentences, links, words, phrases, crossing }: Figure): TemplateResult {
  const given = (side: Side) => ({ sentence: sentences[side], folded: whole });
  const options = { drawing: "arcs", labels: false, measure, phraseTree } as const;
  const pair = layoutPair(given("left"), given("right"), options);
  const linked = linkedOf(links);
  const sides = (["left", "right"] as const).map((side) => {
    const count = sentences[side]?.words.length ?? 0;
    // The ids of phrases come after those of words.
    const alone = new Set([...phrases[side]].map((phrase) => count + phrase + 1));
    return { tree: pair[side], parting: words[side], linked: linked[side], alone };
  });
  const placed = placeLinks(pair, links).map((link) => ({
    ...link,
    parts: crossing.has(`${link.left}-${link.right}`),
  }));
  return drawFigure(pair, sides, placed);
}
