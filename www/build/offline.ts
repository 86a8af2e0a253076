import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../offline.ts", import.meta.url));
const fileName = "offline.js";

/**
 * What is kept once it has been used, and not before: the pages beside the page, another language, the editor
 * (without it a plain field does), the sets to train on, and the bindings of cores that run where there are no workers,
 * of which there the service worker is one.
 */
const used = [
  /^(?!index)[\w-]+\.html$/,
  /^embed\.css$/,
  /^site\./,
  /^assets\/(?:de|rich)-/,
  /\.(?:mrg|links)$/,
];
const bindings = /src\/pkg\/\w+\.js$/;

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
    writeBundle({ dir = "." }, bundle) {
      const isBindings = (file: string) => {
        const made = bundle[file];
        return made?.type === "asset" && made.originalFileNames.some((name) => bindings.test(name));
      };
      const isUsed = (file: string) => isBindings(file) || used.some((kind) => kind.test(file));
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file !== fileName && file !== "preview.png")
        .sort();
      const digest = (of: string | Buffer) => createHash("sha256").update(of).digest("base64");
      const listed = (part: readonly string[]) =>
        Object.fromEntries(
          part.map((file) => [
            file === "index.html" ? "./" : `./${file}`,
            `sha256-${digest(readFileSync(path.join(dir, file)))}`,
          ]),
        );
      const kept = listed(files.filter((file) => !isUsed(file)));
      const more = listed(files.filter(isUsed));
      const version = createHash("sha256")
        .update(JSON.stringify([kept, more]))
        .digest("hex");
      const build = { version: version.slice(0, 16), kept, more };
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
