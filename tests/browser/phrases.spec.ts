import { faults } from "./axe.js";
import { cats, expect, sentence, type Twintree, test } from "./page.js";

const telescope =
  "(S (NP (PRP I)) (VP (VBD saw) (NP (DT the) (NN man)) (PP (IN with) (NP (NNS eyes)))))";
const german =
  "(s (np-sb (art das) (nn haupthemmnis)) (vvfin bleibt) (np-pd (art der) (nn widerstand)))";

/** Pastes beside every field. */
async function paste(twintree: Twintree, text: string): Promise<void> {
  await twintree.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await twintree.paste(text);
}

const phrase = (twintree: Twintree, letter: "A" | "B", name: RegExp) =>
  twintree.tree(letter).getByRole("option", { name });

test("two trees in brackets are noticed, named, drawn and linked", async ({ twintree, page }) => {
  await paste(twintree, `${telescope}\n\n${german}`);
  await twintree.openTexts();
  await expect(page.getByRole("tab", { name: "A · brackets" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "B · brackets" })).toBeVisible();
  await expect(page.getByText("6 words · 6 phrases")).toBeVisible();
  await twintree.closeTexts();
  await expect(phrase(twintree, "A", /^VP, 5 words: saw the man with eyes, in S$/)).toBeVisible();
  await expect(phrase(twintree, "B", /^np-sb, 2 words: das haupthemmnis, in s$/)).toBeVisible();
  await twintree.drag(twintree.word("A", 4), twintree.word("B", 2));
  await expect.poll(() => twintree.links()).toBe("4-2");
});

test("a phrase is selected and folded by click and by key", async ({ twintree, page }) => {
  await paste(twintree, `${telescope}\n\n${german}`);
  const np = phrase(twintree, "A", /^NP, 2 words: the man/);
  await np.click();
  await expect(page.getByText("A NP 3–4")).toBeVisible();
  await expect(twintree.tree("A").locator("..").locator(".canvas-span")).toHaveCount(1);
  await np.dblclick();
  await expect(phrase(twintree, "A", /^NP, 2 words: the man, in VP, folded$/)).toBeVisible();
  await expect(twintree.word("A", 3)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(twintree.word("A", 3)).toBeVisible();
  // Up leads to what holds a phrase, down to what it holds.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("-");
  await expect(phrase(twintree, "A", /^VP, 5 words: .*, folded$/)).toBeVisible();
  await page.keyboard.press("+");
  await expect(twintree.word("A", 2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await twintree.expectActive("A", 2);
});

test("a measure that needs dependencies offers them, and undo takes them back", async ({
  twintree,
  page,
}) => {
  await paste(twintree, `${telescope}\n\n${telescope}`);
  await expect(phrase(twintree, "B", /^S, 6 words/)).toBeVisible();
  await twintree.drag(twintree.word("A", 1), twintree.word("B", 1));
  await twintree.drag(twintree.word("A", 4), twintree.word("B", 4));
  await twintree.tab("Score").click();
  await expect(page.getByText("Paths need dependencies.")).toBeVisible();
  await twintree.button("Read the phrases as dependencies").click();
  await twintree.expectSimilarity("1.00");
  await expect(twintree.button("Dependencies")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(twintree.button("Phrases")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Paths need dependencies.")).toBeVisible();
});

test("Newick and words are noticed; sides may differ, and a format can be chosen", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  await paste(twintree, "((Homo,Pan),(Gorilla,Pongo));");
  await expect(page.getByRole("tab", { name: "A · Newick" })).toBeVisible();
  await twintree.expectForms("B", "a Sherlock becomes the detective");
  await twintree.openTexts("B");
  await paste(twintree, "the man with a telescope");
  await expect(page.getByRole("tab", { name: "B · words" })).toBeVisible();
  await twintree.expectForms("B", "the man with a telescope");
  await expect(page.getByText(/the tree of A in Newick has no heads/)).toBeVisible();
  await twintree.openTexts("A");
  await page.getByRole("combobox", { name: "Format of A" }).selectOption("words");
  await expect(page.getByRole("tab", { name: "A · words" })).toBeVisible();
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(page.getByRole("tab", { name: "A · Newick" })).toBeVisible();
});

test("the format of a side outlives a reload", async ({ twintree, page }) => {
  await twintree.openTexts();
  await paste(twintree, telescope);
  await expect(page.getByRole("tab", { name: "A · brackets" })).toBeVisible();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByRole("tab", { name: "A · brackets" })).toBeVisible();
  await expect(phrase(twintree, "A", /^S, 6 words/)).toBeVisible();
});

test("files in brackets are split and paired", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "a.mrg", text: `${telescope}\n${german}\n${telescope}\n` },
    { name: "b.conllu", text: `${cats}\n${cats}\n${cats}\n` },
  ]);
  await expect(page.getByText("3 pairs, paired by order.").first()).toBeVisible();
  await twintree.openTexts();
  await expect(page.getByRole("tab", { name: "A · brackets" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "B · CoNLL-U" })).toBeVisible();
  await twintree.expectForms("B", "cats sleep");
});

test("links are carried across an edit of brackets", async ({ twintree }) => {
  await paste(twintree, `${telescope}\n\n${german}`);
  // A drag that begins on the pair before makes no link in this one.
  await expect(phrase(twintree, "A", /^VP, 5 words/)).toBeVisible();
  await twintree.drag(twintree.word("A", 4), twintree.word("B", 2));
  await twintree.replace(
    "Sentence A in brackets",
    telescope.replace("(DT the)", "(DT the) (JJ old)"),
  );
  await expect(twintree.word("A", 5)).toHaveAccessibleName(/^man, .*linked with haupthemmnis/);
  await expect.poll(() => twintree.links()).toBe("5-2");
});

test("a broken sentence is drawn as far as it is right, its links on the words", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts("A");
  const wrong = sentence(
    ["the", "DET", 2, "det"],
    ["detective", "NOUN", 12, "nsubj"],
    ["is", "AUX", 4, "aux"],
    ["becoming", "VERB", 0, "root"],
  );
  await twintree.replace("Sentence A in CoNLL-U", wrong);
  await expect(page.getByText("A has errors: it is drawn as far as possible.")).toBeVisible();
  await expect(twintree.word("A", 2)).toHaveAccessibleName(/has an error/);
  await expect(twintree.word("A", 1)).toHaveAccessibleName(/linked with the B 4/);
  await expect(page.locator(".canvas-wrong-sign").first()).toBeVisible();
});

test("phrases and broken sentences have no fault that axe finds", async ({ twintree, page }) => {
  await paste(twintree, `${telescope}\n\n${german}`);
  await phrase(twintree, "A", /^NP, 2 words/).click();
  expect(await faults(page)).toEqual([]);
});

test("on a phone the labels are large enough to be touched", async ({ twintree, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(twintree, `${telescope}\n\n${german}`);
  const box = await phrase(twintree, "A", /^PP, 2 words/).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(23.5);
  expect(box?.width).toBeGreaterThanOrEqual(23.5);
});
