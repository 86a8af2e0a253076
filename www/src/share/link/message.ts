/** Pairs that another page hands over: the one around this frame, or the one that opened this window. */
import type { App } from "../../model/app.js";
import { bring } from "./bringing.js";
import { readParcel } from "./unpack.js";

/**
 * Says to the other page that it may send pairs, and takes them: `{ type: "twintree:load" }` with what a
 * link holds (`a`, `b`, `links`, …). Whatever else comes is left alone.
 */
export function listenForPairs(app: App): void {
  const others = [window.parent, window.opener].filter((one) => one !== null && one !== window);
  addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
    if (!others.includes(source) || !isLoad(data)) return;
    const state = readParcel(data);
    if (state === undefined) console.warn("Twintree: twintree:load needs the texts a and b.", data);
    else bring(app, state, "message");
  });
  for (const other of others) other.postMessage({ type: "twintree:ready" }, "*");
}

function isLoad(data: unknown): data is object {
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "twintree:load"
  );
}
