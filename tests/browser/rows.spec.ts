/** Trees in rows: chosen where arcs could not be read, linked as everywhere, with what is alike folded. */
import { chain, expect, type Page, sentence, type Twintree, test } from "./page.js";

const drawing = (page: Page) => page.locator("twintree-canvas .canvas-drawing");
const rows = (page: Page) => page.locator(".canvas-drawing.canvas-rows");

/** Opens an example of the gallery by its name. */
async function example(twintree: Twintree, name: string): Promise<void> {
  await twintree.area("Examples");
  await twintree.page.getByText(name, { exact: true }).click();
}

/** How many words are alike, a number a box. */
async function alike(page: Page): Promise<string[]> {
  return page.locator(".canvas-alike").allTextContents();
}

test.describe("on a narrow page", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("trees stand in rows by themselves, and are linked there", async ({ twintree, page }) => {
    await expect(rows(page)).toBeVisible();
    await expect(twintree.button("Rows")).toHaveAttribute("aria-pressed", "true");
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    // Unlinked, and linked again by a drag.
    await twintree.link(3, 3);
    await expect(page.locator("[data-link='3-3']")).toHaveCount(0);
    await twintree.drag(twintree.word("A", 3), twintree.word("B", 3));
    await expect(page.locator("[data-link='3-3']").first()).toBeAttached();
    await twintree.expectSimilarity("0.50");
  });

  test("another drawing that was chosen stays, also after a reload", async ({ twintree, page }) => {
    await expect(rows(page)).toBeVisible();
    await twintree.link(7, 5);
    await twintree.button("Arcs").click();
    await expect(drawing(page)).not.toHaveClass(/canvas-rows/);
    await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(20);
    await page.reload();
    await expect(twintree.button("Arcs")).toHaveAttribute("aria-pressed", "true");
    await expect(drawing(page)).not.toHaveClass(/canvas-rows/);
  });
});

test("a short pair stands as arcs on a wide page, a long one in rows with what is alike folded", async ({
  twintree,
  page,
}) => {
  await expect(twintree.button("Arcs")).toHaveAttribute("aria-pressed", "true");
  await example(twintree, "Forty-seven words");
  await expect(rows(page)).toBeVisible();
  await expect(twintree.button("Only differences")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => alike(page)).toContain("▸ 14 words alike");
  const shown = async () => twintree.tree("A").getByRole("option").count();
  expect(await shown()).toBe(11);
  expect(await twintree.tree("B").getByRole("option").count()).toBe(13);
  // One box opens on both sides, and is open after a reload.
  await page.locator("[data-side='left'] .canvas-alike", { hasText: "14" }).click();
  await expect.poll(shown).toBe(24);
  await expect(page.locator(".canvas-alike", { hasText: "14" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(20);
  await page.reload();
  await expect.poll(shown).toBe(24);
  // Without folding there are all words, and with it again all boxes.
  await twintree.button("Only differences").click();
  await expect.poll(shown).toBe(47);
  await twintree.button("Only differences").click();
  await expect.poll(shown).toBe(11);
  // They stand as boxes among arcs, too.
  await twintree.button("Arcs").click();
  await expect(drawing(page)).not.toHaveClass(/canvas-rows/);
  await expect.poll(shown).toBe(11);
});

test("who hears the page hears of a word that its relation differs, and how", async ({
  twintree,
}) => {
  await expect(twintree.word("A", 2)).toHaveAccessibleName(
    /nsubj of becoming, .*differs: another label, order turned$/,
  );
  await expect(twintree.word("A", 6)).toHaveAccessibleName(/differs: only on this side$/);
  await expect(twintree.word("A", 1)).not.toHaveAccessibleName(/differs/);
});

test("keys go along the words, to the other side, to heads, and into what is folded", async ({
  twintree,
  page,
}) => {
  await twintree.button("Rows").click();
  await expect(rows(page)).toBeVisible();
  await twintree.tree("A").focus();
  await twintree.expectActive("A", 1);
  await page.keyboard.press("ArrowDown");
  await twintree.expectActive("A", 2);
  await page.keyboard.press("Shift+ArrowUp");
  await twintree.expectActive("A", 4);
  await page.keyboard.press("Shift+ArrowDown");
  await twintree.expectActive("A", 2);
  // To the word it is linked with.
  await page.keyboard.press("ArrowRight");
  await expect(twintree.tree("B")).toBeFocused();
  await twintree.expectActive("B", 5);
  await page.keyboard.press("ArrowUp");
  await twintree.expectActive("B", 4);
  await page.keyboard.press("ArrowLeft");
  await expect(twintree.tree("A")).toBeFocused();
  await twintree.expectActive("A", 1);
  await expect(twintree.tree("A")).toHaveAttribute("aria-orientation", "vertical");

  await example(twintree, "Forty-seven words");
  await expect.poll(() => alike(page)).toContain("▸ 11 words alike");
  await twintree.tree("A").focus();
  await page.keyboard.press("Home");
  await twintree.expectActive("A", 6);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => twintree.tree("A").getByRole("option").count()).toBe(21);
  await expect(twintree.tree("A")).toBeFocused();
});

test("two hundred words a side go down, and a word that is looked at comes into sight", async ({
  twintree,
  page,
}) => {
  const links = Array.from({ length: 200 }, (_, at) => `${at + 1}-${200 - at}`).join(" ");
  await twintree.drop([
    { name: "a.conllu", text: chain("long", 200) },
    { name: "b.conllu", text: chain("other", 200) },
    { name: "links.txt", text: `${links}\n` },
  ]);
  await expect(rows(page)).toBeVisible();
  await expect.poll(() => twintree.tree("A").getByRole("option").count()).toBe(200);
  await twintree.tree("A").focus();
  await page.keyboard.press("End");
  await twintree.expectActive("A", 200);
  await expect(twintree.word("A", 200)).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(twintree.word("A", 1)).toBeInViewport();
});

test("every letter that is drawn can be read, and nothing lies on anything else", async ({
  twintree,
  page,
}) => {
  const wide = sentence(
    ["Donaudampfschifffahrtsgesellschaftskapitän", "NOUN", 2, "nsubj:pass"],
    ["wird", "VERB", 0, "root"],
    ["übermorgen", "ADV", 2, "advmod:emph"],
  );
  await twintree.drop([
    { name: "a.conllu", text: wide },
    { name: "b.conllu", text: wide },
    { name: "links.txt", text: "1-3 2-2 3-1\n" },
  ]);
  await twintree.expectForms("B", "Donaudampfschifffahrtsgesel…tskapitän wird übermorgen");
  await twintree.button("Rows").click();
  for (const width of [1920, 1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows(page)).toBeVisible();
    const wrong = await page.evaluate(() => {
      const svg = document.querySelector(".canvas-rows");
      const texts = [...(svg?.querySelectorAll<SVGTextElement>("text") ?? [])];
      const small = texts.filter((text) => {
        const least = text.matches(".canvas-word text") ? 12 : 10;
        return Number.parseFloat(getComputedStyle(text).fontSize) < least;
      });
      const seen = texts.filter((text) => text.textContent?.trim() !== "");
      const meet = seen.flatMap((one, at) => {
        const a = one.getBoundingClientRect();
        return seen.slice(at + 1).filter((other) => {
          const b = other.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && down > 6;
        });
      });
      return [...small, ...meet].map((text) => text.textContent);
    });
    expect(wrong, `at ${width}`).toEqual([]);
  }
});
