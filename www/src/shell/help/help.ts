/** The help: what the page does, how its numbers come about, and the keys. Loaded when it is asked for. */
import { html, type TemplateResult } from "lit/html.js";
import { type Label, t } from "../../messages/index.js";
import { openDialog } from "../dialog.js";
import "./texts/en.ftl";

/** The keys of one place: as pressed, and the phrase for what they do. */
type Keys = readonly (readonly [keys: readonly string[], id: Label])[];

const treeKeys: Keys = [
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
];

const pageKeys: Keys = [
  [["Ctrl+Z"], "help-key-undo"],
  [["Ctrl+Shift+Z", "Ctrl+Y"], "help-key-redo"],
  [["F6"], "help-key-regions"],
  [["F2"], "help-key-size"],
  [["PageUp", "PageDown"], "help-key-turn"],
];

const splitKeys: Keys = [
  [["↑", "↓"], "help-key-split"],
  [["Home", "End"], "help-key-split-ends"],
  [["Enter"], "help-key-split-auto"],
];

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
  return keys.replace(/[A-Z][A-Za-z]+/g, (name) => {
    const id = named[name];
    return id === undefined ? name : t(id);
  });
}

const sourceKeys: Keys = [[["F8", "Shift+F8"], "help-key-diagnostic"]];

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
      "help-what-title",
      html`${paragraphs("help-what-1", "help-what-2", "help-what-3", "help-what-4")}
        <p>${wayTo("documentation", "help-documentation")}</p>`,
    )}
    ${section("help-draw-title", list("help-draw-1", "help-draw-2", "help-draw-3", "help-draw-4"))}
    ${section(
      "help-score-title",
      html`${list(
        "help-score-1",
        "help-score-2",
        "help-score-3",
        "help-score-4",
        "help-score-5",
        "help-score-6",
      )}
      <p class="note">${t("help-source")}</p>`,
    )}
    ${section(
      "help-decisions-title",
      paragraphs(
        "help-decisions-1",
        "help-decisions-2",
        "help-decisions-3",
        "help-decisions-4",
        "help-decisions-5",
      ),
    )}
    ${section(
      "help-special-title",
      paragraphs(
        "help-special-formats",
        "help-special-phrases",
        "help-special-broken",
        "help-special-tokens",
        "help-special-empty",
        "help-special-crossing",
        "help-special-unlinked",
      ),
    )}
    ${section("help-links-title", paragraphs("help-links-1", "help-links-2", "help-links-3"))}
    ${section(
      "help-pairs-title",
      paragraphs(
        "help-pairs-1",
        "help-pairs-2",
        "help-pairs-3",
        "help-pairs-4",
        "help-pairs-5",
        "help-pairs-6",
      ),
    )}
    ${section(
      "help-align-title",
      paragraphs(
        "help-align-1",
        "help-align-2",
        "help-align-3",
        "help-align-4",
        "help-agreement-1",
        "help-agreement-2",
        "help-fusion",
      ),
    )}
    ${section(
      "help-distances-title",
      paragraphs(
        "help-distances-1",
        "help-distances-brackets",
        "help-distances-edits",
        "help-distances-2",
        "help-distances-3",
        "help-distances-4",
      ),
    )}
    ${section(
      "help-crossings-title",
      paragraphs("help-crossings-1", "help-crossings-2", "help-crossings-3", "help-crossings-4"),
    )}
    ${section(
      "help-projection-title",
      paragraphs(
        "help-projection-1",
        "help-projection-2",
        "help-projection-3",
        "help-projection-4",
      ),
    )}
    ${section(
      "help-share-title",
      html`${paragraphs("help-share-1", "help-share-2", "help-share-3")}
        <p>
          ${wayTo("embedding", "help-share-embedding")} · ${wayTo("links", "help-share-links")}
        </p>`,
    )}
    ${section("help-export-title", paragraphs("help-export-1", "help-export-2", "help-export-3", "help-export-4"))}
    ${section("help-room-title", paragraphs("help-room-1", "help-room-2", "help-room-3", "help-room-4"))}
    ${section(
      "help-keys-title",
      html`${keyTable("help-keys-tree", treeKeys)} ${keyTable("help-keys-page", pageKeys)}
        ${keyTable("help-keys-split", splitKeys)} ${keyTable("help-keys-source", sourceKeys)}
        <p>${t("help-keys-letters")}</p>`,
    )}
  </div>`;
}

function section(title: Label, content: TemplateResult): TemplateResult {
  return html`<section class="stack">
    <h3 id=${title}>${t(title)}</h3>
    ${content}
  </section>`;
}

/** A link to one of the pages beside the page itself, which are in English alone. */
function wayTo(page: string, id: Label): TemplateResult {
  return html`<a href=${`./${page}.html`} hreflang="en">${t(id)}</a>`;
}

function paragraphs(...ids: readonly Label[]): TemplateResult {
  return html`${ids.map((id) => html`<p>${t(id)}</p>`)}`;
}

function list(...ids: readonly Label[]): TemplateResult {
  return html`<ol class="numbered">
    ${ids.map((id) => html`<li>${t(id)}</li>`)}
  </ol>`;
}

function keyTable(title: Label, keys: Keys): TemplateResult {
  return html`<table class="table shell-keys">
    <caption class="title">
      ${t(title)}
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
