/** Where the keyboard's focus goes when the button that had it goes away, and what is said meanwhile. */
import { expect, type Page, test } from "./page.js";

/** The name of what has the focus; "" where it was lost. */
const focus = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at === document.body || at === null
      ? ""
      : (at.getAttribute("aria-label") ?? at.textContent ?? "").trim().replace(/\s+/g, " ");
  });

async function press(page: Page, button: ReturnType<Page["getByRole"]>): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toBeHidden();
}

const cat = "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))";
const dog = "(S (NP (DT a) (NN dog)) (VP (VBZ sleeps)))";

test("removing a link goes on to the next one's button", async ({ page, twintree }) => {
  await twintree.openTexts("Links");
  const remove = page.locator(".shell-links-table").getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(6);
  const names = await remove.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  await press(page, twintree.button(names[1] ?? ""));
  await expect(twintree.button(names[2] ?? "")).toBeFocused();
  await press(page, twintree.button(names[5] ?? ""));
  await expect(twintree.button(names[4] ?? "")).toBeFocused();
});

test("accepting all proposals stays above the trees, and what is offered in them stays there", async ({
  page,
  twintree,
}) => {
  await twintree.openTexts("Links");
  await page.getByRole("textbox", { name: "Links between A and B" }).fill("");
  await twintree.button("Align").focus();
  await page.keyboard.press("Enter");
  await press(page, twintree.button(/^Accept all/).first());
  await expect.poll(() => focus(page)).not.toBe("");
  await twintree.paste(`${cat}\n${cat}`);
  await press(page, twintree.button("Link word by word"));
  await expect(twintree.tree("A")).toBeFocused();
});

test("the brackets read as dependencies are said, and the focus stays with the results", async ({
  page,
  twintree,
}) => {
  await twintree.paste(`${cat}\n${dog}`);
  await expect(twintree.said()).toContainText("New sentences in A and B; the 6 links");
  await press(page, page.getByLabel("Results").getByRole("button", { name: /^Read the phrases/ }));
  await expect(twintree.said()).toContainText("read as dependencies");
  await expect.poll(() => focus(page)).not.toBe("");
});

test("Align on brackets says what it needs, offers it, and is silent once it is there", async ({
  page,
  twintree,
}) => {
  await twintree.paste(`${cat}\n${dog}`);
  await expect(twintree.word("B", 2)).toHaveAttribute("aria-label", /^dog/);
  await twintree.button("Align").click();
  const notice = page.locator("[data-notice=align]");
  await expect(notice).toContainText("Align needs dependencies.");
  await notice.getByRole("button", { name: "Read the phrases as dependencies" }).click();
  await expect(notice).toBeHidden();
  await twintree.button("Align").click();
  await expect(twintree.button(/^Accept all/).first()).toBeVisible();
  await twintree.paste("the cat\na dog");
  await expect(page.getByRole("region", { name: "Sentences" })).toContainText("words · 2 words");
  await twintree.button("Align").click();
  await expect(notice).toContainText("A is words without a tree");
  await twintree.paste(`${cat}\n${dog}`);
  await expect(notice).toBeHidden();
});

test("a text that is fixed keeps the focus near", async ({ page, twintree }) => {
  await twintree.openTexts();
  await twintree.replace("Sentence A in CoNLL-U", "> 1\tthe\tthe\tDET\t_\t_\t0\troot\t_\t_\n");
  await press(page, page.locator(".source-offer").getByRole("button", { name: "Fix" }).first());
  await expect.poll(() => focus(page)).not.toBe("");
});

test("two trees of Newick are cut behind the semicolon", async ({ twintree, page }) => {
  await twintree.paste("((a,b),c);(a,(b,c));");
  await expect(twintree.word("B", 3)).toHaveAttribute("aria-label", /^c/);
  await twintree.openTexts();
  await page.getByRole("tab", { name: /^B · Newick/ }).click();
  await expect.poll(() => twintree.text("Sentence B in Newick")).toBe("(a,(b,c));");
  await expect(page.getByText("1 warning")).toHaveCount(0);
});

test("columns separated by commas are taken for a sentence, and tabs are put in", async ({
  page,
  twintree,
}) => {
  await twintree.openTexts();
  await twintree.paste("1,the,the,DET,,,2,det,,\n2,cat,cat,NOUN,,,0,root,,");
  await expect(page.getByText(/Tabs put in 2 lines/).first()).toBeVisible();
  await twintree.expectForms("A", "the cat");
  await expect.poll(() => twintree.forms("B")).not.toBe("");
});

test("links of another that name no word are left out of the figures, in sight, and mended", async ({
  page,
  twintree,
}) => {
  await twintree.openTexts();
  await twintree.tab("Agreement").click();
  const theirs = page.getByRole("textbox", { name: "The other person’s links" });
  await theirs.fill("1-4 99-1");
  const wrong = page.getByRole("group", { name: "What is wrong in their links" });
  await expect(wrong).toContainText("99-1: A has 7 words, 99 is out of range");
  await expect(page.getByText(/they have 1;/)).toBeVisible();
  await theirs.fill("1-1,");
  await expect(wrong).toContainText("Commas separate");
  await wrong.getByRole("button", { name: "Fix" }).click();
  await expect(theirs).toHaveValue("1-1");
  await expect(wrong).toBeHidden();
});

test("a text of which nothing can be drawn is not said to be drawn", async ({ page, twintree }) => {
  await twintree.openTexts();
  await twintree.replace("Sentence A in CoNLL-U", "> 1\tthe\tthe\tDET\t_\t_\t0\troot\t_\t_\n");
  await expect(page.getByText("A cannot be drawn as it stands")).toBeVisible();
  await expect(page.locator(".source-read")).toBeEmpty();
});

test("words alone head no phrase", async ({ page, twintree }) => {
  // Where marks lie on the trees, what they mean comes first.
  await expect(page.getByText("Score: ≠ another label · + only on this side")).toBeVisible();
  await twintree.tab("Edges").click();
  await expect(page.getByText("Click a word to see the phrase it heads.")).toBeVisible();
  await twintree.paste("the cat\na dog");
  await expect(page.getByText("Click a word to see what it is linked with.")).toBeVisible();
});
