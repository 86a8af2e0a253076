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
  try {
    for (let at = 0; at < bytes.length; at += slice) {
      parts.push(decoder.decode(bytes.subarray(at, at + slice), { stream: true }));
      if (at + slice < bytes.length) await rest();
    }
    parts.push(decoder.decode());
  } catch {
    const offset = firstInvalid(bytes);
    return { kind: "invalid", offset, line: lineAt(bytes, offset), byte: bytes[offset] ?? 0 };
  }
  return { kind: "text", text: parts.join("") };
}

/** A mark of UTF-16, or text in which every second byte is zero: Latin script without a mark. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  const length = Math.min(bytes.length, 256) & ~1;
  if (length < 4) return false;
  const zeros = [0, 0];
  for (let at = 0; at < length; at++) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  return zeros.some((count) => count * 4 > length);
}

/** Where the first byte stands that no UTF-8 text can have there; the length if there is none. */
export function firstInvalid(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length =
      lead >= 0xc2 && lead <= 0xdf
        ? 2
        : (lead & 0xf0) === 0xe0
          ? 3
          : lead >= 0xf0 && lead <= 0xf4
            ? 4
            : 0;
    if (length === 0) return at;
    // Overlong forms, surrogates and numbers beyond Unicode are excluded by the second byte.
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    for (let next = 1; next < length; next++) {
      const byte = bytes[at + next];
      const [from, to] = next === 1 ? [low, high] : [0x80, 0xbf];
      if (byte === undefined || byte < from || byte > to) return at;
    }
    at += length;
  }
  return bytes.length;
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at++) if (bytes[at] === 10) line++;
  return line;
}
