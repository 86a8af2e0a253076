import { expect, sentence, test } from "./page.js";

/** A page of A4 without its margins, in CSS pixels. */
const papers = { portrait: [688, 1017], landscape: [1017, 688] } as const;

const long = (form: string): string =>
  sentence(
    ...Array.from({ length: 45 }, (_, at): [string, string, number, string] => [
      `${form}${at + 1}`,
      "NOUN",
      at,
      at === 0 ? "root" : "obj",
    ]),
  );

for (const [name, [width, height]] of Object.entries(papers)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`a ${name} page on paper, from the ${colorScheme} theme`, async ({ twintree, page }) => {
      await page.emulateMedia({ colorScheme });
      await twintree.paste(`${long("left")}\n${long("right")}`);
      await twintree.tab("Links").click();
      await twintree.replace("Links between A and B", "1-1 20-20 45-44");
      await twintree.tab("Edges").click();
      await twintree.button("100 %").click();
      await page.emulateMedia({ media: "print", colorScheme });
      await page.setViewportSize({ width, height });
      // The trees are whole, though they were scrolled.
      for (const letter of ["A", "B"] as const) {
        for (const id of [1, 45]) {
          const box = await twintree.word(letter, id).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
      // So are the score and the table of the open tab.
      await twintree.expectSimilarity("0.98");
      await expect(page.getByRole("columnheader", { name: "at most" })).toBeVisible();
      const rows = page.getByRole("group", { name: "Table of the edges" }).locator("tbody tr");
      await expect(rows.last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Nothing to press, and light.
      for (const gone of ["Examples", "Align", "Fit", "Texts"]) {
        await expect(twintree.button(gone)).toBeHidden();
      }
      await expect(twintree.tab("Score")).toBeHidden();
      const ground = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground("body")).toBe("rgb(255, 255, 255)");
      const ink = await page
        .locator("#results")
        .evaluate((element) => getComputedStyle(element).color);
      expect(ink).toBe("rgb(29, 39, 51)");
    });
  }
}
