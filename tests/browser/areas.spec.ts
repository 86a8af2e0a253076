/** The areas of the page: each has an address, and going there and back loses nothing. */
import { faults } from "./axe.js";
import { cats, dogs, expect, linkOf, type Page, test } from "./page.js";

const header = (page: Page) => page.locator("header.shell-header");
const current = (page: Page) => header(page).locator("[aria-current=page]");
const hash = (page: Page) => page.evaluate(() => location.hash);

test("an area is entered by its link, and the way back leads to where one was", async ({
  twintree,
  page,
}) => {
  await twintree.link(1, 1);
  await twintree.tab("Edges").click();
  await page.locator(".results-matrix").focus();
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const title = await page.title();
  const panel = page.locator("#results .shell-panel");
  await panel.evaluate((one) => {
    one.scrollTop = 40;
  });
  await twintree.area("Examples");
  expect(await hash(page)).toBe("#examples");
  await expect(page).toHaveTitle("Examples · Twintree");
  await expect(page.locator("#canvas")).toBeHidden();
  await expect(twintree.button(/^Undo/)).toBeHidden();
  // Nothing is done to what is not seen.
  await page.keyboard.press("Control+z");
  await page.keyboard.press(".");
  await page.goBack();
  await expect(current(page)).toHaveText("Compare");
  await expect(twintree.tab("Edges")).toHaveAttribute("aria-selected", "true");
  expect(await panel.evaluate((one) => one.scrollTop)).toBe(40);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  await twintree.button(/^Undo:/).click();
  await expect(page.locator("[data-link='1-1']")).toHaveCount(0);
  await page.goForward();
  await expect(page.locator("#examples")).toBeVisible();
});

test("what came with a link is not read once more on the way back", async ({ twintree, page }) => {
  await page.goto("about:blank");
  await page.goto(`./${linkOf({ a: cats, b: dogs, links: "1-2" })}`);
  await twintree.expectForms("A", "cats sleep");
  await twintree.area("Examples");
  await page.goBack();
  await expect(current(page)).toHaveText("Compare");
  await twintree.link(2, 3);
  await twintree.area("Examples");
  await page.goBack();
  await expect(page.locator("[data-link='2-3']")).toHaveCount(1);
  // A single step, and no other.
  await twintree.button(/^Undo/).click();
  await expect(twintree.button("Nothing to undo")).toBeVisible();
  // One that is put into the address of an area is.
  await twintree.area("Examples");
  await page.evaluate(
    (link) => {
      location.hash = link;
    },
    linkOf({ a: dogs, b: cats, links: "" }),
  );
  await twintree.expectForms("A", "often dogs bark");
});

test("a pair that was once left for an area is read again on the way back from another one", async ({
  twintree,
  page,
}) => {
  await page.goto("about:blank");
  await page.goto(`./${linkOf({ a: cats, b: dogs, links: "1-2" })}`);
  await twintree.expectForms("A", "cats sleep");
  await twintree.area("Examples");
  await page.goBack();
  await expect(current(page)).toHaveText("Compare");
  await page.evaluate(
    (link) => {
      location.hash = link;
    },
    linkOf({ a: dogs, b: cats, links: "2-1" }),
  );
  await twintree.expectForms("A", "often dogs bark");
  await page.goBack();
  await twintree.expectForms("A", "cats sleep");
});

test("texts that were being written are as they were", async ({ twintree, page }) => {
  await twintree.openTexts("Links");
  const links = page.getByRole("textbox", { name: "Links between A and B" });
  await links.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1-4 2-");
  await twintree.area("Examples");
  await twintree.area("Compare");
  await expect(links).toBeVisible();
  expect(await twintree.text("Links between A and B")).toBe("1-4 2-");
});

test("an area is there again after a reload, and by its address alone", async ({
  twintree,
  page,
}) => {
  await twintree.link(1, 1);
  await twintree.area("Examples");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Active and passive/ })).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-link='1-1']")).toHaveCount(1);
});

test("a text that is pasted in an area is shown", async ({ twintree, page }) => {
  await twintree.area("Examples");
  await expect(page.getByRole("button", { name: /^Active and passive/ })).toBeVisible();
  await twintree.paste(`${cats}\n${dogs}`);
  await twintree.expectForms("A", "cats sleep");
  await expect(current(page)).toHaveText("Compare");
});

test("the gallery and the pair stand where they were left, and the focus goes along", async ({
  twintree,
  page,
}) => {
  const card = page.getByRole("button", { name: /^Gold and parser/ });
  for (const [width, height] of [
    [1440, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await twintree.area("Examples");
    await expect(page.locator(".gallery-number")).toHaveCount(22);
    await card.scrollIntoViewIfNeeded();
    const before = await card.boundingBox();
    expect(before?.y).toBeGreaterThan(100);
    await card.focus();
    await page.keyboard.press("Enter");
    await twintree.expectSimilarity("0.88");
    await expect(page.locator("#canvas")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(async () => (await card.boundingBox())?.y).toBe(before?.y);
    await expect(page.locator("#examples")).toBeFocused();
  }
});

for (const width of [1440, 900, 860, 760, 390, 320])
  for (const locale of ["en", "de"])
    test(`the head fits at ${width} px in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, locale });
      const page = await context.newPage();
      await page.goto("./");
      await page.mouse.move(9, 9);
      await expect(header(page).locator(".shell-settings")).toBeVisible();
      const inside = () =>
        header(page).evaluate((head) =>
          [...head.querySelectorAll("a, button")]
            .filter((one) => one.checkVisibility())
            .every((one) => one.getBoundingClientRect().right <= innerWidth),
        );
      expect(await inside()).toBe(true);
      for (const link of await header(page).getByRole("link").all()) {
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "page");
        expect(await inside()).toBe(true);
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await faults(page, { include: "header" })).toEqual([]);
      await context.close();
    });
