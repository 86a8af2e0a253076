// The whole measure of a pair that is read, in the browser and natively, and the ways in which its
// table could cross to the page.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { rounds } from "./race.mjs";
import { made } from "./sentences.mjs";
import { atMostTimes, heading, row, time } from "./table.mjs";

/** A turn is many short batches, of which some meet no one else on the processor. */
const batches = 20;
const batchTime = 2;

/** The native program with a pair: times so many rounds, in milliseconds a round. */
function native(program, pair) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "twintree-"));
  const files = ["left", "right", "links"].map((part) => {
    const file = path.join(folder, part);
    writeFileSync(file, pair[part]);
    return file;
  });
  const child = spawn(program, files, { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async measure(count) {
      child.stdin.write(`${count}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error("The native gauge ended early.");
      const [nanoseconds, sum] = value.split(" ").map(Number);
      return { time: nanoseconds / count / 1e6, sum };
    },
    async close() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/** Puts a gauge with the pair into the page; `page` is one below `/gauge/`. */
async function load(page, pair) {
  await page.evaluate(async ({ left, right, links }) => {
    const core = await import("/gauge/twintree_gauge.js");
    await core.default();
    globalThis.gauge = new core.Gauge(left, right, links);
  }, pair);
}

/** The least time of one call of `way` in the page, from batches of `count` calls. */
function inPage(page, way, count) {
  return page.evaluate(
    ([way, count, batches]) => {
      const { gauge } = globalThis;
      const each = {
        typedArrays: () => gauge.typed_arrays(),
        objects: () => gauge.objects(),
        json: () => JSON.parse(gauge.json()),
      }[way];
      const batch = each
        ? () => {
            for (let at = 0; at < count; at += 1) each();
          }
        : () => gauge.measure(count);
      let least = Infinity;
      for (let at = 0; at < batches; at += 1) {
        const start = performance.now();
        batch();
        least = Math.min(least, performance.now() - start);
      }
      return least / count;
    },
    [way, count, batches],
  );
}

async function compare(page, program, words) {
  const pair = made(words);
  const beside = native(program, pair);
  try {
    await load(page, pair);
    const { time: once } = await beside.measure(20);
    const count = Math.max(1, Math.round(batchTime / once));
    const sum = await page.evaluate((count) => globalThis.gauge.measure(count), count);
    if (sum !== (await beside.measure(count)).sum) throw new Error("Browser and native differ.");
    // The engine compiles twice, the second time while the code runs.
    for (let at = 0; at < 3; at += 1) await inPage(page, "measure", count);
    let [browser, machine] = [Infinity, Infinity];
    for (let round = 0; round < rounds; round += 1) {
      for (let at = 0; at < batches; at += 1)
        machine = Math.min(machine, (await beside.measure(count)).time);
      browser = Math.min(browser, await inPage(page, "measure", count));
    }
    row(`${words} words a side, all linked`, browser, machine, time, atMostTimes(2));
  } finally {
    await beside.close();
  }
}

/** Prints how long the whole measure takes in the browser and natively. */
export async function wholeMeasure(page, program) {
  heading("Whole measure, trees ready", "browser", "native");
  for (const words of [25, 60, 200]) await compare(page, program, words);
}

/** Prints how long the table of a graph takes to the page, in the three shapes it could have. */
export async function boundary(page) {
  const words = 60;
  heading(`Table of ${words} links to the page`, "typed", "other");
  await load(page, made(words));
  const counts = { typedArrays: 100, objects: 3, json: 3 };
  const least = { typedArrays: Infinity, objects: Infinity, json: Infinity };
  for (let round = -2; round < rounds; round += 1) {
    for (const [way, count] of Object.entries(counts))
      least[way] = Math.min(least[way], await inPage(page, way, count));
  }
  row("typed arrays, against an array of objects", least.typedArrays, least.objects, time);
  row("typed arrays, against JSON, parsed", least.typedArrays, least.json, time);
}
