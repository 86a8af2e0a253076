/// <reference types="trusted-types" />
/** The Trusted Types policy `twintree`: the addresses that may become scripts of the page. */
import pngWorkerUrl from "./png-worker.ts?worker&url";
import workerUrl from "./worker.ts?worker&url";

/** The address of the engine's worker. */
export const workerAddress: string = new URL(workerUrl, import.meta.url).href;
/** The address of the worker that makes files of pictures. */
export const pngWorkerAddress: string = new URL(pngWorkerUrl, import.meta.url).href;
/** The address of the service worker, beside the page. */
export const offlineAddress: string = new URL("offline.js", document.baseURI).href;

const allowed: readonly string[] = [workerAddress, pngWorkerAddress, offlineAddress];

/** Made when it is first needed: a name can be taken only once on a page. */
let policy: Pick<TrustedTypePolicy, "createScriptURL"> | undefined;

/**
 * The address in the form that the browser takes. The DOM's types know only strings; a trusted address
 * passes for one.
 */
export function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("twintree", {
    createScriptURL(url: string) {
      if (!allowed.includes(url)) throw new TypeError(`${url} is no script of this page`);
      return url;
    },
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}
