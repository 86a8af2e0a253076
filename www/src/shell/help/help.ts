/** The help: what the page does, what can be done there, and the keys. Loaded when it is asked for. */
import { html, type TemplateResult } from "lit/html.js";
import { type Label, t } from "../../messages/index.js";
import { markLeft } from "../../model/areas.js";
import { openDialog } from "../dialog.js";
import "./texts/en.ftl";

/** The keys of one place: as pressed, and the phrase for what they do. */
type Keys = readonly (readonly [keys: readonly string[], id: Label])[];

const keys = {
  tree: [
    [["←", "→"], "help-key-visual"],
    [["↑", "↓"], "help-key-head"],
    [["↑", "↓"], "help-key-rows-along"],
    [["←", "→"], "help-key-rows-across"],
    [["Shift+↑", "Shift+↓"], "help-key-rows-head"],
    [["Home", "End"], "help-key-ends"],
    [["a … z", "/"], "help-key-type"],
    [["Enter"], "help-key-enter"],
    [["Esc"], "help-key-escape"],
    [["n", "N"], "help-key-unaligned"],
    [["[", "]"], "help-key-cycle"],
    [["Delete"], "help-key-delete"],
    [["1", "…", "5"], "help-key-relation"],
    [["-", "+"], "canvas-key-fold"],
    [["p"], "canvas-key-possible"],
    [["p", "P"], "canvas-key-proposal"],
    [["Enter", "Delete"], "canvas-key-accept"],
    [["?"], "help-key-help"],
  ],
  page: [
    [["Ctrl+Z"], "help-key-undo"],
    [["Ctrl+Shift+Z", "Ctrl+Y"], "help-key-redo"],
    [[".", ","], "help-key-place"],
    [["F6"], "help-key-regions"],
    [["F2"], "help-key-size"],
    [["PageUp", "PageDown"], "help-key-turn"],
  ],
  split: [
    [["↑", "↓"], "help-key-split"],
    [["Home", "End"], "help-key-split-ends"],
    [["Enter"], "help-key-split-auto"],
  ],
  source: [[["F8", "Shift+F8"], "help-key-diagnostic"]],
} as const satisfies Readonly<Record<string, Keys>>;
type Place = keyof typeof keys;

/** Keys whose names differ from keyboard to keyboard. */
const named: Readonly<Record<string, Label>> = {
  Ctrl: "help-name-ctrl",
  Shift: "help-name-shift",
  Home: "help-name-home",
  End: "help-name-end",
  Delete: "help-name-delete",
  PageUp: "help-name-page-up",
  PageDown: "help-name-page-down",
};

/** A key or several pressed together, as the reader's keyboard has them. */
function pressedKeys(keys: string): string {
  return keys.replace(/[A-Z][A-Za-z]+/g, (name) => (named[name] ? t(named[name]) : name));
}

/** Where the help begins. */
export type HelpPlace = "start" | "keys";

/** Opens the help. */
export function openHelp(at: HelpPlace): void {
  openDialog({ id: "help", title: "help-title", content });
  if (at === "keys") document.querySelector("#help-keys-title")?.scrollIntoView();
}

/** What each section tells, sentence by sentence. */
const told = {
  what: [1, 2, 3, 4],
  draw: [1, 2, 3, 4],
  special: ["formats", "phrases", "broken", "tokens", "empty", "crossing", "unlinked"],
  links: [1, 2, 3],
  pairs: [1, 2, 3, 4, 5, 6],
  share: [1, 2, 3],
  export: [1, 2, 3, 4],
  room: [1, 2, 3, 4],
} as const;
type Section = keyof typeof told;
type Sentence = { [Name in Section]: `help-${Name}-${(typeof told)[Name][number]}` }[Section];

/** Sections whose sentences are steps or parts that have numbers. */
const numbered: readonly Section[] = ["draw"];

/** What some of them have besides. */
const more: Readonly<Partial<Record<Section, () => TemplateResult>>> = {
  what: () => html`<p><a href="#methods" @click=${leave}>${t("help-methods")}</a></p>
    <p>${wayTo("documentation", "help-documentation")}</p>`,
  share: () => html`<p>
    ${wayTo("embedding", "help-share-embedding")} · ${wayTo("links", "help-share-links")}
  </p>`,
};

function content(): TemplateResult {
  return html`<div class="stack shell-help">
    ${(Object.keys(told) as Section[]).map((name) => section(name, sentences(name)))}
    ${section(
      "keys",
      html`${Object.entries(keys).map(([place, keys]) => keyTable(place as Place, keys))}
        <p>${t("help-keys-letters")}</p>`,
    )}
  </div>`;
}

function section(name: Section | "keys", content: TemplateResult): TemplateResult {
  const title = `help-${name}-title` as const;
  return html`<section class="stack">
    <h3 id=${title}>${t(title)}</h3>
    ${content}
  </section>`;
}

function sentences(name: Section): TemplateResult {
  const ids = told[name].map((what) => `help-${name}-${what}` as Sentence);
  const list = () => html`<ol class="numbered">${ids.map((id) => html`<li>${t(id)}</li>`)}</ol>`;
  return html`${numbered.includes(name) ? list() : paragraphs(ids)} ${more[name]?.()}`;
}

function paragraphs(ids: readonly Label[]): TemplateResult {
  return html`${ids.map((id) => html`<p>${t(id)}</p>`)}`;
}

/** The help is over before another area is entered. */
function leave(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
  markLeft();
}

/** A link to one of the pages beside the page itself, which are in English alone. */
function wayTo(page: string, id: Label): TemplateResult {
  return html`<a href=${`./${page}.html`} hreflang="en">${t(id)}</a>`;
}

function keyTable(place: Place, keys: Keys): TemplateResult {
  return html`<table class="table shell-keys">
    <caption class="title">
      ${t(`help-keys-${place}`)}
    </caption>
    <tbody>
      ${keys.map(
        ([pressed, id]) => html`<tr>
          <th scope="row">${pressed.map((key) => html`<kbd>${pressedKeys(key)}</kbd> `)}</th>
          <td>${t(id)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
