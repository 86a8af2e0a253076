/** The gallery's pairs become the work, in one step that can be undone. */
import { type Language, language, speak, t } from "../messages/index.js";
import { type App, plainNotice, warning } from "../model/app.js";
import { arrive } from "../model/arriving.js";
import { type ExampleId, exampleLanguages, exampleTabs, loadExample } from "./gallery.js";

/** A pair of the gallery; where it has a language of its own, the page speaks it from now on. */
export async function bringExample(app: App, id: ExampleId): Promise<void> {
  const { subject } = app.store;
  const next = await loadExample(id);
  if (next === undefined) {
    app.notify(warning("example", { id: "notice-example-missing" }));
    return;
  }
  const before = language();
  const own = exampleLanguages[id] ?? before;
  if (own !== before && app.store.subject === subject) {
    // What is said of the pair is said in its language already.
    await speak(own).catch(() => undefined);
    if (app.store.subject !== subject) await speak(before);
  }
  arrive(app, subject, () => {
    const name = t(`example-${id}`);
    const { options, aligner } = app.store.state.work;
    app.dismiss("opened");
    app.sayWithScore(t("say-example", { name }));
    app.store.change(
      { id: "step-example", args: { name } },
      { ...next, options, aligner },
      { fresh: true },
    );
    const resultsTab = exampleTabs[id];
    if (resultsTab !== undefined) app.store.look({ resultsTab });
    if (own !== before) offerBack(app, own, before);
  });
}

/** The page speaks another language; the reader may want to go on in the one it had. */
function offerBack(app: App, now: Language, before: Language): void {
  app.prefer({ language: now });
  // Where its texts failed to load, that is said.
  if (language() !== now) return;
  const run = () => {
    app.dismiss("language");
    app.prefer({ language: before });
  };
  const action = { phrase: { id: `example-language-${before}` } as const, run };
  app.notify({ ...plainNotice("language", { id: "notice-example-language" }), action });
}
