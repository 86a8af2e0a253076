import { expect, test } from "./page.js";

test.beforeEach(({ watch }) => {
  watch.excuse((message) =>
    /ERR_FAILED|Failed to (?:load|fetch)|Service Worker/.test(message.text()),
  );
});

test("a tab that cannot be fetched says so, and can be tried again", async ({ twintree, page }) => {
  const part = /assets\/agreement-.*\.js$/;
  await page.context().route(part, (route) => route.abort());
  await twintree.tab("Agreement").click();
  const panel = page.locator("#results [data-failed]");
  await expect(panel).toContainText("This could not be loaded");
  await twintree.tab("Score").click();
  await twintree.tab("Agreement").click();
  await expect(panel).toContainText("This could not be loaded");
  await page.context().unroute(part);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Compare with another person’s links")).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("an edge that cannot be explained says so once, and is asked for again by the reader alone", async ({
  twintree,
  page,
}) => {
  const bindings = /assets\/twintree_whole-.*\.js$/;
  let asked = 0;
  await page.context().route(bindings, (route) => {
    asked += 1;
    return route.abort();
  });
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell").nth(1).click();
  const failed = page.locator("#results [data-failed]");
  await expect(page.locator(".shell-notice")).toContainText("could not be loaded");
  // The notice moves the page under the pointer, on to another edge perhaps: another question.
  await twintree.button("Stemma").click();
  await expect(failed).toContainText("This could not be loaded");
  await expect(async () => {
    const so = asked;
    await page.waitForTimeout(500);
    expect(asked).toBe(so);
  }).toPass();
  const before = asked;
  // Drawn again and again, with the same question in every drawing.
  for (const name of ["Arcs", "Stemma", "Arcs", "Stemma"]) await twintree.button(name).click();
  expect(asked).toBe(before);
  await page.context().unroute(bindings);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("From A’s path to B’s")).toBeVisible();
  // A lost connection does not move the core to the page's own thread.
  expect(page.workers().length).toBe(2);
});

test("draws once for everything that happens before the next frame", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  const drawings = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const stage = document.querySelector("#canvas > *") as HTMLElement & { props: unknown };
    const words = [...document.querySelectorAll("[data-side=left][data-word]")];
    let drawn = 0;
    let { props } = stage;
    Object.defineProperty(stage, "props", {
      configurable: true,
      get: () => props,
      set(next) {
        drawn += 1;
        props = next;
      },
    });
    // The pointer leaves one row of the table of numbers and enters the next.
    for (const button of document.querySelectorAll("#results button")) {
      button.dispatchEvent(new PointerEvent("pointerleave", { bubbles: true }));
      button.dispatchEvent(new PointerEvent("pointerenter", { bubbles: true }));
      await Promise.resolve();
    }
    await frame();
    await frame();
    return { drawn, words: words.length };
  });
  expect(drawings.words).toBeGreaterThan(0);
  expect(drawings.drawn).toBeLessThanOrEqual(2);
});
