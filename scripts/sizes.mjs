// The page's budget: what a first visit loads, gzipped, against its bars.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { fail, root } from "./step.mjs";

const kilobyte = 1000;
const bars = { script: 50 * kilobyte, wasm: 100 * kilobyte };
const dist = path.join(root, "dist");

const gzipped = (file) => gzipSync(readFileSync(path.join(dist, file))).length;
const sum = (files) => files.reduce((total, file) => total + gzipped(file), 0);

/** A script and everything that it imports before it runs. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(path.join(dist, file), "utf8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    withImports(path.join(path.dirname(file), name), seen);
  return seen;
}

const page = readFileSync(path.join(dist, "index.html"), "utf8");
const entries = [...page.matchAll(/<script[^>]*src="\.\/([^"]+)"/g)].map(([, file]) => file);
if (entries.length === 0) fail("dist/index.html names no script.");
const scripts = new Set(entries.flatMap((file) => [...withImports(file)]));
const wasm = readdirSync(path.join(dist, "assets")).filter((file) => file.endsWith(".wasm"));
const sizes = { script: sum([...scripts]), wasm: sum(wasm.map((file) => `assets/${file}`)) };

for (const [what, size] of Object.entries(sizes)) {
  console.log(`${what}: ${(size / kilobyte).toFixed(1)} kB gzip of ${bars[what] / kilobyte} kB`);
  if (size === 0) fail(`No ${what} was found in dist.`);
  if (size > bars[what]) fail(`The ${what} is over its budget.`);
}
