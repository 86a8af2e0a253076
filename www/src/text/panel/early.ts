/** What is pasted or dropped before there is a part that takes it: it is taken once that has come. */
import type { Side } from "../../engine/answers.js";

/** It, without its event, which does not last. */
export interface Early {
  readonly text: string;
  readonly files: readonly File[];
  /** Of the half of the page where it was dropped; undefined of what was pasted. */
  readonly side: Side | undefined;
}

/** Whether something pasted is for no field and no dialog, which would take it itself. */
export function isForPage(event: ClipboardEvent): boolean {
  const isField = (target: EventTarget) =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  const isTaken = event.defaultPrevented || document.querySelector("dialog[open]") !== null;
  return !isTaken && !event.composedPath().some(isField);
}

/** The side for a file that is carried over this half of the page. */
export function sideAt({ clientY }: DragEvent): Side {
  return clientY < innerHeight / 2 ? "left" : "right";
}

/** Hands it on from now on, until the function returned is called. */
export function keepEarly(keep: (early: Early) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const read = (data: DataTransfer | null, side?: Side) =>
    keep({ text: data?.getData("text/plain") ?? "", files: [...(data?.files ?? [])], side });
  const carry = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // A browser goes to a file that no one takes.
    event.preventDefault();
    if (event.type === "drop") read(event.dataTransfer, sideAt(event));
  };
  const paste = (event: ClipboardEvent) => {
    if (isForPage(event)) read(event.clipboardData);
  };
  document.addEventListener("paste", paste, { signal });
  document.addEventListener("dragover", carry, { signal });
  document.addEventListener("drop", carry, { signal });
  return () => end.abort();
}
