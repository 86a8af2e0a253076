/** What a reader does over the trees before the part that does it has come. */
import { expect, hold, test } from "./page.js";

const part = /assets\/hand-.*\.js$/;

test("a click on two words is not lost", async ({ page, twintree }) => {
  const come = await hold(page, part);
  await twintree.open();
  await twintree.word("A", 7).click();
  await twintree.word("B", 4).click();
  await expect(page.getByText("Linking")).toHaveCount(0);
  come();
  await expect.poll(() => twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2 7-4");
});

test("a drag is not lost, nor one that is under way", async ({ page, twintree }) => {
  const come = await hold(page, part);
  await twintree.open();
  await twintree.drag(twintree.word("A", 7), twintree.word("B", 4));
  await twintree.word("A", 7).hover();
  await page.mouse.down();
  const from = await twintree.word("A", 7).boundingBox();
  if (!from) throw new Error("the word is not shown");
  await page.mouse.move(from.x + 10, from.y + 60, { steps: 3 });
  come();
  await expect(page.locator(".canvas-caption")).toContainText("Linking");
  await twintree.word("B", 5).hover();
  await page.mouse.up();
  await expect.poll(() => twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2 7-4 7-5");
});

test("a drag that was given up is none", async ({ page, twintree }) => {
  const come = await hold(page, part);
  await twintree.open();
  await twintree.word("A", 7).hover();
  await page.mouse.down();
  await twintree.word("B", 4).hover();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await twintree.drag(twintree.word("A", 7), twintree.word("B", 5));
  come();
  await expect.poll(() => twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2 7-5");
});

test("keys are not lost, and scroll nothing meanwhile", async ({ page, twintree }) => {
  const come = await hold(page, part);
  await twintree.open();
  await twintree.tree("A").focus();
  await page.evaluate(() => {
    const kept: string[] = [];
    document.addEventListener("keydown", (event) => event.defaultPrevented || kept.push(event.key));
    Object.assign(window, { kept });
  });
  const keys = ["ArrowRight", "ArrowRight", "Home", "ArrowDown", " ", "F9"];
  for (const key of keys) await page.keyboard.press(key);
  expect(await page.evaluate("kept")).toEqual(["F9"]);
  come();
  // Armed by the last key, over the word that the key before it led to.
  await expect(page.locator(".canvas-caption")).toContainText("Esc to leave");
});

test("what was done over one pair is not done over the next", async ({ page, twintree }) => {
  const come = await hold(page, part);
  await twintree.open();
  await twintree.word("A", 7).click();
  await page.keyboard.press("Control+A");
  await twintree.replace("Sentence A in CoNLL-U", "1\tsleep\t_\t_\t_\t_\t0\troot\t_\t_\n");
  await twintree.expectForms("A", "sleep");
  come();
  await twintree.word("B", 4).click();
  await expect(page.locator(".canvas-caption")).toContainText("in A");
});

test("a part that cannot be had says so, and a further try works", async ({
  page,
  twintree,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  await page.context().route(part, (route) => route.abort());
  await twintree.open();
  const notice = page.locator(".shell-notice", { hasText: "This could not be loaded" });
  await expect(notice).toHaveCount(0);
  await twintree.word("A", 7).click();
  await expect(notice).toBeVisible();
  await page.context().unroute(part);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".canvas-caption")).toContainText("Linking");
  await expect(notice).toHaveCount(0);
  await twintree.word("B", 4).click();
  await expect.poll(() => twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2 7-4");
});

test("who tries again by doing it once more has done it once", async ({
  page,
  twintree,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  await page.context().route(part, (route) => route.abort());
  await twintree.open();
  const notice = page.locator(".shell-notice", { hasText: "This could not be loaded" });
  await twintree.word("A", 7).click();
  await expect(notice).toBeVisible();
  await page.context().unroute(part);
  await twintree.word("A", 7).click();
  await expect(page.locator(".canvas-caption")).toContainText("Linking");
  await expect(notice).toHaveCount(0);
});
