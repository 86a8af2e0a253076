/** Whether a text is one that the page brought itself. */
import { exampleIds, loadExample } from "./gallery.js";

/** Whether `text` is a sentence of the gallery, as it was before anybody edited it. */
export async function isExample(text: string): Promise<boolean> {
  const name = /^# sent_id = ([a-z]+)-[ab]\n/.exec(text)?.[1];
  const id = exampleIds.find((one) => one === name);
  const texts = id === undefined ? undefined : await loadExample(id);
  return texts !== undefined && (texts.left === text || texts.right === text);
}
