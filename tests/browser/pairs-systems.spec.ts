/** Two systems on the page of all pairs: compared, and kept with the work. */
import { readFile } from "node:fs/promises";
import {
  compared,
  count,
  duplicate,
  four,
  measured,
  numbers,
  openFour,
  openSecond,
  other,
  plain,
  rowOf,
  signature,
  text,
} from "./corpus.js";
import { expect, type Page, test } from "./page.js";

const secondName = (page: Page) => page.locator(".pairs-systems-file bdi");

test("two systems are compared, with a signature", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  const second = [
    text("a", plain),
    text("b", plain),
    text("c", plain),
    text("d", [...plain, ["run", "VERB", 3, "acl"]]),
  ].join("\n");
  await page
    .locator(".pairs-systems input[type=file]")
    .setInputFiles({ name: "second.conllu", mimeType: "text/plain", buffer: Buffer.from(second) });
  await compared(page);
  const lost = page.getByRole("button", {
    name: "Show 1 pair in which second.conllu is better",
  });
  await lost.click();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect.poll(() => numbers(page, 4)).toEqual(["2"]);
  await expect(page.getByRole("columnheader", { name: "difference" })).toBeVisible();
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    return text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  };
  expect(await saved("JSON Lines")).toMatchObject([{ pair: 2, similarity: 0.5 }]);
  expect((await saved("B.jsonl"))[1]).toMatchObject({ pair: 2, similarity: 0.5 });
  expect((await saved("C.jsonl"))[1]).toMatchObject({ pair: 2, similarity: 1 });
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(count(page)).toHaveText("4 of 4 pairs");
  await expect(page.getByRole("columnheader", { name: "difference" })).toHaveCount(0);
});

test("a pair that the other system has no sentence for says so", async ({ twintree, page }) => {
  // Rows that are far below what is in sight are not made.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page, "two.conllu", [text("a", plain), text("b", other)].join("\n"));
  await expect(page.getByText("Pairs without a sentence of the file: 2.")).toBeVisible();
  await measured(page);
  const why = "two.conllu has no sentence for this pair.";
  for (const pair of [2, 3]) await expect(rowOf(page, pair).getByTitle(why)).toHaveCount(2);
  await expect(rowOf(page, 1).getByTitle(why)).toHaveCount(0);
});

test("a second system is one of its corpus alone", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await page
    .locator(".pairs-systems input[type=file]")
    .setInputFiles({ name: "two.conllu", mimeType: "text/plain", buffer: Buffer.from(four.left) });
  await compared(page);
  await page.getByRole("button", { name: /^Show 1 pair in which two/ }).click();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  const others = ["x", "y", "z"];
  await twintree.drop([
    { name: "left.conllu", text: others.map((id) => text(id, plain)).join("\n") },
    { name: "right.conllu", text: others.map((id) => text(id, other)).join("\n") },
  ]);
  await expect(count(page)).toHaveText("3 of 3 pairs");
  await expect(page.locator(".pairs-chip")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "difference" })).toHaveCount(0);
  // What is undone comes back with what belongs to it.
  await twintree.button(/^Undo/).click();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect(page.locator(".pairs-systems-file bdi")).toHaveText("two.conllu");
  await expect(page.locator(".pairs-signature code")).toContainText("pairs:2");
});

test("another system is kept with the work, and taken back step by step", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page);
  await page.getByRole("button", { name: /^Show 1 pair in which two/ }).click();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  // Right after it was opened.
  await page.reload();
  await expect(secondName(page)).toHaveText("two.conllu");
  await expect(signature(page)).toContainText("pairs:2");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect(page.locator(".pairs-chip")).toContainText("two.conllu is better");
  // A file that is none takes nothing away.
  await openSecond(page, "links.txt", "1-1 2-2\n1-1\n");
  await expect(page.locator(".pairs-problem")).toContainText("links.txt");
  await expect(secondName(page)).toHaveText("two.conllu");
  await openSecond(page, "three.conllu", four.right);
  await expect(secondName(page)).toHaveText("three.conllu");
  await expect(page.locator(".pairs-problem")).toHaveCount(0);
  await twintree.button("Undo: open three.conllu").click();
  await expect(secondName(page)).toHaveText("two.conllu");
  await page.getByRole("button", { name: "difference", exact: true }).click();
  await page.getByRole("button", { name: "difference", exact: true }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(secondName(page)).toHaveCount(0);
  // What the rows were sorted by is gone with it.
  await expect(page.getByRole("columnheader", { name: "similarity" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(twintree.said()).toContainText("two.conllu is no longer compared.");
  await twintree.button("Undo: remove two.conllu").click();
  await expect(secondName(page)).toHaveText("two.conllu");
  await twintree.button("Redo: remove two.conllu").click();
  await expect(secondName(page)).toHaveCount(0);
  await page.reload();
  await expect(count(page)).toHaveText("4 of 4 pairs");
  await expect(secondName(page)).toHaveCount(0);
});

test("another system is in the session file, and one of a damaged file is missed", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page);
  await expect(signature(page)).toContainText("pairs:2");
  await page.getByRole("button", { name: "Share" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download: Session" }).click(),
  ]);
  const session = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(session.work.second).toMatchObject({ name: "two.conllu", format: "conllu" });
  expect(session.work.second.texts).toEqual(session.work.left);
  await page.keyboard.press("Escape");
  const drop = (second: unknown) => {
    const work = { ...session.work, second };
    return twintree.drop([{ name: "s.json", text: JSON.stringify({ ...session, work }) }]);
  };
  await drop({ ...session.work.second, texts: "none" });
  const lost = page.locator(".shell-notice", { hasText: "of the other system could not be read" });
  await expect(lost).toBeVisible();
  await expect(secondName(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("4 of 4 pairs");
  // As an older version wrote it.
  await drop(undefined);
  await expect(lost).toHaveCount(0);
  await expect(secondName(page)).toHaveCount(0);
  await drop(session.work.second);
  await expect(secondName(page)).toHaveText("two.conllu");
  await expect(signature(page)).toContainText("pairs:2");
});

test("two tabs keep a system each, and a fresh start takes it away", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page);
  await expect(signature(page)).toContainText("pairs:2");
  const other = await duplicate(page);
  await expect(secondName(other)).toHaveText("two.conllu");
  await openSecond(other, "three.conllu", four.right);
  await expect(secondName(other)).toHaveText("three.conllu");
  await other.reload();
  await expect(secondName(other)).toHaveText("three.conllu");
  await page.bringToFront();
  await page.reload();
  await expect(secondName(page)).toHaveText("two.conllu");
  await twintree.button("Start fresh").first().click();
  await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  await page.reload();
  await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  await other.reload();
  await expect(secondName(other)).toHaveText("three.conllu");
  await other.close();
});

test("systems are called by their files, on every line and also after a reload", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await page.getByText("Compare two systems").click();
  await openSecond(page, "charniak.conllu");
  await compared(page);
  const panel = page.locator(".pairs-systems:not(.pairs-commands)");
  const says = async () => {
    const text = (await panel.innerText()).replace(/\s+/g, " ");
    expect(text).toContain("gold.conllu is the reference, first.conllu the first system.");
    for (const name of ["first.conllu", "charniak.conllu"])
      expect(text).toContain(`Pairs in which ${name} is better`);
    for (const part of await panel
      .locator("table, .pairs-systems-body > .note:not(.row)")
      .allInnerTexts())
      expect(part).not.toMatch(/\bB\b|the other|second/);
  };
  await says();
  await expect(page.getByRole("columnheader", { name: "charniak.conllu" })).toBeVisible();
  await page.getByRole("button", { name: "Show 1 pair in which charniak.conllu is" }).click();
  await expect(page.locator(".pairs-chip")).toHaveText("charniak.conllu is better");
  // All sentences of B are read, and stand in no file any longer.
  for (const pair of ["Open pair 2"]) await page.getByRole("button", { name: pair }).click();
  await page.getByRole("button", { name: "4 pairs" }).click();
  await page.reload();
  await compared(page);
  await says();
  // Two files of one name are told apart.
  await openSecond(page, "first.conllu");
  await expect(page.getByRole("columnheader", { name: "first.conllu (2)" })).toBeVisible();
});
