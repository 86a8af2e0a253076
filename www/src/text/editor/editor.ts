/**
 * `<twintree-editor>`: a text with marks. It begins as a textarea and becomes CodeMirror, half of
 * what a visit would load, when somebody goes there or there is something to mark. It lives in a shadow root, where the editor's styles are adopted
 * sheets, which the content security policy allows.
 */
import { html, render } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Place } from "../../model/app.js";
import { later } from "../../model/later.js";
import { holds } from "../../model/leaving.js";
import { longestPlain, plainSurface, selectionIn } from "./plain.js";
import type { Cursor, Listener, Mark, Shape, Surface } from "./surface.js";

/** What the element shows and tells. */
export interface EditorProps extends Pick<Listener, "onStep" | "onHistory"> {
  /** Another text than before is no change by hand. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The line that belongs to the word focused elsewhere, from 1. */
  readonly marked: number | undefined;
  /** Where to go; acted on when it is a new object. */
  readonly place: Place | undefined;
  /** Whether the text has columns. */
  readonly shape: Shape;
  /** Whether the text can be read alone. */
  readonly locked: boolean;
  /** What it is called. */
  readonly label: string;
  /** What an empty one says. */
  readonly hint: string;
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

/** A text this long is not handed on with every key. */
const long = 200_000;

/** The element; its properties are set by the panel. */
export class TwintreeEditor extends HTMLElement {
  #props: EditorProps | undefined;
  #surface: Surface | undefined;
  #text = "";
  #late: ReturnType<typeof setTimeout> | undefined;
  /** The end of a word that is composed from several keys. */
  #composed: Promise<unknown> | undefined;
  #endHolding: (() => void) | undefined;
  /** The surface does not hold the text yet. */
  #waits = false;
  /** The rich surface; where it cannot be loaded the textarea stays, and does all that is needed. */
  readonly #rich = later(
    () => this.#load(),
    undefined,
    () => this.#put(),
  );

  readonly #listener: Listener = {
    onChange: () => {
      clearTimeout(this.#late);
      if (this.#text.length > long) this.#late = setTimeout(() => this.#report(), 250);
      else this.#report();
    },
    onCursor: (cursor) => this.#props?.onCursor(cursor),
    onStep: (direction) => this.#props?.onStep(direction),
    onHistory: (direction) => {
      // What was typed last is the step that is taken back.
      this.#report();
      this.#props?.onHistory(direction);
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

  set props(props: EditorProps) {
    const before = this.#props;
    this.#props = props;
    const isOther = (name: keyof EditorProps) => props[name] !== before?.[name];
    if (isOther("text") && props.text !== this.#text) {
      clearTimeout(this.#late);
      this.#text = props.text;
      this.#put();
    }
    // Each update makes the editor measure itself anew: nothing in the place of nothing is none.
    const anyMarks = props.marks.length > 0 || before?.marks.length;
    if (isOther("marks") && anyMarks) this.#surface?.setMarks(props.marks);
    if (isOther("marked")) this.#surface?.setMarked(props.marked);
    if (isOther("shape")) this.#surface?.setShape(props.shape);
    if (isOther("locked")) this.#surface?.setLocked(props.locked);
    if (isOther("label") || isOther("hint")) this.#name();
    const { place } = props;
    // The texts, and whether this one is shown, are set in the same turn.
    if (place && isOther("place")) queueMicrotask(() => this.#surface?.reveal(place.span));
    if (this.#asksForMore) this.#enrich();
  }

  /** The text, as far as what is typed has been handed on. */
  get value(): string {
    return this.#text;
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
    const { marks, marked } = this.#props ?? {};
    return this.#text.length > longestPlain || !!marks?.length || marked !== undefined;
  }

  override focus(): void {
    this.#surface?.focus();
  }

  #build(): void {
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
      area.addEventListener("compositionstart", () => {
        this.#composed = new Promise((resolve) => {
          area.addEventListener("compositionend", resolve, { once: true });
        });
      });
      this.#use(plainSurface(area, this.#listener));
    }
  }

  #use(surface: Surface): void {
    this.#surface = surface;
    this.#put();
    const { marks = [], marked, locked } = this.#props ?? {};
    surface.setMarks(marks);
    surface.setMarked(marked);
    if (locked) surface.setLocked(true);
    this.#name();
  }

  /** Puts the text into the surface. The plain one cannot bear a very long text, which waits for the rich one. */
  #put(): void {
    const area = this.shadowRoot?.querySelector("textarea") ?? undefined;
    this.#waits =
      area !== undefined && this.#rich.peek().kind !== "failed" && this.#text.length > longestPlain;
    if (area) area.readOnly = this.#waits;
    this.#surface?.setText(this.#waits ? "" : this.#text);
  }

  #name(): void {
    const { label = "", hint = "" } = this.#props ?? {};
    this.#surface?.setLabel(label, hint);
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
    this.#props?.onText(text);
  }

  readonly #leave = (): void => {
    // Another text may come.
    this.#report();
    this.#props?.onCursor(undefined);
  };

  readonly #enrich = (): void => {
    if (this.isConnected) this.#rich();
  };

  async #load(): Promise<void> {
    const root = this.shadowRoot;
    const area = root?.querySelector("textarea");
    if (!root || !area) return;
    const { richSurface } = await import("./rich.js");
    // A word that is being composed must not lose its place.
    await this.#composed;
    const had = root.activeElement === area;
    const selection = had ? selectionIn(area) : undefined;
    this.#report();
    const parent = document.createElement("div");
    parent.className = "rich";
    area.before(parent);
    const shape = this.#props?.shape ?? "columns";
    const surface = richSurface(root, parent, this.#text, shape, "help", this.#listener);
    area.remove();
    this.#use(surface);
    // Anyone who has just selected a text to replace it must find it selected.
    if (selection !== undefined) surface.select(selection);
  }
}

/** Makes the element known, once. */
export function defineEditor(): void {
  if (!customElements.get("twintree-editor"))
    customElements.define("twintree-editor", TwintreeEditor);
}
