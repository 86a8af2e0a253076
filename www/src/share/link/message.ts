/** Pairs that another page hands over: the one around this frame, or the one that opened this window. */
import { fieldOf } from "../../model/json.js";
import { type Unpacked, unpack } from "./unpack.js";

/** A pair that was handed over, and perhaps a task about it. */
type Handed = Extract<Unpacked, { readonly kind: "state" }>;

/** Why what was handed over is not shown. */
const refusals = {
  damaged: "twintree:load needs the texts a and b.",
  task: "twintree:load brings a task that is not known here.",
} as const;

/**
 * Says to the other page that it may send pairs, and takes them: `{ type: "twintree:load" }` with what a
 * link holds (`a`, `b`, `links`, …). What is malformed is told on the console, whatever else comes is left
 * alone.
 */
export function listenForPairs(take: (handed: Handed) => void): void {
  const others = [window.parent, window.opener].filter((one) => one !== null && one !== window);
  addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
    if (!others.includes(source) || fieldOf(data, "type") !== "twintree:load") return;
    const unpacked = unpack(data);
    if (unpacked.kind === "state") take(unpacked);
    else {
      const fault = unpacked.kind === "broken" ? unpacked.fault : "damaged";
      console.warn(`Twintree: ${refusals[fault]}`, data);
    }
  });
  for (const other of others) other.postMessage({ type: "twintree:ready" }, "*");
}
