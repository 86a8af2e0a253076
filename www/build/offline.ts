import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../offline.ts", import.meta.url));
const fileName = "offline.js";

/**
 * Makes `offline.js`, the service worker, with the digests of all files that the build consists of; the
 * picture for previews of links is none of the page.
 */
export function offline(): Plugin {
  return {
    name: "twintree:offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: source, fileName });
    },
    // When everything has been written, so that what is listed is what will be served.
    writeBundle({ dir = "." }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file !== fileName && file !== "preview.png")
        .sort();
      const digest = (of: string | Buffer) => createHash("sha256").update(of).digest("base64");
      const list = files.map((file): [string, string] => [
        file === "index.html" ? "./" : `./${file}`,
        `sha256-${digest(readFileSync(path.join(dir, file)))}`,
      ]);
      const build = {
        version: Buffer.from(digest(JSON.stringify(list)), "base64")
          .toString("hex")
          .slice(0, 16),
        files: Object.fromEntries(list),
      };
      const worker = path.join(dir, fileName);
      const text = readFileSync(worker, "utf8");
      if (!text.includes("__BUILD__")) throw new Error(`${fileName} names no list of files`);
      writeFileSync(
        worker,
        text.replaceAll("__BUILD__", () => `(${JSON.stringify(build)})`),
      );
    },
  };
}
