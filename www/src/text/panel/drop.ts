/** Files dropped, and texts pasted, anywhere on the page. Two fields rise while files are carried over it. */
import { html, render } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Intake } from "../corpus.js";
import { intakeText } from "../intake.js";
import { isForPage } from "./early.js";
import "../texts/en.ftl";

/** What becomes of dropped files. */
export interface DropProps {
  /** Files were dropped; `side` is the one aimed at with a single file. */
  onFiles(files: readonly File[], side: Side): void;
}

/** Listens on `root`, which becomes the parent of the fields shown. */
export function dropZone(root: HTMLElement, props: DropProps): void {
  const overlay = document.createElement("div");
  overlay.className = "drop";
  overlay.hidden = true;
  // The way for everyone else is the button under the editor.
  overlay.setAttribute("aria-hidden", "true");
  root.append(overlay);
  let count = 0;
  let aimed: Side = "left";

  const draw = () => {
    const several = count > 1;
    render(
      html`<p class="drop-title">${t("drop-title")}</p>
        ${
          several
            ? html`<div class="drop-field drop-aimed">${t("drop-both")}</div>`
            : (["left", "right"] as const).map(
                (side) => html`<div class="drop-field ${side === aimed ? "drop-aimed" : ""}">
                  ${t("drop-side", { side: side === "left" ? "A" : "B" })}
                </div>`,
              )
        }`,
      overlay,
    );
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
    const next = event.clientY < innerHeight / 2 ? "left" : "right";
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
      props.onFiles([...(event.dataTransfer?.files ?? [])], aimed);
    },
    { capture: true },
  );
  window.addEventListener("keydown", (event) => event.key === "Escape" && hide());
}

/** What becomes of what is pasted. */
export interface PasteProps {
  /** The side that takes a single sentence. */
  side(): Side;
  /** Sentences were pasted beside every field; never of kind "fragment". */
  onIntake(intake: Intake): void;
  onFiles(files: readonly File[]): void;
}

/** Listens on `root` for what is pasted outside every field. */
export function pasteZone(root: HTMLElement | Document, props: PasteProps): void {
  const paste = (event: ClipboardEvent) => {
    if (!isForPage(event)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (takePasted(text, files, props)) event.preventDefault();
  };
  root.addEventListener("paste", (event) => event instanceof ClipboardEvent && paste(event));
}

/** Takes what was pasted outside every field; whether there was anything in it. */
export function takePasted(text: string, files: readonly File[], props: PasteProps): boolean {
  const intake = intakeText(text, props.side());
  if (intake.kind !== "fragment") props.onIntake(intake);
  else if (files.length > 0) props.onFiles(files);
  else return false;
  return true;
}
