// npm run bench:page: builds the page and prints every figure that is promised of it in a browser,
// each beside an alternative measured in the same run. It prints and never fails for a slow machine.
// `npm run bench:page -- release frames` measures only the parts that are named.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { bareHtml, firstDrawing } from "./bench/first-drawing.mjs";
import { dragFrames, foreseenTimes, scrollFrames, trainingFrames } from "./bench/frames.mjs";
import { freshInstance } from "./bench/instance.mjs";
import { boundary, wholeMeasure } from "./bench/measure.mjs";
import { empty } from "./bench/pages.mjs";
import { largeCorpus } from "./bench/pairs.mjs";
import { rounds } from "./bench/race.mjs";
import { releases, scriptParts } from "./bench/release.mjs";
import { serve } from "./bench/server.mjs";
import * as table from "./bench/table.mjs";
import * as needs from "./needs.mjs";
import { sizes } from "./sizes.mjs";
import { fail, root, step } from "./step.mjs";

const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const dist = path.join(root, "target/bench-page");
const gauge = path.join(target, "gauge");
const program = path.join(
  target,
  "release/examples",
  process.platform === "win32" ? "gauge.exe" : "gauge",
);

const commandLine = path.join(
  target,
  "release",
  process.platform === "win32" ? "twintree.exe" : "twintree",
);

/** The parts, in the order in which they are measured. */
const parts = {
  async measure({ context, address }) {
    const page = await open(context, `${address}/gauge/`);
    await wholeMeasure(page, program);
    await page.close();
  },
  async boundary({ context, address }) {
    const page = await open(context, `${address}/gauge/`);
    await boundary(page);
    await page.close();
  },
  async instance({ context, address }) {
    const page = await open(context, `${address}/empty.html`);
    await freshInstance(page, dist);
    await page.close();
  },
  release: ({ context, address }) => releases(context, address),
  script: ({ browser, context, address }) => scriptParts(browser, context, address),
  async frames({ context, address }) {
    await dragFrames(context, address);
    await scrollFrames(context, address);
    await foreseenTimes(context, address);
  },
  training: ({ context, address }) => trainingFrames(context, address),
  pairs: ({ browser, context, address }) => largeCorpus(browser, context, address, commandLine),
  first: ({ browser, address }) => firstDrawing(browser, address),
  async sizes() {
    table.heading("Sizes of a first visit", "gzip", "plain");
    for (const { what, gzipped, plain, bar } of sizes(dist))
      table.row(what, gzipped, plain, table.size, table.atMost(bar, table.size));
  },
};

async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const named = process.argv.slice(2);
const unknown = named.find((part) => !(part in parts));
if (unknown) fail(`There is no part called "${unknown}": ${Object.keys(parts).join(", ")}.`);

needs.node();
needs.rust();
needs.linker();
needs.wasmTarget();
needs.packages();
const executablePath = await needs.chromium();
const native = ["-p", "twintree-wasm", "--features", "gauge", "--example", "gauge"];
step("core", "cargo", ["xtask", "wasm"]);
step("gauge", "cargo", ["xtask", "wasm", "--gauge"]);
step("gauge, native", "cargo", ["build", "--quiet", "--release", ...native]);
step("command line", "cargo", ["build", "--quiet", "--release", "-p", "twintree-cli"]);
step("page", "npx", ["vite", "build", "--logLevel", "warn", "--outDir", dist]);

const { chromium } = await import("@playwright/test");
const host = await serve(
  { "/": dist, "/gauge/": gauge },
  {
    "/empty.html": empty,
    "/gauge/index.html": empty,
    "/idle.js": "onmessage = () => postMessage({});",
    "/bare.html": bareHtml(readFileSync(path.join(dist, "index.html"), "utf8")),
  },
);
const browser = await chromium.launch({
  executablePath,
  args: ["--disable-background-networking", "--disable-component-update", "--no-first-run"],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  console.log(`\nChromium ${browser.version()}; the least of ${rounds} rounds in turns.`);
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name))
      await measure({ browser, context, address: host.address });
  }
} finally {
  await browser.close();
  host.close();
}
