/** What a tab shows that has no answer for a pair, and the tab that a pair opens on. */
import { expect, linkOf, type Page, test } from "./page.js";

const selected = (page: Page, name: string) =>
  expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
const gold = "(S (NP I) (VP saw (NP it)))";
const parsed = "(S (NP I) (VP saw) (NP it))";

test("a pair in brackets opens on its distances; a tab without an answer brings a pair that has one", async ({
  page,
}) => {
  await page.goto(`./${linkOf({ a: gold, b: parsed, formats: ["brackets", "brackets"] })}`);
  await selected(page, "Distances");
  await expect(page.getByRole("row", { name: /^Labelled F/ })).toBeVisible();
  await page.getByRole("tab", { name: /^Spanning tree/ }).click();
  await expect(page.getByText("Paths need dependencies.")).toBeVisible();
  const example = page.getByRole("button", { name: /^A detective becomes Sherlock/ });
  await expect(example).toContainText("the detective is becoming a Sherlock Holmes");
  await example.click();
  await selected(page, "Spanning tree");
  await expect(page.getByRole("button", { name: "Kruskal" })).toBeVisible();
  await expect(example).toHaveCount(0);
});

test("a tab that is chosen stays in front, though it has no answer", async ({ page }) => {
  await page.goto(`./${linkOf({ a: gold, b: parsed, formats: ["brackets", "brackets"] })}`);
  await selected(page, "Distances");
  await page.getByRole("tab", { name: "Score", exact: true }).click();
  await selected(page, "Score");
  await expect(page.getByText("Paths need dependencies.")).toBeVisible();
});

test("phrases and words alone open on what crosses, where they are linked", async ({ page }) => {
  const formats = ["brackets", "words"];
  await page.goto(`./${linkOf({ a: gold, b: "ich sah es", formats, links: "1-1 2-2 3-3" })}`);
  await selected(page, "Crossings");
});

test("without links a pair that has some is shown below the reason", async ({ twintree, page }) => {
  await twintree.replace("Links between A and B", "1-4");
  await twintree.tab("Edges").click();
  await expect(page.getByText(/single link gives no path/).first()).toBeVisible();
  await page.getByRole("button", { name: /^A detective becomes Sherlock/ }).click();
  await twintree.expectSimilarity("0.50");
  await expect(page.getByRole("gridcell", { name: /^detective – becoming: 2 of 2/ })).toBeVisible();
});
