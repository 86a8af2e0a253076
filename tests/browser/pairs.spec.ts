/** The page of all pairs: its table, its plots and what they say. */
import { readFile } from "node:fs/promises";
import { faults } from "./axe.js";
import {
  count,
  dropFour,
  duplicate,
  four,
  measured,
  numbers,
  openFour,
  openMeasures,
  openSecond,
  other,
  plain,
  rowOf,
  rows,
  showAll,
  signature,
  text,
} from "./corpus.js";
import { expect, hold, type Page, sentence, Twintree, test } from "./page.js";
import { trapNext, withTraps } from "./trap.js";

const data = process.env.TWINTREE_DATA;

const condition = (page: Page) =>
  page.getByRole("textbox", { name: "Which pairs: words, or a condition" });

/** Has a worker answer half a second late. */
const late = `{
  const post = self.postMessage.bind(self);
  self.postMessage = (...given) => setTimeout(() => post(...given), 500);
}
`;

/** From then on the workers of a page answer late. */
async function answerLate(page: Page): Promise<void> {
  await page.context().route(/assets\/worker-.*\.js$/, async (route) => {
    const answer = await (await route.fetch()).text();
    await route.fulfill({ body: `${late}${answer}`, contentType: "text/javascript" });
  });
}

async function openCorpus(twintree: Twintree, page: Page): Promise<void> {
  const read = (name: string) => readFile(`${data}/pud-en-fr/${name}`, "utf8");
  const names = ["en.conllu", "fr.conllu", "links.txt"];
  const files = await Promise.all(names.map(async (name) => ({ name, text: await read(name) })));
  await twintree.drop(files);
  await showAll(page);
}

test("the page of all pairs is busy until its part has come", async ({ twintree, page }) => {
  await dropFour(twintree);
  await twintree.expectForms("A", "we saw cats");
  const release = await hold(page, /assets\/part-.*\.js$/);
  await page.getByRole("button", { name: "4 pairs" }).click();
  const coming = page.getByRole("region", { name: "4 pairs" });
  await expect(coming).toHaveAttribute("aria-busy", "true");
  release();
  await expect(rows(page)).toHaveCount(4);
  await expect(coming).toHaveCount(0);
});

test("rows that are scrolled on go below the head, as far as it goes", async ({
  twintree,
  page,
}) => {
  const ids = Array.from({ length: 60 }, (_, at) => `s${at}`);
  await twintree.drop([
    { name: "a.conllu", text: ids.map((id) => text(id, plain)).join("\n") },
    { name: "b.conllu", text: ids.map((id) => text(id, other)).join("\n") },
  ]);
  await showAll(page);
  await measured(page);
  await rows(page).first().scrollIntoViewIfNeeded();
  await page.locator("#pairs").evaluate((it) => it.scrollBy(0, 900));
  const isHead = () =>
    page.locator("twintree-pairs thead td").evaluate((cell) => {
      const { left, right, top } = cell.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, top + 4) === cell;
    });
  await expect.poll(isHead).toBe(true);
});

test("for an audience the plots are as large as their words, and nothing is cut off", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  const plot = page.locator(".plot-histogram");
  const width = async () => (await plot.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press("F2");
  await expect.poll(width).toBeGreaterThan(1.4 * before);
  await page.setViewportSize({ width: 390, height: 844 });
  const beyond = () =>
    page
      .locator(".overview *")
      .evaluateAll(
        (all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length,
      );
  await expect.poll(beyond).toBe(0);
});

test("two parses open on what they are compared by, the worst first", async ({
  twintree,
  page,
}) => {
  const [good, bad] = [
    "(S (NP (P we)) (VP (V saw) (NP (N cats))))",
    "(S (NP (P we) (V saw)) (NP (N cats)))",
  ];
  const lines = (trees: readonly (string | undefined)[]) => `${trees.join("\n")}\n`;
  await twintree.drop([
    { name: "gold.mrg", text: lines([good, good, good]) },
    { name: "parser.mrg", text: lines([good, bad, good]) },
  ]);
  await showAll(page);
  await measured(page);
  const head = page.getByRole("columnheader", { name: "F", exact: true });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => numbers(page, 3)).toEqual(["2", "1", "3"]);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Brackets, F, 3 pairs");
  await expect(summary).toContainText(/equal, 1\s*2/);
  await expect(page.getByText("No relation on the paths of these pairs")).toBeVisible();
  // The keys begin at the first row, and nothing has scrolled away.
  await expect(page.getByRole("button", { name: "Open pair 2" })).toBeFocused();
  // Trees of dependencies have no brackets.
  await twintree.drop([
    { name: "gold.conllu", text: four.left },
    { name: "first.conllu", text: four.right },
  ]);
  await expect(summary).toContainText("Attachment, LAS, 4 pairs");
  await expect.poll(() => numbers(page, 4)).toEqual(["2", "1", "3", "4"]);
  // Where links are added there are paths again.
  await twintree.drop([{ name: "links.txt", text: four.links }]);
  await expect(summary).toContainText("Similarity, 4 pairs");
});

test("what is equal is 1, or 0 of a distance", async ({ twintree, page }) => {
  await openFour(twintree, page);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText(/equal, 1\s*2/);
  const measure = page.getByRole("combobox", { name: "Measure", exact: true });
  await measure.selectOption("Robinson–Foulds");
  await expect(summary).toContainText(/equal, 0\s*3/);
  await measure.selectOption("Head crossings");
  await expect(summary).toContainText("best value, 0");
});

test("a condition that cannot be read chooses nothing, and says what can be written", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await condition(page).fill("similarity < 1");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await condition(page).fill("sim < 0.5");
  await expect(count(page)).toHaveText("0 of 4 pairs");
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator(".pairs-problem")).toHaveText(/There is no column “sim”\./);
  await expect(page.locator(".pairs-problem mark")).toHaveText("sim");
  const names = page.locator(".pairs-problem-columns");
  await expect(names).toContainText("words A, words B, links, coverage, similarity, brackets.f");
  await expect(names).not.toContainText("agreement");
  await expect(page.getByText("The condition cannot be read, so no pair is shown.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Similarity, 0 pairs");
  // Every name that is named can be written.
  for (const name of await names.locator("code").allTextContents()) {
    const isText = ["id", "text", "deprel", "upos", "lemma", "form", "label"].includes(name);
    await condition(page).fill(`${name} = ${isText ? "x" : "1"}`);
    await expect(page.locator(".pairs-problem")).toHaveCount(0);
  }
});

test("what a condition leaves out is in no figure", async ({ twintree, page }) => {
  await openFour(twintree, page);
  const summary = page.getByRole("region", { name: "Summary" });
  const differs = page.getByRole("region", { name: "What differs" });
  await expect(summary).toContainText("micro: 1 − 2 ⁄ 14");
  await expect(differs.getByRole("row", { name: "all, L 2" })).toBeVisible();
  await condition(page).fill("words A > 3 or links = 0");
  await expect(summary).toContainText("Similarity, 2 pairs");
  await expect(summary).toContainText("micro: 1 − 0 ⁄ 6");
  await expect(summary).toContainText(/undefined\s*1/);
  await expect(differs.locator("tbody tr")).toHaveCount(0);
  await expect(page.getByText("r = – · ρ = –")).toBeVisible();
  const bars = page.getByRole("group", { name: /^How often the values are/ });
  await expect(bars.getByRole("button", { name: /0\.95 to 1\.00: 1 pair/ })).toBeVisible();
  await expect(bars.getByRole("button", { name: /0\.50 to 0\.55: 0 pairs/ })).toBeVisible();
});

test("Next and Previous go along the rows, and who is on none of them is told", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  const bar = page.getByRole("navigation", { name: "Sentence pairs" });
  const [next, previous] = ["Next pair", "Previous pair"].map((name) => twintree.button(name));
  if (!next || !previous) throw new Error("no buttons");
  await page.getByRole("button", { name: "similarity", exact: true }).click();
  await expect.poll(() => numbers(page, 4)).toEqual(["2", "1", "4", "3"]);
  await condition(page).fill("links > 0");
  await expect(bar).toContainText("1 of 4 row 2 of 3");
  await page.getByRole("button", { name: "Open pair 2" }).click();
  await expect(bar).toContainText("2 of 4 row 1 of 3");
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(bar).toContainText("1 of 4 row 2 of 3");
  await next.click();
  await twintree.expectForms("A", "we saw cats sleep");
  await expect(bar).toContainText("4 of 4 row 3 of 3");
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(bar).toContainText("1 of 4 row 2 of 3");
  // What is done to a pair takes it off no list.
  await twintree.replace("Links between A and B", "");
  await expect(bar).toContainText("1 of 4 row 2 of 3");
  await twintree.button(/^Undo/).click();
  await page.getByRole("button", { name: "Choose a pair" }).click();
  await page.locator("#picker-2").click();
  await expect(bar).toContainText("3 of 4 not among the 3 listed");
  await expect(previous).toBeDisabled();
  // After a reload, too.
  await page.reload();
  await page.evaluate(() => document.dispatchEvent(new Event("pointermove")));
  await expect(bar).toContainText("3 of 4 not among the 3 listed");
  await next.click();
  await expect(bar).toContainText("2 of 4 row 1 of 3");
  // Of another corpus there is no list yet.
  await twintree.drop([
    { name: "a.conllu", text: ["x", "y", "z"].map((id) => text(id, plain)).join("\n") },
    { name: "b.conllu", text: ["x", "y", "z"].map((id) => text(id, other)).join("\n") },
  ]);
  await expect(bar).toContainText("1 of 3");
  await expect(bar).not.toContainText("row");
  await next.click();
  await expect(bar).toContainText("2 of 3");
});

test("one pair has no switch, several have one", async ({ twintree, page }) => {
  await expect(page.locator(".source-corpus")).toHaveCount(0);
  await openFour(twintree, page);
  await expect(page.getByRole("button", { name: "4 pairs" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("twintree-canvas")).toBeHidden();
  await expect(page.getByRole("table", { name: "Pairs" })).toHaveAttribute("aria-rowcount", "5");
});

test("each pair has a row with its measures, and sorts by each", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await expect(rows(page)).toHaveCount(4);
  await expect(rowOf(page, 0)).toContainText("1.00");
  await expect(rowOf(page, 1)).toContainText("we saw cats");
  // Without links there is nothing to be measured.
  await expect(
    rows(page)
      .nth(2)
      .getByTitle(/^Not defined/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "similarity", exact: true }).click();
  await expect.poll(() => numbers(page, 4)).toEqual(["2", "1", "4", "3"]);
  await page.getByRole("button", { name: "similarity", exact: true }).click();
  await expect.poll(() => numbers(page, 4)).toEqual(["1", "4", "2", "3"]);
  await expect(page.getByRole("columnheader", { name: "similarity" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

test("a condition shows some, and says where it cannot be read", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await condition(page).fill("similarity < 1");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect.poll(() => numbers(page, 4)).toEqual(["2"]);
  await condition(page).fill("words A > 3 or links = 0");
  await expect(count(page)).toHaveText("2 of 4 pairs");
  await condition(page).fill("deprel A = acl");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await condition(page).fill("similarity <");
  await expect(page.locator(".pairs-problem")).toBeVisible();
  await expect(condition(page)).toHaveAttribute("aria-invalid", "true");
  await condition(page).press("Escape");
  await expect(count(page)).toHaveText("4 of 4 pairs");
  await expect(page.locator(".pairs-problem")).toHaveCount(0);
});

test("Enter opens a pair, Escape and the way back lead to the same place", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await page.getByRole("button", { name: "similarity", exact: true }).click();
  await expect.poll(() => numbers(page, 4)).toEqual(["2", "1", "4", "3"]);
  await page.getByRole("button", { name: "Open pair 1" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Open pair 4" })).toBeFocused();
  await page.keyboard.press("Enter");
  await twintree.expectForms("A", "we saw cats sleep");
  await expect(page.locator("#pairs")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "4 pairs" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open pair 4" })).toBeFocused();
  await expect.poll(() => numbers(page, 4)).toEqual(["2", "1", "4", "3"]);
  await page.goBack();
  await twintree.expectForms("A", "we saw cats sleep");
  await page.goForward();
  await expect(page.locator("#pairs")).toBeVisible();
});

test("the focus goes to the rows, and not away from where somebody types", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await condition(page).fill("similarity < 1 or links = 0");
  await expect(count(page)).toHaveText("2 of 4 pairs");
  await page.getByRole("button", { name: "Open pair 2" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Choose a pair" }).click();
  await page.locator("#picker-3").click();
  await twintree.expectForms("A", "we saw cats sleep");
  // The pair that is left is not among those that the condition finds.
  await page.getByRole("button", { name: "4 pairs" }).press("Enter");
  await expect(page.getByRole("button", { name: "Open pair 2" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Open pair 3" })).toBeFocused();
  await condition(page).press("Control+A");
  await condition(page).pressSequentially("links > 3 or similarity < 2");
  await expect(condition(page)).toHaveValue("links > 3 or similarity < 2");
  await expect(condition(page)).toBeFocused();
});

test("a key opens a row while words are marked elsewhere", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByRole("button", { name: "Open pair 1" }).focus();
  await rows(page)
    .nth(1)
    .locator("p")
    .first()
    .evaluate((words) => getSelection()?.selectAllChildren(words));
  await page.keyboard.press("Enter");
  await expect(page.locator("#pairs")).toHaveCount(0);
});

test("a bar, a row of what differs and a marked part of the plot choose their pairs", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  const bars = page.getByRole("group", { name: /^How often the values are/ });
  await bars.getByRole("button", { name: /0\.95 to 1\.00: 2 pairs/ }).click();
  await expect(condition(page)).toHaveValue("similarity >= 0.95 and similarity <= 1");
  await expect(count(page)).toHaveText("2 of 4 pairs");
  await page.getByRole("button", { name: "Show all pairs" }).click();
  const differs = page.getByRole("region", { name: "What differs" });
  await differs
    .getByRole("row", { name: /nsubj obj/ })
    .getByRole("button")
    .click();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await page.getByRole("button", { name: /^Take back/ }).click();
  await expect(count(page)).toHaveText("4 of 4 pairs");
  const plot = page.getByRole("img", { name: /^Similarity against Linked words/ });
  const box = await plot.boundingBox();
  if (box === null) throw new Error("no plot");
  await page.mouse.move(box.x + box.width * 0.5, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + 40);
  await page.mouse.move(box.x + box.width * 0.99, box.y + 60);
  await page.mouse.up();
  await expect(condition(page)).toHaveValue(/^coverage >= .* and similarity <= 1$/);
  await expect(count(page)).toHaveText("2 of 4 pairs");
});

test("the bars are reached by keys", async ({ twintree, page }) => {
  await openFour(twintree, page);
  const bars = page.getByRole("group", { name: /^How often the values are/ }).getByRole("button");
  await bars.first().focus();
  await page.keyboard.press("End");
  await expect(bars.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("2 of 4 pairs");
});

test("measures are added as columns", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await openMeasures(page);
  await page.getByRole("checkbox", { name: "Attachment, LAS" }).check();
  await page.keyboard.press("Escape");
  await measured(page);
  await expect(page.getByRole("columnheader", { name: "LAS" })).toBeVisible();
  await expect(rowOf(page, 1)).toContainText("0.33");
  // What is chosen is kept.
  await page.getByRole("button", { name: "One pair" }).click();
  await showAll(page);
  await expect(page.getByRole("columnheader", { name: "LAS" })).toBeVisible();
});

test("rows stay in their places while pairs are measured, and after", async ({ page }) => {
  await answerLate(page);
  const twintree = new Twintree(page);
  await twintree.open();
  await dropFour(twintree);
  await twintree.expectForms("A", "we saw cats");
  await showAll(page);
  const place = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().y);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  const first = await place();
  await measured(page);
  expect(await place()).toBe(first);
  await expect(page.locator(".plot-scatter")).toBeVisible();
  await expect(page.locator(".plot-histogram")).toBeVisible();
  expect(await place()).toBe(first);
});

test("same words are linked one to one, and other words are named", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await page.getByRole("checkbox", { name: "Same words: link 1–1" }).check();
  await measured(page);
  await expect(page.getByText("In 1 pair the words differ: 4")).toBeVisible();
  await expect(rowOf(page, 2)).toContainText("1.00");
});

test("two parses without links are linked word by word from where that is missed", async ({
  twintree,
  page,
}) => {
  await twintree.drop([
    { name: "gold.conllu", text: four.left },
    { name: "first.conllu", text: four.right },
  ]);
  await showAll(page);
  await measured(page);
  await page.getByRole("combobox", { name: "Measure", exact: true }).selectOption("Similarity");
  await expect(page.getByText("In most of them no words are linked.")).toBeVisible();
  await page.getByRole("button", { name: "Link same words 1–1" }).click();
  await measured(page);
  await expect(rowOf(page, 1)).toContainText("0.50");
  await expect(page.getByRole("button", { name: "Link same words 1–1" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Same words: link 1–1" })).toBeChecked();
});

test("two tabs measure one corpus, and what is edited in one is measured there alone", async ({
  twintree,
  page,
}) => {
  // Both are still measuring when they are reloaded.
  await answerLate(page);
  await openFour(twintree, page);
  const other = await duplicate(page);
  await rowOf(other, 1).click();
  const edited = new Twintree(other);
  await edited.expectForms("A", "we saw cats");
  await edited.openTexts("Links");
  await other.getByRole("button", { name: /^Remove the link cats/ }).click();
  await other.getByRole("button", { name: "4 pairs" }).click();
  await page.reload();
  await expect(page.locator("#pairs")).toBeVisible();
  await other.reload();
  for (const [tab, links] of [
    [other, "2"],
    [page, "3"],
  ] as const) {
    await tab.bringToFront();
    await measured(tab);
    await expect(rowOf(tab, 1).locator("td").nth(5)).toHaveText(links);
    await expect(rowOf(tab, 0).locator("td").nth(5)).toHaveText("3");
    await expect(rowOf(tab, 0)).toContainText("1.00");
  }
  await other.close();
  await page.context().unrouteAll({ behavior: "wait" });
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("numbers have a comma, reasons have words, and names are not inflected", async ({
    twintree,
    page,
  }) => {
    await dropFour(twintree);
    await showAll(page);
    await measured(page);
    await expect(rowOf(page, 1)).toContainText("0,50");
    await expect(page.getByTitle("Nicht definiert: keine Wörter sind verbunden")).toHaveText("–");
    await expect(page.getByTitle("Sortieren nach: Wörter von A")).toBeVisible();
    await page.getByText("Zwei Systeme vergleichen").click();
    await openSecond(page);
    const lost = page.getByRole("button", {
      name: "1 Paar zeigen, in dem two.conllu besser ist",
    });
    await lost.click();
    await expect(page.getByRole("status").getByText("1 von 4 Paaren")).toBeVisible();
    await expect(rows(page).first()).toContainText("−0,50");
    await expect(rows(page).first().getByTitle("−8 ⁄ 16")).toHaveText("−0,50");
    await page.getByRole("textbox", { name: /^Welche Paare/ }).fill("similarity <= 0,5");
    await expect(page.getByRole("status").getByText("1 von 4 Paaren")).toBeVisible();
    await page.getByRole("button", { name: "Entfernen", exact: true }).click();
    await expect(twintree.button("Rückgängig: two.conllu entfernen")).toBeVisible();
  });
});

test("formats are mixed: what has no value says why, and brackets are read as dependencies", async ({
  twintree,
  page,
}) => {
  const tree = "(S (NP (PRP we)) (VP (VBD saw) (NP (NNS cats))))\n";
  await twintree.drop([
    { name: "gold.conllu", text: [text("a", plain), text("b", other)].join("\n") },
    { name: "first.mrg", text: tree.repeat(2) },
    { name: "links.txt", text: "1-1 2-2 3-3\n".repeat(2) },
  ]);
  await showAll(page);
  await measured(page);
  const summary = page.getByRole("region", { name: "Summary" });
  await openMeasures(page);
  await page.getByRole("checkbox", { name: "Similarity", exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Measure", exact: true }).selectOption("Similarity");
  await expect(summary).toContainText("In most of them a side has no dependencies.");
  await expect(rows(page).first().getByTitle("Not defined: a side has no dependencies")).toHaveText(
    "–",
  );
  await page.getByRole("button", { name: "Read the phrases as dependencies" }).click();
  await expect(rowOf(page, 1)).toContainText("0.50");
  await expect(summary).not.toContainText("no dependencies");
  // Newick against brackets: nothing can be read so.
  await twintree.button("Undo: read the phrases as dependencies").click();
  await expect(summary).toContainText("In most of them a side has no dependencies.");
  await openSecond(page, "two.nwk", "((we,saw),cats);\n(we,(saw,cats));\n");
  await page.locator(".pairs-systems select").selectOption({ label: "Robinson–Foulds" });
  await expect(signature(page)).toContainText("pairs:0");
  // What is 0 of 0 is no pair in which both are equal.
  await page.getByRole("button", { name: "Show 0 pairs in which both are equal" }).click();
  await expect(count(page)).toHaveText("0 of 2 pairs");
  await twintree.drop([{ name: "other.nwk", text: "((we,saw),cats);\n(we,(saw,cats));\n" }]);
  await expect(page.getByRole("button", { name: "Read the phrases" })).toHaveCount(0);
});

test("the rows leave the page as a table and as records, the plots as a picture", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await condition(page).fill("similarity < 1");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };
  const table = (await saved("TSV")).trimEnd().split("\n");
  expect(table).toHaveLength(2);
  expect(table[0]?.split("\t")).toContain("similarity");
  expect(table[1]).toContain("b");
  const records = (await saved("JSON Lines")).trimEnd().split("\n");
  expect(records).toHaveLength(1);
  expect(JSON.parse(records[0] ?? "")).toMatchObject({
    ...{ pair: 2, left: "b", distance: 2, maximum: 4, similarity: 0.5 },
  });
  const picture = await saved("SVG");
  expect(picture).toMatch(/^<\?xml/);
  expect(picture).toContain("Linked words");
  expect(picture).not.toContain("class=");
});

test("undo and other files lead to what they are of", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await twintree.drop([{ name: "one.conllu", text: sentence(["alone", "NOUN", 0, "root"]) }]);
  // By its name: until the file has been read, undo is of the files before it.
  await twintree.button("Undo: new sentence for A").click();
  await expect(twintree.button("Redo: new sentence for A")).toBeVisible();
  await expect(count(page)).toHaveText("4 of 4 pairs");
  await twintree.button(/^Undo:/).click();
  await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  await expect(page.locator("#pairs")).toHaveCount(0);
});

test("files with several pairs offer the table", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "gold.conllu", text: four.left },
    { name: "first.conllu", text: four.right },
  ]);
  await page.getByRole("button", { name: "Show all in a table" }).click();
  await expect(count(page)).toHaveText("4 of 4 pairs");
  await expect(page.getByRole("button", { name: "Show all in a table" })).toHaveCount(0);
});

test("a reload leads to the same rows", async ({ twintree, page }) => {
  await openFour(twintree, page);
  await condition(page).fill("similarity < 1");
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(count(page)).toHaveText("1 of 4 pairs");
  await expect(condition(page)).toHaveValue("similarity < 1");
});

test("links that are changed are measured anew, and what else is measured stays", async ({
  twintree,
  page,
}) => {
  await openFour(twintree, page);
  await expect(rowOf(page, 2)).toContainText("–");
  await rowOf(page, 2).click();
  await expect(page.locator("twintree-canvas")).toBeVisible();
  await twintree.replace("Links between A and B", "1-1 2-2 3-3");
  await expect.poll(() => twintree.links()).toBe("1-1 2-2 3-3");
  await showAll(page);
  await expect(rowOf(page, 2)).toContainText("1.00");
});

test.describe("a core that breaks", () => {
  test.use({ serviceWorkers: "block" });

  test("costs nothing but time", async ({ page, context }) => {
    await withTraps(context);
    const twintree = new Twintree(page);
    await twintree.open();
    await dropFour(twintree);
    const armed = trapNext(page, "pairs");
    await showAll(page);
    await armed;
    await measured(page);
    await expect(rows(page)).toHaveCount(4);
    await expect(rowOf(page, 0)).toContainText("1.00");
    // Workers that are only starting are still being given theirs.
    await context.unrouteAll({ behavior: "wait" });
  });
});

test("nothing is in the way of anybody, on a phone neither", async ({ twintree, page }) => {
  await openFour(twintree, page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator(".plot-scatter")).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});

test.describe("a real corpus", () => {
  test.skip(data === undefined, "TWINTREE_DATA names no folder with real pairs");

  test("is summed up, sorted, filtered, a pair opened and left", async ({ twintree, page }) => {
    await openCorpus(twintree, page);
    await measured(page);
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("5,294 ⁄ 25,002");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("0.800");
    await expect(page.getByText(/r = 0\.28/)).toBeVisible();
    const differs = page.getByRole("region", { name: "What differs" });
    await expect(differs.getByRole("row", { name: /compound nmod/ })).toContainText("341");
    await expect(differs.getByRole("row", { name: /all, L/ })).toContainText("5,294");
    await condition(page).fill("similarity < 0.5");
    await expect(count(page)).toHaveText("19 of 999 pairs");
    await expect(page.getByText("19 below 0.5")).toBeVisible();
    await expect.poll(() => numbers(page, 3)).toEqual(["229", "378", "916"]);
    await rows(page).nth(2).click();
    await twintree.expectForms("A", "The ruins were later built over .");
    await page.getByRole("button", { name: "999 pairs" }).click();
    await expect(count(page)).toHaveText("19 of 999 pairs");
    await condition(page).fill("");
    await expect(count(page)).toHaveText("999 of 999 pairs");
    // Only rows in sight are made.
    expect(await rows(page).count()).toBeLessThan(80);
    await page.locator(".pairs-page").evaluate((element) => element.scrollTo(0, 20_000));
    await expect(rows(page).filter({ hasText: "Je" }).first()).toBeVisible();
    const place = await page.locator(".pairs-page").evaluate((element) => element.scrollTop);
    const shown = page.locator("twintree-pairs tr[data-pair]").nth(12);
    const pair = await shown.getAttribute("data-pair");
    await shown.click();
    await expect(page.locator("#pairs")).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(`tr[data-pair="${pair}"]`)).toBeVisible();
    await expect
      .poll(() => page.locator(".pairs-page").evaluate((element) => element.scrollTop))
      .toBeCloseTo(place, -1);
  });

  /** A thousand pairs are measured before anybody could cancel, unless the answers are late. */
  async function openLate(page: Page): Promise<void> {
    await answerLate(page);
    const twintree = new Twintree(page);
    await twintree.open();
    await openCorpus(twintree, page);
  }

  test("is cancelled in the same moment as a measure is chosen", async ({ page }) => {
    await openLate(page);
    await openMeasures(page);
    const measure = page.getByRole("checkbox", { name: "Tree edit distance" });
    await measure.evaluate((box: HTMLInputElement) => {
      box.click();
      document.querySelector<HTMLElement>(".pairs-progress button")?.click();
    });
    await expect(page.getByRole("columnheader", { name: "tree edit" })).toBeVisible();
    await expect(page.getByText(/^Stopped: /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  });

  test("is cancelled halfway, stays usable, and goes on", async ({ page }) => {
    await openLate(page);
    const place = () =>
      page.locator(".pairs-progress button").evaluate((it) => it.getBoundingClientRect().y);
    const first = await place();
    await openMeasures(page);
    await page.getByRole("checkbox", { name: "Tree edit distance" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText(/^Stopped: /)).toBeVisible();
    await condition(page).fill("Obama");
    await expect(count(page)).not.toHaveText("999 of 999 pairs");
    const done = () =>
      page.locator(".pairs-list progress").evaluate((bar: HTMLProgressElement) => bar.value);
    const before = await done();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect.poll(done).toBeGreaterThan(before);
    // What came meanwhile had its room: nothing moved away from who reached for it.
    expect(await place()).toBe(first);
  });
});
