// Frames while a word is dragged along the words of the other sentence.
import { openPair, words } from "./pages.mjs";
import { race } from "./race.mjs";
import { made } from "./sentences.mjs";
import { atMost, heading, row, time } from "./table.mjs";

/** How many moves a turn has, there and back along the words. */
const moves = 120;
const share = 0.95;

/** What a share of some times stay within. */
const within = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(share * times.length)];

/** The time that 95 of 100 frames of a page stay within while something is done in it, in milliseconds. */
export async function framesDuring(page, done) {
  await page.evaluate(() => {
    globalThis.frames = [];
    globalThis.running = true;
    const note = (at) => {
      globalThis.frames.push(at);
      if (globalThis.running) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await done();
  const frames = await page.evaluate(() => {
    globalThis.running = false;
    return globalThis.frames;
  });
  const times = frames.slice(1).map((at, index) => at - frames[index]);
  return within(times, share);
}

/** Drags along `places`; the frame time of it. */
async function framesAlong(page, start, places) {
  await page.bringToFront();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(places[0].x, places[0].y, { steps: 4 });
  const [first, last] = [places[0], places.at(-1)];
  const time = await framesDuring(page, async () => {
    for (let move = 0; move < moves; move += 1) {
      const way = (2 * move) / moves;
      const part = way < 1 ? way : 2 - way;
      const [dx, dy] = [last.x - first.x, last.y - first.y];
      await page.mouse.move(first.x + dx * part, first.y + dy * part);
    }
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return time;
}

/** What of frame times is smooth. */
export const smooth = {
  text: "≤ 17 ms or 1.1×",
  met: (ours, ratio) => ours <= 17 || ratio <= 1.1,
};

/** Prints the frame time while a model is trained on the built-in pairs, beside that of an empty page. */
export async function trainingFrames(context, address) {
  heading("Training, 95th of 100 frame times", "page", "empty page", "5 passes over 400 pairs");
  const page = await openPair(context, address);
  await page.getByRole("tab", { name: "Projection" }).click();
  await page.getByRole("button", { name: "Train", exact: true }).first().click();
  const bare = await context.newPage();
  await bare.goto(`${address}/empty.html`);
  const least = await race({
    async page() {
      await page.bringToFront();
      return framesDuring(page, async () => {
        await page.getByRole("button", { name: "Train", exact: true }).last().click();
        await page.locator("progress").first().waitFor();
        await page.getByText(/^Done: in pass 5/).waitFor();
      });
    },
    async empty() {
      await bare.bringToFront();
      return framesDuring(bare, () => bare.waitForTimeout(2000));
    },
  });
  row("400 generated pairs", least.page, least.empty, time, smooth);
  await page.close();
  await bare.close();
}

/** Prints the frame time of a drag, beside that of an empty page. */
export async function dragFrames(context, address) {
  heading("Dragging, 95th of 100 frame times", "page", "empty page", `${moves} moves a turn`);
  const pair = made(60);
  const page = await openPair(context, address, pair);
  const bare = await context.newPage();
  await bare.goto(`${address}/empty.html`);
  await page.bringToFront();
  const [left, right] = [await words(page, "left"), await words(page, "right")];
  const start = left[Math.floor(left.length / 2)];
  const least = await race({
    page: () => framesAlong(page, start, right),
    empty: () => framesAlong(bare, start, right),
  });
  row(pair.name, least.page, least.empty, time, smooth);
  await page.close();
  await bare.close();
}

/** Scrolls `selector` down and up again, a little in each frame, and tells the frame time of it. */
async function framesDown(page, selector) {
  await page.bringToFront();
  return framesDuring(page, () =>
    page.evaluate(
      async ([selector, moves]) => {
        const element = document.querySelector(selector);
        for (let move = 0; move < moves; move += 1) {
          element.scrollTop += move < moves / 2 ? 30 : -30;
          await new Promise((done) => requestAnimationFrame(done));
        }
      },
      [selector, moves],
    ),
  );
}

/** Prints the frame time while rows are scrolled, beside that of a page with one long element. */
export async function scrollFrames(context, address) {
  heading("Scrolling rows, 95th of 100 frame times", "page", "bare page", `${moves} frames a turn`);
  const pair = made(200);
  const page = await openPair(context, address, pair);
  await page.locator(".canvas-stage--rows").waitFor();
  const folded = page.getByRole("button", { name: "Only differences", pressed: true });
  if ((await folded.count()) > 0) await folded.click();
  const drawn = await page.locator("[role=option]").count();
  if (drawn !== 400) throw new Error(`${drawn} rows are drawn.`);
  const bare = await context.newPage();
  await bare.setContent(
    `<div id="long" style="height: 600px; overflow: auto; background: white"><p style="height: 4400px">`,
  );
  const least = await race({
    page: () => framesDown(page, ".canvas-stage"),
    empty: () => framesDown(bare, "#long"),
  });
  row("200 words", least.page, least.empty, time, smooth);
  await page.close();
  await bare.close();
}

/** Drags a word from one of `places` to the next; each time from a move until the score foreseen there stands. */
async function foreseen(page, start, places) {
  await page.bringToFront();
  await page.evaluate(() => {
    globalThis.times = [];
    if (globalThis.isWatched) return;
    globalThis.isWatched = true;
    let moved;
    const move = ({ timeStamp }) => {
      moved = timeStamp;
    };
    addEventListener("pointermove", move, { capture: true });
    const isChip = (node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(".canvas-foreseen");
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      if (moved === undefined || !nodes.some(isChip)) return;
      globalThis.times.push(performance.now() - moved);
      moved = undefined;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8);
  for (const { x, y } of [...places, ...places.toReversed()]) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(50);
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return page.evaluate(() => globalThis.times);
}

/** It is asked for with one frame, and drawn with the next. */
const twoFrames = atMost(34, time);

/** Prints how soon the score stands at a word that a link would end at. */
export async function foreseenTimes(context, address) {
  heading(
    "The score foreseen, from the move on",
    "95 of 100",
    "50 of 100",
    "a drag over the words",
  );
  const pair = made(40);
  const page = await openPair(context, address, pair);
  const [left, right] = [await words(page, "left"), await words(page, "right")];
  const start = left[Math.floor(left.length / 2)];
  const least = await race({
    most: async () => within(await foreseen(page, start, right), share),
    half: async () => within(await foreseen(page, start, right), 0.5),
  });
  row(pair.name, least.most, least.half, time, twoFrames);
  await page.close();
}
