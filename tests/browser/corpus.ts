/** A small corpus on the page of all pairs, as its tests use it. */
import { come, ended, expect, type Page, sentence, type Twintree } from "./page.js";

/** The rows of the table that are made, without their head. */
export const rows = (page: Page) => page.locator("twintree-pairs tr[data-pair]");

/** The row of a pair, by its number from 0. */
export const rowOf = (page: Page, pair: number) =>
  page.locator(`twintree-pairs tr[data-pair="${pair}"]`);

export const count = (page: Page) => page.locator(".pairs-count");

/** Numbers of the pairs in the first rows. */
export async function numbers(page: Page, first: number): Promise<readonly string[]> {
  const texts = await rows(page).locator(".pairs-n").allTextContents();
  return texts.slice(0, first).map((text) => text.trim());
}

export async function showAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^[\d,.]+ (pairs|Paare)$/ }).click();
  await expect(page.locator("#pairs")).toBeVisible();
}

/** All pairs are measured: that takes what it takes. */
export async function measured(page: Page): Promise<void> {
  await ended(page.locator(".pairs-list .pairs-progress"));
}

/** Two systems are compared. */
export async function compared(page: Page): Promise<void> {
  await come(page.locator(".pairs-signature code").filter({ hasText: /seed/ }));
}

export type Word = readonly [string, string, number, string];

export const plain: readonly Word[] = [
  ["we", "PRON", 2, "nsubj"],
  ["saw", "VERB", 0, "root"],
  ["cats", "NOUN", 2, "obj"],
];

export const other: readonly Word[] = [
  ["we", "PRON", 2, "obj"],
  ["saw", "VERB", 0, "root"],
  ["cats", "NOUN", 2, "nsubj"],
];

export const text = (id: string, words: readonly Word[]) =>
  `# sent_id = ${id}\n${sentence(...words.map(([...word]): [string, string, number, string] => word))}`;

/** Four pairs: equal, with one relation in the place of the other, without links, and of other words. */
export const four = {
  left: [
    text("a", plain),
    text("b", plain),
    text("c", plain),
    text("d", [...plain, ["sleep", "VERB", 3, "acl"]]),
  ].join("\n"),
  right: [
    text("a", plain),
    text("b", other),
    text("c", plain),
    text("d", [...plain, ["run", "VERB", 3, "acl"]]),
  ].join("\n"),
  links: "1-1 2-2 3-3\n1-1 2-2 3-3\n\n1-1 2-2 3-3 4-4\n",
};

export async function dropFour(twintree: Twintree): Promise<void> {
  await twintree.drop([
    { name: "gold.conllu", text: four.left },
    { name: "first.conllu", text: four.right },
    { name: "links.txt", text: four.links },
  ]);
}

export async function openFour(twintree: Twintree, page: Page): Promise<void> {
  await dropFour(twintree);
  await twintree.expectForms("A", "we saw cats");
  await showAll(page);
  await measured(page);
  await byNumber(page);
}

/** Sorts the rows by the numbers of their pairs, and not the worst first as they are at first. */
export async function byNumber(page: Page): Promise<void> {
  await page.getByRole("button", { name: "no.", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "no." })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
}

/** Opens the choice of columns. On a loaded machine the browser may close a menu as soon as it has opened it. */
export async function openMeasures(page: Page): Promise<void> {
  const menu = page.locator("#pairs-measures");
  await expect(async () => {
    if (!(await menu.isVisible()))
      await page.getByRole("button", { name: "Measure", exact: true }).click();
    await expect(menu.getByRole("checkbox").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Opens the four sentences of A for the other system, which is better in one pair. */
export async function openSecond(page: Page, name = "two.conllu", text = four.left): Promise<void> {
  await page
    .locator(".pairs-systems input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

export const signature = (page: Page) => page.locator(".pairs-signature code");

/** Waits until what was done is stored: what is not yet is stored as the page goes out of sight. */
export async function flushed(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });
}

/** A duplicate of a tab remembers what the tab does. */
export async function duplicate(page: Page): Promise<Page> {
  await flushed(page);
  const memory = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await page.context().newPage();
  await other.addInitScript((memory) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(memory)) sessionStorage.setItem(key, value);
  }, memory);
  await other.goto("./");
  await expect(other.getByText("here you work on a copy").first()).toBeVisible();
  return other;
}
