/** Whether what is shown is the gallery's own, as it was before anybody edited it. */
import { fromFour, toFour } from "../model/columns.js";
import { sameLinks } from "../model/links.js";
import { currentPair, currentText, type Work } from "../model/state.js";
import { type ExampleId, exampleIds, exampleInWords, loadExample } from "./gallery.js";

/** Whether `text` is a sentence of the gallery. */
export async function isExample(text: string): Promise<boolean> {
  // Words say of no pair that they are of it.
  const id = idOf(text) ?? (text.trim().includes("\n") ? undefined : exampleInWords);
  const example = id && (await loadExample(id));
  if (example === undefined) return false;
  return (["left", "right"] as const).some((side) => isText(text, currentText(example, side)));
}

/** The pair of the gallery that a work is: its texts and its links; undefined where it is none. */
export async function exampleOf(work: Work): Promise<ExampleId | undefined> {
  if (work.pairs.length !== 1) return undefined;
  const id = idOf(currentText(work, "left"));
  const example = id && (await loadExample(id));
  if (example === undefined) return undefined;
  const same = (["left", "right"] as const).every(
    (side) =>
      work.formats[side] === example.formats[side] &&
      isText(currentText(work, side), currentText(example, side)),
  );
  const { links, draft } = currentPair(work);
  const linked = draft === undefined && sameLinks(links, currentPair(example).links);
  return same && linked ? id : undefined;
}

/** The pair that a text says it is of. */
function idOf(text: string): ExampleId | undefined {
  const name = /^# sent_id = ([a-z]+)-[ab]\n/.exec(text)?.[1];
  return exampleIds.find((id) => id === name);
}

/** Whether a text is that of an example: to the letter, or as it comes out of a link. */
function isText(text: string, example: string): boolean {
  const linked = fromFour(toFour(example) ?? "");
  return text.trimEnd() === example || text.trimEnd() === linked.trimEnd();
}
