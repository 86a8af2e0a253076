/**
 * How every part that comes later is loaded; the build has each `import()` go this way (`www/build/loading.ts`).
 *
 * Most browsers remember for ever that a file of an `import()` failed to load. So the files are fetched first,
 * where nothing is remembered, and are imported out of the browser's cache once all of them are here.
 */
import { fetched, once } from "./files.js";

const here = import.meta.url;

/** Fetches a file to its end: the addresses of those that it imports, which are then on their way. */
const arriving = once(async (address: string): Promise<readonly string[]> => {
  const text = await (await fetched(address, "script")).text();
  const addresses = importsOf(text).map((name) => new URL(name, address).href);
  // This file runs already.
  const needed = addresses.filter((one) => one !== here);
  needed.forEach(arriving);
  return needed;
});

/** What a file of the build imports before it runs: the statements at its beginning. */
export function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/import[^"]*"(\.[^"]+)";/gy)].map(([, name = ""]) => name);
}

/** Imports a file from the folder of this one. Where anything that it needs cannot be loaded, it can be called again. */
export async function load(name: string): Promise<unknown> {
  const address = new URL(name, here).href;
  const needed = new Set([address]);
  for (const one of needed) for (const next of await arriving(one)) needed.add(next);
  return import(/* @vite-ignore */ address);
}
