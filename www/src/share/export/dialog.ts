/** What leaves the page: a dialog with links, pictures and data, each to be copied or saved. Fetched when it is opened. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyBlob, copyText } from "../../copy/clipboard.js";
import { download } from "../../copy/download.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { currentTexts, type Work } from "../../model/state.js";
import { openDialog } from "../../shell/dialog.js";
import { tickBox } from "../../shell/tick-box.js";
import type { CanvasProps } from "../../stage/props.js";
import { type Columns, columnsShown } from "../link/parcel.js";
import { permalink } from "../link/permalink.js";
import {
  dataRows,
  type Exported,
  type Format,
  formats,
  linkRows,
  pictureRows,
  Refusal,
  type Row,
} from "./rows.js";
import type { PaperWidth } from "./svg/paper.js";
import type { Theme } from "./svg/theme.js";
import { pictureWidths } from "./widths.js";
import "./texts/en.ftl";
import { mostNamed } from "../../model/pair-numbers.js";

/** What the choices in it are called. */
type ChoiceId = `export-columns-${Columns}` | `export-format-${Format}` | `export-width-${Width}`;

/** How wide pictures are. */
type Width = "screen" | PaperWidth;

/** Opens the dialog, once the links in it are made: they would move what is below them away from a pointer. */
export async function openShare(app: App, canvas: CanvasProps): Promise<void> {
  const { state } = app.store;
  // All of it is of one pair: the one that was there when it was asked for, whatever comes meanwhile.
  const { snapshot } = app;
  const linkIn = (columns: Columns) => permalink(state, columns).catch(() => undefined);
  const [four, all] = await Promise.all([linkIn("four"), linkIn("all")]);
  const links = { four, all };
  let exported: Exported = { app, canvas, state, snapshot, unread: [], widths: pictureWidths() };
  let columns = columnsShown(state.view);
  let format: Format = "svg";
  let theme: Theme = "light";
  let width: Width = "screen";
  let titled = true;
  /** What was done last, and to which row. */
  let done: { readonly id: string; readonly act: "copied" | "saved" } | undefined;
  let told = "";
  /** What is being made, while that takes its time. */
  let making: typeof done;

  /** What is said once more is only heard where it was gone meanwhile. */
  function forget(): void {
    done = undefined;
    told = "";
  }

  async function act(row: Row, what: "copied" | "saved"): Promise<void> {
    if (making !== undefined) return;
    const name = t(`export-${row.id}`);
    forget();
    // A long sentence has many points, and the page stands still while they are drawn: it says so before.
    const isSlow = row.type === "image/png";
    if (isSlow) {
      making = { id: row.id, act: what };
      told = t("export-making", { name });
    }
    dialog.draw();
    try {
      const made = isSlow ? drawn().then(row.make) : row.make();
      if (what === "saved") {
        const file = await made;
        // Who has closed the dialog meanwhile does not wait for it any longer.
        if (dialog.isOpen()) download(row.file, row.type, file);
      } else if (isSlow) await copyBlob(row.type, made as Promise<Blob>);
      // What is there already is given as it is: WebKit has lost a text that it had to ask for.
      else await copyText(made as string | Promise<string>);
      done = { id: row.id, act: what };
      told = t(`export-${what}`, { name });
    } catch (error) {
      console.info(error);
      told = error instanceof Refusal ? error.message : t(`export-not-${what}`, { name });
    }
    making = undefined;
    dialog.draw();
  }

  function content(): TemplateResult {
    // Its answers may have come since.
    if (app.store.state.work === state.work) exported = { ...exported, snapshot: app.snapshot };
    return html`<div class="stack share-groups">
      ${linkGroup()} ${pictureGroup()} ${group("data", nothing, dataRows(exported))}
    </div>`;
  }
  const foot = () => html`<p class="note share-told" role="status">${told}</p>`;

  function linkGroup(): TemplateResult {
    const hash = links[columns];
    const texts = currentTexts(state.work);
    const conllu = texts?.formats.left === "conllu" || texts?.formats.right === "conllu";
    const choice = conllu
      ? radios("columns", ["four", "all"], columns, (chosen) => {
          columns = chosen;
        })
      : nothing;
    const long =
      hash === undefined
        ? html`<p class="note">${t(links.four === undefined ? "export-long" : "export-long-all")}</p>`
        : nothing;
    return group("link", html`${choice}${long}`, linkRows(exported, hash));
  }

  function pictureGroup(): TemplateResult {
    const toDark = (on: boolean) => {
      theme = on ? "dark" : "light";
      dialog.draw();
    };
    const dark = tickBox(t("export-dark"), theme === "dark", toDark, {
      disabled: format === "latex",
    });
    const toTitled = (on: boolean) => {
      titled = on;
      dialog.draw();
    };
    const title = tickBox(t("export-titled"), titled, toTitled, { disabled: format === "latex" });
    const isDark = document.documentElement.dataset.theme === "dark";
    const choice = html`${radios("format", formats, format, (chosen) => {
      format = chosen;
    })}${radios(
      "width",
      ["screen", "column", "page", "slide"],
      width,
      (chosen) => {
        width = chosen;
      },
      format === "latex",
    )}
      <div class="row">${title}${isDark ? dark : nothing}</div>
      <p class="note">${t(`export-format-${format}-what`)}
        ${width === "screen" || format === "latex" ? nothing : t("export-width-what")}</p>`;
    const wanted = { format, theme, titled, width: width === "screen" ? undefined : width };
    return group("pictures", choice, pictureRows(exported, wanted));
  }

  function radios<Value extends Columns | Format | Width>(
    name: "columns" | "format" | "width",
    values: readonly Value[],
    chosen: Value,
    choose: (value: Value) => void,
    disabled = false,
  ): TemplateResult {
    const nameOf = (value: Columns | Format | Width) => t(`export-${name}-${value}` as ChoiceId);
    const radio = (value: Value) => {
      const onChange = () => {
        choose(value);
        forget();
        dialog.draw();
      };
      return html`<label class="tick"
        ><input type="radio" name=${`share-${name}`} value=${value} .checked=${value === chosen}
          @change=${onChange} />${nameOf(value)}</label
      >`;
    };
    return html`<fieldset class="row" ?disabled=${disabled}>
      <legend class=${name === "format" ? "hidden" : "note"}>${t(`export-${name}`)}</legend>
      ${values.map(radio)}
    </fieldset>`;
  }

  function group(
    name: "link" | "pictures" | "data",
    tools: unknown,
    rows: readonly Row[],
  ): TemplateResult {
    return html`<section class="stack" aria-labelledby=${`share-${name}`}>
      <h3 id=${`share-${name}`}>${t(`export-group-${name}`)}</h3>
      ${tools}
      <ul class="list share-rows">${rows.map(rowView)}</ul>
    </section>`;
  }

  function rowView(row: Row): TemplateResult {
    const name = t(`export-${row.id}`);
    const button = (what: "copied" | "saved", label: "copy" | "save") => {
      const isDone = done?.id === row.id && done.act === what;
      const isMade = making?.id === row.id && making.act === what;
      return html`<button type="button" class="action share-button"
        aria-label=${t(`export-${label}-of`, { name })} aria-busy=${isMade ? "true" : nothing}
        @click=${() => void act(row, what)}>
        ${t(isMade ? "export-busy" : isDone ? `export-${label}-done` : `export-${label}`)}
      </button>`;
    };
    return html`<li class="line share-row" data-row=${row.id}>
      <div class="share-what"><b>${name}</b><span class="note">${row.what}</span></div>
      <div class="line">${button("copied", "copy")} ${button("saved", "save")}</div>
    </li>`;
  }

  const dialog = openDialog({ id: "share", title: "export-title", content, foot });
  void unreadLinks(state.work, app, dialog.isOpen).then((unread) => {
    exported = { ...exported, unread };
    dialog.draw();
  });
}

/** Resolves when what was drawn is on the screen. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * The first pairs in the text of whose links there is an error, as long as they are `wanted`: one more than
 * a sentence names, which tells that there are more.
 */
async function unreadLinks(
  { pairs }: Work,
  { engine }: Pick<App, "engine">,
  wanted: () => boolean,
): Promise<readonly number[]> {
  const unread: number[] = [];
  for (const [pair, { draft, zeroBased }] of pairs.entries()) {
    if (draft === undefined) continue;
    const read = await engine.call("readLinks", [draft, zeroBased ?? false], wanted);
    if (read.kind !== "answered") break;
    if (read.answer.diagnostics.some(({ severity }) => severity === "error")) unread.push(pair);
    if (unread.length > mostNamed) break;
  }
  return unread;
}
