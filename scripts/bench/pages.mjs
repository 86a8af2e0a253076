// The built page with a pair in it, an empty page beside it, and a person's hand on both.

/** A page without anything: a text that a release changes, as the score is changed by one. */
export const empty = `<!doctype html><meta charset="utf-8"><title>empty</title>
<link rel="icon" href="data:,"><p id="count">0</p><script>
addEventListener("pointerup", () => { document.querySelector("#count").textContent++; });
</script>`;

/**
 * Where the number of edges stands, which is drawn in the same go as the score: a link more or less always
 * changes it, where the numbers of the score may stay as they were.
 */
export const score = "#results-edges-tab";

const word = (side, id) => `[role=option][data-side=${side}][data-word="${id}"]`;

/** Opens the page and drops the pair on it, as two files and their links. */
export async function openPair(context, address, pair) {
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.waitForSelector(word("left", 1));
  // What takes what is dropped comes with the first sign of somebody.
  await page.waitForLoadState();
  await page.dispatchEvent("body", "pointermove", { movementX: 1 });
  await page.waitForSelector(".places-step", { state: "attached" });
  await page.waitForLoadState("networkidle");
  if (pair) {
    const files = [
      { name: "a.conllu", text: pair.left },
      { name: "b.conllu", text: pair.right },
      { name: "links.txt", text: `${pair.links}\n` },
    ];
    const before = await page.textContent(score);
    await page.evaluate((files) => {
      const dataTransfer = new DataTransfer();
      for (const { name, text } of files) dataTransfer.items.add(new File([text], name));
      const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector("main").dispatchEvent(event);
    }, files);
    await changed(page, before);
  }
  return page;
}

/** Resolves when the score is no longer `before`, and the page has come to rest. */
export async function changed(page, before) {
  await page.waitForFunction(
    ([selector, before]) => document.querySelector(selector)?.textContent !== before,
    [score, before],
  );
  await page.waitForTimeout(100);
}

/** The middles of the words of a side that are in sight, in their order, with both rows scrolled there. */
export async function words(page, side) {
  const found = await page.evaluate((side) => {
    const stage = document.querySelector(".canvas-stage");
    document.querySelector("[role=listbox][data-side=right]").scrollIntoView({ block: "nearest" });
    const { left, right } = stage.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(`[role=option][data-side=${side}] .canvas-box`)];
    return boxes
      .map((box) => box.getBoundingClientRect())
      .filter((box) => box.left >= left + 40 && box.right <= right - 40)
      .filter((box) => box.top >= 0 && box.bottom <= innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  }, side);
  if (found.length < 4) throw new Error(`Too few words of ${side} are in sight.`);
  return found;
}

/**
 * Presses at one place and lets go at another. Resolves with the milliseconds from the release, as the
 * browser dates it, until the first frame has been painted in which the text of `selector` is another one.
 * Marks both moments for a trace.
 */
export async function drag(page, from, to, selector) {
  await page.bringToFront();
  await page.evaluate((selector) => {
    const text = () => document.querySelector(selector)?.textContent;
    const before = text();
    // A message that is sent in a frame comes once that has been painted.
    const next = (act) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(undefined);
    };
    globalThis.painted = new Promise((resolve) => {
      let released;
      let [inFrame, isOver] = [false, false];
      // Asked for before all that the page asks for, it is the first in each frame.
      const frame = () => {
        if (isOver) return;
        inFrame = true;
        next(() => {
          inFrame = false;
        });
        requestAnimationFrame(frame);
      };
      const end = () =>
        next(() => {
          isOver = true;
          performance.mark("painted");
          resolve(performance.now() - released);
        });
      const observer = new MutationObserver(() => {
        if (released === undefined || text() === before) return;
        observer.disconnect();
        if (inFrame) end();
        else requestAnimationFrame(end);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      const release = ({ timeStamp }) => {
        released = timeStamp;
        performance.mark("released", { startTime: timeStamp });
        requestAnimationFrame(frame);
      };
      addEventListener("pointerup", release, { capture: true, once: true });
    });
  }, selector);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.waitForTimeout(50);
  await page.mouse.up();
  return page.evaluate(() => globalThis.painted);
}
