/** The help: what the page does, how its numbers come about, and the keys. Loaded when it is asked for. */
import { html, type TemplateResult } from "lit/html.js";
import { type Label, t } from "../../messages/index.js";
import { openDialog } from "../dialog.js";
import "./texts/en.ftl";

/** The keys of one place: as pressed, and the phrase for what they do. */
type Keys = readonly (readonly [keys: readonly string[], id: Label])[];

const keys = {
  tree: [
    [["←", "→"], "help-key-visual"],
    [["↑", "↓"], "help-key-head"],
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

function content(): TemplateResult {
  return html`<div class="stack shell-help">
    ${section(
      "what",
      html`${paragraphs([1, 2, 3, 4], (n) => `help-what-${n}`)}
        <p>${wayTo("documentation", "help-documentation")}</p>`,
    )}
    ${section(
      "draw",
      list([1, 2, 3, 4], (n) => `help-draw-${n}`),
    )}
    ${section(
      "score",
      html`${list([1, 2, 3, 4, 5, 6], (n) => `help-score-${n}`)}
        <p class="note">${t("help-source")}</p>`,
    )}
    ${section(
      "decisions",
      paragraphs([1, 2, 3, 4, 5], (n) => `help-decisions-${n}`),
    )}
    ${section(
      "special",
      paragraphs(special, (what) => `help-special-${what}`),
    )}
    ${section(
      "links",
      paragraphs([1, 2, 3], (n) => `help-links-${n}`),
    )}
    ${section(
      "pairs",
      paragraphs([1, 2, 3, 4, 5, 6], (n) => `help-pairs-${n}`),
    )}
    ${section(
      "align",
      html`${paragraphs([1, 2, 3, 4], (n) => `help-align-${n}`)}
        ${paragraphs(["agreement-1", "agreement-2", "fusion"], (what) => `help-${what}`)}`,
    )}
    ${section(
      "distances",
      paragraphs(distances, (what) => `help-distances-${what}`),
    )}
    ${section(
      "crossings",
      paragraphs([1, 2, 3, 4], (n) => `help-crossings-${n}`),
    )}
    ${section(
      "projection",
      paragraphs([1, 2, 3, 4], (n) => `help-projection-${n}`),
    )}
    ${section(
      "share",
      html`${paragraphs([1, 2, 3], (n) => `help-share-${n}`)}
        <p>
          ${wayTo("embedding", "help-share-embedding")} · ${wayTo("links", "help-share-links")}
        </p>`,
    )}
    ${section(
      "export",
      paragraphs([1, 2, 3, 4], (n) => `help-export-${n}`),
    )}
    ${section(
      "room",
      paragraphs([1, 2, 3, 4], (n) => `help-room-${n}`),
    )}
    ${section(
      "keys",
      html`${Object.entries(keys).map(([place, keys]) => keyTable(place as Place, keys))}
        <p>${t("help-keys-letters")}</p>`,
    )}
  </div>`;
}

/** What is told of words and texts that are out of the ordinary. */
const special = [
  "formats",
  "phrases",
  "broken",
  "tokens",
  "empty",
  "crossing",
  "unlinked",
] as const;
/** What is told of distances. */
const distances = [1, "brackets", "edits", 2, 3, 4] as const;

type Section<Id = Label> = Id extends `help-${infer Name}-title` ? Name : never;

function section(name: Section, content: TemplateResult): TemplateResult {
  const title: Label = `help-${name}-title`;
  return html`<section class="stack">
    <h3 id=${title}>${t(title)}</h3>
    ${content}
  </section>`;
}

/** A link to one of the pages beside the page itself, which are in English alone. */
function wayTo(page: string, id: Label): TemplateResult {
  return html`<a href=${`./${page}.html`} hreflang="en">${t(id)}</a>`;
}

/** A paragraph for each sentence, by what tells their ids apart. */
function paragraphs<const Name>(names: readonly Name[], id: (name: Name) => Label): TemplateResult {
  return html`${names.map((name) => html`<p>${t(id(name))}</p>`)}`;
}

function list<const Name>(names: readonly Name[], id: (name: Name) => Label): TemplateResult {
  return html`<ol class="numbered">
    ${names.map((name) => html`<li>${t(id(name))}</li>`)}
  </ol>`;
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
