/** The methods: each has an address, says how it is defined and what it equals, and can be cited. */
import { faults } from "./axe.js";
import { expect, type Page, test } from "./page.js";

const list = (page: Page) => page.locator(".methods-list").getByRole("link");
const text = (page: Page) => page.getByRole("article");

test("the help leads to the methods, and the way back to the pair", async ({ twintree, page }) => {
  await twintree.button("Help").click();
  await page.getByRole("link", { name: /^Methods: / }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(text(page)).toContainText("PhD thesis, University of St Andrews, 2017");
  await expect(text(page)).toContainText("similarity = 1 − Σ L(e) ⁄ Σ Lmax(e)");
  await expect(page).toHaveTitle("Methods · Twintree");
  await list(page).filter({ hasText: "Crossings" }).click();
  await expect(text(page)).toContainText("Phrasal cohesion and statistical machine translation");
  await page.goBack();
  await expect(text(page)).toContainText("How the similarity is defined");
  await page.goBack();
  await twintree.expectSimilarity("0.50");
});

test("each method has an address, and its reference is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [part, cited] of [
    ["paths", "@phdthesis{mccaffery2017"],
    ["relations", "@inproceedings{marsi2005"],
    ["distances", "@unpublished{rama"],
    ["crossings", "@inproceedings{fox2002"],
    ["projection", "@inproceedings{cowan2006"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`./#methods/${part}`);
    await expect(page.locator(".methods-list [aria-current]")).toHaveAttribute(
      "href",
      `#methods/${part}`,
    );
    await text(page).getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(cited);
  }
  await expect(text(page)).toContainText("Copied.");
  await list(page).first().click();
  await expect(text(page)).not.toContainText("Copied.");
});

for (const width of [1440, 390])
  for (const locale of ["en", "de"])
    test(`the methods fit at ${width} px in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 }, locale });
      const page = await context.newPage();
      await page.goto("./#methods");
      await page.mouse.move(9, 9);
      await list(page).first().waitFor();
      for (const link of await list(page).all()) {
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "true");
        const wide = () =>
          page.evaluate(() =>
            [document.documentElement, document.querySelector("#methods")].map(
              (one) => (one?.scrollWidth ?? 0) - (one?.clientWidth ?? 0),
            ),
          );
        expect(await wide()).toEqual([0, 0]);
      }
      expect(await faults(page)).toEqual([]);
      await context.close();
    });
