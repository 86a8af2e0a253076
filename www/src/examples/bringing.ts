/** The gallery's pairs become the work, in one step that can be undone. */
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { arrive } from "../model/arriving.js";
import { knownLinks } from "../model/notation.js";
import { singlePair } from "../model/state.js";
import { type ExampleId, loadExample } from "./gallery.js";

/** A pair of the gallery. */
export async function bringExample(app: App, id: ExampleId): Promise<void> {
  const { subject } = app.store;
  const texts = await loadExample(id);
  if (texts === undefined) {
    app.notify(warning("example", { id: "notice-example-missing" }));
    return;
  }
  arrive(app, subject, () => {
    const name = t(`example-${id}`);
    const { work } = app.store.state;
    const next = singlePair(texts.left, texts.right, knownLinks(texts.links));
    app.dismiss("opened");
    app.sayWithScore(t("say-example", { name }));
    app.store.change(
      { id: "step-example", args: { name } },
      { ...next, options: work.options, aligner: work.aligner },
      { fresh: true },
    );
  });
}
