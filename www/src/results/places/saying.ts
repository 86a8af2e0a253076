/** A place in a sentence: "fishermen – waved: nsubj in A, obl:agent in B, order turned; 2 of 2". */
import type { Sentence } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Compared } from "../../model/snapshot.js";
import { edgeText } from "../../model/triangle.js";
import { letter } from "../../stage/names.js";
import { type Rich, rich } from "../rich.js";
import type { Charge, Place } from "./places.js";
import "./texts/en.ftl";

/** Two sentences in whose words it is said. */
type Sentences = Pick<Compared, "left" | "right">;

/** What differs at a place, the labels before the order; `show` makes of a label what stands in the sentence. */
export function differences(
  { left, right }: Sentences,
  { charges }: Place,
  show: (label: string) => unknown = (label) => label,
): readonly Rich[] {
  const label = ({ words }: Sentence, [id = 0]: readonly number[]) =>
    show(words[id - 1]?.deprel ?? "");
  const said = ({ kind, ...ends }: Charge): Rich => {
    if (kind === "turned") return [t("places-turned")];
    const labels = { left: label(left, ends.left), right: label(right, ends.right) };
    if (kind === "replaced") return rich("places-replaced", labels);
    const side = ends.left.length > 0 ? "left" : "right";
    return rich("places-only", { label: labels[side] }, { side: letter[side] });
  };
  const turned = ({ kind }: Charge) => Number(kind === "turned");
  return charges.toSorted((a, b) => turned(a) - turned(b)).map(said);
}

/** What differs at a place, as text. */
export function differencesText(sentences: Sentences, place: Place): string {
  return differences(sentences, place)
    .map((one) => one.join(""))
    .join(", ");
}

/** The sentence, as text; `names` are those of the links. */
export function placeText(sentences: Sentences, names: readonly string[], place: Place): string {
  const { distance, maximum } = place;
  const edge = edgeText(names, place);
  const differs = differencesText(sentences, place);
  return t("places-sentence", {
    edge,
    differs,
    known: differs === "" ? "no" : "yes",
    distance,
    maximum,
  });
}
