import { expect, test } from "./page.js";

const row = (id: string, form: string, head: string, deprel: string, upos = "NOUN") =>
  [id, form, "_", upos, "_", "_", head, deprel, "_", "_"].join("\t");
const text = (...rows: string[]) => `${rows.join("\n")}\n`;
const root = row("1", "sleep", "0", "root", "VERB");

/** What is wrong, the text, and the line of the list: place, what is said. */
const errors: readonly [string, string, RegExp][] = [
  [
    "wrong number of columns",
    text(root, row("2", "cats", "1", "nsubj").split("\t").slice(0, 9).join("\t")),
    /A:2.*9 columns/s,
  ],
  ["an empty column", text(root, row("2", "", "1", "nsubj")), /A:2.*FORM is empty/s],
  [
    "outer whitespace",
    text(root, row("2", "cats ", "1", "nsubj")),
    /A:2.*starts or ends with a space/s,
  ],
  ["a bad id", text(root, row("x", "cats", "1", "nsubj")), /A:2.*ID "x"/s],
  [
    "an id out of sequence",
    text(root, row("3", "cats", "1", "nsubj")),
    /A:2.*ID "3" is out of sequence/s,
  ],
  [
    "a bad range",
    text(root, row("3-2", "cats", "_", "_"), row("2", "cats", "1", "nsubj")),
    /A:2.*runs backwards/s,
  ],
  [
    "overlapping ranges",
    text(
      row("1-2", "ab", "_", "_"),
      root,
      row("2-3", "bc", "_", "_"),
      row("2", "b", "1", "obj"),
      row("3", "c", "1", "obj"),
    ),
    /A:3.*shares words/s,
  ],
  ["a misplaced empty node", text(root, row("5.1", "cats", "_", "_")), /A:2.*out of place/s],
  [
    "HEAD not a number",
    text(root, row("2", "cats", "x", "nsubj")),
    /A:2.*HEAD "x" is not a number/s,
  ],
  [
    "HEAD unknown",
    text(root, row("2", "cats", "12", "nsubj")),
    /A:2.*HEAD "12" is not a word of this sentence/s,
  ],
  ["HEAD of itself", text(root, row("2", "cats", "2", "nsubj")), /A:2.*the word "cats" itself/s],
  ["several roots", text(root, row("2", "cats", "0", "root")), /A:.*2 words have HEAD 0/s],
  ["no root", text(row("1", "a", "2", "x"), row("2", "b", "1", "x")), /No word has HEAD 0/],
  ["a cycle", text(root, row("2", "a", "3", "obj"), row("3", "b", "2", "obj")), /2 → 3 → 2/],
  ["an empty DEPREL", text(root, row("2", "cats", "1", "_")), /A:2.*DEPREL is missing/s],
];

for (const [name, broken, said] of errors) {
  test(`${name} is named with its line and an action`, async ({ twintree, page }) => {
    await twintree.openTexts();
    await twintree.replace("Sentence A in CoNLL-U", broken);
    const problems = page.getByRole("region", { name: "What is wrong" });
    const item = problems.getByRole("listitem").filter({ hasText: said }).first();
    await expect(item).toBeVisible();
    await expect(page.getByRole("tab", { name: /^A.*error/ })).toBeVisible();
    // What can be drawn of it takes the place of the sentence before.
    await expect(twintree.tree("A").getByRole("option")).not.toHaveCount(7);
    await expect(twintree.tree("A").getByRole("option").first()).toBeVisible();
    await item.getByRole("button", { name: /Go to line/ }).click();
    await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeFocused();
  });
}

test("all errors are shown, not the first alone; F8 steps through them", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  await twintree.replace(
    "Sentence A in CoNLL-U",
    text(
      root,
      row("2", "cats", "x", "nsubj"),
      row("3", "dogs", "17", "nsubj"),
      row("4", "", "1", "nsubj"),
    ),
  );
  await expect(page.getByRole("tab", { name: /^A.*3 errors/ })).toBeVisible();
  const problems = page.getByRole("region", { name: "What is wrong" });
  await expect(problems.getByRole("listitem")).toHaveCount(3);
  // From anywhere on the page, and round from the last to the first.
  const editor = page.locator("twintree-editor[data-source=left]");
  const line = () =>
    editor.evaluate((element: HTMLElement & { cursor?: { line: number } }) => element.cursor?.line);
  await twintree.tree("B").focus();
  const keys = ["F8", "F8", "Shift+F8", "Shift+F8", "F8"];
  const lines: (number | undefined)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeFocused();
    await page.waitForTimeout(100);
    lines.push(await line());
  }
  expect(lines).toEqual([2, 3, 2, 4, 2]);
  await twintree.tree("B").focus();
  await page.keyboard.press("F8");
  await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeFocused();
  await expect.poll(line).toBe(3);
});

test("warnings do not stand in the way", async ({ twintree, page }) => {
  await twintree.openTexts();
  await twintree.replace(
    "Sentence A in CoNLL-U",
    text(root, row("2", "cats", "1", "NSUBJ", "nomen")),
  );
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(2);
  await expect(page.getByText(/UPOS "nomen"/).first()).toBeVisible();
  await expect(page.getByRole("tab", { name: /^A.*error/ })).toHaveCount(0);
});

test("a link out of range is named; the drawing keeps the last good links", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  await twintree.replace("Links between A and B", "1-4 3-9");
  await expect(page.getByText(/B has 5 words, 9 is out of range/).first()).toBeVisible();
  await expect.poll(() => twintree.text("Links between A and B")).toBe("1-4 3-9");
  await twintree.replace("Links between A and B", "1-4 2-5:specifies");
  await expect(page.getByText(/out of range/)).toHaveCount(0);
  await expect(page.getByRole("tab", { name: /^Links/ })).toContainText("2");
});

test("links that count from 0 or stand between commas are put right on the spot", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  const links = () => twintree.text("Links between A and B");
  await twintree.replace("Links between A and B", "0-3, 1-4");
  const fix = page.locator("[data-repair=commas]");
  await expect(fix).toContainText("Commas separate the links of 1 line.");
  await fix.getByRole("button", { name: "Fix" }).click();
  await expect(fix).toHaveCount(0);
  expect(await links()).toBe("0-3 1-4");
  await page
    .locator(".source-problem[data-code=link-zero]")
    .getByRole("button", { name: "Word ids start at 0" })
    .click();
  await expect(page.locator(".source-problem")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /Word ids start at 0/ })).toBeChecked();
  await expect(page.getByRole("tab", { name: /^Links/ })).toContainText("2");
  expect(await links()).toBe("0-3 1-4");
});

test("a spreadsheet's header and the marks of a quotation are taken away", async ({ twintree }) => {
  await twintree.openTexts();
  const sheet = `> ID\tFORM\tLEMMA\n> ${root}\n> ${row("2", "cats", "1", "nsubj")}`;
  await twintree.replace("Sentence A in CoNLL-U", sheet);
  await twintree.button("Fix all").click();
  await twintree.expectForms("A", "sleep cats");
});

test("while a text has errors its links can be read alone, on the words before", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts("Links");
  const links = await twintree.text("Links between A and B");
  const first = page.locator(".shell-links-table tbody tr").first();
  const before = await first.locator("bdi").allInnerTexts();
  await twintree.openTexts("A");
  const good = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text(root, row("2", "cats", "12", "nsubj")));
  await twintree.openTexts("Links");
  await expect(
    page.getByText("Fix the errors in A first: the links belong to the last state without errors."),
  ).toBeVisible();
  await expect(twintree.button("Add link")).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Remove the link/ }).first()).toBeDisabled();
  expect(await first.locator("bdi").allInnerTexts()).toEqual(before);
  const editor = page.getByRole("textbox", { name: "Links between A and B" });
  await expect(editor).toBeEditable({ editable: false });
  await editor.focus();
  await page.keyboard.type("9-9");
  await expect.poll(() => twintree.text("Links between A and B")).toBe(links);
  await twintree.replace("Sentence A in CoNLL-U", good);
  await twintree.openTexts("Links");
  await expect(twintree.button("Add link")).toBeEnabled();
  await expect(editor).toBeEditable();
  await expect.poll(() => twintree.links()).toBe(links.trim());
});
