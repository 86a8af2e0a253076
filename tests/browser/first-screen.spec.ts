import { expect, test } from "./page.js";

test("the first screen is computed without a click", async ({ twintree }) => {
  await twintree.expectSimilarity("0.50");
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(7);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(5);
  await expect(twintree.page.getByRole("button", { name: "0.50" }).first()).toBeVisible();
  await expect(twintree.page.getByText("Your text never leaves this page")).toBeVisible();
});

test.describe("before any script has come", () => {
  test.use({ javaScriptEnabled: false });

  test("the first example is drawn, in its style, and named", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByText("Twintree", { exact: true })).toBeVisible();
    await expect(page.getByText("Similarity 0.50")).toBeVisible();
    await expect(page.locator("[data-side=left][data-word]")).toHaveCount(7);
    await expect(page.locator("[data-side=right][data-word]")).toHaveCount(5);
    // Without a style the name stands at the left edge.
    expect((await page.getByText("Twintree", { exact: true }).boundingBox())?.x).toBeGreaterThan(
      40,
    );
  });
});

test("a stemma keeps the order of the words", async ({ twintree }) => {
  const order = async () => {
    const places = await twintree
      .tree("A")
      .getByRole("option")
      .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().x));
    return places.map((x, at) => at === 0 || x > (places[at - 1] ?? 0));
  };
  expect(await order()).not.toContain(false);
  await twintree.button("Stemma").click();
  await expect(twintree.button("Stemma")).toHaveAttribute("aria-pressed", "true");
  expect(await order()).not.toContain(false);
});

test("the help tells which side is which, and the keys", async ({ twintree, page }) => {
  await twintree.button("Help").click();
  const help = page.getByRole("dialog");
  await expect(help.getByText("A is the reference, B the hypothesis")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("the page speaks German", async ({ twintree, page }) => {
  await twintree.button("Theme and language").click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("tab", { name: /Spannbaum/ })).toBeVisible();
});
