/** The spanning tree on the words of both sentences, and its steps. */
import { readFileSync } from "node:fs";
import { expect, type Page, type Twintree, test } from "./page.js";

/** A link that was given away, by its name. */
function given(name: string): string {
  const text = readFileSync(new URL("../permalinks.txt", import.meta.url), "utf8");
  const line = text.split("\n").find((one) => one.startsWith(`1: ${name}\t`));
  return `./${line?.split("\t")[1]}`;
}

const edges = (page: Page) => page.locator(".canvas-growth");
const weights = async (page: Page) =>
  (await page.locator(".canvas-weight text").allTextContents()).map(Number).sort();

/** Opens the tab, and presses a button of its walk. */
async function open(twintree: Twintree, button: "Last" | "Forward"): Promise<void> {
  await twintree.tab("Spanning tree").click();
  await expect(twintree.button("Kruskal")).toBeVisible();
  await twintree.button(button).click();
}

for (const drawing of ["Arcs", "Stemma", "Rows"]) {
  test(`the tree stands on the words with its weights as ${drawing}`, async ({
    twintree,
    page,
  }) => {
    await twintree.button(drawing).click();
    await open(twintree, "Last");
    await expect(edges(page)).toHaveCount(5);
    expect(await weights(page)).toEqual([0, 0, 1, 2, 2]);
    // All linked words of both sentences hang together.
    await expect(page.locator(".canvas-tint.canvas-component-0")).toHaveCount(6 + 5);
    await expect(page.locator(".canvas-badge")).toHaveCount(0);
  });
}

test("what hangs together has the tint that it has in the list", async ({ twintree, page }) => {
  await open(twintree, "Forward");
  for (let step = 1; step < 3; step += 1) await twintree.button("Forward").click();
  await expect(page.locator(".canvas-growth-now")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "3 components" })).toBeVisible();
  const fill = (of: string) => page.locator(of).evaluate((one) => getComputedStyle(one).fill);
  for (const [component, word] of [
    [0, 1],
    [1, 3],
    [2, 6],
  ] as const) {
    const name = (await twintree.word("A", word).getAttribute("aria-label"))?.split(",")[0] ?? "";
    const chip = page.locator(`.results-group.canvas-component-${component}`);
    await expect(chip).toContainText(name);
    const border = await chip.evaluate((one) => getComputedStyle(one).borderTopColor);
    expect(
      await fill(`.canvas-vertex.canvas-component-${component} .canvas-vertex-dot >> nth=0`),
    ).toBe(border);
  }
});

test("an edge is guessed by its two links on the trees, and none is made", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Spanning tree").click();
  await page.getByRole("checkbox", { name: "Predict" }).check();
  await twintree.word("A", 3).click();
  await expect(page.locator(".canvas-vertex.canvas-lit")).toHaveCount(1);
  // By keys as well.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 right, 0 wrong")).toBeVisible();
  await page.locator(".canvas-vertex[data-link='2-5']").click();
  await page.locator(".canvas-vertex[data-link='5-1']").click();
  await expect(page.getByText("1 right, 1 wrong")).toBeVisible();
  await expect(page.locator("[data-link].canvas-link")).toHaveCount(6);
  await twintree.expectSimilarity("0.50");
});

test("the edge of a step is brought into sight", async ({ twintree, page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await twintree.open(given("example long"));
  await twintree.button("Arcs").click();
  await open(twintree, "Last");
  await expect(page.locator(".canvas-growth-now")).toBeInViewport();
});

test("the edge of a step grows, where motion is not to be reduced", async ({ twintree, page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(twintree, "Last");
  const animation = () =>
    page.locator(".canvas-growth-now").evaluate((one) => getComputedStyle(one).animationName);
  expect(await animation()).toBe("canvas-grow");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe("none");
});
