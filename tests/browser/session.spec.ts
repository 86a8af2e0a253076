import { cats, dogs, expect, sentence, test } from "./page.js";

test("a reload restores the work; starting fresh takes it away", async ({ twintree, page }) => {
  await twintree.replace("Sentence A in CoNLL-U", `${cats}\n${dogs}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(3);
  await twintree.word("A", 2).click();
  await twintree.word("B", 1).click();
  const links = await twintree.links();
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(page.getByText("Restored your last session").first()).toBeVisible();
  expect(await twintree.links()).toBe(links);
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(2);
  await twintree.button("Start fresh").click();
  await twintree.expectSimilarity("0.50");
});

test("an opened file is kept, and read sentence by sentence", async ({ twintree, page }) => {
  const numbered = (form: string) =>
    sentence([form, "NUM", 0, "root"], ["cats", "NOUN", 1, "nmod"]);
  const text = ["one", "two", "three", "four"].map(numbered).join("\n");
  await twintree.drop([{ name: "numbers.conllu", text }]);
  await twintree.expectForms("A", "one cats");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "two cats");
  await page.waitForTimeout(1500);
  await page.reload();
  await twintree.expectForms("A", "two cats");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "three cats");
  await page.getByRole("button", { name: /^Next pair/ }).click();
  await twintree.expectForms("A", "four cats");
});

test("storage that throws costs a notice, not the work", async ({ page, watch }) => {
  watch.excuse(() => true);
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const { Twintree } = await import("./page.js");
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.expectSimilarity("0.50");
  await twintree.word("A", 7).click();
  await twintree.word("B", 2).click();
  await expect(page.getByRole("tab", { name: /^Links/ })).toContainText("7");
  await expect(page.getByText(/keeps nothing for this page/).first()).toBeVisible();
});
