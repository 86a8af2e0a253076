import { cats, dogs, expect, test } from "./page.js";

test("the keyboard alone does the whole job", async ({ twintree, page }) => {
  const keys = page.keyboard;
  // To the source, new sentences in.
  await keys.press("F6");
  await expect(twintree.button("Edit texts")).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeVisible();
  await twintree.tab("A").focus();
  await keys.press("Tab");
  await expect(page.getByRole("combobox", { name: "Format of A" })).toBeFocused();
  await keys.press("Tab");
  await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeFocused();
  await keys.press("Control+A");
  await twintree.paste(`${cats}\n${dogs}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(3);
  // To tree A: link cats with dogs, sleep with bark.
  await keys.press("F6");
  await expect(twintree.tree("A")).toBeFocused();
  await keys.press("Home");
  await keys.press("Enter");
  await expect(twintree.tree("B")).toBeFocused();
  const heard = await twintree.listen();
  await keys.type("do");
  await keys.press("Enter");
  await expect.poll(heard).toContain("Linked cats");
  await page.waitForTimeout(1200);
  await twintree.tree("A").focus();
  await keys.press("End");
  await keys.press("Enter");
  await keys.press("End");
  await keys.press("Enter");
  await twintree.expectSimilarity("1.00");
  // To the results: the edge, and its words.
  await twintree.tree("B").focus();
  await keys.press("F6");
  await expect(page.getByRole("tab", { name: "Score" })).toBeFocused();
  await keys.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Edges/ })).toHaveAttribute("aria-selected", "true");
  const inGrid = () => document.activeElement?.closest("[role=grid]") !== null;
  for (let presses = 0; presses < 12 && !(await page.evaluate(inGrid)); presses += 1) {
    await keys.press("Tab");
  }
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: /cats – sleep: weight 0 of/ })).toBeVisible();
  await expect(twintree.button("Unpin")).toBeVisible();
  await keys.press("Escape");
  await expect(twintree.button("Unpin")).toHaveCount(0);
});
