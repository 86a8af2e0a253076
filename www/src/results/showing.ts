/** Which edges are listed, and what goes onto the clipboard. */
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { options } from "../model/options.js";
import "./texts/en.ftl";

/** Whether of the edges only those of the spanning tree are listed. */
export const edgesListed = ({ store }: App) =>
  options<{ treeOnly: boolean }>(store, "edges", { treeOnly: false });

/** Puts a text on the clipboard and says that it did. */
export async function copy(app: App, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.say(t("say-copied"));
  } catch {
    app.notify(warning("copy", { id: "say-copy-failed" }));
  }
}
