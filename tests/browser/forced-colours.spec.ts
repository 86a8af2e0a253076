/** In forced colours what a colour says is still to be seen. */
import { expect, type Locator, test } from "./page.js";

const styled = (one: Locator, name: string) =>
  one.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);

test.use({ forcedColors: "active" });

test("a bar is as long as what it tells", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  const row = page.locator(".results-score-places svg").nth(1);
  const done = await styled(row.locator(".results-place-weight"), "fill");
  expect(await styled(row.locator(".bar-rest"), "fill")).not.toBe(done);
});

test("one area alone has the line of that which is shown", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  const links = await page.locator(".shell-areas a").all();
  const lines = await Promise.all(links.map((link) => styled(link, "border-bottom-width")));
  const colours = await Promise.all(links.map((link) => styled(link, "border-bottom-color")));
  expect(lines).toEqual(["3px", "2px", "2px", "2px"]);
  expect(new Set(colours.slice(1)).size).toBe(1);
  expect(colours[0]).not.toBe(colours[1]);
});
