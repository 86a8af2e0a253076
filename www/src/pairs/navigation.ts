/** From pair to pair, whose texts may still stand in their files. */
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { choosePair } from "../model/choice.js";
import { readSlices, unread, withTexts } from "../model/unread.js";
import "../shell/texts/en.ftl";

/** Shows another pair, once its texts have been read. */
export function goToPair(app: App, pair: number): void {
  const { work } = app.store.state;
  const { pair: inside } = choosePair(work, pair);
  app.moment.pairAhead = undefined;
  if (unread(work, inside).length === 0) {
    showPair(app, inside);
    return;
  }
  app.moment.pairAhead = inside;
  const { subject } = app.store;
  void fetchPair(app, inside).then((read) => {
    if (app.moment.pairAhead !== inside) return;
    app.moment.pairAhead = undefined;
    // Of another corpus it is another pair.
    if (read && app.store.subject === subject) showPair(app, inside);
  });
}

/** Reads the texts of a pair out of their files, unless they are there; whether they are there then. */
export async function fetchPair(app: App, pair: number): Promise<boolean> {
  const slices = unread(app.store.state.work, pair);
  if (slices.length === 0) return true;
  try {
    const texts = await readSlices(slices);
    app.store.amend(withTexts(app.store.state.work, texts));
    return true;
  } catch {
    const names = new Set(slices.map(({ name }) => name));
    const args = { name: [...names].join(", ") };
    app.notify(warning("intake", { id: "intake-unreadable", args }));
    return false;
  }
}

function showPair(app: App, pair: number): void {
  const { work } = app.store.state;
  app.store.goToPair(pair);
  const index = app.store.state.work.pair + 1;
  app.sayWithScore(t("say-pair", { index, count: work.pairs.length }));
}
