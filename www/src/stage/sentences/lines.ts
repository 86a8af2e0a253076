/** The two sentences as running text, a line each: what each is read as, and its words. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { shownForm, slants } from "../layout/form.js";
import type { Measure } from "../layout/measure.js";
import { mostWords } from "../layout/pair.js";
import { letter } from "../names.js";
import { lineOf } from "./layout.js";

/** A sentence, and what is known of its words by their ids. */
export interface SentenceProps {
  readonly sentence: Shown | undefined;
  /** Those at which the trees part. */
  readonly parting: ReadonlySet<number>;
  /** Those with a link. */
  readonly linked: ReadonlySet<number>;
}

/** The words are as large as in the sheet of the page; they are measured as those of the trees, which are larger. */
const scale = 14 / 17;

/** The words that have room in `room`, and whether they are still longer. */
export function sentenceLine(props: SentenceProps, room: number, measure: Measure) {
  const words = (props.sentence?.words ?? [])
    .slice(0, mostWords)
    .map(({ id, form, misc }) => ({ id, misc, text: shownForm(form).text }));
  const width = (text: string) => measure(text, "word") * scale;
  const space = width(" ");
  const spaces = words.map((_, at) => at > 0 && !words[at - 1]?.misc?.includes("SpaceAfter=No"));
  const { kept, cut } = lineOf(
    {
      words: words.map(({ text }, at) => width(text) + (spaces[at] ? space : 0)),
      gap: width(" …"),
    },
    words.map(({ id }) => props.parting.has(id)),
    room,
  );
  const pieces = words.map(({ id, text }, at): unknown => {
    const before = kept[at - 1] ?? true;
    if (!kept[at]) return before ? `${at > 0 ? " " : ""}…` : nothing;
    return [spaces[at] || !before ? " " : "", wordPiece(text, props, id)];
  });
  return { line: html`${pieces}`, cut };
}

function wordPiece(text: string, props: SentenceProps, id: number): TemplateResult | string {
  const isApart = props.linked.size > 0 && !props.linked.has(id);
  const word = isApart
    ? html`<i class=${slants(text) ? "" : "sentence-upright"}>${text}</i>`
    : text;
  return props.parting.has(id) ? html`<u>${word}</u>` : word;
}

/** A side of the bar. */
export interface BarSide extends SentenceProps {
  /** What it is read as, and how long it is. */
  readonly about: string;
  /** What is wrong in it, if anything. */
  readonly alert: string | undefined;
}

/** Both lines. */
export interface BarProps extends Readonly<Record<Side, BarSide>> {
  /** A sentence is to be edited. */
  onEdit(side: Side): void;
}

/** Both lines, their words as `words` draws them. */
export function sentenceLines(props: BarProps, words: (side: Side) => unknown): TemplateResult {
  const line = (side: Side) => {
    const { about, alert } = props[side];
    return html`<div class="sentence">
      <button type="button" class="note line sentence-about" title=${t("sentence-edit", { side })}
        @click=${() => props.onEdit(side)}><b class="sentence-letter">${letter[side]}</b>
        <span class="clip">${about}</span>${alert && html`<span class="badge sentence-alert">${alert}</span>`}</button>
      ${words(side)}
    </div>`;
  };
  return html`<div class="sentence-lines">${line("left")}${line("right")}</div>`;
}
