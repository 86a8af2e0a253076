/** What was asked for comes when the reader may have gone on: then it is offered, and takes no one's place. */
import { type App, type Notice, plainNotice, way } from "./app.js";
import "./texts/en.ftl";

let offers = 0;

/**
 * Puts what has come into its place, as long as the pair is shown for which it was asked; else offers to,
 * for as long as it has a place.
 */
export function arrive(app: App, subject: number, put: () => void, until?: Notice["until"]): void {
  if (app.store.subject === subject) {
    put();
    return;
  }
  offers += 1;
  // Of two that come late neither takes the place of the other.
  const key = `late ${offers}`;
  const run = () => {
    app.dismiss(key);
    put();
  };
  const notice = plainNotice(key, { id: "notice-late" });
  app.notify({ ...notice, ...way("notice-late-action", run), until });
}
