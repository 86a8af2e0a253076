/**
 * The columns of CoNLL-U under each other: every cell is a box as wide as its column, with a header
 * above. A box keeps the direction of its text to itself, so that a word written from right to left does
 * not turn the row around. Cells much longer than others are cut with … until the cursor is in their line.
 */
import { type Extension, type Range, RangeSet } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  type Panel,
  showPanel,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { html, render } from "lit/html.js";

const names = ["ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC"];
/**
 * The widest a column gets, in widths of a digit, and the room between columns. What a tree is made of
 * (ID, FORM, HEAD, DEPREL) has its room; the rest is cut so short that the eye gets by without scrolling.
 */
const widest = [6, 13, 5, 5, 4, 5, 4, 12, 6, 12];
const gap = 1.25;
/** How much of a text is looked at to find the widths of its columns. */
const measured = 200_000;
/** Lines longer than this are not cut into cells: the editor shows them piece by piece. */
const longestLine = 4000;

const marks = names.map((_, column) =>
  Decoration.mark({
    class: `cm-cell cm-cell-${column}`,
    bidiIsolate: Direction.LTR,
  }),
);
const comment = Decoration.line({ class: "cm-comment" });

class Ellipsis extends WidgetType {
  override toDOM(): HTMLElement {
    const dots = document.createElement("span");
    dots.className = "cm-ellipsis";
    dots.textContent = "…";
    return dots;
  }
}
const ellipsis = Decoration.replace({ widget: new Ellipsis() });

/** Whether a line is cut into cells: a comment is not, nor one that has no tabs yet. */
function hasColumns(line: string): boolean {
  return line.length <= longestLine && !line.startsWith("#") && line.includes("\t");
}

/** Widths of text in widths of a digit, remembered: the same few tags come again and again. */
function ruler(font: string): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  if (context !== null) context.font = font;
  const unit = context?.measureText("0").width || 1;
  return (text) => {
    if (/^[\x20-\x7e]*$/.test(text) || context === null) return text.length;
    const found = known.get(text);
    if (found !== undefined) return found;
    const width = context.measureText(text).width / unit;
    if (known.size > 5000) known.clear();
    known.set(text, width);
    return width;
  };
}

/** How many characters of a cell fit into so many widths; all of them where it is short enough. */
function fitting(text: string, room: number, width: (text: string) => number): number {
  if (text.length <= room / 2 || width(text.slice(0, 400)) <= room) return text.length;
  let shown = 1;
  while (shown < Math.min(text.length, 400) && width(text.slice(0, shown + 1)) <= room - 1) shown++;
  // Not between the two halves of a character, nor before a mark that sits on it.
  while (shown > 1 && /^[\udc00-\udfff\p{M}]/u.test(text.slice(shown))) shown--;
  return shown;
}

class Columns {
  decorations: DecorationSet = Decoration.none;
  #width: (text: string) => number;
  #unfolded = -1;
  #pressed = false;

  constructor(view: EditorView) {
    // The editor is not in the page yet, but what surrounds it is.
    const host = view.root instanceof ShadowRoot ? view.root.host : document.documentElement;
    this.#width = ruler(`12.5px ${getComputedStyle(host).getPropertyValue("--font-code")}`);
    this.#measure(view);
    this.#decorate(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged) this.#measure(update.view);
    const unfolded = this.#line(update.view);
    if (update.docChanged || update.viewportChanged || unfolded !== this.#unfolded) {
      this.#decorate(update.view);
    }
  }

  /** While the mouse button is down, no line unfolds under the pointer. */
  press(view: EditorView): void {
    this.#pressed = true;
    const release = () => {
      this.#pressed = false;
      view.dispatch({});
    };
    addEventListener("pointerup", release, { once: true });
    addEventListener("pointercancel", release, { once: true });
  }

  /** The line shown in full: the one with the cursor. */
  #line(view: EditorView): number {
    if (this.#pressed) return this.#unfolded;
    return view.hasFocus ? view.state.doc.lineAt(view.state.selection.main.head).from : -1;
  }

  #measure(view: EditorView): void {
    this.#widths(view).forEach((width, column) => {
      view.dom.style.setProperty(`--column-${column}`, `${Math.ceil(width * 4) / 4 + gap}ch`);
    });
  }

  #widths(view: EditorView): readonly number[] {
    const widths = names.map((name) => name.length);
    let seen = 0;
    for (const line of view.state.doc.iterLines()) {
      seen += line.length;
      if (seen > measured) break;
      if (!hasColumns(line)) continue;
      line.split("\t", names.length).forEach((cell, column) => {
        const width = Math.min(this.#width(cell.slice(0, 400)), widest[column] ?? 0);
        if (width > (widths[column] ?? 0)) widths[column] = width;
      });
    }
    return widths;
  }

  #decorate(view: EditorView): void {
    this.#unfolded = this.#line(view);
    const ranges: Range<Decoration>[] = [];
    for (const visible of view.visibleRanges) {
      for (let at = visible.from; at <= visible.to; ) {
        const line = view.state.doc.lineAt(at);
        at = line.to + 1;
        if (line.text.startsWith("#")) ranges.push(comment.range(line.from));
        else if (hasColumns(line.text)) {
          this.#cells(line.from, line.text, line.from === this.#unfolded, ranges);
        }
      }
    }
    this.decorations = RangeSet.of(ranges, true);
  }

  #cells(start: number, text: string, unfolded: boolean, ranges: Range<Decoration>[]): void {
    let from = start;
    text.split("\t").forEach((cell, column, all) => {
      const end = from + cell.length;
      const last = column === all.length - 1;
      const mark = marks[column];
      // The tab belongs to the cell before it, which it fills up.
      const to = last ? end : end + 1;
      if (mark !== undefined && to > from) ranges.push(mark.range(from, to));
      const room = widest[column];
      if (room !== undefined && !last && !unfolded) {
        const shown = fitting(cell, room, this.#width);
        if (shown < cell.length) ranges.push(ellipsis.range(from + shown, end));
      }
      from = to;
    });
  }
}

const plugin = ViewPlugin.fromClass(Columns, {
  decorations: (columns) => columns.decorations,
  eventHandlers: {
    pointerdown(_event, view) {
      this.press(view);
    },
  },
  provide: (field) =>
    EditorView.bidiIsolatedRanges.of((view) => view.plugin(field)?.decorations ?? Decoration.none),
});

/** The names of the columns above the text; they move sideways with it. */
function header(view: EditorView): Panel {
  const dom = document.createElement("div");
  dom.className = "cm-columns";
  // The names are no help to someone who hears the lines one by one.
  dom.setAttribute("aria-hidden", "true");
  const row = document.createElement("div");
  row.className = "cm-columns-row";
  dom.append(row);
  const cell = (name: string, column: number) =>
    html`<span class="cm-cell cm-cell-${column}">${name}</span>`;
  render(names.map(cell), row);
  const place = () => {
    const gutters = view.scrollDOM.querySelector(".cm-gutters");
    const indent = gutters?.getBoundingClientRect().width ?? 0;
    row.style.setProperty("margin-inline-start", `${indent}px`);
    row.style.setProperty("transform", `translateX(${-view.scrollDOM.scrollLeft}px)`);
    row.style.setProperty("clip-path", `inset(0 0 0 ${view.scrollDOM.scrollLeft}px)`);
  };
  return {
    dom,
    top: true,
    mount() {
      view.scrollDOM.addEventListener("scroll", place, { passive: true });
      place();
    },
    update(update) {
      if (update.geometryChanged) place();
    },
    destroy() {
      view.scrollDOM.removeEventListener("scroll", place);
    },
  };
}

/** The columns of CoNLL-U. */
export const columns: Extension = [plugin, showPanel.of(header)];
