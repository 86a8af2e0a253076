/** The list of all sessions that are kept: each with its name, its time and its size, to be opened or removed. */
import process from "node:process";
import { faults } from "./axe.js";
import { cats, dogs, expect, linkOf, type Page, Twintree, test } from "./page.js";

const list = (page: Page) => page.getByRole("dialog", { name: "Kept sessions" });
const row = (page: Page, name: string | RegExp) =>
  list(page).getByRole("listitem").filter({ hasText: name });

async function linkTwo(twintree: Twintree): Promise<void> {
  await twintree.link(2, 1);
  await expect(twintree.page.locator(".canvas-link[data-link='2-1']")).toHaveCount(1);
  // As long as it takes until it is kept.
  await twintree.page.waitForTimeout(800);
}

/** Three sessions in tabs that are closed again: of files, of a link, and of what another page has handed over. */
async function work(twintree: Twintree): Promise<void> {
  const { page } = twintree;
  const context = page.context();
  const closed = async (other: Page) => {
    await other.close({ runBeforeUnload: true });
    await expect.poll(() => other.isClosed()).toBe(true);
  };
  const files = new Twintree(await context.newPage());
  await files.open();
  const text = `${cats}\n${cats}\n${cats}`;
  await files.drop([
    { name: "mine.conllu", text },
    { name: "theirs.conllu", text },
  ]);
  await files.expectForms("A", "cats sleep");
  await files.page.waitForTimeout(800);
  await closed(files.page);

  const linked = new Twintree(await context.newPage());
  await linked.open(`./${linkOf({ a: dogs, b: cats, links: "" })}`);
  await linkTwo(linked);
  await closed(linked.page);

  const opening = page.waitForEvent("popup");
  await page.evaluate(() => {
    const opened = window.open("./");
    addEventListener("message", ({ data, source }) => {
      if (source !== opened || data?.type !== "twintree:ready") return;
      const row = "1\thens\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tlay\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
      opened?.postMessage({ type: "twintree:load", a: row, b: row, links: "" }, "*");
    });
  });
  const handed = new Twintree(await opening);
  await handed.expectForms("A", "hens lay");
  await linkTwo(handed);
  await closed(handed.page);
}

test("all that is kept is listed, from whom it is, and can be opened or removed", async ({
  twintree,
  page,
}) => {
  test.slow();
  await work(twintree);
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^Kept sessions/ }).click();
  const items = list(page).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(row(page, "3 pairs")).toContainText("cats sleep");
  await expect(row(page, "often dogs bark / cats sleep")).toContainText(/1 pair · from a link/);
  await expect(row(page, /^\s*hens lay\s/)).toContainText(/1 pair · from another page/);
  const year = String(new Date().getFullYear());
  for (const item of await items.all()) await expect(item).toContainText(year);

  // Removing is asked about, and done once.
  await list(page).getByRole("button", { name: "Remove often dogs bark / cats sleep" }).click();
  await expect(items).toHaveCount(3);
  await list(page)
    .getByRole("button", { name: /^Remove often .* for good$/ })
    .click();
  await expect(items).toHaveCount(2);
  await expect(list(page).getByRole("status")).toHaveText("Removed often dogs bark / cats sleep.");

  await list(page).getByRole("button", { name: "Open cats sleep", exact: true }).click();
  await expect(list(page)).toHaveCount(0);
  await twintree.expectForms("A", "cats sleep");
  await expect(page.getByText("The session is open.").first()).toBeVisible();
  // What is open here is nothing to be opened or removed; in another tab it is a copy that is opened.
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^Kept sessions/ }).click();
  const mine = row(page, "3 pairs");
  await expect(mine).toContainText("open here");
  await expect(mine.getByRole("button")).toHaveCount(0);
  const other = new Twintree(await page.context().newPage());
  await other.open();
  // Next to what is offered the others are one click away.
  await other.button("All kept sessions").click();
  const elsewhere = row(other.page, "3 pairs");
  await expect(elsewhere).toContainText("open in another tab");
  await expect(elsewhere.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await elsewhere.getByRole("button", { name: /^Open/ }).click();
  await expect(other.page.getByText("here you work on a copy").first()).toBeVisible();
});

test("where the browser does not tell what it keeps, that is said", async ({ page, watch }) => {
  watch.excuse(() => true);
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^Kept sessions/ }).click();
  await expect(list(page)).toContainText("This browser does not tell what it keeps.");
  await expect(list(page).getByRole("listitem")).toHaveCount(0);
});

test("the list has no fault that axe finds, and fits a phone", async ({ twintree, page }) => {
  test.slow();
  await work(twintree);
  await twintree.area("Examples");
  await page.getByRole("button", { name: /^Kept sessions/ }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/kept-${width}.png` });
    expect(await faults(page)).toEqual([]);
    const wide = await list(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
