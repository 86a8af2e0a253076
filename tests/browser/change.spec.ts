/** What is said of a change of the links: the number before it, and what became of the spanning tree. */
import { expect, test } from "./page.js";

const [linked, unlinked] = [
  "detective – becoming (2 of 2) and becoming – a (2 of 3) leave the tree. 3 alike edges join",
  "3 alike edges leave the tree. detective – becoming (2 of 2) and becoming – a (2 of 3) join",
];

test("a link that is drawn, undone and done again says what it did to the tree", async ({
  twintree,
  page,
}) => {
  const caption = page.locator(".canvas-caption");
  const number = page.locator("#results .results-headline");
  await expect(caption).toContainText("– of 3");
  await expect(caption).not.toContainText("was");
  await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
  await expect(caption).toContainText("Similarity 0.88, was 0.50 · the trees part in 1 place");
  await expect(caption).toContainText(`a – the linked: ${linked}`);
  await expect(twintree.said()).toContainText(
    `Similarity 0.88 on the spanning tree, was 0.50. ${linked}`,
  );
  await expect(number).toContainText("0.88 was 0.50");
  await page.keyboard.press("Control+Z");
  await expect(caption).toContainText("Similarity 0.50, was 0.88");
  await expect(caption).toContainText(`a – the unlinked: ${unlinked}`);
  await expect(twintree.said()).toContainText(unlinked);
  await expect(number).toContainText("0.50 was 0.88");
  await page.keyboard.press("Control+Shift+Z");
  await expect(caption).toContainText(`a – the linked: ${linked}`);
  // What is chosen after it is said in its place; the number before it stands until the next change.
  await page.keyboard.press(".");
  await expect(caption).toContainText("a/a – Sherlock: compound only in A; 1 of 3");
  await expect(caption).toContainText("was 0.50");
  await page.keyboard.press("Control+Z");
  await expect(caption).toContainText(`a – the unlinked: ${unlinked}`);
});

test("what a number was is said of a change of the links alone", async ({ twintree, page }) => {
  const caption = page.locator(".canvas-caption");
  const was = page.getByText(/was 0\.\d\d/).filter({ visible: true });
  const change = async () => {
    await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
    await expect(page.locator(".results-was")).toHaveText("was 0.50");
    await expect(caption).toContainText("was 0.50");
  };
  await change();
  await twintree.more();
  await page.getByRole("checkbox", { name: /^Compare labels without/ }).check();
  await expect(page.locator(".results-was")).toHaveCount(0);
  await expect(caption).not.toContainText("was");
  await page.keyboard.press("Control+Z");
  await page.keyboard.press("Control+Z");
  await expect(caption).toContainText("Similarity 0.50");
  await change();
  await twintree.example("Forty-seven words");
  await expect(caption).toContainText("Similarity 0.91");
  await expect(caption).not.toContainText("was");
  await expect(was).toHaveCount(0);
});
