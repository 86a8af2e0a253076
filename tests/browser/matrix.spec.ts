/** The matrix of the edges: it fits its pane, and what has no room is said beside what is looked at. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "./page.js";

/** A link that was given away, by its name. */
function given(name: string): string {
  const text = readFileSync(new URL("../permalinks.txt", import.meta.url), "utf8");
  const line = text.split("\n").find((one) => one.startsWith(`1: ${name}\t`));
  return `./${line?.split("\t")[1]}`;
}

const lens = (page: Page) => page.locator(".results-lens text");

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return a !== null && b !== null && a.x >= b.x && a.x + a.width <= b.x + b.width + 1;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a matrix of 46 links fits a page of ${width} pixels`, async ({ twintree, page }) => {
    await page.setViewportSize({ width, height });
    await twintree.open(given("example long"));
    await twintree.tab("Edges").click();
    const canvas = page.locator("results-matrix canvas");
    await expect(canvas).toBeVisible();
    expect(await isWithin(canvas, page.locator(".results-panel"))).toBe(true);
    const table = page.getByRole("group", { name: "Table of the edges" });
    for (const box of [page.locator("results-room"), table]) {
      const [scrolls, shows] = await box.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(scrolls).toBeLessThanOrEqual(shows ?? 0);
    }
    await expect(page.getByText("When the old").last()).toBeVisible();
  });
}

test("of a square without a number both words are said, its weight, and its phrases", async ({
  twintree,
  page,
}) => {
  await twintree.open(given("example long"));
  await twintree.tab("Edges").click();
  await expect(
    page.getByRole("heading", { name: "fishermen – waved: weight 2 of 2" }),
  ).toBeVisible();
  await expect(lens(page)).toHaveCount(0);
  // Not pointed at: by the keys.
  await page.getByRole("grid").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(lens(page).nth(0)).toHaveText("the₁₃ – waved");
  await expect(lens(page).nth(1)).toHaveText(/^\d of \d/);
  await expect(lens(page).nth(2)).toHaveText(/^the fisher.* × waved$/);
  const box = await page.locator("results-matrix canvas").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) - 3);
  await expect(lens(page).nth(0)).toHaveText("When – .");
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) - 3);
  await page.mouse.move(0, 0);
  await expect(lens(page).nth(0)).toHaveText("When – .");
  await page.keyboard.press("Escape");
  await expect(lens(page)).toHaveCount(0);
});
