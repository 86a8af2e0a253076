/** Enhanced dependencies: drawn where they are asked for, measured never. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./page.js";

const row = (id: string, form: string, head: string, deprel: string, deps: string) =>
  `${id}\t${form}\t_\t_\t_\t_\t${head}\t${deprel}\t${deps}\t_`;
const ellipsis = [
  row("1", "Mary", "2", "nsubj", "2:nsubj"),
  row("2", "likes", "0", "root", "0:root"),
  row("3", "tea", "2", "obj", "2:obj"),
  row("4", "and", "5", "cc", "5.1:cc"),
  row("5", "John", "2", "conj", "5.1:nsubj"),
  row("5.1", "likes", "_", "_", "2:conj:and"),
  row("6", "coffee", "5", "orphan", "5.1:obj"),
].join("\n");
const plain = [
  row("1", "Mary", "2", "nsubj", "2:nsubj"),
  row("2", "sleeps", "0", "root", "0:root"),
].join("\n");

/** Two sentences and their links. */
const files = (a: string, b = plain) => [
  { name: "a.conllu", text: `${a}\n` },
  { name: "b.conllu", text: `${b}\n` },
  { name: "links.txt", text: "1-1 2-2\n" },
];

test("what the basic tree has not is drawn, and no figure changes", async ({ twintree, page }) => {
  await twintree.drop(files(plain));
  await twintree.expectForms("A", "Mary sleeps");
  const toggle = twintree.button("Enhanced");
  await twintree.button("View").click();
  await expect(toggle).toHaveCount(0);
  await twintree.drop(files(ellipsis));
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await twintree.expectSimilarity("1.00");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const labels = page.locator(".canvas-drawing .canvas-enhanced text");
  const drawn = async () => (await labels.allTextContents()).sort();
  await expect.poll(drawn).toEqual(["cc", "conj:and", "nsubj", "obj"]);
  await expect(page.getByText("all figures are of the basic tree")).toBeVisible();
  await expect(twintree.word("A", 6)).toHaveAttribute(
    "aria-label",
    /orphan of John, enhanced: obj of likes 5\.1/,
  );
  await twintree.expectSimilarity("1.00");
  await twintree.button("Stemma").click();
  await expect(page.locator(".canvas-node").first()).toBeVisible();
  await expect.poll(drawn).toEqual(["cc", "conj:and", "nsubj", "obj"]);
  // It is looked at so after the page has been loaded anew.
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(20);
  await page.reload();
  await expect.poll(drawn).toEqual(["cc", "conj:and", "nsubj", "obj"]);
});

test.describe("copied", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a link has them where they are shown, and so has a frame", async ({
    twintree,
    page,
    browser,
  }) => {
    await twintree.drop(files(ellipsis));
    await twintree.expectForms("A", "Mary likes tea and John coffee");
    const address = async () => {
      await twintree.button("Share").click();
      const dialog = page.getByRole("dialog", { name: "Share and export" });
      await dialog.getByRole("button", { name: "Copy: Link", exact: true }).click();
      await expect(dialog.getByRole("status")).toContainText("clipboard");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.keyboard.press("Escape");
      return link;
    };
    const before = await address();
    await twintree.view("Enhanced");
    const after = await address();
    // Where they are not shown they do not make the link longer.
    expect(before.length).toBeLessThan(after.length);
    for (const place of [after, after.replace(/[^/]*#/, "embed.html#")]) {
      // Somebody else opens it.
      const other = await browser.newPage();
      await other.goto(place);
      await other.evaluate(() => document.dispatchEvent(new Event("pointermove")));
      const labels = other.locator(".canvas-enhanced text");
      const drawn = async () => (await labels.allTextContents()).sort();
      await expect.poll(drawn).toEqual(["cc", "conj:and", "nsubj", "obj"]);
      await other.close();
    }
  });
});

test("a picture in a file has them, too", async ({ twintree, page }) => {
  await twintree.drop(files(ellipsis));
  await twintree.view("Enhanced");
  await expect(page.locator(".canvas-enhanced text")).toHaveCount(4);
  await twintree.button("Share").click();
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download: Trees", exact: true }).click(),
  ]);
  const svg = await readFile(await download.path(), "utf8");
  expect(svg).toContain(">conj:and</text>");
  expect(svg).toMatch(/stroke-dasharray="1\.5[^"]* 3/);
});

test("what is wrong in DEPS is a warning, and stops nothing", async ({ twintree, page }) => {
  await twintree.openTexts();
  await twintree.drop(files(ellipsis.replace("5.1:obj", "9:obj|x")));
  await twintree.expectForms("A", "Mary likes tea and John coffee");
  await twintree.expectSimilarity("1.00");
  const problem = (code: string) => page.locator(`.source-problem[data-code=${code}]`);
  await expect(problem("deps-head")).toContainText("9:obj");
  await expect(problem("deps-bad")).toHaveCount(1);
  await expect(page.locator(".source-error")).toHaveCount(0);
  await twintree.view("Enhanced");
  const labels = page.locator(".canvas-enhanced text");
  await expect
    .poll(async () => (await labels.allTextContents()).sort())
    .toEqual(["cc", "conj:and", "nsubj"]);
});
