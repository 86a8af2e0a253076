// From letting go of a word over another one to the new score.
import { changed, drag, openPair, score, words } from "./pages.mjs";
import { race } from "./race.mjs";
import { long, made } from "./sentences.mjs";
import { atMost, heading, row, time } from "./table.mjs";

/** Two words in sight, not linked to each other, that are linked by the drag and parted again after it. */
async function linking(page) {
  const [left, right] = [await words(page, "left"), await words(page, "right")];
  const [from, to] = [left[Math.floor(left.length / 2)], right[Math.floor(right.length / 4)]];
  return async () => {
    const before = await page.textContent(score);
    const took = await drag(page, from, to, score);
    const after = await page.textContent(score);
    await page.keyboard.press("Control+Z");
    await changed(page, after);
    if ((await page.textContent(score)) !== before) throw new Error("The link was not undone.");
    return took;
  };
}

/** Prints the time from a release to the score painted, beside that of an empty page. */
export async function releases(context, address) {
  heading("From releasing a drag to the score painted", "page", "empty page");
  const bare = await context.newPage();
  await bare.goto(`${address}/empty.html`);
  const nothing = () => drag(bare, { x: 100, y: 100 }, { x: 300, y: 200 }, "#count");
  for (const pair of [made(40), long()]) {
    const page = await openPair(context, address, pair);
    const least = await race({ page: await linking(page), empty: nothing });
    const bar = pair.name === "40 words" ? atMost(50, time) : undefined;
    row(pair.name, least.page, least.empty, time, bar);
    await page.close();
  }
  await bare.close();
}

/** A reader who links a pair of 40 words lets go about as often, in code that has run before. */
const releasesOfPair = 25;

const scripts = new Set(["EvaluateScript", "EventDispatch", "FunctionCall", "RunMicrotasks"]);
const layouts = new Set(["Layout", "UpdateLayoutTree"]);

/** What runs inside the page's script and is none of it: layout, and what this benchmark brought along. */
const isOther = ({ name, args }) =>
  layouts.has(name) || (name === "FunctionCall" && !args.data?.url);

/**
 * How long the page's own thread ran script between the two marks of a drag in a trace, in milliseconds
 * of its processor time: all spans of script, each once, without what is none of the page's inside them.
 */
function scriptTime({ traceEvents }) {
  const released = traceEvents.find(({ name }) => name === "released");
  const painted = traceEvents.find(({ name }) => name === "painted");
  const spans = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, dur }) => ts + dur > released.ts && ts < painted.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let sum = 0;
  let [scriptEnd, otherEnd] = [0, 0];
  for (const span of spans) {
    const { ts, dur, tdur = dur } = span;
    if (scripts.has(span.name) && ts >= scriptEnd) {
      if (isOther(span)) continue;
      sum += tdur;
      scriptEnd = ts + dur;
    } else if (isOther(span) && ts < scriptEnd && ts >= otherEnd) {
      sum -= tdur;
      otherEnd = ts + dur;
    }
  }
  return sum / 1000;
}

/** Prints what of that the page's own script takes, at several lengths, beside the first example. */
export async function scriptParts(browser, context, address) {
  heading("Script of it, on the page's thread", "page", "7 words", "processor time in a trace");
  const openings = [undefined, made(40), made(100)];
  const pages = [];
  for (const pair of openings) pages.push(await openPair(context, address, pair));
  const least = pages.map(() => Infinity);
  const drags = [];
  for (const page of pages) {
    await page.bringToFront();
    drags.push(await linking(page));
  }
  const categories = ["devtools.timeline", "v8.execute", "blink.user_timing"];
  for (let round = 0; round < releasesOfPair; round += 1) {
    for (const [at, page] of pages.entries()) {
      await browser.startTracing(page, { categories });
      await drags[at]();
      const trace = JSON.parse((await browser.stopTracing()).toString());
      least[at] = Math.min(least[at], scriptTime(trace));
    }
  }
  row("40 words", least[1], least[0], time, atMost(4, time));
  row("100 words", least[2], least[0], time, atMost(4, time));
  for (const page of pages) await page.close();
}
