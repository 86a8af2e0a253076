import { expect, test } from "./page.js";

test("an Arabic sentence runs from right to left, and the arrow keys follow the eye", async ({
  twintree,
  page,
}) => {
  await twintree.button("Examples").click();
  await page
    .getByRole("group", { name: "Examples" })
    .getByRole("button", { name: /Arabic/ })
    .click();
  const letter = "B";
  await expect(twintree.tree(letter)).toHaveAccessibleName(/[\u0600-\u06ff]/);
  const places: number[] = [];
  for (let id = 1; id <= 7; id += 1) {
    places.push((await twintree.word(letter, id).boundingBox())?.x ?? 0);
  }
  expect([...places].sort((a, b) => b - a)).toEqual(places);
  await twintree.tree(letter).focus();
  await page.keyboard.press("Home");
  await twintree.expectActive(letter, 1);
  await page.keyboard.press("ArrowLeft");
  await twintree.expectActive(letter, 2);
  await page.keyboard.press("ArrowRight");
  await twintree.expectActive(letter, 1);
});
