/** Rows that were saved before are read back: by themselves, and beside the pairs that they are of. */
import { readFile } from "node:fs/promises";
import { faults } from "./axe.js";
import { compared, count, dropFour, measured, openFour, rowOf, rows } from "./corpus.js";
import { expect, type Page, test } from "./page.js";

/** The rows that the page saves of four pairs. */
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".pairs-export").getByRole("button", { name, exact: true }).click(),
  ]);
  return await readFile(await download.path(), "utf8");
}

/** Rows of four pairs, as the command line writes them. */
const text = `${[
  '"links":3,"distance":0,"maximum":4,"similarity":1.0,"undefined":null',
  '"links":3,"distance":2,"maximum":4,"similarity":0.5,"undefined":null',
  '"links":0,"distance":null,"maximum":null,"similarity":null,"undefined":"no-links"',
  '"links":4,"distance":0,"maximum":6,"similarity":1.0,"undefined":null',
]
  .map((fields, at) => `{"pair":${at + 1},"left":"${"abcd"[at]}","right":null,${fields}}\n`)
  .join("")}`;
const table =
  "pair\tleft\tlinks\tdistance\tmaximum\tsimilarity\tundefined\n" +
  "1\ta\t3\t0\t4\t1.0\t\n2\tb\t3\t2\t4\t0.5\t\n3\tc\t0\t\t\t\tno-links\n4\td\t4\t0\t6\t1.0\t\n";

test("rows by themselves have no errors to be said, and are in order for a screen reader", async ({
  twintree,
  page,
}) => {
  const heard = await twintree.listen();
  await twintree.drop([{ name: "pairs.jsonl", text }]);
  await measured(page);
  await expect(rows(page)).toHaveCount(4);
  // Errors are said once the texts have rested.
  await page.waitForTimeout(1500);
  expect(await heard()).toContain("4 rows of pairs.jsonl were read.");
  expect(await heard()).not.toContain("error");
  expect(await faults(page)).toEqual([]);
});

const order = async (page: Page) => {
  await page.locator("twintree-pairs thead .pairs-n button").click();
};

test("rows by themselves are a table with columns, conditions and plots, and are saved as they were", async ({
  twintree,
  page,
}) => {
  for (const [name, given, other] of [
    ["pairs.jsonl", text, "TSV"],
    ["pairs.tsv", table, "JSON Lines"],
  ] as const) {
    await twintree.drop([{ name, text: given }]);
    await expect(page.locator("#pairs")).toBeVisible();
    await measured(page);
    await expect(rows(page)).toHaveCount(4);
    await expect(page.locator(".pairs-files")).toContainText(name);
    await expect(rowOf(page, 1)).toContainText("0.50");
    await expect(page.locator(".pairs-commands, .pairs-systems")).toHaveCount(0);
    const out = page.locator(".pairs-export");
    await expect(out.getByRole("button", { name: other, exact: true })).toHaveCount(0);
    // What is chosen stays, whatever the rows are.
    if (other === "TSV") await order(page);
    expect(await saved(page, name.endsWith("tsv") ? "TSV" : "JSON Lines")).toBe(given);
    await page.getByRole("textbox", { name: "Condition" }).fill("similarity < 0.9");
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("textbox", { name: "Condition" }).fill("");
  }
  // They are part of the work: they are there after a reload, and the texts can come afterwards.
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await dropFour(twintree);
  await measured(page);
  await compared(page);
  await expect(page.locator(".pairs-verdict").first()).toContainText("pairs.tsv");
});

test("rows beside the pairs that there are have a column of their own, and the difference", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  const text = await saved(page, "JSON Lines");
  const worse = text.replaceAll('"distance":0,', '"distance":1,');
  await twintree.drop([{ name: "before.jsonl", text: worse }]);
  await compared(page);
  await expect(page.locator("twintree-pairs thead")).toContainText("before.jsonl");
  await expect(rowOf(page, 0)).toContainText("+0.25");
  await expect(page.locator(".pairs-systems-body code").nth(1)).toHaveText(
    /^twintree compare .* > B\.jsonl\ntwintree significance B\.jsonl before\.jsonl --measure similarity$/,
  );
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.locator("twintree-pairs thead")).not.toContainText("before.jsonl");
});

test("rows by themselves are named by their file, have no errors, and are gone once they are undone", async ({
  twintree,
  page,
}) => {
  await twintree.drop([{ name: "pairs.jsonl", text }]);
  await measured(page);
  const opened = page.locator("[data-notice=opened]");
  await expect(opened).toContainText("4 rows of pairs.jsonl");
  // There is no pair that could have errors.
  await page.getByRole("button", { name: "One pair", exact: true }).click();
  await expect(page.locator("#pairs")).toHaveCount(0);
  await expect(page.locator(".source-problems")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: /error/ })).toHaveCount(0);
  await page.waitForTimeout(800);
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^Kept sessions/ }).click();
  const kept = page.getByRole("dialog", { name: "Kept sessions" });
  await expect(kept.getByRole("listitem").first()).toContainText("pairs.jsonl");
  await page.keyboard.press("Escape");
  await twintree.area("Compare");
  await twintree.button(/^Undo/).click();
  await expect(opened).toHaveCount(0);
  // Beside pairs, too.
  await openFour(twintree, page);
  await twintree.drop([{ name: "pairs.jsonl", text }]);
  await expect(opened).toContainText("4 rows of pairs.jsonl");
  await twintree.button(/^Undo/).click();
  await expect(opened).toHaveCount(0);
});

test("links that come with rows and no sentences are named as left out", async ({
  twintree,
  page,
}) => {
  await twintree.drop([
    { name: "pairs.jsonl", text },
    { name: "links.txt", text: "1-1\n2-2\n" },
  ]);
  await expect(page.locator("[data-notice=roles]")).toContainText("Not opened: links.txt.");
  await expect(page.locator("[data-notice=opened]")).toContainText("4 rows of pairs.jsonl");
  await twintree.button("Files …").click();
  const dialog = page.getByRole("dialog", { name: "What the files are" });
  await dialog.getByLabel("links.txt").selectOption("links");
  await expect(dialog.getByRole("status")).toContainText("need a file of sentences");
});

test("a line that is no row is named", async ({ twintree, page }) => {
  const row = '{"pair":1,"links":3,"similarity":0.5,"undefined":null}\n';
  await twintree.drop([{ name: "cut.jsonl", text: `${row}{"pair":2,"lin` }]);
  await expect(page.locator(".shell-notice").first()).toContainText("cut.jsonl, line 2");
  await expect(count(page)).toHaveCount(0);
});
