import { expect, type Page, type Twintree, test } from "./page.js";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Copies the first table in a part of the page; the rows that are on the clipboard then. */
async function copied(page: Page, part = "body"): Promise<readonly (readonly string[])[]> {
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  const copy = page.locator(part).locator("table-copy:visible").first();
  await copy.getByRole("button", { name: "Copy table" }).click();
  await expect(copy.getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));
}

/** As many tables as can be copied. */
async function expectEach(twintree: Twintree): Promise<void> {
  const { page } = twintree;
  const tables = await page
    .locator(".shell-results table:visible, .shell-source table:visible")
    .count();
  await expect(page.locator("table-copy button:visible")).toHaveCount(tables);
}

test("the edges of the score are copied as a table with its sum", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  const rows = await copied(page);
  expect(rows[0]).toEqual(["edge", "what differs", "weight", "at most"]);
  expect(rows).toHaveLength(7);
  expect(rows[1]).toEqual([
    "detective – becoming",
    "nsubj in A, xcomp in B, order turned",
    "2",
    "2",
  ]);
  expect(rows.at(-1)).toEqual(["sum", "", "5", "10"]);
});

test("the edges are copied as they are sorted and filtered, and so is what one is made of", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Edges").click();
  await page.getByText("Show table").first().click();
  await expectEach(twintree);
  const steps = await copied(page, ".results-edges-one");
  expect(steps[0]).toHaveLength(5);
  const all = await copied(page, ".results-edges-list");
  expect(all).toHaveLength(16);
  expect(all[0]).toEqual(["from", "to", "weight", "at most", "on tree"]);
  expect(all[1]?.slice(0, 4)).toEqual(["detective", "Sherlock", "4", "4"]);
  await page.getByRole("checkbox", { name: /^Only the spanning tree/ }).check();
  expect(await copied(page, ".results-edges-list")).toHaveLength(6);
});

test("the links are copied with their relations, and without what only acts", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts("Links");
  await page.getByLabel("Relation of the and the").selectOption("equals");
  const rows = await copied(page);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual(["A", "B", "Relation"]);
  expect(rows[1]).toEqual(["1 the", "4 the", "equals"]);
  expect(rows.every((row) => row.length === 3)).toBe(true);
  await page.getByRole("button", { name: "Only possible: the–the" }).click();
  expect((await copied(page)).slice(0, 2)).toEqual([
    ["A", "B", "Relation", "Sure or possible"],
    ["1 the", "4 the", "equals", "possible"],
  ]);
});

test("the order of the spanning tree is copied, and a refusal is said", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Spanning tree").click();
  const rows = await copied(page);
  expect(rows[0]).toContain("weight");
  expect(rows.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const copy = page.locator("table-copy:visible").first();
  await copy.getByRole("button").click();
  await expect(copy.getByRole("status")).toContainText("The browser refused to copy.");
});
