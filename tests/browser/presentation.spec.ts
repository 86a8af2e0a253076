import { cats, dogs, expect, test } from "./page.js";

test("presentation size is large, remembered, and turns steps and pairs", async ({
  twintree,
  page,
}) => {
  const keys = page.keyboard;
  const score = page.locator(".results-big");
  const size = () =>
    score.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  const word = await twintree.word("A", 2).boundingBox();
  await keys.press("F2");
  await expect(twintree.button("Presentation size")).toHaveAttribute("aria-pressed", "true");
  expect(await size()).toBeGreaterThan(before * 1.3);
  // A short pair has filled its room before.
  await expect
    .poll(async () => (await twintree.word("A", 2).boundingBox())?.height ?? 0)
    .toBeGreaterThanOrEqual(word?.height ?? Number.POSITIVE_INFINITY);
  await page.reload();
  await expect(twintree.button("Presentation size")).toHaveAttribute("aria-pressed", "true");
  // The steps of the spanning tree.
  await twintree.tab("Spanning tree").click();
  await expect(page.getByText(/step 0 of/)).toBeVisible();
  await keys.press("PageDown");
  await keys.press("PageDown");
  await expect(page.getByText(/step 2 of/)).toBeVisible();
  await keys.press("PageUp");
  await expect(page.getByText(/step 1 of/)).toBeVisible();
  // In other tabs the pairs of a corpus.
  await twintree.tab("Score").click();
  await twintree.drop([
    { name: "a.conllu", text: `${cats}\n${dogs}\n` },
    { name: "b.conllu", text: `${cats}\n${cats}\n` },
  ]);
  await twintree.expectForms("A", "cats sleep");
  await keys.press("PageDown");
  await twintree.expectForms("A", "often dogs bark");
  await keys.press("PageUp");
  await twintree.expectForms("A", "cats sleep");
  await twintree.button("Presentation size").click();
  await expect(twintree.button("Presentation size")).toHaveAttribute("aria-pressed", "false");
  await keys.press("PageDown");
  await twintree.expectForms("A", "cats sleep");
});

test("after a wrong guess the edges can be reached", async ({ twintree, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("F2");
  await twintree.tab("Spanning tree").click();
  await page.getByRole("checkbox", { name: "Predict" }).check();
  const rows = page.getByRole("group", { name: "Edges, lightest first" }).getByRole("button");
  await rows.nth(4).click();
  await expect(page.locator(".results-verdict--wrong")).toBeVisible();
  await rows.first().click();
  await expect(page.locator(".results-verdict--right")).toBeVisible();
});

test("the speed of Play is chosen and remembered", async ({ twintree, page }) => {
  await twintree.tab("Spanning tree").click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  await page.reload();
  await twintree.tab("Spanning tree").click();
  await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("2");
  await twintree.button("Play").click();
  await expect(page.getByText(/step 3 of/)).toBeVisible();
});

test("the last step keeps the focus on its button", async ({ twintree, page }) => {
  await twintree.tab("Spanning tree").click();
  await twintree.button("Last").click();
  await expect(twintree.button("Last")).toBeFocused();
  await expect(twintree.button("Last")).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(twintree.button("Last")).toBeFocused();
});

test("an error is gone to at presentation size, too, where the texts are closed", async ({
  twintree,
  page,
}) => {
  const editor = "Sentence A in CoNLL-U";
  const text = await twintree.text(editor);
  await twintree.replace(editor, text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(twintree.button("Edit texts 1 error")).toBeVisible();
  await page.keyboard.press("F2");
  await expect(page.getByRole("region", { name: "Source" })).toBeHidden();
  await twintree.button("Presentation size").focus();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Source" })).toBeVisible();
});
