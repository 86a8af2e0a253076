/**
 * `<twintree-editor>`: a text with marks. It begins as a textarea and becomes CodeMirror, half of
 * what a visit would load, when somebody goes there or there is something to mark. It lives in a shadow root, where the editor's styles are adopted
 * sheets, which the content security policy allows.
 */
import { html, render } from "lit/html.js";
import type { Span } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Place } from "../../model/app.js";
import { holds } from "../../model/leaving.js";
import { longestPlain, plainSurface } from "./plain.js";
import type { Cursor, Listener, Mark, Shape, Surface } from "./surface.js";

export type { Cursor, Mark };

/** What the element tells. */
interface EditorHost extends Pick<Listener, "onStep" | "onHistory"> {
  onText(text: string): void;
  /** The cursor came to another place by hand; undefined when the focus has left. */
  onCursor(cursor: Cursor | undefined): void;
}

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; position: relative; min-block-size: 0; }
  :host([hidden]) { display: none; }
  .frame { position: absolute; inset: 0; }
  .frame:has(:focus-visible)::after {
    content: ""; position: absolute; inset: 0; z-index: 300; border: 2px solid var(--focus);
    pointer-events: none;
  }
  textarea {
    box-sizing: border-box; inline-size: 100%; block-size: 100%; margin: 0; border: 0; resize: none;
    padding: var(--s2) var(--s4) var(--s2) 42px; outline: none; background: transparent;
    color: var(--ink); font: 12.5px/22px var(--font-code); tab-size: 8; white-space: pre; overflow: auto;
  }
  textarea::placeholder { color: var(--soft); font-family: var(--font-ui); white-space: normal; }
  .rich { position: absolute; inset: 0; }
  .help { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`);

/** What is selected in a textarea. */
function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Span {
  const place = (offset: number) => {
    const before = value.slice(0, offset);
    return {
      line: before.split("\n").length,
      column: before.length - before.lastIndexOf("\n"),
    };
  };
  const end = place(selectionEnd);
  return { ...place(selectionStart), endLine: end.line, endColumn: end.column };
}

/** A text this long is not handed on with every key. */
const long = 200_000;

/** The element; its properties are set by the panel. */
export class TwintreeEditor extends HTMLElement {
  /** Who is told what is done in it. */
  host: EditorHost | undefined;
  #surface: Surface | undefined;
  #rich: Promise<void> | undefined;
  #text = "";
  #marks: readonly Mark[] = [];
  #marked: number | undefined;
  #place: Place | undefined;
  #label = "";
  #shape: Shape = "columns";
  #hint = "";
  #locked = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  #endHolding: (() => void) | undefined;
  /** The surface does not hold the text yet. */
  #waits = false;
  /** The rich surface failed to load. */
  #staysPlain = false;

  readonly #listener: Listener = {
    onChange: () => {
      clearTimeout(this.#late);
      if (this.#text.length > long) this.#late = setTimeout(() => this.#report(), 250);
      else this.#report();
    },
    onCursor: (cursor) => this.host?.onCursor(cursor),
    onStep: (direction) => this.host?.onStep(direction),
    onHistory: (direction) => {
      // What was typed last is the step that is taken back.
      this.#report();
      this.host?.onHistory(direction);
    },
  };

  connectedCallback(): void {
    if (this.shadowRoot === null) this.#build();
    for (const sign of ["focusin", "pointerenter"]) this.addEventListener(sign, this.#enrich);
    this.addEventListener("focusout", this.#leave);
    // What was typed last does not wait for its turn when the page may end.
    this.#endHolding = holds(() => {
      if (this.#late !== undefined) this.#report();
    });
    if (this.#asksForMore) this.#enrich();
  }

  disconnectedCallback(): void {
    this.#endHolding?.();
  }

  /** The text. Setting it is no change by hand. */
  get value(): string {
    return this.#text;
  }
  set value(text: string) {
    if (text === this.#text) return;
    clearTimeout(this.#late);
    this.#text = text;
    if (this.#asksForMore) this.#enrich();
    this.#put();
  }

  set marks(marks: readonly Mark[]) {
    if (marks === this.#marks) return;
    const none = marks.length === 0 && this.#marks.length === 0;
    this.#marks = marks;
    // Each update makes the editor measure itself anew: nothing in the place of nothing is none.
    if (!none) this.#surface?.setMarks(marks);
    if (this.#asksForMore) this.#enrich();
  }

  /** The line that belongs to the word focused elsewhere, from 1. */
  set marked(line: number | undefined) {
    this.#marked = line;
    this.#surface?.setMarked(line);
    if (this.#asksForMore) this.#enrich();
  }

  /** Where to go; acted on when it is a new object. */
  set place(place: Place | undefined) {
    if (place === this.#place) return;
    this.#place = place;
    // The texts, and whether this one is shown, are set in the same turn.
    if (place !== undefined) queueMicrotask(() => this.#surface?.reveal(place.span));
  }

  /** Whether the text has columns. */
  set shape(shape: Shape) {
    this.#shape = shape;
    this.#surface?.setShape(shape);
  }

  /** Whether the text can be read alone. */
  set locked(locked: boolean) {
    this.#locked = locked;
    this.#surface?.setLocked(locked);
  }

  /** What it is called, and what an empty one says. */
  set label(label: string) {
    this.#label = label;
    this.#name();
  }
  set hint(hint: string) {
    this.#hint = hint;
    this.#name();
  }

  /** Where the cursor is. */
  get cursor(): Cursor {
    return this.#surface?.cursor() ?? { line: 1, column: 1 };
  }

  /** Whether what is typed or pasted takes the place of the whole text. */
  get isAllSelected(): boolean {
    return this.#text.trim() === "" || (this.#surface?.isAllSelected() ?? false);
  }

  /** Whether there is what a textarea cannot show. */
  get #asksForMore(): boolean {
    return this.#text.length > longestPlain || this.#marks.length > 0 || this.#marked !== undefined;
  }

  override focus(): void {
    this.#surface?.focus();
  }

  #build(): ShadowRoot {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles];
    render(
      html`<div class="frame"><textarea
          spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"
          aria-describedby="help"></textarea></div>
        <p class="help" id="help"></p>`,
      root,
    );
    const area = root.querySelector("textarea");
    if (area !== null) {
      area.addEventListener("compositionstart", () => composing.add(area));
      area.addEventListener("compositionend", () => composing.delete(area));
      this.#use(plainSurface(area, this.#listener));
    }
    return root;
  }

  #use(surface: Surface): void {
    this.#surface = surface;
    this.#put();
    surface.setMarks(this.#marks);
    surface.setMarked(this.#marked);
    if (this.#locked) surface.setLocked(true);
    this.#name();
  }

  /** Puts the text into the surface. The plain one cannot bear a very long text, which waits for the rich one. */
  #put(): void {
    const area = this.shadowRoot?.querySelector("textarea") ?? undefined;
    this.#waits = area !== undefined && !this.#staysPlain && this.#text.length > longestPlain;
    if (area) area.readOnly = this.#waits;
    this.#surface?.setText(this.#waits ? "" : this.#text);
  }

  #name(): void {
    this.#surface?.setLabel(this.#label, this.#hint);
    const help = this.shadowRoot?.getElementById("help");
    if (help) help.textContent = t("source-editor-help");
  }

  #report(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    // A surface that waits for its text says nothing about it.
    const text = this.#waits ? undefined : this.#surface?.text();
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    this.host?.onText(text);
  }

  readonly #leave = (): void => {
    // Another text may come.
    this.#report();
    this.host?.onCursor(undefined);
  };

  readonly #enrich = (): void => {
    if (this.#rich !== undefined || !this.isConnected) return;
    this.#rich = this.#load();
  };

  async #load(): Promise<void> {
    const root = this.shadowRoot;
    const area = root?.querySelector("textarea");
    const frame = root?.querySelector(".frame");
    if (!root || !area || !frame) return;
    try {
      const { richSurface } = await import("./rich.js");
      // A word that is being composed must not lose its place.
      await composed(area);
      const had = root.activeElement === area;
      const selection = had ? selectionOf(area) : undefined;
      this.#report();
      const parent = document.createElement("div");
      parent.className = "rich";
      frame.append(parent);
      const surface = richSurface(root, parent, this.#text, this.#shape, "help", this.#listener);
      area.remove();
      this.#use(surface);
      // Anyone who has just selected a text to replace it must find it selected.
      if (selection !== undefined) surface.select(selection);
    } catch {
      // Without it the textarea stays, and does all that is needed.
      this.#staysPlain = true;
      this.#put();
    }
  }
}

/** Where a word is being composed from several keys. */
const composing = new WeakSet<HTMLTextAreaElement>();

/** Waits for the end of a composition, if one is under way. */
async function composed(area: HTMLTextAreaElement): Promise<void> {
  if (!composing.has(area)) return;
  await new Promise((resolve) => area.addEventListener("compositionend", resolve, { once: true }));
}

/** Makes the element known, once. */
export function defineEditor(): void {
  if (!customElements.get("twintree-editor"))
    customElements.define("twintree-editor", TwintreeEditor);
}
