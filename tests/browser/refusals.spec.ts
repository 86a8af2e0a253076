/** Each refusal and each empty state has a sentence that is true of it, on every tab. */
import { cats, chain, dogs, expect, type Page, sentence, type Twintree, test } from "./page.js";

const A = "Sentence A in CoNLL-U";
const B = "Sentence B in CoNLL-U";

async function paste(twintree: Twintree, text: string): Promise<void> {
  await twintree.replace(A, text);
}

async function link(twintree: Twintree, links: string): Promise<void> {
  await twintree.replace("Links between A and B", links);
}

/** What stands below a tab. Asked for plainly: what the test runner gathers about long texts takes longer than all the rest. */
const said = (page: Page) => async () =>
  (await page.locator("#results").first().textContent())?.replace(/\s+/g, " ");

/** The tabs over how paths compare, and what is said on each of them. */
async function expectOn(twintree: Twintree, tabs: readonly string[], what: RegExp): Promise<void> {
  for (const tab of tabs) {
    await twintree.tab(tab).click();
    await expect.poll(said(twintree.page), tab).toMatch(what);
  }
}
const overPaths = ["Score", "Edges", "Spanning tree", "Agreement", "Fusion"];
const all = [...overPaths, "Distances", "Crossings", "Projection"];

test("a side without a sentence is named", async ({ twintree }) => {
  await twintree.replace(B, "");
  await expectOn(twintree, all, /B has no sentence to compare with the other\./);
  await twintree.replace(A, "");
  await expectOn(twintree, all, /A and B have no sentence yet\./);
});

test("a side with errors is named, and what is shown of before is said to be older", async ({
  twintree,
  page,
}) => {
  await twintree.replace(A, cats.replace("\t2\tnsubj", "\t7\tnsubj"));
  const before = /A has errors\. These results belong to the last state without errors\./;
  await expectOn(twintree, all, before);
  // A command would be about the texts that are there.
  await expect(page.locator("#results .results-command:visible")).toHaveCount(0);
  await twintree.tab("Score").click();
  await expect(page.locator("#results .results-command")).toBeHidden();
  await twintree.openTexts("Links");
  await page.locator(".shell-aligner-more > summary").click();
  await expect(page.locator(".shell-aligner .results-command")).toHaveCount(0);
  // Of a pair that had no state without errors there is nothing to be shown.
  await twintree.drop([
    { name: "a.conllu", text: `${cats}\n${cats.replace("\t2\tnsubj", "\t7\tnsubj")}` },
    { name: "b.conllu", text: `${dogs}\n${dogs}` },
  ]);
  await twintree.button("Next pair").click();
  await expectOn(twintree, all, /A has errors: without them the results stand here\./);
  await expect(page.locator("#results")).not.toContainText(/last state/);
});

test("links with errors are told apart from texts with errors", async ({ twintree, page }) => {
  await link(twintree, "1-4 2-5 what");
  await expect(page.locator(".canvas-caption")).toHaveText(/The links have errors/);
  await expectOn(twintree, all, /The links have errors\. These results belong to the last state/);
  await link(twintree, "1-4 2-5");
  await expect(page.locator("#results")).not.toContainText(/last state/);
  await twintree.tab("Score").click();
  await twintree.expectSimilarity("1.00");
});

test("without links that is said, and with ignored ones that they are ignored", async ({
  twintree,
  page,
}) => {
  const dots = sentence(["hm", "INTJ", 0, "root"], [".", "PUNCT", 1, "punct"]);
  await paste(twintree, `${dots}\n${dots}`);
  await twintree.expectForms("B", "hm .");
  await link(twintree, "");
  await expectOn(twintree, ["Score", "Edges", "Spanning tree"], /no words are linked yet/);
  await expectOn(twintree, ["Fusion"], /there are no links yet/);
  await link(twintree, "1-1 2-2");
  await twintree.tab("Score").click();
  await twintree.more();
  await page.getByRole("checkbox", { name: "Ignore links of punctuation" }).click();
  await expect(page.locator(".canvas-caption")).toContainText("Without the links of punctuation");
  await expectOn(twintree, ["Score", "Edges", "Spanning tree"], /links of punctuation, which are/);
  await expectOn(twintree, ["Distances"], /Without the links of punctuation there is no path/);
});

test("more links than steps are shown for leave all else as it is", async ({ twintree, page }) => {
  await paste(twintree, `${chain("a", 1100)}\n${chain("b", 1100)}`);
  await link(twintree, Array.from({ length: 1100 }, (_, at) => `${at + 1}-${at + 1}`).join(" "));
  await expectOn(twintree, ["Score"], /1 − 0 ⁄/);
  await expectOn(
    twintree,
    ["Spanning tree"],
    /There are 1,100 links\. Steps are shown for at most 1,000\./,
  );
  expect(await said(page)()).not.toMatch(/error/);
});
