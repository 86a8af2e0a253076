import { faults } from "./axe.js";
import { expect, type Twintree, test } from "./page.js";

async function expectClean(twintree: Twintree, where: string): Promise<void> {
  expect(await faults(twintree.page), where).toEqual([]);
}

for (const tab of ["A", "B", "Links", "Score", "Edges", "Spanning tree"]) {
  test(`the tab ${tab} is clean to axe`, async ({ twintree, page }) => {
    await twintree.tab(tab).click();
    await expect(page.getByRole("tabpanel", { name: new RegExp(`^${tab}`) })).toBeVisible();
    await expectClean(twintree, tab);
  });
}

test("an edge with its tables is clean to axe", async ({ twintree, page }) => {
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^the – Sherlock/ }).click();
  await expect(page.getByRole("heading", { name: /the – Sherlock: weight 4 of 5/ })).toBeVisible();
  await page.getByText("Show table").first().click();
  await expectClean(twintree, "an edge");
});

test("presentation size, with the texts put away, is clean to axe", async ({ twintree, page }) => {
  await page.keyboard.press("F2");
  await twintree.tab("Spanning tree").click();
  await expect(twintree.button("Forward")).toBeVisible();
  await expectClean(twintree, "presentation size");
});

test("a narrow page with errors is clean to axe", async ({ twintree, page }) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(twintree.button("Edit texts and links 1 error")).toBeVisible();
  await expectClean(twintree, "narrow");
});

test("a stemma is clean to axe", async ({ twintree }) => {
  await twintree.button("Stemma").click();
  await expectClean(twintree, "stemma");
});

test("the help is clean to axe", async ({ twintree, page }) => {
  await twintree.button("Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectClean(twintree, "help");
});

test("errors are clean to axe", async ({ twintree, page }) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(page.getByText(/HEAD "12"/).first()).toBeVisible();
  await expectClean(twintree, "errors");
});
