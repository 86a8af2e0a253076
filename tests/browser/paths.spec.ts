/** The two paths of an edge stand out on the trees. */
import { expect, test } from "./page.js";

for (const drawing of ["Arcs", "Stemma", "Rows"])
  test(`each step of a path is drawn in the colour of its way: ${drawing}`, async ({
    twintree,
    page,
  }) => {
    await twintree.button(drawing).click();
    const places = page.locator("#results .results-score-places");
    await places.getByRole("button", { name: /becoming – a/ }).click();
    await twintree.tab("Edges").click();
    await expect(page.locator(".canvas-step")).toHaveCount(4);
    for (const line of await page.locator(".canvas-step-line").all()) {
      const strokes = await line.evaluate((one) => {
        const way = one.closest(".canvas-up") ? "--up" : "--down";
        const swatch = document.body.appendChild(document.createElement("i"));
        swatch.style.color = `var(${way})`;
        return [getComputedStyle(one).stroke, getComputedStyle(swatch).color];
      });
      expect(strokes[0]).toBe(strokes[1]);
    }
  });

for (const drawing of ["Arcs", "Stemma"])
  test(`what a place is charged for stays while it is looked at: ${drawing}`, async ({
    twintree,
    page,
  }) => {
    await twintree.button(drawing).click();
    const signs = page.locator(".canvas-sign");
    await expect(signs).toHaveCount(5);
    await twintree.button("Next place").click();
    await expect(page.locator(".canvas-step")).toHaveCount(2);
    await expect(signs).toHaveCount(5);
    const fill = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((one) => getComputedStyle(one).fill);
    const lit = await fill("g:not(.canvas-tree) > .canvas-sign");
    expect(lit).toBe(
      await page
        .locator("#results .results-place-weight")
        .first()
        .evaluate((one) => getComputedStyle(one).fill),
    );
    expect(lit).not.toBe(await fill(".canvas-tree > .canvas-sign"));
  });
