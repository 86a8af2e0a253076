/** The page is named for the example that it shows, as long as no one has changed it. */
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import type { Work } from "../model/state.js";
import type { ExampleId } from "./gallery.js";
import { exampleOf } from "./known.js";

/** Gives the page its name; to be called whenever it is drawn. */
export function titlePage(app: App): () => void {
  let asked: Work | undefined;
  let shown: ExampleId | undefined;

  function put(): void {
    const title = shown === undefined || isFront(app) ? t("shell-title") : titleOf(shown);
    if (document.title !== title) document.title = title;
  }

  return () => {
    const { work } = app.store.state;
    put();
    if (work === asked) return;
    asked = work;
    void exampleOf(work).then((id) => {
      if (asked !== work) return;
      shown = id;
      put();
    });
  };
}

const titleOf = (id: ExampleId) => t("example-title", { name: t(`example-${id}`) });

/** Whether it is the page as it is found: with the first example, which no one has chosen. */
function isFront(app: App): boolean {
  return app.store.timeline.history.past.length === 0 && !/^#\d+\./.test(location.hash);
}
