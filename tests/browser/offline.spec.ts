import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { type Host, openHost } from "./host.js";
import { test as base, expect, type Page, Twintree } from "./page.js";

const first = fileURLToPath(new URL("../../dist", import.meta.url));
let second = "";

/** The page from a host of its own. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture is made from.
  host: async ({}, use) => {
    const host = await openHost(first);
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.address),
});

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // A whole build, on a machine that may have other things to do.
  test.setTimeout(120_000);
  second = mkdtempSync(path.join(tmpdir(), "twintree-second-"));
  // The same sources but for one line, so that the scripts have other names.
  const changed = `document.documentElement.dataset.build = "second";`;
  await build({
    configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
    logLevel: "error",
    build: { outDir: second, emptyOutDir: true },
    plugins: [
      {
        name: "changed",
        transform: (code, id) => (id.endsWith("/www/src/main.ts") ? `${code}\n${changed}` : null),
      },
    ],
  });
});

test.afterAll(() => rmSync(second, { recursive: true, force: true }));

/** Waits until everything is kept and this page is served from it. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === "activated" &&
      navigator.serviceWorker.controller !== null,
  );
}

/** Has the browser look for a newer build, as it does by itself from time to time. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

const isSecond = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.build === "second");

const offered = (page: Page) => page.locator("[data-notice=new]");

/** Every part that is fetched when it is used. */
async function useEverything(twintree: Twintree): Promise<void> {
  const { page } = twintree;
  // A page in the background draws late.
  await page.bringToFront();
  await twintree.expectSimilarity("0.50");
  await twintree.button("Help").click();
  await expect(
    page.getByRole("dialog").getByText("Everything is computed in this page"),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  for (const tab of ["Agreement", "Fusion", "Edges", "Spanning tree"]) {
    await twintree.tab(tab).click();
    await expect(page.getByRole("tabpanel").last()).not.toBeEmpty();
  }
  // The second module of the core.
  await twintree.openTexts("Links");
  await twintree.closeTexts();
  await twintree.button("Align").click();
  await expect(twintree.button(/^Undo: propose/)).toBeVisible();
}

test("an open page keeps its files after a deploy, and is offered the new version", async ({
  twintree,
  page,
  context,
  host,
}) => {
  await kept(page);
  const other = new Twintree(await context.newPage());
  await other.open();
  host.root = second;
  await update(page);
  await expect(offered(page)).toContainText("A new version of Twintree is ready.");
  await expect(offered(other.page)).toBeVisible();
  await useEverything(twintree);
  // Anyone who reloads by other means stays with the old version, as a whole.
  await page.reload();
  await twintree.expectSimilarity("0.50");
  expect(await isSecond(page)).toBe(false);
  await offered(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
  await twintree.expectSimilarity("0.50");
  await expect(offered(page)).toHaveCount(0);
  // The other page goes on as it was, though its version is no longer the one in force.
  await useEverything(other);
  expect(await isSecond(other.page)).toBe(false);
  await offered(other.page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => isSecond(other.page).catch(() => false)).toBe(true);
  // The old version goes with the last but one page.
  await other.page.close();
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});

test("a host that has everything cached for ten minutes does not mix two versions", async ({
  page,
  host,
}) => {
  host.caching = "max-age=600";
  const twintree = new Twintree(page);
  await twintree.open();
  await kept(page);
  host.root = second;
  await update(page);
  await offered(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
  await host.stop();
  await page.reload();
  await useEverything(twintree);
  expect(await isSecond(page)).toBe(true);
});

test("half a deploy is not taken", async ({ twintree, page, host, watch }) => {
  watch.excuse((message) => /404|Failed to|integrity/.test(message.text()));
  await kept(page);
  host.root = second;
  host.missing = (file) => file.includes("help");
  await update(page).catch(() => undefined);
  await page.waitForTimeout(1000);
  await expect(offered(page)).toHaveCount(0);
  await page.reload();
  await useEverything(twintree);
  expect(await isSecond(page)).toBe(false);
  host.missing = () => false;
  await update(page);
  await expect(offered(page)).toBeVisible();
});

test("a part that is neither kept nor to be had can be tried again, and comes from the host once", async ({
  twintree,
  page,
  host,
  watch,
}) => {
  watch.excuse((message) => /404/.test(message.text()));
  await kept(page);
  const part = /agreement-.*\.js/;
  await page.evaluate(async (file) => {
    const cache = await caches.open((await caches.keys())[0] ?? "");
    for (const request of await cache.keys())
      if (new RegExp(file).test(request.url)) await cache.delete(request);
  }, part.source);
  host.caching = "max-age=600";
  host.missing = (file) => part.test(file);
  await twintree.tab("Agreement").click();
  const again = page.locator("#results").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  let served = 0;
  host.missing = (file) => {
    if (part.test(file)) served += 1;
    return false;
  };
  await again.click();
  await expect(page.getByText("Compare with another person’s links")).toBeVisible();
  expect(served).toBe(1);
});

test("with the server stopped the whole page is there, in the languages that were used", async ({
  twintree,
  page,
  host,
}) => {
  await kept(page);
  await twintree.button("Theme and language").click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("button", { name: "Hilfe" })).toBeVisible();
  await page.getByRole("radio", { name: "English" }).check();
  await host.stop();
  await page.reload();
  await useEverything(twintree);
  // A pair of the gallery, each of which is a file.
  await twintree.area("Examples");
  await page.getByRole("button", { name: "Forty-seven words" }).click();
  await twintree.expectSimilarity("0.91");
  await page.evaluate(() => localStorage.setItem("twintree-language", "de"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Hilfe" })).toBeVisible();
});

test("with the server stopped the pages beside it are there, with the trees that were seen in them", async ({
  page,
  host,
  watch,
}) => {
  // What comes once the trees are drawn may not have been asked for when this page is left.
  watch.excuse((message) => message.text().includes("net::ERR_FAILED"));
  await page.goto(host.address);
  await kept(page);
  await page.goto(`${host.address}embedding.html`);
  const trees = page.locator("twin-tree");
  for (const tree of await trees.all())
    await expect(tree.getByRole("option").first()).toBeVisible();
  // So are those that are read.
  for (const name of ["links", "documentation"]) await page.goto(`${host.address}${name}.html`);
  await page.goto(host.address);
  await host.stop();
  await page.goto(`${host.address}embedding.html`);
  for (const tree of await trees.all())
    await expect(tree.getByRole("option").first()).toBeVisible();
  for (const name of ["links", "documentation"]) {
    await page.goto(`${host.address}${name}.html`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
