/** The places at which two trees part, one after the other. */
import { faults } from "./axe.js";
import { expect, hold, test } from "./page.js";

const places = [
  "detective – becoming: nsubj in A, xcomp in B, order turned; 2 of 2",
  "becoming – a: xcomp in A, nsubj in B, order turned; 2 of 3",
  "a – Sherlock: compound only in A; 1 of 3",
] as const;

test("buttons and keys go from place to place, and round, whatever tab is open", async ({
  twintree,
  page,
}) => {
  const caption = page.locator(".canvas-caption");
  const ends = page.locator(".canvas-word.canvas-end");
  await expect(caption).toContainText("Similarity 0.50 · the trees part in 3 places");
  await expect(caption).toContainText("– of 3");
  await expect(caption).toContainText("Drag a word onto a word");
  await twintree.tab("Spanning tree").click();
  const next = twintree.button("Next place");
  const where = await next.boundingBox();
  for (const [at, sentence] of places.entries()) {
    await next.click();
    await expect(caption).toContainText(`${at + 1} of 3`);
    await expect(caption).toContainText(sentence);
    await expect(twintree.said()).toHaveText(`${sentence}. Place ${at + 1} of 3.`);
    // Two words in either tree, or one where both links have it.
    await expect(ends).toHaveCount(4);
    expect(await next.boundingBox(), "the button stays under the pointer").toEqual(where);
  }
  await next.click();
  await expect(caption).toContainText("1 of 3");
  await page.keyboard.press(",");
  await expect(caption).toContainText(places[2]);
  await page.keyboard.press(".");
  await expect(caption).toContainText(places[0]);
  await twintree.button("Previous place").click();
  await expect(caption).toContainText(places[2]);
  await expect(twintree.tab("Spanning tree")).toHaveAttribute("aria-selected", "true");
  expect(await faults(page, { include: ".canvas-caption" })).toEqual([]);
});

test("an edge that is pinned anywhere shows which place it is", async ({ twintree, page }) => {
  const caption = page.locator(".canvas-caption");
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^becoming – a: 2 of 3/ }).click();
  await expect(caption).toContainText("2 of 3");
  await expect(caption).toContainText(places[1]);
  // One that is none: from there the first is the next.
  await page.getByRole("gridcell", { name: /^the – Sherlock: 4 of 5/ }).click();
  await expect(caption).toContainText("– of 3");
  await page.keyboard.press(".");
  await expect(caption).toContainText(places[0]);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.getByRole("heading", { name: "detective – becoming: weight 2" })).toBeVisible();
});

test("where the pointer rests is shown until a key goes on from it", async ({ twintree, page }) => {
  const caption = page.locator(".canvas-caption");
  const lit = page.locator(".canvas-word.canvas-end");
  const row = page.locator(".results-places > li").first();
  await expect(caption).toContainText("– of 3");
  await row.hover();
  await expect(lit).toHaveCount(4);
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await expect(caption).toContainText(places[1]);
  // Of the second place, not of the first, on which the pointer is.
  await expect(twintree.word("A", 5)).toHaveClass(/canvas-end/);
  await expect(twintree.word("A", 2)).not.toHaveClass(/canvas-end/);
});

test("the keys are those of the page before what the trees do with keys has come, too", async ({
  twintree,
  page,
}) => {
  const release = await hold(page, /\/hand-[^/]*\.js$/);
  await page.reload();
  const caption = page.locator(".canvas-caption");
  await expect(twintree.button("Next place")).toBeVisible();
  await twintree.tree("A").focus();
  await page.keyboard.press("/");
  await page.keyboard.press(".");
  await page.keyboard.press("Escape");
  await page.keyboard.press(".");
  await expect(caption).toContainText("1 of 3");
  release();
  await page.keyboard.press(".");
  await expect(caption).toContainText("2 of 3");
});

test("the keys are those of the page in a tree as well, and not while something is typed", async ({
  twintree,
  page,
}) => {
  const caption = page.locator(".canvas-caption");
  await twintree.tree("A").focus();
  await page.keyboard.press(".");
  await expect(caption).toContainText("1 of 3");
  await expect(twintree.tree("A")).toBeFocused();
  // A search that is under way takes all characters.
  await page.keyboard.press("/");
  await page.keyboard.press(".");
  await expect(caption).toContainText("1 of 3");
  await page.keyboard.press("Escape");
  await page.keyboard.press(".");
  await expect(caption).toContainText("2 of 3");
  await twintree.openTexts("A");
  const text = await twintree.text("Sentence A in CoNLL-U");
  await page.getByRole("textbox", { name: "Sentence A in CoNLL-U" }).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(",.");
  await expect.poll(() => twintree.text("Sentence A in CoNLL-U")).toBe(`${text},.`);
  await page.keyboard.press("Control+Z");
  await expect(caption).toContainText("2 of 3");
});

test("where nothing differs, or nothing can be compared, there is nothing of it", async ({
  twintree,
  page,
}) => {
  const next = twintree.button("Next place");
  await expect(next).toBeVisible();
  await twintree.openTexts("Links");
  await twintree.replace("Links between A and B", "1-4 2-");
  await expect(page.locator(".canvas-caption")).toContainText("The links have errors");
  await expect(next).toHaveCount(0);
  await twintree.closeTexts();
  await twintree.tree("A").focus();
  await page.keyboard.press(".");
  await expect(twintree.said()).not.toContainText("Place");
  await twintree.openTexts("Links");
  await twintree.replace("Links between A and B", "1-4 2-5");
  await expect(page.locator(".canvas-caption")).toContainText(
    "Similarity 1.00, was 0.50 on the spanning",
  );
  await expect(next).toHaveCount(0);
  // A tab that says something else above the trees.
  await twintree.replace("Links between A and B", "1-4 2-5 3-3 4-3 5-1 6-2");
  await expect(next).toBeVisible();
  await twintree.tab("Crossings").click();
  await expect(next).toHaveCount(0);
});

test("a place of links that are going is not chosen", async ({ twintree, page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    const control = { isHeld: false, release };
    function release(): void {
      control.isHeld = false;
      for (const send of held) send();
    }
    Object.assign(globalThis, { control });
    Worker.prototype.postMessage = function (...given: [unknown]) {
      const { name } = given[0] as { name?: string };
      const send = () => postMessage.apply(this, given);
      if (control.isHeld && name === "compare") held.push(send);
      else send();
    };
  });
  type Controlled = { control: { isHeld: boolean; release(): void } };
  await page.reload();
  const caption = page.locator(".canvas-caption");
  await expect(caption).toContainText("– of 3");
  await page.evaluate(() => {
    (globalThis as unknown as Controlled).control.isHeld = true;
  });
  await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
  await expect(caption.locator(".shell-greyed")).toContainText("Similarity 0.50");
  await page.keyboard.press(".");
  await twintree.button("Next place").click();
  await page.evaluate(() => (globalThis as unknown as Controlled).control.release());
  await expect(caption).toContainText("Similarity 0.88");
  await expect(caption).toContainText("– of 1");
});

test("options of the score change the places", async ({ twintree, page }) => {
  const caption = page.locator(".canvas-caption");
  await twintree.example("Forty-seven words");
  await expect(caption).toContainText("the trees part in 7 places");
  await page.keyboard.press(",");
  await expect(caption).toContainText("threw – .: conj only in A; 1 of 3");
  await twintree.more();
  await page.getByRole("checkbox", { name: /Ignore links of punctuation/ }).check();
  // The edge that was chosen ends at a full stop: it is none of the tree any longer.
  await expect(caption).toContainText("Similarity 0.88 · the trees part in 7 places");
  await expect(caption).toContainText("– of 7");
  for (let at = 1; at <= 7; at += 1) {
    await page.keyboard.press(".");
    await expect(caption).toContainText(`${at} of 7`);
    await expect(caption).not.toContainText("– .");
  }
});
