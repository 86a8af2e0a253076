// A corpus of 100,000 pairs: measured by one worker and by two, beside the command line; sorted, and scrolled.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { framesDuring, smooth } from "./frames.mjs";
import { mostHeld } from "./memory.mjs";
import { openPair } from "./pages.mjs";
import { made } from "./sentences.mjs";
import { atMost, atMostTimes, heading, row, size, time } from "./table.mjs";

const pairs = 100_000;
/** Other sentences than these come again and again. */
const different = 250;

/** Writes both sides and the links; the sentences have 6 to 35 words. */
function write(folder) {
  const some = Array.from({ length: different }, (_, at) => made(6 + ((at * 7 + 13) % 30)));
  const file = (name, of, between) => {
    const block = some.map(of).join(between) + between;
    const whole = path.join(folder, name);
    writeFileSync(whole, block.repeat(pairs / different));
    return whole;
  };
  return [
    file("a.conllu", ({ left }) => left, "\n"),
    file("b.conllu", ({ right }) => right, "\n"),
    file("links.txt", ({ links }) => links, "\n"),
  ];
}

/** The least of some times of the command line over the files. */
function native(program, [left, right, links]) {
  const given = ["compare", left, right, "--links", links, "--summary", "--jobs", "1"];
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    execFileSync(program, given, { stdio: "ignore" });
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** So often each number of workers takes its turn; the least of its times counts, and the most of its memory. */
const turns = 2;

/** The page on a machine that has processors for so many workers and the page itself. */
async function open(context, address, workers) {
  const page = await openPair(context, address);
  await page.addInitScript((processors) => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: processors });
  }, workers + 1);
  await page.reload();
  await page.waitForSelector(".drop", { state: "attached" });
  await page.waitForLoadState("networkidle");
  return page;
}

/** Opens the corpus and measures it; how long each of the two takes. */
async function measured(page, files) {
  const opening = performance.now();
  await page.locator("input[type=file]").first().setInputFiles(files);
  const all = page.getByRole("button", { name: "100,000 pairs" });
  await all.waitFor({ timeout: 300_000 });
  const begun = performance.now();
  await all.click();
  await page.locator(".pairs-list").waitFor();
  await page
    .locator(".pairs-list .pairs-progress")
    .waitFor({ state: "detached", timeout: 300_000 });
  return { opened: begun - opening, measured: performance.now() - begun };
}

/** A page that has opened and measured the corpus by so many workers, how long that took and what it held. */
async function worked(browser, address, files, workers) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await open(context, address, workers);
  let took;
  const held = await mostHeld(browser, async () => {
    took = await measured(page, files);
  });
  return { page, held, ...took };
}

/** How long one worker takes for work that needs nothing but a processor, and how long two take for it. */
async function bareWorkers(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/empty.html`);
  const times = await page.evaluate(async () => {
    const count = ({ data }) => {
      let sum = 0;
      for (let at = 0; at < data; at += 1) sum = (31 * sum + at) | 0;
      postMessage(sum);
    };
    const script = URL.createObjectURL(new Blob([`onmessage = ${count}`]));
    const share = (worker, work) =>
      new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage(work);
      });
    const timed = async (number) => {
      const workers = Array.from({ length: number }, () => new Worker(script));
      await Promise.all(workers.map((worker) => share(worker, 1e6)));
      const start = performance.now();
      await Promise.all(workers.map((worker) => share(worker, 6e8 / number)));
      const time = performance.now() - start;
      for (const worker of workers) worker.terminate();
      return time;
    };
    const all = [];
    for (let turn = 0; turn < 3; turn += 1) all.push([await timed(1), await timed(2)]);
    return [0, 1].map((at) => Math.min(...all.map((one) => one[at])));
  });
  await page.close();
  return times;
}

/** How often the wheel is turned. */
const moves = 120;

/** The frame time while the page is scrolled. */
async function scrolled(page) {
  await page.mouse.move(700, 700);
  return framesDuring(page, async () => {
    for (let move = 0; move < moves; move += 1) await page.mouse.wheel(0, 400);
  });
}

/** Prints what a large corpus takes in the page. */
export async function largeCorpus(browser, context, address, program) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "twintree-pairs-"));
  try {
    const files = write(folder);
    const alone = native(program, files);
    const [apart, beside] = await bareWorkers(context, address);
    let page;
    const [one, two] = [1, 2].map(() => ({
      opened: Infinity,
      measured: Infinity,
      both: Infinity,
      held: 0,
    }));
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [workers, best] of [
        [2, two],
        [1, one],
      ]) {
        await page?.context().close();
        const now = await worked(browser, address, files, workers);
        page = now.page;
        best.opened = Math.min(best.opened, now.opened);
        best.measured = Math.min(best.measured, now.measured);
        best.both = Math.min(best.both, now.opened + now.measured);
        best.held = Math.max(best.held, now.held);
      }
    }
    heading("100,000 pairs, one worker", "page", "native", "native: both");
    row("opened: the sentences found, the links read", one.opened, alone, time);
    row("measured", one.measured, alone, time, atMost(5000, time));

    heading("The same by two workers", "two", "one", `the least of ${turns} turns`);
    row("work that needs nothing but a processor, on this machine", beside, apart, time);
    row("measured", two.measured, one.measured, time, atMostTimes(1 / 1.7));
    row("opened and measured", two.both, one.both, time, atMost(6000, time));

    heading("The memory of the page, from the files to the last measure", "most", "files");
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    row("100,000 pairs, one worker", one.held, bytes, size, atMostTimes(3));
    row("100,000 pairs, two workers", two.held, bytes, size, atMostTimes(3));

    heading("The table of 100,000 pairs, sorted by another column", "page", "bare sort");
    const first = page.locator("twintree-pairs tr[data-at='0']");
    const sorted = async (name) => {
      const before = await first.getAttribute("data-pair");
      return page.evaluate(
        ([name, before]) =>
          new Promise((resolve) => {
            const button = [...document.querySelectorAll("twintree-pairs thead button")].find(
              ({ textContent }) => textContent.includes(name),
            );
            const start = performance.now();
            const look = () => {
              const now = document.querySelector("twintree-pairs tr[data-at='0']")?.dataset.pair;
              if (now === before) requestAnimationFrame(look);
              else resolve(performance.now() - start);
            };
            button.click();
            requestAnimationFrame(look);
          }),
        [name, before],
      );
    };
    const times = [];
    // The pair with the fewest links is another one than the least similar.
    for (const name of ["links", "similarity", "links", "similarity"])
      times.push(await sorted(name));
    const bare = await page.evaluate((pairs) => {
      const values = Float64Array.from({ length: pairs }, () => Math.random());
      const order = Array.from(values, (_, at) => at);
      const start = performance.now();
      order.sort((one, other) => values[one] - values[other] || one - other);
      return performance.now() - start;
    }, pairs);
    row("from the click to the rows", Math.min(...times), bare, time, atMost(150, time));

    heading("The same scrolled, 95th of 100 frame times", "page", "empty page", `${moves} moves`);
    const ours = await scrolled(page);
    await page.goto(`${address}/empty.html`);
    row("100,000 rows", ours, await scrolled(page), time, smooth);
    await page.context().close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
