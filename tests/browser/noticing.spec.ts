/** What there is to notice in an example stands under the trees, until it is no longer that example. */
import { expect, type Page, test } from "./page.js";

const noticing = (page: Page) => page.locator(".shell-noticing");
const next = (page: Page) => noticing(page).getByRole("button");
const tab = (page: Page) => page.locator("#results .shell-tab[aria-selected=true] > span").first();

/** How each opens, in their order: its tab, and the words of the edge that is pinned. */
const opened: readonly (readonly [name: string, tab: string, words: readonly string[]])[] = [
  ["Two trees of one shape", "Edges", ["dog", "chased", "nurse", "carried"]],
  ["Active and passive", "Score", ["committee", ".", "committee", "."]],
  ["Left out and put in", "Score", ["gardener", "waters", "gardener", "water"]],
  ["The same words, other roles", "Score", ["sister", ".", "sister", "."]],
  ["One tree, read backwards", "Spanning tree", ["children", "read", "read", "children"]],
  ["German and English with a crossing arc", "Edges", ["Buch", "begeistert", "book", "delights"]],
  ["Not, in two words", "Crossings", []],
  ["Forty-seven words", "Score", ["fishermen", "waved", "waved", "fishermen"]],
  ["Function words that Russian lacks", "Score", ["teacher", "garden", "Учитель", "саду"]],
  ["One word for two", "Edges", ["Gartentür", "garden", "door"]],
  ["Two words for two", "Edges", ["Of", "course", "Bien"]],
  ["Multiword tokens and a missing verb", "Edges", ["Paul", "book", "Paul", "livre"]],
  ["Heads change places", "Score", ["Mann", "liest", "man", "read"]],
  ["Apples, pears and plums", "Score", ["bought", "apples", "bought", "apples"]],
  ["Gold and parser", "Score", ["painted", "broom", "painted", "broom"]],
  ["Two parses in brackets", "Distances", []],
  ["A file with errors", "Score", []],
  ["English and French", "Score", ["gave", "brother", "donné", "frère"]],
  ["Eine deutsche Satzklammer", "Kanten", ["hat", "geschenkt", "gave"]],
  ["Englisch und Arabisch", "Ähnlichkeit", ["to", "her", "إلى", "ها"]],
  ["Chinesisch und Englisch", "Ähnlichkeit", ["一", "书", "an", "book"]],
  [
    "Ein Detektiv wird zu Sherlock",
    "Ähnlichkeit",
    ["detective", "becoming", "becomes", "detective"],
  ],
];

test("each example opens with its tab, its place and its sentence, and leads to the next", async ({
  twintree,
  page,
}) => {
  test.slow();
  await twintree.expectSimilarity("0.50");
  await expect(noticing(page)).toContainText("What to notice: Two word orders");
  const seen = new Set<string | null>();
  for (const [name, label, words] of opened) {
    await next(page).click();
    await expect(page).toHaveTitle(`${name} · Twintree`);
    await expect(tab(page)).toHaveText(label);
    const ends = page.locator("twintree-canvas .canvas-word.canvas-end");
    const forms = () =>
      ends.evaluateAll((all) =>
        all.map((one) => one.getAttribute("aria-label")?.split(/, [AB] /)[0]),
      );
    await expect
      .poll(async () => (await forms()).sort(), { message: name })
      .toEqual([...words].sort());
    await expect(next(page)).toBeFocused();
    seen.add(await noticing(page).locator("p").textContent());
  }
  expect(seen.size).toBe(opened.length);
});

test("the word of an example that has no edges is lit", async ({ twintree, page }) => {
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^A file with errors/ }).click();
  await expect(twintree.word("A", 2)).toHaveClass(/canvas-lit/);
});

test("what there is to notice is said once, and goes when the example is changed", async ({
  twintree,
  page,
}) => {
  await expect(next(page)).toBeVisible();
  const heard = await twintree.listen();
  await next(page).click();
  await expect(twintree.said()).toContainText("Other words, the same tree");
  await expect(twintree.said()).toContainText("Similarity 1.00");
  await twintree.closeTexts();
  await twintree.link(1, 5);
  await expect(noticing(page)).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(noticing(page)).toContainText("Other words, the same tree");
  expect((await heard()).split("Other words, the same tree").length - 1).toBe(1);
  await twintree.paste("1\tcats\tcat\tNOUN\t_\t_\t0\troot\t_\t_\n");
  await expect(noticing(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [900, 700],
  [390, 844],
] as const)
  for (const locale of ["en", "de"])
    test(`no sentence is cut off at ${width} px in ${locale}`, async ({ browser }) => {
      test.slow();
      const context = await browser.newContext({ viewport: { width, height }, locale });
      const page = await context.newPage();
      await page.goto("./");
      await page.mouse.move(9, 9);
      await expect(next(page)).toBeVisible();
      let before: string | null = "";
      for (const _ of opened) {
        const text = noticing(page).locator("p");
        await expect(text).not.toHaveText(before ?? "");
        before = await text.textContent();
        const [outer, inner, button] = await Promise.all(
          [noticing(page), text, next(page)].map((one) => one.boundingBox()),
        );
        if (!outer || !inner || !button) throw new Error("not shown");
        for (const box of [inner, button]) {
          expect(box.y, before ?? "").toBeGreaterThanOrEqual(outer.y);
          expect(box.y + box.height, before ?? "").toBeLessThanOrEqual(outer.y + outer.height);
          expect(box.x + box.width, before ?? "").toBeLessThanOrEqual(
            Math.min(width, outer.x + outer.width),
          );
        }
        // Nothing lies over it.
        const beside = await page.locator(".shell-footer > p").last().boundingBox();
        if (width >= 900) expect(beside?.x).toBeGreaterThanOrEqual(button.x + button.width);
        await next(page).click();
      }
      await context.close();
    });
