import { cats, dogs, expect, sentence, test } from "./page.js";

test("a notice with an Undo goes when there is another step to undo", async ({
  twintree,
  page,
}) => {
  await twintree.replace("Sentence A in CoNLL-U", cats);
  const carried = page.locator("[data-notice=carried]");
  await expect(carried).toContainText("dropped");
  await twintree.link(1, 1);
  await expect(twintree.button("Undo: link cats–a")).toBeVisible();
  await expect(carried).toHaveCount(0);
});

test("what is said of files goes with their texts", async ({ twintree, page }) => {
  const three = [cats, dogs, sentence(["go", "VERB", 0, "root"])].join("\n");
  await twintree.drop([
    { name: "a.conllu", text: three },
    { name: "b.conllu", text: three },
    { name: "links.txt", text: "1-1 2-x\n1-1\n" },
  ]);
  await twintree.expectForms("A", "cats sleep");
  for (const key of ["opened", "lines", "links"])
    await expect(page.locator(`[data-notice=${key}]`)).toBeVisible();
  await page.getByRole("button", { name: /^Next pair/ }).click();
  await twintree.expectForms("A", "often dogs bark");
  await expect(page.locator("[data-notice=links]")).toBeVisible();
  await page.locator("[data-step=undo]").click();
  await twintree.expectSimilarity("0.50");
  await expect(page.locator(".shell-notice")).toHaveCount(0);
});
