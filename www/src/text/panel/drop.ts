/** Files dropped, and texts pasted, anywhere on the page. Two fields rise while files are carried over it. */
import { html, render } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { isForPage, sideAt } from "./early.js";
import "../texts/en.ftl";

/**
 * Listens on `root`, which becomes the parent of the fields shown; `side` is the one aimed at with a single
 * file.
 */
export function dropZone(
  root: HTMLElement,
  onFiles: (files: readonly File[], side: Side) => void,
): void {
  const overlay = document.createElement("div");
  overlay.className = "drop";
  overlay.hidden = true;
  // The way for everyone else is the button under the editor.
  overlay.setAttribute("aria-hidden", "true");
  root.append(overlay);
  let count = 0;
  let aimed: Side = "left";

  const field = (words: string, isAimed: boolean) =>
    html`<div class="drop-field ${isAimed ? "drop-aimed" : ""}">${words}</div>`;
  const draw = () => {
    const fields =
      count > 1
        ? field(t("drop-both"), true)
        : [
            field(t("drop-side", { side: "A" }), aimed === "left"),
            field(t("drop-side", { side: "B" }), aimed === "right"),
          ];
    render(html`<p class="note drop-title">${t("drop-title")}</p>${fields}`, overlay);
  };
  const hide = () => {
    overlay.hidden = true;
  };
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  // A part of the page may take files for itself, and says so.
  const isTaken = (event: DragEvent) =>
    event.target instanceof Element && event.target.closest("[data-takes-files]") !== null;

  root.addEventListener("dragenter", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (isTaken(event)) return hide();
    const items = [...(event.dataTransfer?.items ?? [])];
    // Some browsers tell how many there are only when they are dropped.
    count = Math.max(1, items.filter((item) => item.kind === "file").length);
    overlay.hidden = false;
    draw();
  });
  root.addEventListener("dragover", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    if (isTaken(event)) return;
    const next = sideAt(event);
    if (next === aimed) return;
    aimed = next;
    draw();
  });
  root.addEventListener("dragleave", (event) => {
    // Going from one part of the page to another is no leaving.
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) hide();
  });
  root.addEventListener(
    "drop",
    (event) => {
      hide();
      if (!carriesFiles(event) || isTaken(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles([...(event.dataTransfer?.files ?? [])], aimed);
    },
    { capture: true },
  );
  window.addEventListener("keydown", (event) => event.key === "Escape" && hide());
}

/** Listens for what is pasted outside every field; `take` says whether there was anything in it. */
export function pasteZone(take: (text: string, files: readonly File[]) => boolean): void {
  document.addEventListener("paste", (event) => {
    if (!isForPage(event)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    if (take(event.clipboardData?.getData("text/plain") ?? "", files)) event.preventDefault();
  });
}
