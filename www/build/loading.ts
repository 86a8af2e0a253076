import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { importsOf } from "../src/engine/loading.ts";

const loader = fileURLToPath(new URL("../src/engine/loading.ts", import.meta.url));

/** What Vite puts around an `import()`, and around one of which only some names are used. */
const end = String.raw`, (?:__VITE_PRELOAD__|void 0), (?:import\.meta|\{\})\.url\)`;
const wrappers = [
  String.raw`__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (.*);\s*return \{[^}]*\};\s*\}${end}`,
  String.raw`__vitePreload\(\(\) => ([\s\S]*?)${end}`,
].map((wrapper) => new RegExp(wrapper, "g"));

/**
 * Has `www/src/engine/loading.ts` do every `import()` of a file of the build, so that what could not be loaded can
 * be loaded again. Vite's own way looks for styles that belong to a part, and all styles of the page are in one
 * sheet: what it puts around an `import()` goes, and what it would import for that is the loader.
 */
export function loading(): Plugin {
  return {
    name: "twintree:loading",
    enforce: "pre",
    config: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `import { load } from ${JSON.stringify(loader)}; export const __vitePreload = load;`,
    },
    renderChunk: {
      order: "post",
      handler(code, { fileName }, _, { chunks }) {
        const home = Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(loader));
        if (home === undefined) return null;
        const nameOf = (file: string) =>
          posix.relative(posix.dirname(home.fileName), posix.join(posix.dirname(fileName), file));
        return wrappers
          .reduce((text, wrapper) => text.replace(wrapper, "$1"), code)
          .replace(/\bimport\("([^"]+)"\)/g, (_, file) => `__vitePreload("./${nameOf(file)}")`);
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { code, fileName, imports } = chunk;
        if (/__VITE_PRELOAD__|\bimport\(["'`]/.test(code))
          throw new Error(`${fileName} has an import() that cannot be tried again`);
        const read = importsOf(code).map((name) => posix.join(posix.dirname(fileName), name));
        if (read.sort().join() !== [...imports].sort().join())
          throw new Error(`${fileName} imports ${imports}, and its beginning says ${read}`);
      }
    },
  };
}
