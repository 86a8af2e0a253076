/** Dialogs of exercises: each is made when it is opened, and gone when it is closed. */
import { html, render } from "lit";
import { t } from "../../../messages/index.js";
import "./texts/en.ftl";

/** A dialog that is open. */
export interface Opened {
  draw(): void;
}

/** Opens a dialog with a title; `content` is asked for whenever it is drawn. */
export function openDialog(title: string, content: () => unknown): Opened {
  const dialog = document.createElement("dialog");
  dialog.className = "shell-dialog exercise-dialog";
  dialog.setAttribute("aria-labelledby", "exercise-dialog-title");
  const close = () => dialog.close();
  dialog.addEventListener("close", () => dialog.remove());
  // A click on the backdrop is a click on the dialog itself and on none of its content.
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  const draw = () =>
    render(
      html`<div class="shell-dialog-head">
        <h2 id="exercise-dialog-title">${t(title)}</h2>
        <button type="button" class="shell-button shell-button-strong" @click=${close}>${t("exercise-close")}</button>
      </div>
      <div class="shell-dialog-body">${content()}</div>`,
      dialog,
    );
  draw();
  document.body.append(dialog);
  dialog.showModal();
  return { draw };
}
