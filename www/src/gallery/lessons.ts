/** A group of the gallery as a lesson: each pair as it opens, with what there is to notice as its caption. */
import { type ExampleId, loadExample, openingView } from "../examples/gallery.js";
import { t } from "../messages/index.js";
import { firstView } from "../model/state.js";
import { linkTo, permalink } from "../share/link/permalink.js";

/** The address of the lesson; undefined where a pair could not be had. */
export async function lessonOf(ids: readonly ExampleId[]): Promise<string | undefined> {
  const steps = await Promise.all(
    ids.map(async (id) => {
      const work = await loadExample(id);
      const view = { ...firstView, ...openingView(id, firstView) };
      const link = work && (await permalink({ work, view }));
      return link && { link, caption: t(`example-${id}-notice`) };
    }),
  );
  if (steps.some((step) => step === undefined)) return undefined;
  const hash = await linkTo(JSON.stringify({ lesson: steps }));
  return hash && `./embed.html?readonly${hash}`;
}
