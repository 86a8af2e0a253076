/** What moves does so because something has changed, shortly, and not for those who want nothing to move. */
import { expect, type Page, type Twintree, test } from "./page.js";

interface Moved {
  /** What was moved, and for how long. */
  readonly moved: { readonly what: string; readonly duration: number }[];
  /** The numbers that stood in the place of the score. */
  readonly numbers: string[];
}

/** Notes what moves from now on. */
async function watch(page: Page): Promise<() => Promise<Moved>> {
  await page.evaluate(() => {
    const noted: Moved = { moved: [], numbers: [] };
    Object.assign(globalThis, { noted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { duration } = options as { duration: number };
      const what = this.closest("[data-link], [data-word]");
      noted.moved.push({
        what: what?.getAttribute("data-link") ?? what?.getAttribute("data-word") ?? "",
        duration,
      });
      return animate.call(this, frames, options);
    };
    const note = () =>
      noted.numbers.push(document.querySelector("#results button.results-big")?.textContent ?? "");
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: Moved }).noted);
}

async function link(twintree: Twintree): Promise<void> {
  await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
  await expect(twintree.page.locator(".canvas-caption")).toContainText("Similarity 0.88");
  await expect(twintree.page.locator("#results button.results-big")).toHaveText("0.88");
}

test.describe("where things may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a new link grows, and the number counts from what it was to what it is", async ({
    twintree,
    page,
  }) => {
    const noted = await watch(page);
    await link(twintree);
    const { moved, numbers } = await noted();
    expect(moved.map(({ what }) => what)).toEqual(["5-4"]);
    for (const { duration } of moved) expect(duration).toBeGreaterThanOrEqual(150);
    for (const { duration } of moved) expect(duration).toBeLessThanOrEqual(250);
    const values = numbers.map((number) => Number(number.trim()));
    expect(values.at(-1)).toBe(0.88);
    expect(values).toContain(0.5);
    // It goes one way.
    const counted = values.slice(values.indexOf(0.5));
    expect(counted).toEqual([...counted].sort((a, b) => a - b));
    // Another look at the same moves nothing.
    await twintree.button("Stemma").click();
    await expect(page.locator("[data-link='5-4']")).toHaveCount(1);
    expect((await noted()).moved).toHaveLength(1);
  });

  test("what was folded comes out of its word", async ({ twintree, page }) => {
    await twintree.word("A", 7).dblclick();
    await expect(twintree.word("A", 6)).toHaveCount(0);
    const noted = await watch(page);
    await twintree.word("A", 7).dblclick();
    await expect(twintree.word("A", 6)).toHaveCount(1);
    await expect
      .poll(async () => (await noted()).moved.map(({ what }) => what))
      .toEqual(["5", "6"]);
  });
});

test("nothing moves for those who want nothing to move", async ({ twintree, page }) => {
  const noted = await watch(page);
  await link(twintree);
  await twintree.word("A", 7).dblclick();
  await expect(twintree.word("A", 6)).toHaveCount(0);
  await twintree.word("A", 7).dblclick();
  await expect(twintree.word("A", 6)).toHaveCount(1);
  const { moved, numbers } = await noted();
  expect(moved).toEqual([]);
  expect(new Set(numbers.map((number) => number.trim()))).toEqual(new Set(["0.50", "0.88"]));
});
