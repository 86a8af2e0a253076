/// <reference types="trusted-types" />
/** The Trusted Types policy `twintree`: the addresses that may become scripts of the page. */
import workerUrl from "./worker.ts?worker&url";

/** The address of the engine's worker. */
export const workerAddress: string = new URL(workerUrl, import.meta.url).href;
/** The address of the service worker, beside the page. */
export const offlineAddress: string = new URL("offline.js", document.baseURI).href;

const allowed: readonly string[] = [workerAddress, offlineAddress];

const policy = window.trustedTypes?.createPolicy("twintree", {
  createScriptURL(url) {
    if (!allowed.includes(url)) throw new TypeError(`${url} is no script of this page`);
    return url;
  },
});

/**
 * The address in the form that the browser takes. The DOM's types know only strings; a trusted address
 * passes for one.
 */
export function trusted(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
