import { expect, sentence, test } from "./page.js";

test("an Arabic sentence runs from right to left, and the arrow keys follow the eye", async ({
  twintree,
  page,
}) => {
  await twintree.example(/Arabic/);
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

/** A sentence, each word of which hangs from the one before. */
const chained = (id: string, text: string) =>
  `# sent_id = ${id}\n${sentence(
    ...text
      .split(" ")
      .map((form, at): [string, string, number, string] => [
        form,
        "NOUN",
        at,
        at === 0 ? "root" : "obj",
      ]),
  )}`;

for (const width of [1440, 390])
  test(`rows of a corpus run as their sentences do, ${width} wide`, async ({ twintree, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const arabic = [
      // The Latin name at the start does not turn it round.
      "Twintree يقارن شجرتين ( جملة وترجمتها ) في 3 خطوات .",
      "ذهب الولد الصغير إلى المدرسة .",
    ];
    const english = ["Twintree compares two trees in 3 steps .", "شجرة means tree in English ."];
    await twintree.drop([
      {
        name: "عربي.conllu",
        text: arabic.map((text, at) => chained(`جملة-${at + 1}`, text)).join("\n"),
      },
      {
        name: "ترجمة.conllu",
        text: english.map((text, at) => chained(`en-${at + 1}`, text)).join("\n"),
      },
    ]);
    await page.getByRole("button", { name: "2 pairs" }).click();
    const rows = page.locator("twintree-pairs tr[data-pair]");
    await expect(rows.first()).toContainText("Twintree");
    await page.locator(".pairs-list > .note").scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(2);
    const texts = rows.locator(".pairs-text p");
    const told = await texts.evaluateAll((all) =>
      all.map((text) => {
        const { direction } = getComputedStyle(text);
        // Nothing of it is cut above, below or at its beginning.
        const range = document.createRange();
        range.selectNodeContents(text);
        const [inside, around] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
        const starts =
          direction === "rtl"
            ? Math.abs(inside.right - around.right) < 1
            : Math.abs(inside.left - around.left) < 1;
        return [direction, starts, inside.height <= around.height + 1];
      }),
    );
    expect(told).toEqual([
      ["rtl", true, true],
      ["ltr", true, true],
      ["rtl", true, true],
      ["ltr", true, true],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Names and what stands between them keep their order.
    const names = page.locator(".pairs-files bdi");
    await expect(names).toHaveText(["عربي.conllu", "ترجمة.conllu"]);
    if (width === 1440) {
      const places = await names.evaluateAll((all) =>
        all.map((name) => name.getBoundingClientRect().left),
      );
      expect(places[0]).toBeLessThan(places[1] ?? 0);
    }
  });
