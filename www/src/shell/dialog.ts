/** The frame of dialogs: each is made when it is opened, and gone when it is closed. */
import { html, nothing, render } from "lit/html.js";
import { type Label, t } from "../messages/index.js";
import { iconButton } from "./icon-button.js";
import { closeIcon } from "./icons.js";

interface DialogParts {
  /** What it is known by; its class is `<id>-dialog`. */
  readonly id: string;
  /** What names it. */
  readonly title: Label;
  content(): unknown;
  /** What stays in sight below the content. */
  foot?(): unknown;
}

/** Opens a dialog over the page; the focus goes back to where it was when it is closed. */
export function openDialog({ id, title, content, foot }: DialogParts) {
  // What opens it is fetched first, and may have been asked for twice by then.
  const former = document.querySelector<HTMLDialogElement>(`.${id}-dialog`);
  former?.close();
  former?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = id;
  dialog.className = `shell-dialog ${id}-dialog`;
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  const close = () => dialog.close();
  dialog.addEventListener("close", () => dialog.remove());
  // A click on the backdrop is a click on the dialog itself and on none of its content.
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  /** Asks for its parts anew. */
  const draw = () =>
    render(
      html`<div class="line apart shell-dialog-head">
          <h2 id=${`${id}-title`}>${t(title)}</h2>
          ${iconButton(t("shell-close"), closeIcon, close, nothing)}
        </div>
        <div class="shell-dialog-body" tabindex="0" role="group" aria-labelledby=${`${id}-title`}>
          ${content()}
        </div>
        ${foot?.()}`,
      dialog,
    );
  draw();
  document.body.append(dialog);
  dialog.showModal();
  /** Whether it has not been closed since. */
  const isOpen = () => dialog.isConnected;
  return { draw, isOpen };
}
