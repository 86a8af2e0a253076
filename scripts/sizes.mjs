// npm run size: what a first visit of the page loads, gzipped, against its bars; the module with
// everything, which is loaded when it is needed; and what a page of somebody else loads for
// <twin-tree> before anything of it runs. By itself it looks at dist.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { fail, root } from "./step.mjs";

const kilobyte = 1000;
const bars = {
  script: 50 * kilobyte,
  wasm: 100 * kilobyte,
  // Together with the first one at most 620.
  whole: 520 * kilobyte,
  embed: 37 * kilobyte,
  // All that is kept for when there is no network.
  offline: 1000 * kilobyte,
};

/** What the page built into `dist` brings: of scripts and modules, bytes as they are, gzipped, and the bar. */
export function sizes(dist) {
  const page = readFileSync(path.join(dist, "index.html"), "utf8");
  const entries = [...page.matchAll(/<script[^>]*src="\.\/([^"]+)"/g)].map(([, file]) => file);
  if (entries.length === 0) fail("dist/index.html names no script.");
  const assets = readdirSync(path.join(dist, "assets")).map((file) => `assets/${file}`);
  const module = (name) => assets.filter((file) => file.startsWith(`assets/twintree_${name}_bg`));
  const files = {
    script: withImports(dist, entries),
    wasm: module("measure"),
    whole: module("whole"),
    embed: withImports(dist, ["embed.js"]),
    offline: kept(dist),
  };
  return Object.entries(files).map(([what, names]) => {
    const contents = names.map((file) => readFileSync(path.join(dist, file)));
    const sum = (length) => contents.reduce((total, bytes) => total + length(bytes), 0);
    return {
      what,
      plain: sum((bytes) => bytes.length),
      gzipped: sum((bytes) => gzipSync(bytes).length),
      bar: bars[what],
    };
  });
}

/** What the service worker keeps as soon as there is one. */
function kept(dist) {
  const worker = readFileSync(path.join(dist, "offline.js"), "utf8");
  const [, list = ""] = worker.match(/["']?kept["']?:\s*\{([^}]*)\}/) ?? [];
  return [...list.matchAll(/["']\.\/([^"']*)["']:/g)].map(([, file]) => file || "index.html");
}

/** Scripts of `dist`, and everything that they import before they run. */
export function withImports(dist, entries) {
  const seen = new Set(entries);
  for (const file of seen) {
    const text = readFileSync(path.join(dist, file), "utf8");
    for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      seen.add(path.join(path.dirname(file), name));
  }
  return [...seen];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { what, gzipped, bar } of sizes(path.join(root, "dist"))) {
    console.log(`${what}: ${(gzipped / kilobyte).toFixed(1)} kB gzip of ${bar / kilobyte} kB`);
    if (gzipped === 0) fail(`No ${what} was found in dist.`);
    if (gzipped > bar) fail(`The ${what} is over its budget.`);
  }
}
