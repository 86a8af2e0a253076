import { measured } from "./corpus.js";
import { expect, sentence, test } from "./page.js";

/** A page of A4 without its margins, in CSS pixels. */
const papers = { portrait: [688, 1017], landscape: [1017, 688] } as const;

const long = (form: string): string =>
  sentence(
    ...Array.from({ length: 45 }, (_, at): [string, string, number, string] => [
      `${form}${at + 1}`,
      "NOUN",
      at,
      at === 0 ? "root" : "obj",
    ]),
  );

for (const [name, [width, height]] of Object.entries(papers)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`a ${name} page on paper, from the ${colorScheme} theme`, async ({ twintree, page }) => {
      await page.emulateMedia({ colorScheme });
      await twintree.paste(`${long("left")}\n${long("right")}`);
      await twintree.replace("Links between A and B", "1-1 20-20 45-44");
      await twintree.tab("Edges").click();
      await twintree.button("Arcs").click();
      await twintree.view("100 %");
      await page.emulateMedia({ media: "print", colorScheme });
      await page.setViewportSize({ width, height });
      // The trees are whole, in rows where the words would have less than 8 points as arcs.
      const rowsOnPaper = page.locator(".canvas-rows");
      await expect(rowsOnPaper).toBeVisible();
      const scale = await rowsOnPaper.evaluate(
        (svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
      );
      const word = twintree.word("A", 1).locator("text").first();
      const size = await word.evaluate((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      expect(size * scale).toBeGreaterThanOrEqual((8 * 96) / 72);
      for (const letter of ["A", "B"] as const) {
        for (const id of [1, 45]) {
          const box = await twintree.word(letter, id).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
      // So are the score and the table of the open tab.
      await twintree.expectSimilarity("0.98");
      await expect(page.getByRole("columnheader", { name: "at most" })).toBeVisible();
      const rows = page.getByRole("group", { name: "Table of the edges" }).locator("tbody tr");
      await expect(rows.last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Nothing to press, and light.
      for (const gone of ["Align", "Fit", "Edit texts"]) {
        await expect(twintree.button(gone)).toBeHidden();
      }
      await expect(twintree.tab("Score")).toBeHidden();
      await page.emulateMedia({ media: "screen", colorScheme });
      await expect(rowsOnPaper).toBeHidden();
      await page.emulateMedia({ media: "print", colorScheme });
      const ground = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground("body")).toBe("rgb(255, 255, 255)");
      const ink = await page
        .locator("#results")
        .evaluate((element) => getComputedStyle(element).color);
      expect(ink).toBe("rgb(29, 39, 51)");
    });
  }
}

test("all pairs on paper: what they come to, and a table of the first rows, whole", async ({
  twintree,
  page,
}) => {
  const [width, height] = papers.portrait;
  const pair = (at: number, form: string) =>
    sentence([`${form}${at}`, "NOUN", 2, "nsubj"], ["sleep", "VERB", 0, "root"]);
  const file = (form: string) =>
    `${long(form)}\n${Array.from({ length: 249 }, (_, at) => pair(at, form)).join("\n")}`;
  await twintree.drop([
    { name: "a.conllu", text: file("left") },
    { name: "b.conllu", text: file("right") },
    { name: "links.txt", text: "1-1 2-2\n".repeat(250) },
  ]);
  await page.getByRole("button", { name: "250 pairs" }).click();
  const rows = page.locator("twintree-pairs tr[data-pair]");
  await expect(rows.first()).toContainText("1.00");
  await measured(page);
  const onScreen = await rows.count();
  expect(onScreen).toBeLessThan(100);
  // A page for some twenty rows, and none for those that are not made.
  const pages = async () =>
    (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  expect(await pages()).toBeGreaterThan(5);
  expect(await pages()).toBeLessThan(20);
  await expect(rows).toHaveCount(onScreen);

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width, height });
  await expect(rows).toHaveCount(200);
  await expect(page.locator("twintree-pairs .pairs-space")).toHaveCount(0);
  await expect(page.getByText("The first 200 of 250 rows.")).toBeVisible();
  await expect(page.locator(".pairs-print")).toHaveText("250 of 250 pairs, sorted by Similarity");
  await expect(page.getByText("a.conllu · b.conllu")).toBeVisible();
  for (const gone of ["Measure", "TSV", "JSON Lines", "SVG", "One pair", "Next pair"])
    await expect(twintree.button(gone)).toBeHidden();
  await expect(page.getByRole("textbox")).toBeHidden();
  await expect(page.getByText("Same words: link 1–1")).toBeHidden();
  // The head is there again on every page, and no row is cut by the end of one.
  const style = (selector: string, name: "display" | "breakInside" | "backgroundColor") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], name);
  expect(await style(".pairs thead", "display")).toBe("table-header-group");
  expect(await style("tr[data-pair]", "breakInside")).toBe("avoid");
  expect(await style("tr[aria-current] td", "backgroundColor")).toBe("rgba(0, 0, 0, 0)");
  const over = await rows
    .first()
    .locator(".pairs-text p")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(over).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => rows.count()).toBeLessThan(100);
});
