/** The source panel: the three texts, what can be mended in them and what is wrong. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { SourceTab } from "../../model/state.js";
import { fileButton } from "../../shell/fields.js";
import { tickBox } from "../../shell/tick-box.js";
import { nextDiagnostic } from "../diagnostics/stepping.js";
import { wording } from "../diagnostics/wording.js";
import { defineEditor, type EditorProps, TwintreeEditor } from "../editor/editor.js";
import type { Cursor, Mark } from "../editor/surface.js";
import { intakeText } from "../intake.js";
import { countFrom, goTo, lookAtWord, typeIn } from "./edits.js";
import { formatBar } from "./format.js";
import { type OnIntake, offerList } from "./offers.js";
import { problemList } from "./problems.js";
import { type SourceTexts, sourceTexts } from "./shown.js";
import "../texts/en.ftl";

const names: readonly SourceTab[] = ["left", "right", "links"];

/** What becomes of what comes in. */
interface Takes {
  /** Something was pasted that is more than a piece of text. Never of kind "fragment". */
  readonly onIntake: OnIntake;
  /** Files were chosen; hand them to `openFiles`. */
  onFiles(files: readonly File[]): void;
}

/** Everything below the tabs of the source. */
export function sourcePanel(app: App, source: SourceTexts, takes: Takes): TemplateResult {
  const onPaste = (event: ClipboardEvent) => paste(event, source.shown, takes);
  return html`<div class="source-panel">
    ${formatBar(app, source)}
    <div class="source-editors" @paste=${{ handleEvent: onPaste, capture: true }}>
      ${names.map((name) => editor(app, name, source))}
    </div>
    ${offerList(app, source, takes.onIntake)} ${problemList(app, source)} ${foot(app, source, takes)}
  </div>`;
}

function editor(app: App, name: SourceTab, source: SourceTexts): TemplateResult {
  defineEditor();
  const { place, formats } = source;
  const isLinks = name === "links";
  const format = isLinks ? undefined : formats[name];
  const given: EditorProps = {
    text: source.texts[name],
    marks: marksOf[name](source.diagnostics),
    marked: markedLine(name, source),
    place: place?.source === name ? place : undefined,
    // Its head row names the columns of CoNLL-U.
    shape: format === "conllu" ? "columns" : "plain",
    locked: isLinks && source.locked !== undefined,
    label: t(`source-editor-${name}`, { format: format ?? "" }),
    hint: t(isLinks ? "source-empty-links" : "source-empty-side", { format: format ?? "" }),
    onText: (text) => typeIn(app, name, text),
    onCursor: (cursor) => cursorMoved(app, name, cursor, source),
    onStep: (direction) => stepFrom(app, name, direction, source),
    onHistory: (direction) => app[direction](),
  };
  return html`<twintree-editor
    data-source=${name}
    ?hidden=${source.shown !== name}
    .props=${given}
  ></twintree-editor>`;
}

/** The marks of one text; the same array as long as the diagnostics are the same. */
const marker = (name: SourceTab) =>
  memoizeLast((diagnostics: readonly Diagnostic[]) =>
    diagnostics
      .filter(({ source }) => source === name)
      .map((one): Mark => ({ severity: one.severity, span: one.span, words: wording(one) })),
  );
const marksOf = { left: marker("left"), right: marker("right"), links: marker("links") };

function markedLine(name: SourceTab, { focused, sentences }: SourceTexts): number | undefined {
  if (focused?.side !== name) return undefined;
  return sentences[focused.side]?.words.find(({ id }) => id === focused.word)?.line;
}

function cursorMoved(
  app: App,
  name: SourceTab,
  cursor: Cursor | undefined,
  { sentences }: SourceTexts,
): void {
  if (name === "links") return;
  const word = cursor && sentences[name]?.words.find(({ line }) => line === cursor.line);
  lookAtWord(app, name, word?.id);
}

/** F8 outside the editors goes on from the cursor of the text shown. Whether there was anywhere to go. */
export function stepFromShown(app: App, direction: -1 | 1): boolean {
  const source = sourceTexts(app);
  return stepFrom(app, source.shown, direction, source);
}

function stepFrom(
  app: App,
  source: SourceTab,
  direction: -1 | 1,
  { diagnostics }: SourceTexts,
): boolean {
  const editor = document.querySelector<TwintreeEditor>(`twintree-editor[data-source=${source}]`);
  const from = { source, ...(editor?.cursor ?? { line: 1, column: 0 }) };
  const next = nextDiagnostic(diagnostics, from, direction);
  if (next !== undefined) goTo(app, next);
  return next !== undefined;
}

/** Takes what is more than a piece of text out of the editor's hands. */
function paste(event: ClipboardEvent, shown: SourceTab, takes: Takes): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const files = [...(event.clipboardData?.files ?? [])];
  if (text === "" && files.length > 0) {
    event.preventDefault();
    event.stopPropagation();
    takes.onFiles(files);
    return;
  }
  const editor = event.composedPath().find((target) => target instanceof TwintreeEditor);
  const into = editor !== undefined && !editor.isAllSelected;
  const intake = intakeText(text, shown === "right" ? "right" : "left", into);
  // In the links, one sentence does not say for which side it is.
  const isSide = intake.kind !== "pair" && intake.kind !== "giza" && intake.kind !== "refused";
  if (intake.kind === "fragment" || (shown === "links" && isSide)) return;
  event.preventDefault();
  event.stopPropagation();
  takes.onIntake(intake);
}

/** What texts are usually called. */
const endings =
  ".conllu,.conllup,.cupt,.conll,.conllx,.conll09,.conll2009,.mrg,.ptb,.bracket,.brackets,.discbracket,.dbr,.export,.xml,.nwk,.newick,.tre," +
  ".tree,.pharaoh,.gdfa,.align,.naacl,.wa,.nonullalign,.final,.txt,.tsv,.links,.json,.prm,.gz,text/plain";

function foot(app: App, source: SourceTexts, { onFiles }: Takes): TemplateResult {
  const links = source.shown === "links";
  return html`<div class="strip strip-foot note source-foot">
    ${
      links
        ? tickBox(t("source-zero-based"), source.zeroBased, (on) => countFrom(app, on), {
            disabled: source.locked !== undefined,
          })
        : nothing
    }
    <p class="source-hint">${t(links ? "source-hint-links" : "source-hint")}</p>
    ${fileButton(t("source-open"), onFiles, { accept: endings, multiple: true })}
  </div>`;
}
