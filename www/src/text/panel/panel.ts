/** The source panel: the three texts, what can be mended in them and what is wrong. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { SourceTab } from "../../model/state.js";
import { nextDiagnostic } from "../diagnostics/stepping.js";
import { wording } from "../diagnostics/wording.js";
import { defineEditor, type EditorProps, TwintreeEditor } from "../editor/editor.js";
import type { Cursor, Mark } from "../editor/surface.js";
import { intakeText } from "../intake.js";
import { placeLinks } from "../link-places.js";
import { formatBar } from "./format.js";
import { offerList } from "./offers.js";
import { problemList } from "./problems.js";
import type { SourceProps } from "./props.js";
import "../texts/en.ftl";

const names: readonly SourceTab[] = ["left", "right", "links"];

/** Everything below the tabs of the source. */
export function sourcePanel(given: SourceProps): TemplateResult {
  const props = withPlaces(given);
  return html`<div class="source-panel">
    ${formatBar(props)}
    <div class="source-editors" @paste=${{ handleEvent: (event: ClipboardEvent) => paste(event, props), capture: true }}>
      ${names.map((name) => editor(name, props))}
    </div>
    ${offerList(mendable(props))} ${problemList(props)} ${foot(props)}
  </div>`;
}

/** Links that can only be read, or that were never typed, have nothing to mend. */
function mendable(props: SourceProps): SourceProps {
  if (props.locked === undefined && props.isTyped) return props;
  return { ...props, texts: { ...props.texts, links: "" } };
}

function editor(name: SourceTab, props: SourceProps): TemplateResult {
  defineEditor();
  const { place, formats, onHistory } = props;
  const isLinks = name === "links";
  const format = isLinks ? undefined : formats[name];
  const given: EditorProps = {
    text: props.texts[name],
    marks: marksOf[name](props.diagnostics),
    marked: markedLine(name, props),
    place: place?.source === name ? place : undefined,
    // Its head row names the columns of CoNLL-U.
    shape: format === "conllu" ? "columns" : "plain",
    locked: isLinks && props.locked !== undefined,
    label: t(`source-editor-${name}`, { format: format ?? "" }),
    hint: t(isLinks ? "source-empty-links" : "source-empty-side", { format: format ?? "" }),
    onText: (text) => props.onText(name, text),
    onCursor: (cursor) => cursorMoved(name, cursor, props),
    onStep: (direction) => stepFrom(name, direction, props),
    onHistory,
  };
  return html`<twintree-editor
    data-source=${name}
    ?hidden=${props.shown !== name}
    .props=${given}
  ></twintree-editor>`;
}

/** The diagnostics, those of the links at the places where they were typed. */
const placed = memoizeLast(
  (diagnostics: readonly Diagnostic[], links: string, zeroBased: boolean) => {
    const ofLinks = diagnostics.filter(({ source }) => source === "links");
    if (ofLinks.length === 0) return diagnostics;
    const others = diagnostics.filter(({ source }) => source !== "links");
    return [...others, ...placeLinks(links, zeroBased, ofLinks)];
  },
);

function withPlaces(given: SourceProps): SourceProps {
  const { diagnostics, texts, zeroBased } = given;
  return { ...given, diagnostics: placed(diagnostics, texts.links, zeroBased) };
}

/** The marks of one text; the same array as long as the diagnostics are the same. */
const marker = (name: SourceTab) =>
  memoizeLast((diagnostics: readonly Diagnostic[]) =>
    diagnostics
      .filter(({ source }) => source === name)
      .map((one): Mark => ({ severity: one.severity, span: one.span, words: wording(one) })),
  );
const marksOf = { left: marker("left"), right: marker("right"), links: marker("links") };

function markedLine(name: SourceTab, props: SourceProps): number | undefined {
  const { focused } = props;
  if (focused?.side !== name) return undefined;
  return props.sentences[focused.side]?.words.find((word) => word.id === focused.id)?.line;
}

function cursorMoved(name: SourceTab, cursor: Cursor | undefined, props: SourceProps): void {
  if (name === "links") return;
  const word = cursor && props.sentences[name]?.words.find(({ line }) => line === cursor.line);
  props.onWord(name, word?.id);
}

/** F8 outside the editors goes on from the cursor of the text shown. Whether there was anywhere to go. */
export function stepFromShown(given: SourceProps, direction: -1 | 1): boolean {
  return stepFrom(given.shown, direction, withPlaces(given));
}

function stepFrom(source: SourceTab, direction: -1 | 1, props: SourceProps): boolean {
  const editor = document.querySelector<TwintreeEditor>(`twintree-editor[data-source=${source}]`);
  const from = { source, ...(editor?.cursor ?? { line: 1, column: 0 }) };
  const next = nextDiagnostic(props.diagnostics, from, direction);
  if (next !== undefined) props.onGoTo(next);
  return next !== undefined;
}

/** Takes what is more than a piece of text out of the editor's hands. */
function paste(event: ClipboardEvent, props: SourceProps): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const files = [...(event.clipboardData?.files ?? [])];
  if (text === "" && files.length > 0) {
    event.preventDefault();
    event.stopPropagation();
    props.onFiles(files);
    return;
  }
  const editor = event.composedPath().find((target) => target instanceof TwintreeEditor);
  const into = editor !== undefined && !editor.isAllSelected;
  const intake = intakeText(text, props.shown === "right" ? "right" : "left", into);
  // In the links, one sentence does not say for which side it is.
  if (intake.kind === "fragment" || (props.shown === "links" && intake.kind !== "pair")) return;
  event.preventDefault();
  event.stopPropagation();
  props.onIntake(intake);
}

function foot(props: SourceProps): TemplateResult {
  const links = props.shown === "links";
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file may be chosen again after it was changed.
    input.value = "";
    if (files.length > 0) props.onFiles(files);
  };
  return html`<div class="strip strip-foot note source-foot">
    ${
      links
        ? html`<label class="tick">
            <input type="checkbox" .checked=${props.zeroBased} ?disabled=${props.locked !== undefined}
              @change=${(event: Event) => props.onZeroBased((event.currentTarget as HTMLInputElement).checked)} />
            ${t("source-zero-based")}
          </label>`
        : nothing
    }
    <p class="source-hint">${t(links ? "source-hint-links" : "source-hint")}</p>
    <label class="action">
      ${t("source-open")}
      <input type="file" class="hidden" multiple accept=".conllu,.conllup,.cupt,.conll,.conllx,.conll09,.conll2009,.mrg,.ptb,.bracket,.brackets,.nwk,.newick,.tre,.tree,.pharaoh,.gdfa,.align,.naacl,.wa,.nonullalign,.txt,.tsv,.links,.json,.gz,text/plain" @change=${choose} />
    </label>
  </div>`;
}
