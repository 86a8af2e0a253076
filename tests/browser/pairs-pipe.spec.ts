/** What leaves the page of all pairs for the command line: commands, their files, signatures. */
import { readFile } from "node:fs/promises";
import { compared, measured, openFour, openSecond } from "./corpus.js";
import { expect, type Page, test } from "./page.js";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Presses a button that copies, and gives what is on the clipboard once that is said. */
async function copied(page: Page, within: string, name: string, at = 0): Promise<string> {
  const button = page.locator(within).getByRole("button", { name, exact: true }).nth(at);
  await button.click();
  await expect(button.locator("xpath=following-sibling::span")).toHaveText("Copied.");
  return await clipboard(page);
}

async function saved(page: Page, within: string, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(within).getByRole("button", { name, exact: true }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return await readFile(await download.path(), "utf8");
}

test("a summary has its signature and its command, with the files that it names", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  const signature = await copied(page, ".overview-summary", "Copy signature");
  expect(signature).toMatch(
    /^measure:similarity\|labels:whole\|punctuation:linked\|trees:own\|alignment:file\|left:conllu:[\da-f]{12}\|right:conllu:[\da-f]{12}\|links:detected:[\da-f]{12}\|pairs:4\|version:/,
  );
  await page.getByText("On the command line", { exact: true }).click();
  expect(await copied(page, ".pairs-commands", "Copy")).toBe(
    "twintree compare A.conllu B.conllu --links links.txt --summary --signature",
  );
  expect(await copied(page, ".pairs-commands", "Copy", 1)).toBe(
    "twintree confusion A.conllu B.conllu --links links.txt",
  );
  expect(await saved(page, ".pairs-commands", "links.txt")).toBe(
    "1-1 2-2 3-3\n1-1 2-2 3-3\n\n1-1 2-2 3-3 4-4\n",
  );
  const records = (await saved(page, ".pairs-commands", "records.jsonl")).trimEnd().split("\n");
  expect(records.map((line) => JSON.parse(line).links)[3]).toBe("1-1 2-2 3-3 4-4");
  await page.getByRole("checkbox", { name: "Same words: link 1–1" }).check();
  await expect(page.locator(".pairs-commands code").first()).toContainText("--same-words");
  await measured(page);
  expect(await copied(page, ".overview-summary", "Copy signature")).toContain(
    "|alignment:same-words|",
  );
});

test("the test of two systems has its commands", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page);
  await compared(page);
  const command = await copied(page, ".pairs-systems-body", "Copy");
  expect(command.split("\n")).toEqual([
    "twintree compare A.conllu B.conllu --links links.txt > B.jsonl",
    "twintree compare A.conllu two.conllu --links links.txt > C.jsonl",
    "twintree significance B.jsonl C.jsonl --measure similarity",
  ]);
  expect(await copied(page, ".pairs-signature", "Copy signature")).toMatch(/^measure:similarity\|/);
});
