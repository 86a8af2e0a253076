import AxeBuilder from "@axe-core/playwright";
import { expect, type Twintree, test } from "./page.js";

async function expectClean(twintree: Twintree, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: twintree.page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
  );
  expect(found, where).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("every tab is clean to axe", async ({ twintree, page }) => {
      for (const source of ["A", "B", "Links"]) {
        await twintree.tab(source).click();
        await expectClean(twintree, source);
      }
      for (const result of ["Score", "Edges", "Spanning tree"]) {
        await twintree.tab(result).click();
        await expect(page.getByRole("tabpanel", { name: new RegExp(result) })).toBeVisible();
        await expectClean(twintree, result);
      }
      await twintree.tab("Edges").click();
      await page.getByRole("gridcell", { name: /^the – Sherlock/ }).click();
      await expect(page.getByRole("heading", { name: /the – Sherlock: 4 of 5/ })).toBeVisible();
      await page.getByText("Show table").first().click();
      await expectClean(twintree, "an edge");
      await twintree.button("Stemma").click();
      await expectClean(twintree, "stemma");
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
  });
}
