/** The tabs of the source, with what is wrong in each text. */
import { html, type TemplateResult } from "lit";
import type { Diagnostic, Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { choosePair, readSlices, unread, withTexts } from "../model/documents.js";
import { currentPair, currentText, type SourceTab } from "../model/state.js";
import type { TabbedProps } from "../shell/page.js";
import type { Answers } from "./answers.js";
import { type App, warning } from "./app.js";
import { errorCount } from "./trees.js";

/** The source behind its tabs. */
export function sourceTabs(app: App): TabbedProps<SourceTab> {
  const { store, reader } = app;
  const { work, view } = store.state;
  const { analysis } = reader.answers;
  const alert = (count: number) => (count > 0 ? t("tab-errors", { count }) : undefined);
  const sideTab = (name: Side) => {
    const errors = errorCount(analysis?.[name].diagnostics);
    return {
      name,
      label: t(errors > 0 ? `tab-${name}-errors` : `tab-${name}`),
      alert: alert(errors),
    };
  };
  return {
    tabs: [
      sideTab("left"),
      sideTab("right"),
      {
        name: "links",
        label: t("tab-links"),
        count: String(currentPair(work).links.length),
        alert: alert(errorCount(linkDiagnostics(reader.answers))),
      },
    ],
    selected: view.sourceTab,
    content: app.parts.source()?.content(app) ?? waiting(app),
    onSelect: (name) => show(app, name),
  };
}

/** Shows one of the three texts. */
export function show(app: App, name: SourceTab): void {
  if (name !== "links") app.moment.side = name;
  app.store.look({ sourceTab: name });
}

/** The text alone, until the editor has come. */
function waiting({ store }: App): TemplateResult {
  const { work, view } = store.state;
  const text = view.sourceTab === "links" ? "" : currentText(work, view.sourceTab);
  return html`<pre class="shell-waiting">${text}</pre>`;
}

/** What is wrong in the links: in the text as typed, else in the links themselves. */
export function linkDiagnostics({ draft, analysis }: Answers): readonly Diagnostic[] {
  if (draft.length > 0 || analysis === undefined) return draft;
  const { links, result } = analysis;
  // What is wrong with a side, a comparison that was refused says once more.
  if (result.kind !== "rejected") return links;
  const refused = result.diagnostics.filter(({ code }) => code === "too-large");
  return refused.length === 0 ? links : [...links, ...refused];
}

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
  void fetchPair(app, inside).then((read) => {
    if (app.moment.pairAhead !== inside) return;
    app.moment.pairAhead = undefined;
    if (read) showPair(app, inside);
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
