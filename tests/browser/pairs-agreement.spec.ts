/** All pairs by their agreement with another annotator, and distances by links. */
import { faults } from "./axe.js";
import { openMeasures, rowOf } from "./corpus.js";
import {
  come,
  ended,
  expect,
  type Locator,
  type Page,
  sentence,
  type Twintree,
  test,
} from "./page.js";

const ids = ["a", "b", "c", "d"];
const left = ids
  .map(
    (id) =>
      `# sent_id = ${id}\n${sentence(
        ...(
          [
            ["the", "DET", 2, "det"],
            ["cats", "NOUN", 3, "nsubj"],
            ["sleep", "VERB", 0, "root"],
            ["very", "ADV", 5, "advmod"],
            ["well", "ADV", 3, "advmod"],
          ] as const
        ).map(([...word]): [string, string, number, string] => word),
      )}`,
  )
  .join("\n");
/** In a translation, the last one with another tree. */
const right = left
  .replaceAll("the\t", "die\t")
  .replaceAll("sleep\t", "schlafen\t")
  .replace(/\t5\tadvmod(?![\s\S]*\t5\tadvmod)/, "\t3\tadvmod");
const links = "1-1 2-2 3-3 4-4 5-5\n1-1 2-2 3-3\n1-1 2-2\n1-2 2-1 3-3 4-5 5-4\n";
/** Like mine; one of them; a line with an error; and half of them. */
const theirs = "1-1 2-2 3-3 4-4 5-5\n1-1 4-4\n1-1 two\n1-2 2-1 3-4\n";

const table = (page: Page) => page.locator("twintree-pairs");
const rows = (page: Page) => page.locator("twintree-pairs tr[data-pair]");
/** The cells that have no value because words differ. */
const apart = (row: Locator) => row.getByTitle("Not defined: the words differ");
const numbers = async (page: Page) =>
  (await rows(page).locator(".pairs-n").allTextContents()).map((text) => text.trim());
const condition = (page: Page) =>
  page.getByRole("textbox", { name: "Which pairs: words, or a condition" });

async function openFour(twintree: Twintree): Promise<void> {
  await twintree.drop([
    { name: "en.conllu", text: left },
    { name: "de.conllu", text: right },
    { name: "links.txt", text: links },
  ]);
  await twintree.expectForms("A", "the cats sleep very well");
}

async function compare(twintree: Twintree, page: Page, text = theirs): Promise<void> {
  await twintree.tab("Agreement").click();
  await page.getByRole("textbox", { name: "The other person’s links" }).fill(text);
}

async function showAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^4 (pairs|Paare)$/ }).click();
  await measured(page);
}

async function measured(page: Page): Promise<void> {
  await come(page.locator("#pairs"));
  await ended(page.locator(".pairs-list .pairs-progress"));
}

async function measures(page: Page, ...names: readonly string[]): Promise<void> {
  await openMeasures(page);
  for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.keyboard.press("Escape");
  await measured(page);
}

test("from the agreement of all pairs one click leads to the pairs, the least first, and back", async ({
  twintree,
  page,
}) => {
  await openFour(twintree);
  await compare(twintree, page);
  // The figures are those of the lines that can be read, as on the command line.
  await expect(
    page.getByText(
      "1 pair is left out of the figures, because something in a line of its links is wrong.",
    ),
  ).toBeVisible();
  const panel = page.getByRole("row", { name: "links, all pairs together" }).locator("td");
  await expect(panel).toHaveText(["0.800", "0.615", "0.696"]);
  await twintree.button("Show all pairs").click();
  await measured(page);
  await expect(page.getByRole("columnheader", { name: "agreement" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect.poll(() => numbers(page)).toEqual(["2", "4", "1", "3"]);
  await expect(rows(page).first()).toContainText("0.40");
  // Whose line cannot be read has no agreement, and all else.
  await expect(rows(page).last()).toContainText("In the other person’s links: link-bad");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Agreement, F");
  // The keys are on the rows.
  await expect(page.getByRole("button", { name: "Open pair 2" })).toBeFocused();
  await rows(page).first().click();
  await expect(page.locator("#pairs")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Agreement" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(
    page.getByText("You disagree on 3 links of this pair and agree on 1."),
  ).toBeVisible();
  await page.goBack();
  await expect.poll(() => numbers(page)).toEqual(["2", "4", "1", "3"]);
});

test("the agreement is that of my links, also where same words were linked before", async ({
  twintree,
  page,
}) => {
  await openFour(twintree);
  await showAll(page);
  const sameWords = page.getByRole("checkbox", { name: "Same words: link 1–1" });
  await sameWords.check();
  await page.getByRole("button", { name: "One pair" }).click();
  await compare(twintree, page);
  await twintree.button("Show all pairs").click();
  await measured(page);
  await expect(sameWords).not.toBeChecked();
  await expect.poll(() => numbers(page)).toEqual(["2", "4", "1", "3"]);
});

test("agreement is found by conditions, summed up as the panel does, and follows their links", async ({
  twintree,
  page,
}) => {
  await openFour(twintree);
  const whole = theirs.replace(" two", " 2-2");
  await compare(twintree, page, whole);
  const panel = page.getByRole("row", { name: "links, all pairs together" }).locator("td");
  await expect(panel).toHaveText(["0.833", "0.667", "0.741"]);
  await twintree.tab("Score").click();
  await showAll(page);
  await measures(page, "Agreement, F", "Links only yours");
  await page.getByRole("combobox", { name: "Measure", exact: true }).selectOption("Agreement, F");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("micro: 20 ⁄ 27");
  await condition(page).fill("agreement < 0.8");
  await expect.poll(() => numbers(page)).toEqual(["4", "2"]);
  // Sorted by agreement, a row opens where the agreement is.
  await page.getByRole("button", { name: "agreement", exact: true }).click();
  await rows(page).last().click();
  await expect(page.getByRole("tab", { name: "Agreement" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const text = page.getByRole("textbox", { name: "The other person’s links" });
  await page.getByText("Their links as text").click();
  await text.fill(whole.replace("1-2 2-1 3-4", "1-2 2-1 3-3 4-5 5-4"));
  await showAll(page);
  await expect.poll(() => numbers(page)).toEqual(["2"]);
});

test("without links of another annotator no agreement is offered", async ({ twintree, page }) => {
  await openFour(twintree);
  await showAll(page);
  const menu = page.getByRole("group", { name: "Measures in columns" });
  await openMeasures(page);
  await expect(menu.getByRole("group", { name: "Crossings" })).toBeVisible();
  await expect(menu.getByRole("group", { name: "Agreement" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "One pair" }).click();
  await compare(twintree, page);
  await twintree.button("Show all pairs").click();
  await measured(page);
  await expect(page.getByRole("columnheader", { name: "agreement" })).toBeVisible();
  await page.getByRole("button", { name: "One pair" }).click();
  await twintree.button("End the comparison").click();
  await showAll(page);
  await expect(page.getByRole("columnheader", { name: "similarity" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "agreement" })).toHaveCount(0);
});

test("distances of translations are had by links, and are those of the Distances tab", async ({
  twintree,
  page,
}) => {
  await openFour(twintree);
  await showAll(page);
  await measures(page, "Robinson–Foulds", "Words compared");
  await expect(apart(rowOf(page, 3))).toHaveCount(2);
  await openMeasures(page);
  await page.getByRole("button", { name: "by links", exact: true }).click();
  await page.keyboard.press("Escape");
  await measured(page);
  await expect(apart(rows(page))).toHaveCount(0);
  const cells = async (pair: number) =>
    (await rowOf(page, pair).locator("td.figure").allTextContents()).slice(-2);
  const said = await Promise.all([0, 3].map(cells));
  expect(said.map(([distance]) => distance?.trim())).toEqual(["0.00", "0.33"]);
  for (const [at, pair] of [0, 3].entries()) {
    await rowOf(page, pair).click();
    await twintree.tab("Distances").click();
    await twintree.button("by links").click();
    const row = page.getByRole("row", { name: /^Robinson–Foulds/ }).first();
    await expect(row.locator("td").first()).toHaveText(new RegExp(`^\\s*${said[at]?.[0]}`));
    await page.getByRole("button", { name: "4 pairs" }).click();
    await measured(page);
  }
  // It is kept, and taken back in sight of the table.
  await page.reload();
  await measured(page);
  await expect(apart(rows(page))).toHaveCount(0);
  await page.getByRole("button", { name: "Take back: Distances by links" }).click();
  await measured(page);
  await expect(apart(rowOf(page, 3))).toHaveCount(2);
  // Where all words differ the table itself says what would help.
  await expect(page.getByText("In 4 pairs the words differ")).toBeVisible();
  await page.getByRole("button", { name: "Compare by links" }).click();
  await measured(page);
  await expect(apart(rows(page))).toHaveCount(0);
  await expect(page.getByText("In 4 pairs the words differ")).toHaveCount(0);
});

test("nothing is in the way of anybody", async ({ twintree, page }) => {
  await openFour(twintree);
  await compare(twintree, page);
  await twintree.button("Show all pairs").click();
  await measured(page);
  await openMeasures(page);
  await page.getByRole("button", { name: "by links", exact: true }).click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faults(page)).toEqual([]);
    await expect(table(page)).toBeVisible();
  }
});
