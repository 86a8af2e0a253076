/** What is put on the clipboard, also where it has to be made first: a browser wants to be asked while it still knows of the click. */

/** Puts a text on the clipboard. Rejects where the browser refuses, or the text cannot be made. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === "string") await navigator.clipboard.writeText(text);
  else
    await copyBlob(
      "text/plain",
      text.then((made) => new Blob([made], { type: "text/plain" })),
    );
}

/** Puts something of a type on the clipboard. Rejects as `copyText` does. */
export async function copyBlob(type: string, content: Promise<Blob>): Promise<void> {
  // A browser that refuses does not wait for it: that it could not be made is then no one's fault.
  content.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}
