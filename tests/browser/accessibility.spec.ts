import { faults } from "./axe.js";
import { expect, type Twintree, test } from "./page.js";

async function expectClean(twintree: Twintree, where: string): Promise<void> {
  expect(await faults(twintree.page), where).toEqual([]);
}

test("the page is clean to axe, and so is each of its tabs", async ({ twintree, page }) => {
  await twintree.openTexts();
  await expectClean(twintree, "the page");
  for (const [include, tabs] of [
    ["#source", ["B", "Links"]],
    ["#canvas, #results", ["Score", "Edges", "Spanning tree"]],
  ] as const)
    for (const tab of tabs) {
      await twintree.tab(tab).click();
      await expect(page.getByRole("tabpanel", { name: new RegExp(`^${tab}`) })).toBeVisible();
      expect(await faults(page, { include }), tab).toEqual([]);
    }
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^the – Sherlock/ }).click();
  await expect(page.getByRole("heading", { name: /the – Sherlock: weight 4 of 5/ })).toBeVisible();
  await page.getByText("Show table").first().click();
  // The path of the edge is drawn between the trees.
  await expectClean(twintree, "an edge");
  await twintree.button("Stemma").click();
  expect(await faults(page, { include: "#canvas" }), "a stemma").toEqual([]);
  await twintree.button("Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await faults(page, { include: "dialog[open]" }), "the help").toEqual([]);
});

test("presentation size is clean to axe", async ({ twintree, page }) => {
  await page.keyboard.press("F2");
  await twintree.tab("Spanning tree").click();
  await expect(twintree.button("Forward")).toBeVisible();
  await expectClean(twintree, "presentation size");
});

test("errors are clean to axe, on a narrow page too", async ({ twintree, page }) => {
  await twintree.openTexts();
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(page.getByText(/HEAD "12"/).first()).toBeVisible();
  await expectClean(twintree, "errors");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(twintree.button(/^Edit texts/)).toBeVisible();
  await expectClean(twintree, "narrow");
});
