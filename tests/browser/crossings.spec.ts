/** Links that are sure or possible, and the Crossings tab: which phrases of A do not stay apart in B. */
import { inflateRawSync } from "node:zlib";
import { faults } from "./axe.js";
import { control, withControl } from "./control.js";
import { clickLink, expect, linkOf, type Page, Twintree, test, wordIn } from "./page.js";
import { trapNext, withTraps } from "./trap.js";

const status =
  "(S (NP (PRP they)) (VP (AUX do) (RB not) (ADVP (RB really)) (VP (VB change) (NP (DT the) (NN status)))) (. .))";
const situation = "elles ne modifient pas vraiment la situation .";
const links = "1p1 2p3 3-2 3-4 4-5 5-3 6-6 7p7 8-8";

/** The address of a pair with the tab open. */
function address(
  more: Readonly<Record<string, unknown>> = {},
  chosen: Readonly<Record<string, unknown>> = {},
): string {
  const parcel = {
    ...{ a: status, b: situation, formats: ["brackets", "words"], links },
    view: { resultsTab: "crossings", tabs: { crossings: chosen } },
    ...more,
  };
  return `./${linkOf(parcel)}`;
}

/** What a link holds, and of it what is chosen in the tab. */
function parcelOf(url: string) {
  const payload = Buffer.from(url.split("#1.")[1] ?? "", "base64url");
  return JSON.parse(inflateRawSync(payload).toString());
}
const chosenIn = (url: string): unknown => parcelOf(url).view?.tabs?.crossings ?? {};

/** The figures of a row: head, modifier. */
const figures = (page: Page, name: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name, exact: true }) })
    .locator("td");
/** A pair of phrases of the list, by its words. */
const pair = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Pairs of phrases" }).getByRole("button", { name });
const notChange = /not modifier change the status modifier/;
/** What of the two phrases is coloured over the trees: lines in A, solid stretches of spans in B. */
const lines = (page: Page, tone: string) =>
  page.locator(`twintree-canvas .canvas-tones .canvas-tone-${tone}:not(.canvas-half)`);
const spans = (page: Page, tone: string) =>
  page.locator(`twintree-canvas .canvas-reached.canvas-tone-${tone}`);
const signs = (page: Page) => page.locator("twintree-canvas .canvas-crosses");
const dashed = (page: Page) => page.locator("twintree-canvas .canvas-possible .canvas-link-line");

test.describe("a link is sure or possible", () => {
  test.beforeEach(({ page }) => page.goto(address()));

  test("by key, and says so", async ({ page }) => {
    const twintree = new Twintree(page);
    await expect(dashed(page)).toHaveCount(3);
    await twintree.tree("A").focus();
    await page.keyboard.press("p");
    await expect(dashed(page)).toHaveCount(2);
    await expect(twintree.said()).toContainText("they, A 1, and elles, B 1: the link is sure now.");
    await page.keyboard.press("p");
    await expect(dashed(page)).toHaveCount(3);
    await expect(twintree.said()).toContainText("the link is only possible now.");
    await expect(wordIn(twintree.tree("A"), "A", 1)).toHaveAccessibleName(/only possible/);
    // Of several links of a word, the one that was chosen.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await twintree.expectActive("A", 3);
    await page.keyboard.press("]");
    await page.keyboard.press("]");
    await page.keyboard.press("p");
    expect(await twintree.links()).toBe("1p1 2p3 3-2 3p4 4-5 5-3 6-6 7p7 8-8");
  });

  test("by mouse, and is undone, kept and given away", async ({ page }) => {
    const twintree = new Twintree(page);
    await clickLink(page, "8-8");
    const item = page.getByRole("button", { name: "only possible" });
    await expect(item).toHaveAttribute("aria-pressed", "false");
    await item.click();
    await expect(dashed(page)).toHaveCount(4);
    await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
    await twintree.button(/^Undo/).click();
    await expect(dashed(page)).toHaveCount(3);
    await twintree.button(/^Redo/).click();
    await expect(dashed(page)).toHaveCount(4);
    await expect.poll(() => parcelOf(page.url()).links).toBe("1p1 2p3 3-2 3-4 4-5 5-3 6-6 7p7 8p8");
    const { href } = new URL(page.url());
    await page.reload();
    await expect(dashed(page)).toHaveCount(4);
    await page.goto("about:blank");
    await page.goto(href);
    await expect(dashed(page)).toHaveCount(4);
  });

  test("by table and as text", async ({ page }) => {
    const twintree = new Twintree(page);
    await twintree.openTexts("Links");
    const button = page.getByRole("button", { name: "Only possible: not–pas" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toBeFocused();
    expect(await twintree.links()).toBe("1p1 2p3 3-2 3p4 4-5 5-3 6-6 7p7 8-8");
    await twintree.replace("Links between A and B", "1-1 3?2 3-4");
    await expect(dashed(page)).toHaveCount(1);
  });
});

test.describe("the pairs of phrases of a sentence", () => {
  test.beforeEach(({ page }) => page.goto(address()));

  test("are counted by type of alignment and by what the phrases are", async ({ page }) => {
    await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
    await expect(figures(page, "S→P sure first")).toHaveText(["2 / 7", "2 / 4"]);
    await expect(figures(page, "P all")).toHaveText(["2 / 7", "2 / 4"]);
    await expect(page.getByText("With sure links, 2 of 11 pairs of phrases cross.")).toBeVisible();
    await page.getByRole("group", { name: "What the phrases are" }).getByText("Flat verb").click();
    await expect(figures(page, "S sure")).toHaveText(["1 / 7", "0 / 7"]);
    await page.getByRole("button", { name: "S→P sure first" }).click();
    await expect(page.getByText("With sure links first, 2 of 14 pairs")).toBeVisible();
    await expect(figures(page, "S→P sure first")).toHaveText(["1 / 7", "1 / 7"]);
    await page.getByRole("checkbox", { name: "Leave out phrasal translations" }).uncheck();
    await expect(figures(page, "S→P sure first")).toHaveText(["2 / 7", "1 / 7"]);
    await expect(page.getByText("1 of them is a phrasal translation.")).toBeVisible();
    await page.getByRole("group", { name: "What the phrases are" }).getByText("Depend").click();
    await expect(figures(page, "S→P sure first")).toHaveText(["2 / 7", "1 / 15"]);
    // All of that is part of the address.
    await expect
      .poll(() => chosenIn(page.url()))
      .toMatchObject({ representation: "dependencies", filter: false });
    await page.reload();
    await expect(figures(page, "S→P sure first")).toHaveText(["2 / 7", "1 / 15"]);
  });

  test("light up on both sides, those that cross with a sign", async ({ page }) => {
    await expect(signs(page)).toHaveCount(3);
    await expect(pair(page, notChange)).toHaveAttribute("aria-pressed", "true");
    await expect(lines(page, "first")).toHaveCount(1);
    await expect(lines(page, "second")).toHaveCount(5);
    await expect(spans(page, "first")).toHaveCount(2);
    await expect(spans(page, "second")).toHaveCount(2);
    await expect(page.locator(".canvas-shared")).toHaveCount(1);
    await expect(page.locator(".canvas-link.canvas-link-first .canvas-link-line")).toHaveCount(2);
    await expect(
      page.getByText(/not reaches over ne modifient pas in B.*In both: modifient pas\./),
    ).toBeVisible();
    // Pointed at, another one is shown for as long as that lasts.
    await pair(page, /really modifier change the status/).hover();
    await expect(spans(page, "first")).toHaveCount(1);
    await page.getByRole("heading", { name: "Crossings of tests" }).hover();
    await expect(spans(page, "first")).toHaveCount(2);
    // So does the focus.
    await pair(page, /really modifier change the status/).focus();
    await expect(spans(page, "first")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Crossings of tests" }).click();
    await expect(page.getByText(/really reaches over vraiment in B/)).toBeVisible();
    await expect.poll(() => chosenIn(page.url())).toMatchObject({ pair: "modifier 4-4 5-7" });
    await page.reload();
    await expect(page.getByText(/really reaches over vraiment in B/)).toBeVisible();
    // One that does not cross says why.
    await pair(page, /^Not linked: they/)
      .first()
      .click();
    await expect(page.getByText("they has no sure link, and so no span")).toBeVisible();
  });

  test("that are a phrasal translation say which links make it one", async ({ page }) => {
    await page.getByRole("button", { name: "S→P sure first" }).click();
    await page.getByRole("group", { name: "What the phrases are" }).getByText("Flat verb").click();
    await expect(page.getByText(/1 more pair crosses, but is a phrasal translation/)).toBeVisible();
    const filtered = pair(page, /why not counted\?/);
    await expect(filtered).toHaveCount(1);
    await filtered.click();
    await expect(
      page.getByText(
        /linked with the same word, modifient: together they are one phrasal translation, and are not counted\. Its links: (do|change)–modifient, (do|change)–modifient\./,
      ),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: "Only crossing pairs" }).check();
    await expect(
      page.getByRole("list", { name: "Pairs of phrases" }).getByRole("listitem"),
    ).toHaveCount(2);
  });

  test("follow the links: one that is removed takes its crossing away", async ({ page }) => {
    const twintree = new Twintree(page);
    await expect(pair(page, notChange)).toHaveAttribute("aria-pressed", "true");
    await twintree.openTexts("Links");
    await page.getByRole("button", { name: "Remove the link not–pas" }).click();
    await expect(
      page.getByText("With sure links, 1 of 11 pairs of phrases crosses."),
    ).toBeVisible();
    await twintree.button(/^Undo/).click();
    await expect(page.getByText("With sure links, 2 of 11 pairs of phrases cross.")).toBeVisible();
    for (const _ of Array(9))
      await page
        .getByRole("button", { name: /^Remove the link/ })
        .first()
        .click();
    await expect(page.getByText(/there are none yet: drag words of A/)).toBeVisible();
    await expect(signs(page)).toHaveCount(0);
  });
});

test("head rules of one's own are read at once, and say where they are wrong", async ({ page }) => {
  await page.goto(address());
  const heads = page.getByLabel("Heads");
  await heads.selectOption({ label: "verb before auxiliary" });
  await expect(figures(page, "S sure")).toHaveText(["2 / 7", "0 / 4"]);
  await heads.selectOption({ label: "my own rules" });
  const rules = page.getByRole("textbox", { name: "Head rules" });
  // They begin with a copy of those that were chosen, which count the same.
  await expect(rules).toHaveValue(
    /^SQ: +first VP .*$[\s\S]*^VP: +first VP .*MD \| TO$[\s\S]*^UCP:$/m,
  );
  await expect(figures(page, "S sure")).toHaveText(["2 / 7", "0 / 4"]);
  await rules.fill("");
  await expect(page.getByText(/No head rule for S, VP, NP/)).toBeVisible();
  await heads.selectOption({ label: "Charniak’s table" });
  await heads.selectOption({ label: "my own rules" });
  await expect(rules).toHaveValue(/^VP: +VB VBD .*MD TO$/m);
  await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
  await rules.fill("VP: VP\nNP NN");
  await expect(
    page.getByText("Nothing is counted until the head rules have no errors."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Line 2, column 1" }).click();
  await expect(rules).toBeFocused();
  expect(
    await rules.evaluate((text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd]),
  ).toEqual([7, 12]);
  await rules.fill("VP: VP\nNP: NN\nS: VP");
  await expect(figures(page, "S sure")).toHaveText(["2 / 7", "0 / 4"]);
  // The text is not lost where other rules are chosen, nor with the page.
  await heads.selectOption({ label: "Charniak’s table" });
  await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
  await expect.poll(() => chosenIn(page.url())).toMatchObject({ rules: "default" });
  await page.reload();
  await heads.selectOption({ label: "my own rules" });
  await expect(rules).toHaveValue("VP: VP\nNP: NN\nS: VP");
  const file = { name: "rules.txt", mimeType: "text/plain", buffer: Buffer.from("\ufeffVP: VB\n") };
  await page.locator(".results-own input[type=file]").setInputFiles(file);
  await expect(rules).toHaveValue("VP: VB\n");
  await expect(figures(page, "S sure")).toContainText(["/ 7", "/ 4"]);
});

test("what is said of links is of those that count, whatever a link chose", async ({ page }) => {
  await page.goto(address({}, { alignment: "toString" }));
  const unlinked = page.getByRole("list", { name: "Pairs of phrases" }).getByText("no sure link");
  await expect(unlinked.first()).toBeVisible();
});

test("where the core fails over head rules they can still be read and changed", async ({
  page,
  context,
}) => {
  await withTraps(context);
  await page.goto(address({}, { rules: "own", text: "VP: VB" }));
  const rules = page.getByRole("textbox", { name: "Head rules" });
  await expect(figures(page, "S sure")).toHaveCount(2);
  await trapNext(page, "methods", 2);
  await rules.fill("VP: VB\nS: VP");
  await expect(page.getByText(/This could not be computed/)).toBeVisible();
  await expect(rules).toBeFocused();
  await expect(rules).toHaveValue("VP: VB\nS: VP");
  await expect(figures(page, "S sure")).toHaveCount(0);
  await rules.fill("VP: VB\nS: NP");
  await expect(figures(page, "S sure")).toHaveCount(2);
  await expect(page.getByText(/This could not be computed/)).toHaveCount(0);
});

test("dependencies have no phrases, and words no tree", async ({ page, twintree }) => {
  await page.getByRole("tab", { name: "Crossings" }).click();
  await expect(page.getByText("A is in CoNLL-U, which has no phrases.")).toBeVisible();
  const switches = page.getByRole("group", { name: "What the phrases are" });
  await expect(switches.getByText("Dependencies")).toHaveAttribute("aria-pressed", "true");
  await expect(switches.getByText("Phrases", { exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(switches.getByText("Phrases", { exact: true })).toHaveAccessibleDescription(
    /CoNLL-U/,
  );
  await switches.getByText("Phrases", { exact: true }).click({ force: true });
  await expect(figures(page, "S sure")).toContainText(["/ 6", "/"]);
  await expect(twintree.tree("A")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(address({ formats: ["words", "words"], a: "a b c", links: "1-1" }));
  await expect(page.getByText(/A is words without a tree/)).toBeVisible();
});

test("what was chosen over another pair, or by anybody in a link, is taken as far as it goes", async ({
  page,
}) => {
  const chosen = {
    representation: "x",
    alignment: "y",
    rules: "z",
    pair: "modifier 9-9 1-1",
    filter: 3,
  };
  await page.goto(address({}, chosen));
  await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
  await expect(pair(page, notChange)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Heads")).toHaveValue("default");
  // What is grey stays while a text has errors.
  await new Twintree(page).replace("Sentence A in brackets", "(S (NP I");
  await expect(
    page.getByText("These results belong to the last state without errors."),
  ).toBeVisible();
  await expect(signs(page)).toHaveCount(0);
  await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
});

test("of many pairs only so many are shown, and more when asked", async ({ page }) => {
  const words = Array.from({ length: 30 }, (_, at) => `(X w${at})`);
  const b = Array.from({ length: 30 }, (_, at) => `v${at}`).join(" ");
  const many = Array.from({ length: 30 }, (_, at) => `${at + 1}-${at + 1}`).join(" ");
  await page.goto(address({ a: `(S ${words.join(" ")})`, b, links: many }));
  const rows = page.getByRole("list", { name: "Pairs of phrases" }).getByRole("listitem");
  await expect(page.getByRole("heading", { name: "No pair of 435 crosses" })).toBeVisible();
  await expect(rows).toHaveCount(40);
  await page.getByRole("button", { name: "Show more (395)" }).click();
  await expect(rows).toHaveCount(80);
  await page.getByRole("checkbox", { name: "Only crossing pairs" }).check();
  await expect(page.getByText("No pair crosses.", { exact: true })).toBeVisible();
});

test("what comes late is of the pair that is asked about by then", async ({ page, context }) => {
  await withControl(context);
  await page.goto(
    `./${linkOf({ a: status, b: situation, formats: ["brackets", "words"], links })}`,
  );
  await expect(page.getByRole("tab", { name: "Crossings" })).toBeVisible();
  await control(page, "slow");
  await page.getByRole("tab", { name: "Crossings" }).click();
  const twintree = new Twintree(page);
  await twintree.replace("Sentence A in brackets", "(S (A a) (B (C b) (D c)))");
  await twintree.replace("Links between A and B", "1-2 2-1 3-3");
  await control(page, "go");
  await expect(figures(page, "S sure")).toHaveText(["1 / 2", "0 / 0"]);
  await expect(pair(page, /They cross: a head b c modifier/)).toHaveCount(1);
  await expect(signs(page)).toHaveCount(2);
});

test("the example of the gallery opens on the tab", async ({ page, twintree }) => {
  await twintree.area("Examples");
  await page.getByText("Not, in two words").click();
  await expect(page.getByRole("tab", { name: "Crossings" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(figures(page, "S sure")).toHaveText(["0 / 7", "2 / 4"]);
});

test("on a phone everything is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address());
  await pair(page, /really/)
    .first()
    .click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test("axe finds no fault", async ({ page }) => {
  for (const chosen of [
    { alignment: "mixed", representation: "flattened" },
    { rules: "own", text: "x" },
  ]) {
    await page.goto(address({}, chosen));
    await expect(page.getByLabel("Heads")).toBeVisible();
    await expect(page.getByText(/pairs of 14 cross|Line 1, column 1/).first()).toBeVisible();
    await new Twintree(page).openTexts("Links");
    expect(await faults(page)).toEqual([]);
    await page.goto("about:blank");
  }
});
