/** The session as a file: where the browser keeps nothing, or to take it elsewhere. */

import { download } from "../copy/download.js";
import { type App, warning } from "../model/app.js";
import { parsed } from "../model/json.js";
import { isSecondLost, read } from "../model/read.js";
import { isNewer, saveInFull } from "../model/saved.js";
import type { State } from "../model/state.js";
import { sessionIn } from "./picture-session.js";
import "../model/texts/en.ftl";
import "./texts/en.ftl";
import "../copy/texts/en.ftl";

/** What the file of a session is called. */
export const sessionFile = "twintree-session.json";

/** Everything, with the texts of opened files. Rejects where one of them can no longer be read. */
export async function sessionJson(state: State): Promise<string> {
  return `${JSON.stringify(await saveInFull(state), undefined, 1)}\n`;
}

/** Offers the session as a file. */
export async function saveFile(app: App): Promise<void> {
  const text = await sessionJson(app.store.state).catch(() => undefined);
  if (text === undefined) app.notify(warning("intake", { id: "notice-files-gone" }));
  else download(sessionFile, "application/json", text);
}

/** Whether a file may be a saved session, or a picture that holds one. */
export function isSessionFile(file: File): boolean {
  return /\.(?:json|svg)$/i.test(file.name);
}

/** Opens a saved session, or that of a picture, in one step that can be undone; with how it was looked at. */
export async function openSessionFile(app: App, file: File): Promise<void> {
  const { name } = file;
  const saved = await file.text().then(
    (text) => parsed((/\.svg$/i.test(name) ? sessionIn(text) : text) ?? ""),
    () => undefined,
  );
  const state = read(saved);
  if (state === undefined) {
    const id = isNewer(saved) ? "notice-newer-session" : "notice-no-session";
    app.notify(warning("intake", { id, args: { name } }));
    return;
  }
  app.dismiss("intake");
  const work = { ...state.work, from: undefined };
  app.store.change({ id: "step-open", args: { name } }, work, { fresh: true });
  // How the panels stand is the reader's own.
  const { sourceOpen, sourceTab, ...view } = state.view;
  app.store.look(view);
  if (isSecondLost(saved, state))
    app.notify({ ...warning("second", { id: "notice-second-lost" }), until: "texts" });
}
