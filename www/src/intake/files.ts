/** Files that were chosen or dropped, read one after the other without holding up the page. */
import type { Side } from "../engine/answers.js";
import type { Intake } from "./corpus.js";
import { decode } from "./decode.js";
import { intakeFiles, type NamedText } from "./intake.js";

/** The largest file that is read, in bytes: beyond it a browser's string may not be made. */
export const largestFile = 256 * 1024 * 1024;

/** What the files are for. Never fails: what cannot be read is an intake of kind "refused". */
export async function openFiles(files: readonly File[], focused: Side): Promise<Intake> {
  const texts: NamedText[] = [];
  for (const file of files) {
    if (file.size > largestFile) {
      return refuse("intake-too-large", file, {
        size: Math.ceil(file.size / 2 ** 20),
        limit: largestFile / 2 ** 20,
      });
    }
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      // A folder, or a file that went away between choosing and reading.
      return refuse("intake-unreadable", file, {});
    }
    const decoded = await decode(bytes, nextTask);
    if (decoded.kind === "utf-16") return refuse("intake-utf-16", file, {});
    if (decoded.kind === "invalid") {
      const { offset, line, byte } = decoded;
      return refuse("intake-not-utf-8", file, {
        offset,
        line,
        byte: byte.toString(16).toUpperCase().padStart(2, "0"),
      });
    }
    texts.push({ name: file.name, text: decoded.text });
  }
  return intakeFiles(texts, focused);
}

function refuse(id: string, file: File, args: Readonly<Record<string, string | number>>): Intake {
  return { kind: "refused", id, args: { name: file.name, ...args } };
}

/** Lets the page paint and answer before going on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
