/** What the score would be stands beside the word at which a link would end, before it is made. */
import { expect, type Locator, type Page, Twintree, test } from "./page.js";

/** Presses on a word and moves to another one; nothing is let go. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await moveOver(page, to);
}

async function moveOver(page: Page, to: Locator): Promise<void> {
  const box = await to.boundingBox();
  if (!box) throw new Error("the target is not shown");
  await page.mouse.move(box.x + box.width / 2 - 8, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

const chip = (page: Page) => page.locator(".canvas-foreseen");

const caption = (page: Page) => page.locator(".canvas-caption");

/** The score that stands in the results. */
const score = (page: Page) => page.locator("#results .results-headline");

for (const drawing of ["Rows", "Arcs", "Stemma"]) {
  test(`a word held over another shows the score there will be: ${drawing}`, async ({
    twintree,
    page,
  }) => {
    await twintree.button(drawing).click();
    const [from, to] = [twintree.word("A", 5), twintree.word("B", 4)];
    await dragOver(page, from, to);
    await expect(chip(page)).toHaveText(/0\.88\s+▴ 0\.38/);
    await expect(caption(page)).toHaveText(
      "a – the: 0.88, now 0.50. Release to link, Esc to leave.",
    );
    const [word, shown] = [await to.boundingBox(), await chip(page).boundingBox()];
    if (!word || !shown) throw new Error("nothing is shown");
    expect(Math.abs(shown.x + shown.width - word.x)).toBeLessThan(120);
    expect(Math.abs(shown.y + shown.height - word.y)).toBeLessThan(60);
    await page.mouse.up();
    await expect(score(page)).toContainText("0.88");
    await expect(chip(page)).toHaveCount(0);
    // Dropped once more it takes the link away.
    await dragOver(page, from, to);
    await expect(chip(page)).toHaveText(/0\.50\s+▾ 0\.38/);
    await expect(caption(page)).toContainText("Release to unlink");
    await page.mouse.up();
    await expect(score(page)).toContainText("0.50");
  });
}

test("a word that is armed shows it over the words that may be clicked", async ({
  twintree,
  page,
}) => {
  await twintree.word("B", 4).click();
  await twintree.word("A", 5).hover();
  await expect(chip(page)).toHaveText(/0\.88\s+▴ 0\.38/);
  await twintree.word("A", 1).hover();
  await expect(chip(page)).not.toHaveText(/0\.88/);
  await twintree.word("B", 1).hover();
  await expect(chip(page)).toHaveCount(0);
  await twintree.word("A", 5).hover();
  await expect(chip(page)).toHaveText(/0\.88/);
  await page.keyboard.press("Escape");
  await expect(chip(page)).toHaveCount(0);
});

/** Holds comparisons back on their way to the core while it is told to; the function says how many there were. */
async function holding(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const state = { isHeld: false, asked: 0, waiting: [] as (() => void)[] };
    Object.assign(globalThis, { held: state });
    Worker.prototype.postMessage = function (...given: [unknown]) {
      const isCompare = (given[0] as { name?: string }).name === "compare";
      if (isCompare) state.asked += 1;
      const send = () => postMessage.apply(this, given);
      if (isCompare && state.isHeld) state.waiting.push(send);
      else send();
    };
  });
  return (isHeld: boolean) =>
    page.evaluate((on) => {
      const { held } = globalThis as unknown as {
        held: { isHeld: boolean; asked: number; waiting: (() => void)[] };
      };
      held.isHeld = on;
      if (!on) for (const send of held.waiting.splice(0)) send();
      return held.asked;
    }, isHeld);
}

test("a late answer is dropped, and what is passed over is not asked for", async ({ page }) => {
  const hold = await holding(page);
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.expectSimilarity("0.50");
  const before = await hold(true);
  await dragOver(page, twintree.word("A", 5), twintree.word("B", 1));
  await expect.poll(() => hold(true)).toBe(before + 1);
  await moveOver(page, twintree.word("B", 3));
  await moveOver(page, twintree.word("B", 4));
  await expect(twintree.word("B", 4)).toHaveClass(/canvas-over/);
  await expect(chip(page)).toHaveCount(0);
  await hold(false);
  await expect(chip(page)).toHaveText(/0\.88/);
  expect(await hold(true)).toBe(before + 2);
  // What was foreseen is the answer: nothing more is asked when the link is made.
  await page.mouse.up();
  await expect(score(page)).toContainText("0.88");
  expect(await hold(false)).toBe(before + 2);
});

test("keys that move over the targets show it, and where they rest it is said once", async ({
  twintree,
  page,
}) => {
  await twintree.tree("A").focus();
  for (let id = 1; id < 5; id += 1) await page.keyboard.press("ArrowRight");
  await twintree.expectActive("A", 5);
  await page.keyboard.press("Enter");
  const heard = await twintree.listen();
  // All in one go, as a key that is held down.
  await twintree.tree("B").evaluate((tree) => {
    for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight"])
      tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await twintree.expectActive("B", 4);
  await expect(chip(page)).toHaveText(/0\.88/);
  await expect(twintree.said()).toHaveText(/^0\.88 if linked/);
  expect((await heard()).match(/if linked/g)).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(score(page)).toContainText("0.88");
});

test("there is none where there is no score, nor where no link may end", async ({
  twintree,
  page,
}) => {
  await dragOver(page, twintree.word("A", 5), twintree.word("B", 4));
  await expect(chip(page)).toHaveCount(1);
  await moveOver(page, twintree.word("A", 2));
  await expect(chip(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await twintree.replace("Sentence A", "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))");
  await twintree.closeTexts();
  await expect(twintree.tree("A")).toHaveAccessibleName("A: the cat sleeps");
  // The trees are laid out anew as what is known of them arrives: a word may have gone from under the pointer.
  await expect(async () => {
    await page.mouse.up();
    await dragOver(page, twintree.word("A", 2), twintree.word("B", 2));
    await expect(twintree.word("B", 2)).toHaveClass(/canvas-over/, { timeout: 2_000 });
  }).toPass();
  await expect(chip(page)).toHaveCount(0);
});

test("of a sentence from right to left it stands beside the word as well", async ({
  twintree,
  page,
}) => {
  await twintree.example(/Arabic/);
  await expect(twintree.tree("B")).toHaveAccessibleName(/[\u0600-\u06ff]/);
  const to = twintree.word("B", 2);
  await dragOver(page, twintree.word("A", 1), to);
  const foreseen = await chip(page).locator("b").textContent();
  const [word, shown] = [await to.boundingBox(), await chip(page).boundingBox()];
  if (!word || !shown) throw new Error("nothing is shown");
  expect(shown.x).toBeLessThan(word.x + word.width);
  expect(shown.x + shown.width).toBeGreaterThan(word.x - 40);
  await page.mouse.up();
  await expect(score(page)).toContainText(foreseen ?? "nothing");
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it stands above it", async ({ twintree, page }) => {
    await twintree.button("Arcs").click();
    await page.locator(".canvas-stage").scrollIntoViewIfNeeded();
    const at = async (letter: "A" | "B", id: number) => {
      const box = await twintree.word(letter, id).boundingBox();
      if (!box) throw new Error("the word is not shown");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await at("A", 2), await at("B", 2)];
    const touch = await page.context().newCDPSession(page);
    const points = (share: number) => [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
    for (let step = 1; step <= 12; step += 1)
      await touch.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: points(step / 12),
      });
    await expect(chip(page)).toHaveText(/0\.\d\d/);
    const shown = await chip(page).boundingBox();
    expect(to.y - (shown ? shown.y + shown.height : 0)).toBeGreaterThan(40);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(chip(page)).toHaveCount(0);
  });
});
