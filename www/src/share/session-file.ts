/** The session as a file: where the browser keeps nothing, or to take it elsewhere. */
import { type App, warning } from "../model/app.js";
import { read } from "../model/read.js";
import { saveInFull } from "../model/saved.js";
import { download } from "./download.js";
import "./texts/en.ftl";

/** Offers the session as a file. */
export async function saveFile(app: App): Promise<void> {
  const saved = await saveInFull(app.store.state).catch(() => undefined);
  if (saved === undefined) {
    app.notify(warning("intake", { id: "notice-files-gone" }));
    return;
  }
  download("twintree-session.json", "application/json", JSON.stringify(saved, undefined, 1));
}

/** Whether a file may be a saved session. */
export function isSessionFile(file: File): boolean {
  return file.name.toLowerCase().endsWith(".json");
}

/** Opens a saved session, in one step that can be undone. */
export async function openSessionFile(app: App, file: File): Promise<void> {
  const { name } = file;
  const state = await file.text().then(
    (text) => read(parsed(text)),
    () => undefined,
  );
  if (state === undefined) {
    app.notify(warning("intake", { id: "notice-no-session", args: { name } }));
    return;
  }
  app.store.change({ id: "step-open", args: { name } }, state.work, { fresh: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
