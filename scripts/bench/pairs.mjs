// A corpus of 100,000 pairs: measured by one worker, beside the command line; sorted, and scrolled.
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

/** The page on a machine that has a processor for one worker. */
async function open(context, address) {
  const page = await openPair(context, address);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
  });
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
    heading("100,000 pairs, one worker", "page", "native", "native: both");
    const alone = native(program, files);
    const page = await open(context, address);
    let took;
    const held = await mostHeld(browser, async () => {
      took = await measured(page, files);
    });
    row("opened: the sentences found, the links read", took.opened, alone, time);
    row("measured", took.measured, alone, time, atMost(5000, time));

    heading("The memory of the page, from the files to the last measure", "most", "files");
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    row("100,000 pairs", held, bytes, size, atMostTimes(3));

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
    for (const name of ["similarity", "links", "similarity", "links"])
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
    await page.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
