import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Writes `offline.js`, the service worker, with the list of what the build consists of. */
export function offline(): Plugin {
  return {
    name: "twintree:offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = [
        "./",
        "./theme.js",
        "./icon.svg",
        ...Object.keys(bundle).map((file) => `./${file}`),
      ]
        .filter((file) => !file.endsWith(".html"))
        .sort();
      const version = createHash("sha256");
      for (const name of ["theme.js", "icon.svg"]) {
        version.update(readFileSync(new URL(`../public/${name}`, import.meta.url)));
      }
      for (const item of Object.values(bundle)) {
        version.update(item.fileName);
        version.update(item.type === "chunk" ? item.code : item.source);
      }
      const source = readFileSync(new URL("../offline.js", import.meta.url), "utf8")
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
