/** A text as the end of a link: deflated without a header, in base64url without padding. */

/** How many characters the end of a link may have. */
export const longest = 64 * 1024;
/** How many bytes a link may hold. */
export const largest = 1024 * 1024;

/** What is wrong with the end of a link. */
export type Fault = "long" | "large" | "damaged";

/** The end of a link for a text. */
export async function encode(text: string): Promise<string> {
  return written(await deflated(new TextEncoder().encode(text)));
}

/** The same at once, for a page that is being left: as one block that is not deflated, which is longer. */
export function encodeAtOnce(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const { length } = bytes;
  // More than a link may hold is more than a block may.
  if (length >= longest) return undefined;
  const size = [length & 255, length >> 8];
  return written([1, ...size, ...size.map((byte) => byte ^ 255), ...bytes]);
}

function written(bytes: Iterable<number>): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of the end of a link. No more of it is unpacked than a link may hold. */
export async function decode(payload: string): Promise<{ readonly text: string } | Fault> {
  if (payload.length > longest) return "long";
  const bytes = bytesOf(payload);
  if (bytes === undefined) return "damaged";
  const unpacked = (await inflated(bytes)).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await unpacked.read();
      if (done) return { text: text + decoder.decode() };
      size += value.length;
      if (size > largest) {
        void unpacked.cancel().catch(() => undefined);
        return "large";
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return "damaged";
  }
}

/** The stream of a browser that has it for this format. */
function streamOf<Stream>(open: () => Stream): Stream | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = streamOf(() => new CompressionStream("deflate-raw"));
  if (stream === undefined) return (await import("../zip.js")).deflateSync(bytes);
  const packed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The bytes piece by piece; a browser without the stream has them at once, and no more than show that they are too many. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<ReadableStream<Uint8Array>> {
  const stream = streamOf(() => new DecompressionStream("deflate-raw"));
  if (stream !== undefined) return new Blob([bytes]).stream().pipeThrough(stream);
  const { inflateSync } = await import("../zip.js");
  return new ReadableStream({
    pull(control) {
      control.enqueue(inflateSync(bytes, { out: new Uint8Array(largest + 1) }));
      control.close();
    },
  });
}

function bytesOf(payload: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(payload)) return undefined;
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
