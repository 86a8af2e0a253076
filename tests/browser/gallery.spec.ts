import { faults } from "./axe.js";
import { come, expect, type Page, test } from "./page.js";

/** The gallery, whatever the page speaks. */
const gallery = (page: Page) => page.locator("#examples");
const cards = (page: Page) => gallery(page).getByRole("button");

async function openGallery(page: Page): Promise<void> {
  await page.locator(".shell-area[href='#examples']").click();
  await expect(cards(page).first()).toBeVisible();
}

/** Chooses a pair by its name. */
async function choose(page: Page, name: string): Promise<void> {
  await openGallery(page);
  await cards(page).filter({ hasText: name }).click();
  await expect(gallery(page)).toBeHidden();
}

/** What the page shows where there is no similarity. */
const unmeasured: Readonly<Record<string, string>> = {
  "Two parses in brackets": "Labelled bracket F 0.77 (10 of 13).",
  "Not, in two words": "With sure links, 2 of 11 pairs of phrases cross.",
  "A file with errors": "A has errors: it is drawn as far as possible.",
};

test("every example is shown, named, and has an address that opens it elsewhere", async ({
  twintree,
  page,
  context,
}) => {
  const other = await context.newPage();
  await openGallery(page);
  const names = await gallery(page).locator(".gallery-pair .gallery-name").allTextContents();
  expect(names).toHaveLength(22);
  for (const name of names) {
    await page.bringToFront();
    const before = page.url();
    await choose(page, name);
    if (name === "A German clause bracket") {
      await expect(page).toHaveTitle("Eine deutsche Satzklammer · Twintree");
      await twintree.button("Back to English").click();
    }
    await expect(page).toHaveTitle(`${name} · Twintree`);
    const seen = page.getByText(unmeasured[name] ?? /^Similarity [01]\.\d\d/).first();
    await expect(seen).toBeVisible();
    const errors = page.locator(".sentence-alert");
    await expect(errors).toHaveCount(name === "A file with errors" ? 1 : 0);
    // The first pair is at the address of the page itself.
    if (name === names[0]) continue;
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1\./);
    await expect.poll(() => page.url()).not.toBe(before);
    await other.bringToFront();
    await other.goto("about:blank");
    await other.goto(page.url());
    await expect(other).toHaveTitle(`${name} · Twintree`);
  }
});

test("each pair is drawn small, with the number that it has on the page", async ({
  twintree,
  page,
}) => {
  await openGallery(page);
  const numbers = gallery(page).locator(".gallery-pair .gallery-number");
  await expect(numbers).toHaveCount(22);
  const read = async () =>
    (await numbers.allTextContents()).map((text) => text.trim().split(/\s+/));
  const listed = await read();
  expect(listed.filter(([, of]) => of !== "similarity")).toEqual([
    ["2", "crossings"],
    ["0.77", "brackets"],
    ["2", "errors"],
  ]);
  // Where the trees part, and nowhere else, something stands out.
  const parts = gallery(page).locator(".gallery-pair:has(.gallery-figure .gallery-parts)");
  await expect(parts).toHaveCount(listed.filter(([value]) => value !== "1.00").length);
  for (const at of [0, 8, 16]) {
    const [value] = listed[at] ?? [];
    await cards(page).nth(at).click();
    if (at !== 16) await twintree.expectSimilarity(value ?? "");
    await openGallery(page);
  }
  // Nothing is asked once more.
  expect(await read()).toEqual(listed);
});

test("a group is a lesson: its pairs as they open, with what there is to notice", async ({
  page,
}) => {
  await page.goto("./#examples");
  const group = gallery(page).getByRole("region", { name: "First steps" });
  const href = await group.getByRole("link", { name: "As a lesson" }).getAttribute("href");
  await page.goto(`${href?.replace("?readonly", "?readonly&lang=en")}`);
  const caption = page.getByRole("group", { name: "Lesson" }).getByRole("status");
  await expect(caption).toContainText("Two word orders");
  await expect(page.getByText("1 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(caption).toContainText("Other words, the same tree");
});

test("the page has its own name as it is found, and once an example is changed", async ({
  twintree,
  page,
}) => {
  const own = "Twintree: why two trees differ";
  await expect(page).toHaveTitle(own);
  await choose(page, "Active and passive");
  await expect(page).toHaveTitle("Active and passive · Twintree");
  await twintree.link(3, 5);
  await expect(page).toHaveTitle(own);
  await page.keyboard.press("Control+z");
  await expect(page).toHaveTitle("Active and passive · Twintree");
  await twintree.button("Theme and language").click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page).toHaveTitle("Aktiv und Passiv · Twintree");
});

test("the first example is named once it is chosen", async ({ page }) => {
  await page.goto("./");
  await choose(page, "Two trees of one shape");
  await choose(page, "A detective becomes Sherlock");
  await expect(page).toHaveTitle("A detective becomes Sherlock · Twintree");
});

test("a German pair turns the page to German, and back in one click", async ({
  twintree,
  page,
}) => {
  await choose(page, "A German clause bracket");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByText("Ähnlichkeit 0,89").first()).toBeVisible();
  await expect(
    page.getByText("Die Seite ist jetzt auf Deutsch, wie das Beispiel.").first(),
  ).toBeVisible();
  await twintree.button("Back to English").click();
  await twintree.expectSimilarity("0.89");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(twintree.button("Back to English")).toHaveCount(0);

  await choose(page, "A German clause bracket");
  await expect(twintree.button("Back to English")).toBeVisible();
  await twintree.button("Farben und Sprache").click();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(twintree.button("Back to English")).toHaveCount(0);
});

test("the two parses in brackets are drawn as phrases, and are one tree of dependencies", async ({
  twintree,
  page,
}) => {
  await choose(page, "Two parses in brackets");
  await expect(twintree.tree("A")).toContainText("VP");
  await twintree.tab("Score").click();
  await twintree.button("Read the phrases as dependencies").click();
  await twintree.expectSimilarity("1.00");
});

test("a training set comes as its pairs, ready to be trained on", async ({ twintree, page }) => {
  await page.goto("./");
  await choose(page, "63 pairs by hand");
  await expect(page.getByText("1 of 63")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^the 63 pairs of the page/ })).toBeChecked();
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await come(page.getByText(/^Done: in pass 5/));
  await expect(page.getByText("It lasts as long as this page is open")).toBeVisible();
  await page.keyboard.press("Control+z");
  await twintree.tab("Score").click();
  await twintree.expectSimilarity("0.50");
});

test("the broken file shows its errors", async ({ page }) => {
  await page.goto("./");
  await choose(page, "A file with errors");
  // What is said of them has the same words.
  await page.getByRole("button", { name: /^Edit texts/ }).click();
  const source = page.locator("#source");
  await expect(source.getByText("is not a word of this sentence")).toBeVisible();
  await expect(source.getByText("The heads form a cycle")).toBeVisible();
  await expect(source.getByText("1 warning")).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test("the gallery fits, stands in named groups, and goes by keys", async ({ page }) => {
      await page.goto("./#examples");
      await expect(cards(page).first()).toBeVisible();
      const sideways = () =>
        page.evaluate(() =>
          [document.documentElement, document.querySelector("#examples")].map(
            (one) => one && one.scrollWidth - one.clientWidth,
          ),
        );
      expect(await sideways()).toEqual([0, 0]);
      await expect(gallery(page).getByRole("region", { name: "Word order" })).toContainText(
        "backwards",
      );
      expect(await faults(page)).toEqual([]);
      await cards(page).first().focus();
      await page.keyboard.press("ArrowLeft");
      await expect(cards(page).first()).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(cards(page).nth(1)).toBeFocused();
      await page.keyboard.press("End");
      await expect(cards(page).last()).toBeFocused();
      await expect(cards(page).last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(gallery(page)).toBeHidden();
      await expect(page).toHaveTitle("Two trees of one shape · Twintree");
    });
  });
}
