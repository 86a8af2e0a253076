/** What the core says of a pair of the gallery: where its trees part, and the number that stands beside it. */
import type { Comparison, Link, Side } from "../engine/answers.js";
import type { Shown } from "../engine/shown.js";
import { type ExampleId, loadExample, openings } from "../examples/gallery.js";
import type { App } from "../model/app.js";
import { requestOf } from "../model/snapshot.js";
import { currentTexts } from "../model/state.js";
import { countedBy, firstChosen } from "../results/distances/props.js";
import { partingOf } from "../results/sentences.js";
import { errorCount } from "../text/diagnostics/count.js";

type Sets = Readonly<Record<Side, ReadonlySet<number>>>;

/** A pair as it is drawn small. */
export interface Figure {
  readonly sentences: Readonly<Record<Side, Shown | undefined>>;
  readonly links: readonly Link[];
  /** The words at which the trees part: what is above them is another, or wrong. */
  readonly words: Sets;
  /** The phrases that only one of the trees has, by their index. */
  readonly phrases: Sets;
  /** The links by which phrases cross, as `left-right`. */
  readonly crossing: ReadonlySet<string>;
  readonly number: {
    readonly of: "similarity" | "brackets" | "crossings" | "errors";
    readonly value: number;
  };
}

const none: Sets = { left: new Set(), right: new Set() };

/** The figure of a pair; undefined where something of it could not be had. */
export async function figureOf({ engine }: App, id: ExampleId): Promise<Figure | undefined> {
  const { ask } = engine;
  const work = await loadExample(id);
  const texts = work && currentTexts(work);
  if (work === undefined || texts === undefined) return undefined;
  const { left, right, formats, readAs } = texts;
  const [ours, theirs] = await Promise.all([
    ask("read", ["left", left, formats.left, readAs]),
    ask("read", ["right", right, formats.right, readAs]),
  ]);
  if (ours === undefined || theirs === undefined) return undefined;
  const request = requestOf(work, texts);
  const { links } = request;
  const sentences = { left: ours.shown, right: theirs.shown };
  const figure = { sentences, links, words: none, phrases: none, crossing: new Set<string>() };
  const errors = errorCount([...ours.diagnostics, ...theirs.diagnostics]);
  if (errors > 0) {
    const wrong = (one: Shown | undefined) =>
      new Set(one?.words.filter(({ wrong }) => wrong).map((word) => word.id));
    const words = { left: wrong(ours.shown), right: wrong(theirs.shown) };
    return { ...figure, words, number: { of: "errors", value: errors } };
  }
  if (openings[id].tab === "crossings") {
    const options = { representation: undefined, alignment: "sure", headRules: undefined } as const;
    const found = await ask("crossings", [request, options]);
    if (found?.kind !== "ok") return undefined;
    const crossing = found.crossings.tests.filter(({ outcome }) => outcome === "crosses");
    return {
      ...figure,
      crossing: new Set(crossing.flatMap((test) => test.links.map(([a, b]) => `${a}-${b}`))),
      number: { of: "crossings", value: crossing.length },
    };
  }
  if (openings[id].tab === "distances") {
    const found = await ask("distances", [request, countedBy(firstChosen)]);
    const brackets = found?.kind === "ok" ? found.distances.brackets : undefined;
    const f = brackets?.labelled.f;
    if (brackets === undefined || f?.kind !== "ok") return undefined;
    const alone = (side: Side) =>
      new Set(
        brackets.table?.[side].flatMap(({ partner, phrase }) =>
          partner === undefined && phrase !== undefined ? [phrase] : [],
        ),
      );
    const phrases = { left: alone("left"), right: alone("right") };
    return { ...figure, phrases, number: { of: "brackets", value: f.part / f.whole } };
  }
  const answer = await ask("compare", [request]);
  const comparison: Comparison | undefined =
    answer?.result.kind === "ok" ? answer.result.comparison : undefined;
  if (comparison?.score.kind !== "defined") return undefined;
  const value = comparison.score.ratio.similarity ?? 0;
  return {
    ...figure,
    words: partingOf(comparison.charges),
    number: { of: "similarity", value },
  };
}
