/** What a first visit brings: little when no one does anything, and each part at the first sign that it is wanted. */
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "@playwright/test";
import { expect, type Page, test } from "./page.js";

test.use({ attended: false });

/** What has come since, by the files' names: how many bytes, gzipped. */
function came(context: BrowserContext): () => Promise<ReadonlyMap<string, number>> {
  const files = new Map<string, Promise<number>>();
  context.on("response", (response) => {
    const file = new URL(response.url()).pathname;
    // What a script was fetched for is imported out of the browser's cache.
    if (files.has(file)) return;
    files.set(
      file,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return async () =>
    new Map(await Promise.all([...files].map(async ([file, size]) => [file, await size] as const)));
}

/** The events on the page that tell of somebody, to name the one that nobody has made. */
async function signsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const signs: string[] = [];
    Object.assign(globalThis, { signs });
    for (const name of ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchstart"])
      document.addEventListener(
        name,
        ({ isTrusted, target }) =>
          signs.push(`${name} ${isTrusted} ${(target as Element).tagName} ${performance.now()}`),
        true,
      );
  });
  return () => page.evaluate(() => (globalThis as { signs?: string[] }).signs ?? []);
}

/** How long a first visit is left alone, in milliseconds. */
const alone = 2000;
const second = /twintree_whole/;

/** Waits until the file has been asked for by what is done. */
async function asks(page: Page, file: RegExp, act: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest(file);
  await act();
  await asked;
}

test("a first visit that is left alone brings at most 200 kB", async ({ page }) => {
  const files = came(page.context());
  const signs = await signsOf(page);
  await page.goto("./");
  await expect(page.getByText("Similarity 0.50").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Score" })).toBeVisible();
  await page.waitForTimeout(alone);
  const sizes = await files();
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  const told = [...[...sizes].map((row) => row.join(" ")), ...(await signs())].join("\n");
  expect(sum, told).toBeLessThan(200_000);
  // The page is there, and little more than it.
  expect(sum).toBeGreaterThan(150_000);
  expect([...sizes.keys()].filter((file) => second.test(file))).toEqual([]);
});

test("a page that is laid out below a pointer that rests is still alone", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("tab", { name: "Score" })).toBeVisible();
  await page.evaluate(() => {
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  });
  await page.waitForTimeout(alone);
  await expect(page.locator(".drop")).toHaveCount(0);
  await page.evaluate(() => {
    const moved = { bubbles: true, movementX: 1 };
    document.body.dispatchEvent(new PointerEvent("pointermove", moved));
  });
  await expect(page.locator(".drop")).toBeAttached();
});

test("the texts can be edited as soon as somebody is there; what colours them comes with the first edit", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.getByRole("tab", { name: "Score" })).toBeVisible();
  await asks(page, /assets\/source-/, () => page.mouse.move(700, 20));
  await page.getByRole("button", { name: "Edit texts" }).click();
  const editor = page.getByRole("textbox", { name: "Sentence A in CoNLL-U" });
  await expect(editor).toBeVisible();
  await page.mouse.move(700, 25);
  await asks(page, /assets\/rich-/, () => editor.focus());
});

test("texts that were open come at once", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Edit texts" }).click();
  await expect(page.locator("twintree-editor").first()).toBeAttached();
  await page.reload();
  await expect(page.locator("twintree-editor").first()).toBeAttached();
});

for (const [sign, act] of [
  ["a pointer over a tab", (page) => page.getByRole("tab", { name: /Distances/ }).hover()],
  ["a key", (page) => page.keyboard.press("Tab")],
  [
    "a drag",
    async (page) => {
      await page.locator("[data-side=left][data-word]").first().hover({ force: true });
      await page.mouse.down();
    },
  ],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
  test(`the second module is sent for by ${sign}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => second.test(request.url()) && asked.push(request.url()));
    await page.goto("./");
    await expect(page.getByText("Similarity 0.50").first()).toBeVisible();
    await page.mouse.move(700, 20);
    await expect(page.locator(".drop")).toBeAttached();
    await page.waitForTimeout(alone);
    expect(asked).toEqual([]);
    await asks(page, second, () => act(page));
  });
}
