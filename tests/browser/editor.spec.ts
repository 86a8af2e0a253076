import { cats, expect, hold, test } from "./page.js";

const label = "Sentence A in CoNLL-U";
const long = `# ${"x".repeat(310_000)}\n${cats.trimEnd()}`;

/** A text without the ends of its last lines: an address, which a slow machine may open before the session, has one. */
const withoutEnds = (text: string) => text.replaceAll("\n\n", "\n").trimEnd();

test.describe("a text too long for the plain editor", () => {
  test.beforeEach(({ watch }) => {
    watch.excuse((message) => /ERR_FAILED|Failed to|Service Worker/.test(message.text()));
  });

  test("is not lost while the other one is coming, whatever is pressed", async ({
    page,
    twintree,
  }) => {
    // The page is opened before: only an editor that is opened anew has to wait.
    await twintree.replace(label, long);
    await twintree.expectForms("A", "cats sleep");
    const release = await hold(page, /assets\/rich-.*\.js$/);
    await page.reload();
    await twintree.expectForms("A", "cats sleep");
    await page.getByRole("textbox", { name: label }).focus();
    await page.keyboard.type("x");
    await page.keyboard.press("Tab");
    expect(withoutEnds(await twintree.text(label)).length).toBe(long.length);
    release();
    await expect(page.locator("twintree-editor .cm-content").first()).toBeVisible();
    expect(withoutEnds(await twintree.text(label)).length).toBe(long.length);
    await twintree.expectForms("A", "cats sleep");
  });

  test("can be edited in the plain one where the other cannot be had", async ({
    page,
    twintree,
  }) => {
    await twintree.replace(label, long);
    await twintree.expectForms("A", "cats sleep");
    await page.context().route(/assets\/rich-.*\.js$/, (route) => route.abort());
    await page.reload();
    const box = page.getByRole("textbox", { name: label });
    await expect
      .poll(() => box.inputValue().then((text) => withoutEnds(text).length))
      .toBe(long.length);
    await box.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n# y");
    await expect.poll(async () => withoutEnds(await twintree.text(label))).toBe(`${long}\n# y`);
  });
});
