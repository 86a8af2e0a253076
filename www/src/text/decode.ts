/** Bytes to text: UTF-8, and what is not is named with its place. */

/** What the bytes of a file are. */
type Decoded =
  | { readonly kind: "text"; readonly text: string }
  /** UTF-16, with or without its mark. */
  | { readonly kind: "utf-16" }
  /** Not UTF-8 from this byte on: `offset` from 0, `line` from 1. */
  | {
      readonly kind: "invalid";
      readonly offset: number;
      readonly line: number;
      readonly byte: number;
    };

/** How many bytes are decoded before the page gets its turn. */
const slice = 4 * 1024 * 1024;

/**
 * The text of the bytes. A byte order mark of UTF-8 stays in the text, where it can be seen and mended.
 * Linear; `rest` is awaited after every few megabytes.
 */
export async function decode(bytes: Uint8Array, rest: () => Promise<void>): Promise<Decoded> {
  if (isUtf16(bytes)) return { kind: "utf-16" };
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const parts: string[] = [];
  let at = 0;
  try {
    for (; at < bytes.length; at += slice) {
      parts.push(decoder.decode(bytes.subarray(at, at + slice), { stream: true }));
      if (at + slice < bytes.length) await rest();
    }
    parts.push(decoder.decode());
  } catch {
    const before = new Blob(parts).size;
    const offset = before + firstInvalid(bytes.subarray(before, at + slice));
    const line = 1 + bytes.subarray(0, offset).filter((byte) => byte === 10).length;
    return { kind: "invalid", offset, line, byte: bytes[offset] ?? 0 };
  }
  return { kind: "text", text: parts.join("") };
}

/** A mark of UTF-16, or text in which every second byte is zero: Latin script without a mark. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  const head = bytes.subarray(0, Math.min(bytes.length, 256) & ~1);
  const isFull = (half: 0 | 1) =>
    head.filter((byte, at) => byte === 0 && at % 2 === half).length * 4 > head.length;
  return head.length >= 4 && (isFull(0) || isFull(1));
}

/** Where the first byte stands that no UTF-8 text can have there; the length if there is none. */
export function firstInvalid(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // What cannot be read has become a sign of its own, of which the first bytes may be the same.
  const written = new TextEncoder().encode(text);
  const differing = bytes.findIndex((byte, at) => byte !== written[at]);
  let first = differing === -1 ? bytes.length : differing;
  while (((written[first] ?? 0) & 0xc0) === 0x80) first--;
  return first;
}
