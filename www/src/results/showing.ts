/** From a number to what it is made of, and onto the clipboard. */
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { options } from "../model/options.js";
import type { Compared } from "../model/snapshot.js";
import { isShown, pin } from "./pinning.js";
import type { Place } from "./props.js";
import "./texts/en.ftl";

/** Whether of the edges only those of the spanning tree are listed. */
export const edgesListed = ({ store }: App) =>
  options<{ treeOnly: boolean }>(store, "edges", { treeOnly: false });

/** Shows what a number of this comparison is made of. */
export function show(app: App, compared: Compared, place: Place): void {
  const { store } = app;
  switch (place.kind) {
    case "edges":
      edgesListed(app).choose({ treeOnly: place.treeOnly });
      store.look({ resultsTab: "edges" });
      return;
    case "edge":
      pin(app, compared, place.edge);
      store.look({ resultsTab: "edges" });
      return;
    case "tree":
      store.look({ resultsTab: "spanning" });
      return;
    case "word":
      if (!isShown(app, compared)) return;
      app.set("editedWord", { side: place.side, word: place.word });
      app.root.querySelector("#canvas")?.scrollIntoView({ block: "nearest" });
      return;
  }
}

/** Puts a text on the clipboard and says that it did. */
export async function copy(app: App, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.say(t("say-copied"));
  } catch {
    app.notify(warning("copy", { id: "say-copy-failed" }));
  }
}
