/** A pair without links is offered some on the stage. */
import { chain, expect, type Locator, sentence, type Twintree, test } from "./page.js";

const [ours, theirs] = [
  sentence(["The", "DET", 2, "det"], ["cat", "NOUN", 3, "nsubj"], ["sleeps", "VERB", 0, "root"]),
  sentence(
    ["Today", "ADV", 4, "advmod"],
    ["the", "DET", 3, "det"],
    ["cat", "NOUN", 4, "nsubj"],
    ["slept", "VERB", 0, "root"],
  ),
];

/** Drops two files, and waits until they are drawn. */
async function show(twintree: Twintree, a: string, b: string): Promise<void> {
  await twintree.drop([
    { name: "a.conllu", text: a },
    { name: "b.conllu", text: b },
  ]);
  const first = b.split("\n")[0]?.split("\t")[1];
  await expect(twintree.word("B", 1)).toHaveAccessibleName(new RegExp(`^${first},`));
}

const offer = (twintree: Twintree) => twintree.page.locator(".canvas-offer");
const proposals = (twintree: Twintree) =>
  twintree.page.locator("g.canvas-link[data-proposal]:not(:has(rect))");

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (!found) throw new Error("it is not shown");
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`it stands between the trees, ${size.width} wide`, async ({ twintree, page }) => {
    await page.setViewportSize(size);
    await show(twintree, ours, theirs);
    const stage = page.locator(".canvas-stage");
    for (const drawing of ["Arcs", "Stemma", "Rows"]) {
      await twintree.button(drawing).click();
      await expect(page.locator(".canvas-stage--rows")).toHaveCount(drawing === "Rows" ? 1 : 0);
      await expect(offer(twintree)).toHaveText(
        /^\s*Propose links for 7 words\s*or drag a word onto a word\s*$/,
      );
      const within = await box(stage);
      await expect(async () => {
        const at = await box(offer(twintree));
        const [upper, lower] = [
          twintree.word("A", 1),
          twintree.word("B", drawing === "Rows" ? 4 : 1),
        ];
        expect(at.y).toBeGreaterThan((await box(upper.locator(".canvas-box"))).bottom);
        const end = await box(lower.locator(".canvas-box"));
        if (drawing === "Rows") expect(at.y).toBeGreaterThan(end.bottom);
        else expect(at.bottom).toBeLessThan(end.y);
        expect(at.x).toBeGreaterThanOrEqual(within.x);
        expect(at.right).toBeLessThanOrEqual(within.right);
      }).toPass();
    }
  });

test("what it proposes is taken or dropped on the stage, and is one step", async ({
  twintree,
  page,
}) => {
  await show(twintree, ours, theirs);
  await twintree.button("Propose links for 7 words").focus();
  await page.keyboard.press("Enter");
  await expect(proposals(twintree)).toHaveCount(3);
  await expect(offer(twintree)).toHaveCount(0);
  // The focus goes to the trees, whose keys decide.
  await expect(twintree.tree("A")).toBeFocused();
  await twintree.word("A", 2).hover();
  await expect(page.locator(".canvas-nodes")).toContainText("Proposed because: same words +10");
  await page.keyboard.press("p");
  await page.keyboard.press("Enter");
  await expect(proposals(twintree)).toHaveCount(2);
  await page.keyboard.press("p");
  await page.keyboard.press("Delete");
  await expect(proposals(twintree)).toHaveCount(1);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+Z");
  await expect(proposals(twintree)).toHaveCount(0);
  await expect(offer(twintree)).toBeVisible();
  // A link by hand ends it as well; while it is drawn, nothing stands in its way.
  await twintree.word("A", 2).click();
  await expect(offer(twintree)).toBeHidden();
  await twintree.word("B", 3).click();
  await expect(page.locator("[data-link='2-3']")).toHaveCount(1);
  await expect(offer(twintree)).toHaveCount(0);
});

test("equal words are linked word by word, in one step", async ({ twintree, page }) => {
  await show(twintree, ours, ours);
  await expect(twintree.button("Same sentence: link word by word")).toHaveCount(0);
  await twintree.button("Link word by word").click();
  await expect(page.locator("g.canvas-link")).toHaveCount(3);
  await expect(offer(twintree)).toHaveCount(0);
  await twintree.expectSimilarity("1.00");
  await page.keyboard.press("Control+Z");
  await expect(offer(twintree)).toBeVisible();
});

test("in long rows it stays in sight, and takes no word from the pointer", async ({
  twintree,
  page,
}) => {
  await show(twintree, chain("left", 60), chain("right", 60));
  await expect(page.locator(".canvas-stage--rows")).toBeVisible();
  const stage = page.locator(".canvas-stage");
  const room = await box(stage);
  for (const top of [0, 300]) {
    await stage.evaluate((element, to) => {
      element.scrollTop = to;
    }, top);
    const at = await box(offer(twintree));
    expect(Math.abs(at.bottom - room.bottom)).toBeLessThan(24);
  }
});

test("nothing is proposed for words without heads, nor over errors", async ({ twintree, page }) => {
  await show(twintree, ours, theirs);
  await expect(offer(twintree)).toBeVisible();
  await twintree.replace("Sentence A", `${ours.trim()}\n4\tnow\n`);
  await expect(page.locator(".shell-texts .shell-tab-alert")).toBeVisible();
  await expect(offer(twintree)).toHaveCount(0);
  await twintree.replace("Sentence A", "a dog runs");
  await expect(twintree.tree("A")).toHaveAccessibleName("A: a dog runs");
  await expect(offer(twintree)).toHaveCount(0);
});
