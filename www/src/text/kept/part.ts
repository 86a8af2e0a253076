/** All sessions that this browser keeps, in a dialog: each can be opened or removed. Fetched when it is asked for. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { language, t } from "../../messages/index.js";
import { enter } from "../../model/areas.js";
import type { Keeping } from "../../model/keeping.js";
import type { Kept } from "../../model/session.js";
import type { SentenceText } from "../../model/slice.js";
import { openDialog } from "../../shell/dialog.js";
import { blockOf } from "../block.js";
import { button } from "../panel/button.js";
import "./texts/en.ftl";

/** Opens the list of what is kept; undefined is what keeps it as long as it has not come. */
export async function openKept(keeper: () => Keeping | undefined): Promise<void> {
  /** Undefined where the browser does not tell. */
  let kept: readonly Kept[] | undefined;
  let isRead = false;
  /** The one of which it was asked whether it is to be removed for good. */
  let doubted: string | undefined;
  let told = "";

  async function read(): Promise<void> {
    kept = await keeper()
      ?.list()
      .catch(() => undefined);
    isRead = true;
    dialog.draw();
  }

  async function remove(one: Kept): Promise<void> {
    if (doubted !== one.id) {
      doubted = one.id;
      told = "";
      dialog.draw();
      return;
    }
    doubted = undefined;
    await keeper()?.remove([one.id]);
    await read();
    const isGone = kept?.every(({ id }) => id !== one.id) === true;
    told = t(isGone ? "kept-removed" : "kept-not-removed", { name: nameOf(one) });
    dialog.draw();
    document.querySelector<HTMLElement>(".kept-dialog .shell-dialog-body")?.focus();
  }

  function open({ id }: Kept): void {
    document.querySelector<HTMLDialogElement>(".kept-dialog")?.close();
    keeper()?.open(id);
    enter("compare");
  }

  function row(one: Kept): TemplateResult {
    const name = nameOf(one);
    const removal = doubted === one.id ? "kept-remove-sure" : "kept-remove";
    const opening = () =>
      button(t("kept-open"), () => open(one), "action action-main", t("kept-open-name", { name }));
    const removing = () =>
      button(t(removal), () => void remove(one), "action", t(`${removal}-name`, { name }));
    return html`<li class="kept-row">
      <div class="kept-what">
        <strong><bdi>${name}</bdi></strong>
        <span class="kept-about">${aboutOf(one).join(" · ")}</span>
      </div>
      ${one.where === "here" || one.isNewer ? nothing : opening()}
      ${one.where === undefined ? removing() : nothing}
    </li>`;
  }

  function content(): TemplateResult {
    const list = kept ?? [];
    return html`<div class="kept">
      <p class="kept-about">${t("kept-how")}</p>
      ${!isRead || list.length > 0 ? nothing : html`<p>${t(kept === undefined ? "kept-unknown" : "kept-none")}</p>`}
      <ul class="kept-list">${list.map(row)}</ul>
      <p role="status">${told}</p>
    </div>`;
  }

  const dialog = openDialog({ id: "kept", title: "kept-title", content });
  await read();
}

/** A session is called after its files, else after its sentences. */
function nameOf({ texts }: Kept): string {
  const names = texts.map((text) => (typeof text === "string" ? labelOf(text) : text.name));
  const distinct = [...new Set(names)].filter((name) => name !== "");
  return distinct.length === 0 ? t("kept-nameless") : distinct.join(" / ");
}

const labelOf = (text: SentenceText) => blockOf(text).label;

/** When it was kept, how much it holds, from whom it is, and where it is open. */
function aboutOf({ time, count, by, where, isNewer }: Kept): readonly string[] {
  const form = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return [
    ...(time === 0 ? [] : [form.format(time)]),
    t("kept-pairs", { count }),
    ...(by === undefined ? [] : [t(by === "link" ? "kept-by-link" : "kept-by-page")]),
    ...(where === undefined ? [] : [t(where === "here" ? "kept-here" : "kept-elsewhere")]),
    ...(isNewer ? [t("kept-newer")] : []),
  ];
}
