import { cats, expect, hold, type Page, test } from "./page.js";

const label = "Sentence A in CoNLL-U";
const long = `# ${"x".repeat(310_000)}\n${cats.trimEnd()}`;

/** The page anew, once this tab has a session to come back to: an address ends the last line of a text. */
async function again(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem("twintree-session") !== null);
  await page.reload();
}

test.describe("a text too long for the plain editor", () => {
  test.beforeEach(({ watch }) => {
    watch.excuse((message) => /ERR_FAILED|Failed to|Service Worker/.test(message.text()));
  });

  test("is not lost while the other one is coming, whatever is pressed", async ({
    page,
    twintree,
  }) => {
    await twintree.openTexts();
    // The page is opened before: only an editor that is opened anew has to wait.
    await twintree.replace(label, long);
    await twintree.expectForms("A", "cats sleep");
    const release = await hold(page, /assets\/rich-.*\.js$/);
    await again(page);
    await twintree.expectForms("A", "cats sleep");
    await page.getByRole("textbox", { name: label }).focus();
    await page.keyboard.type("x");
    await page.keyboard.press("Tab");
    expect((await twintree.text(label)).length).toBe(long.length);
    release();
    await expect(page.locator("twintree-editor .cm-content").first()).toBeVisible();
    expect((await twintree.text(label)).length).toBe(long.length);
    await twintree.expectForms("A", "cats sleep");
  });

  test("can be edited in the plain one where the other cannot be had", async ({
    page,
    twintree,
  }) => {
    await twintree.openTexts();
    await twintree.replace(label, long);
    await twintree.expectForms("A", "cats sleep");
    await page.context().route(/assets\/rich-.*\.js$/, (route) => route.abort());
    await again(page);
    const box = page.getByRole("textbox", { name: label });
    await expect.poll(() => box.inputValue().then((text) => text.length)).toBe(long.length);
    await box.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n# y");
    await expect.poll(() => twintree.text(label)).toBe(`${long}\n# y`);
  });
});
