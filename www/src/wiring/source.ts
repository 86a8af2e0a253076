/**
 * The source below its tabs: the three texts, what is wrong in them, the links as a table, and all that
 * can come in. Fetched after the first drawing.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Diagnostic, Link, Side } from "../engine/answers.js";
import { blockOf } from "../text/block.js";

export { carry } from "../text/carry.js";
export {
  acceptOne,
  alignTools,
  canvasProposals,
  proposalStrip,
  rejectSome,
} from "./aligning.js";
export { saveFile } from "./session-file.js";
export { relateSuggested, suggest, suggestions } from "./suggesting.js";

import { linksTable } from "../links/table.js";
import { t } from "../messages/index.js";
import { setText } from "../model/documents.js";
import { setDraft } from "../model/links.js";
import { writeLinks } from "../model/notation.js";
import { currentPair, currentText, type Work } from "../model/state.js";
import { corpusBar } from "../pairs/corpus-bar.js";
import { pickerDialog } from "../pairs/picker.js";
import { openFiles } from "../text/files.js";
import { dropZone, pasteZone } from "../text/panel/drop.js";
import { sourcePanel, stepFromShown } from "../text/panel/panel.js";
import type { CorpusPlace, Mending, SourceName, SourceProps } from "../text/panel/props.js";
import { alignerOptions, proposalRows } from "./aligning.js";
import type { Answers } from "./answers.js";
import { type App, warning } from "./app.js";
import { bringIn } from "./bringing.js";
import { pairErrors, pickerEntries } from "./entries.js";
import { add, remove, setRelation } from "./linking.js";
import { outlineFile } from "./outlining.js";
import { isSessionFile, openSessionFile } from "./session-file.js";
import { relateSuggested, suggestions } from "./suggesting.js";
import { goToPair, linkDiagnostics } from "./texts.js";

/** What stands below the tabs. */
export function content(app: App): TemplateResult {
  const { store, reader } = app;
  const { view, work } = store.state;
  const props = sourceProps(app);
  const links = view.sourceTab === "links";
  // The table comes first, and what is about the pair as a whole goes above it. The panel stays the same
  // one under every tab, so that its editors keep what they know.
  const table = links
    ? html`${corpusBar(props)}
        ${linksTable({
          left: reader.answers.left,
          right: reader.answers.right,
          links: currentPair(work).links,
          suggested: suggestions(app),
          proposals: proposalRows(app),
          onSuggested: () => relateSuggested(app),
          onAdd: (left, right) => add(app, { left, right }),
          onRemove: (left, right) => remove(app, [{ left, right }]),
          onRelate: (left, right, relation) => setRelation(app, { left, right }, relation),
          onHot: (link) => heat(app, link),
        })}
        ${alignerOptions(app)}
        <h3 class="shell-links-text-title">${t("links-text")}</h3>`
    : nothing;
  return html`${table} ${sourcePanel(links ? { ...props, corpus: undefined } : props)}`;
}

function heat(app: App, link: Link | undefined): void {
  if (app.moment.hotLink === link) return;
  app.moment.hotLink = link;
  app.draw();
}

let lastDiagnostics: { answers: Answers; value: readonly Diagnostic[] } | undefined;

/** All of them; the same array as long as the answers are the same. */
function diagnostics(answers: Answers): readonly Diagnostic[] {
  if (lastDiagnostics?.answers !== answers) {
    const { analysis } = answers;
    const value = [
      ...(analysis?.left.diagnostics ?? []),
      ...(analysis?.right.diagnostics ?? []),
      ...linkDiagnostics(answers),
    ];
    lastDiagnostics = { answers, value };
  }
  return lastDiagnostics.value;
}

function sourceProps(app: App): SourceProps {
  const { store, reader, moment } = app;
  const { work, view } = store.state;
  const { answers } = reader;
  const pair = currentPair(work);
  return {
    shown: view.sourceTab,
    texts: {
      left: currentText(work, "left"),
      right: currentText(work, "right"),
      links: pair.draft ?? writeLinks(pair.links, view.zeroBased),
    },
    diagnostics: diagnostics(answers),
    sentences: { left: answers.left, right: answers.right },
    focused: moment.focusedWord && { side: moment.focusedWord.side, id: moment.focusedWord.word },
    place: moment.place,
    corpus: corpusPlace(work),
    zeroBased: view.zeroBased,
    onText: (source, text) => type(app, source, text),
    onMend: (edits) => mend(app, edits),
    onIntake: (intake) => void bringIn(app, intake),
    onFiles: (files) => void bringFiles(app, files, moment.side),
    onWord: (side, id) => {
      const word = id === undefined ? undefined : { side, word: id };
      if (moment.editedWord?.side === word?.side && moment.editedWord?.word === word?.word) return;
      moment.editedWord = word;
      app.draw();
    },
    onGoTo: (diagnostic) => {
      const source = sourceOf(diagnostic);
      moment.place = { source, span: diagnostic.span };
      if (source !== "links") moment.side = source;
      store.look({ sourceTab: source, sourceOpen: true });
    },
    onZeroBased: (zeroBased) => store.look({ zeroBased }),
    onHistory: (direction) => (direction === "undo" ? app.undo() : app.redo()),
    onStep: (direction) => goToPair(app, (moment.pairAhead ?? work.pair) + direction),
    onPick: () => {
      moment.pickerOpen = true;
      app.draw();
    },
  };
}

/** Goes to the next (1) or the previous (-1) error of the texts; whether there is any. */
export function step(app: App, direction: 1 | -1): boolean {
  return stepFromShown(sourceProps(app), direction);
}

function sourceOf(diagnostic: Diagnostic): SourceName {
  return diagnostic.source === "synonyms" ? "links" : diagnostic.source;
}

/** Opens the files for the side worked on, or for both. */
async function bringFiles(app: App, files: readonly File[], side: Side): Promise<void> {
  const [only] = files;
  if (files.length === 1 && only !== undefined && isSessionFile(only)) {
    await openSessionFile(app, only);
    return;
  }
  const intake = await openFiles(files, side, (file) => outlineFile(app.engine, file));
  try {
    await bringIn(app, intake);
  } catch {
    // A file that went away since it was looked through.
    const args = { name: files.map(({ name }) => name).join(", ") };
    app.notify(warning("intake", { id: "intake-unreadable", args }));
  }
}

function type(app: App, source: SourceName, text: string): void {
  const { work } = app.store.state;
  const next = source === "links" ? setDraft(work, text) : setText(work, source, text);
  const key = `${source === "links" ? "links" : "text"} ${source} ${work.pair}`;
  app.store.change({ id: `step-type-${source}` }, next, { key });
}

function mend(app: App, edits: readonly Mending[]): void {
  const { work } = app.store.state;
  const next = edits.reduce(
    (so, { source, text }) => (source === "links" ? setDraft(so, text) : setText(so, source, text)),
    work,
  );
  app.store.change({ id: "step-mend", args: { count: edits.length } }, next);
}

const places = new WeakMap<Work, CorpusPlace | undefined>();

function corpusPlace(work: Work): CorpusPlace | undefined {
  if (work.pairs.length < 2) return undefined;
  const known = places.get(work);
  if (known !== undefined) return known;
  const place: CorpusPlace = {
    index: work.pair,
    count: work.pairs.length,
    sentId: blockOf(currentText(work, "left")).sentId ?? blockOf(currentText(work, "right")).sentId,
    pairing: work.pairing,
  };
  places.set(work, place);
  return place;
}

/** The dialog in which a pair is chosen. */
export function picker(app: App): TemplateResult {
  const { moment, store } = app;
  const close = () => {
    moment.pickerOpen = false;
    app.draw();
  };
  return pickerDialog({
    open: moment.pickerOpen,
    entries: entriesOf(app),
    errors: () => pairErrors(app.store.state.work, app.engine),
    current: store.state.work.pair,
    onChoose: (pair) => {
      close();
      goToPair(app, pair);
    },
    onClose: close,
  });
}

const entries = new WeakMap<App, () => ReturnType<typeof pickerEntries>>();

/** The same function each time, so that the dialog can see that nothing changed. */
function entriesOf(app: App): () => ReturnType<typeof pickerEntries> {
  const known = entries.get(app) ?? (() => pickerEntries(app.store.state.work));
  entries.set(app, known);
  return known;
}

/** Takes files that are dropped, and sentences that are pasted, anywhere on the page. */
export function takeDrops(app: App, root: HTMLElement): void {
  pasteZone(document, {
    side: () => app.moment.side,
    onIntake: (intake) => void bringIn(app, intake),
    onFiles: (files) => void bringFiles(app, files, app.moment.side),
  });
  dropZone(root, {
    onFiles: (files, side) => {
      app.moment.side = side;
      void bringFiles(app, files, side);
    },
  });
}
