/** The Distances tab: two parses of a sentence, how far they are apart, and what each figure is made of. */
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { faults } from "./axe.js";
import { come, expect, type Locator, linkOf, type Page, sentence, Twintree, test } from "./page.js";
import { trapNext, withTraps } from "./trap.js";

const gold = "(S (NP I) (VP saw (NP the man) (PP with (NP a telescope))))";
const auto = "(S (NP I) (VP saw (NP (NP the man) (PP with (NP a telescope)))))";
const wordByWord = "1-1 2-2 3-3 4-4 5-5 6-6 7-7";

/** The address of a pair with the tab open. */
function address(a: string, b: string, more: Readonly<Record<string, unknown>> = {}): string {
  const { format = "brackets", chosen: own, ...rest } = more;
  const chosen = { measure: "robinson-foulds", ...(own ?? {}) };
  const parcel = {
    ...{ a, b, formats: [format, format] },
    view: { resultsTab: "distances", tabs: { distances: chosen } },
    ...rest,
  };
  return `./${linkOf(parcel)}`;
}

/** What is chosen in the tab by a link. */
function chosenIn(url: string): unknown {
  const payload = Buffer.from(url.split("#1.")[1] ?? "", "base64url");
  return JSON.parse(inflateRawSync(payload).toString()).view.tabs?.distances;
}

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: measure(page, name) });
/** The button that looks into a measure. */
const measure = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}$`) });
/** The lines of a tree in a tone. */
const tones = (page: Page, tone: string) =>
  page.locator(`twintree-canvas .canvas-tone-${tone}:not(.canvas-half)`);

test.describe("two parses of a sentence", () => {
  test.beforeEach(({ page }) => page.goto(address(gold, auto, { links: wordByWord })));

  test("have a row for each measure, as value and as what is lost", async ({ page }) => {
    await expect(row(page, "Robinson–Foulds")).toContainText("0.14");
    await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
    await expect(row(page, "Quartets")).toContainText("6 / 35");
    await expect(row(page, "generalized, B against A").first()).toContainText("0 / 4");
    await expect(row(page, "generalized, B against A").last()).toContainText("0 / 29");
    await expect(page.getByText("Robinson–Foulds 0.14 (1 of 7).")).toBeVisible();
  });

  test("show a split that one of them has: cut in B, its colours meeting in A", async ({
    page,
  }) => {
    const split = page.getByRole("button", { name: /^the man with a telescope/ });
    await expect(split).toHaveAttribute("aria-pressed", "true");
    await expect(split).toContainText("compatible: A could also have it");
    await expect(page.locator(".canvas-cut")).toHaveCount(1);
    await expect(page.locator(".canvas-meeting")).toHaveCount(1);
    await expect(page.locator(".canvas-ground")).toHaveCount(10);
    // Pointed at, another one is shown for as long as that lasts.
    await page.getByRole("button", { name: /^a telescope/ }).hover();
    await expect(page.locator(".canvas-ground")).toHaveCount(4);
    await expect(page.locator(".canvas-cut")).toHaveCount(2);
    await page.getByRole("heading", { name: "Robinson–Foulds" }).hover();
    await expect(page.locator(".canvas-ground")).toHaveCount(10);
    await page.getByRole("button", { name: /^the man$/ }).click();
    await expect(page.locator(".canvas-ground")).toHaveCount(4);
  });

  test("pair four words, one different quartet after the other, and four of one's own", async ({
    page,
  }) => {
    await measure(page, "Quartets").click();
    await expect(page.getByText("1 of 6")).toBeVisible();
    await expect(
      page.getByText("Only B pairs I with saw, and the with with: kind r1."),
    ).toBeVisible();
    await expect(page.getByText("one node: a star")).toBeVisible();
    await page.getByRole("button", { name: "Next different" }).click();
    await expect(page.getByText("2 of 6")).toBeVisible();
    await expect(page.getByText("Only B pairs I with saw, and the with a: kind r1.")).toBeVisible();
    await expect(page.locator(".canvas-meeting")).toHaveCount(3);
    const chips = page.getByRole("group", { name: "Choose four words" });
    await chips.getByRole("button", { name: "saw" }).click();
    await expect(chips.getByText("Choose one more word.")).toBeVisible();
    await chips.getByRole("button", { name: "telescope" }).click();
    await expect(page.getByText(/^Both pair/)).toBeVisible();
    await expect(tones(page, "first").first()).toBeVisible();
  });

  test("are walked through by the keys alone", async ({ page }) => {
    await measure(page, "Quartets").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 of 6")).toBeVisible();
    await page.getByRole("button", { name: "Next different" }).focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press("Enter");
    await expect(page.getByText("6 of 6")).toBeVisible();
    await expect(page.getByRole("button", { name: "Next different" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  test("are told of heads by one click", async ({ page }) => {
    await expect(row(page, "Unlabelled attachment \\(UAS\\)")).toContainText("A names no heads.");
    await page.getByRole("button", { name: "Read the phrases by head rules" }).first().click();
    await expect(row(page, "Unlabelled attachment \\(UAS\\)")).toContainText("1 / 7");
    await expect(row(page, "Paths")).toContainText("/");
    // The phrases are still those that are split.
    await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
    await measure(page, "labelled \\(LAS\\)").click();
    await expect(page.getByRole("row", { name: /^with saw PP man PP/ })).toBeVisible();
  });

  test("are compared with a root, too, and all that is chosen is in the link", async ({ page }) => {
    await page.getByRole("button", { name: "Rooted", exact: true }).click();
    await expect(row(page, "Robinson–Foulds")).toContainText("1 / 9");
    await measure(page, "Quartets").click();
    await page.getByRole("button", { name: "Next different" }).click();
    await expect(page.getByText("2 of 6")).toBeVisible();
    await expect.poll(() => chosenIn(page.url())).toMatchObject({ rooted: true, place: 1 });
    await page.reload();
    await expect(page.getByText("2 of 6")).toBeVisible();
    await expect(row(page, "Robinson–Foulds")).toContainText("1 / 9");
  });
});

/** The rows of the script, the one that was made last among them. */
const steps = (page: Page) => page.locator(".distances-script tbody tr");
const made = (page: Page) => page.locator('.distances-script [aria-current="step"]');

test.describe("brackets", () => {
  test("are counted by parameters with a name, or by one's own", async ({ page }) => {
    const a = "(TOP (S (NP (PRP we)) (ADVP (RB out)) (. .)))";
    await page.goto(address(a, a.replace("ADVP", "PRT"), { chosen: { measure: "brackets-f" } }));
    const f = row(page, "Labelled F");
    const by = page.getByRole("combobox", { name: "Brackets" });
    await expect(f).toContainText("2 / 8");
    await by.selectOption({ label: "by COLLINS.prm" });
    await expect(f).toContainText("0 / 6");
    await expect(page.getByText(/^Counted as by EVALB with COLLINS.prm: /)).toBeVisible();
    await by.selectOption({ label: "by parameters of my own" });
    await expect(f).toContainText("2 / 8");
    const own = page.getByRole("textbox", { name: "Parameters of EVALB" });
    await own.fill("DELETE_LABEL TOP\nEQ_LABEL ADVP");
    await expect(page.getByText(/^Nothing is counted until the parameters/)).toBeVisible();
    await page.getByRole("button", { name: /^Line 2, column \d+$/ }).click();
    await expect(own).toBeFocused();
    await own.fill("DELETE_LABEL TOP\nEQ_LABEL ADVP PRT");
    await expect(f).toContainText("0 / 6");
    const chosen = { evalb: "own", evalbText: "DELETE_LABEL TOP\nEQ_LABEL ADVP PRT" };
    await expect.poll(() => chosenIn(page.url())).toMatchObject(chosen);
    const file = { name: "my.prm", mimeType: "text/plain", buffer: Buffer.from("COLOUR red\n") };
    await page.locator(".results-own input[type=file]").setInputFiles(file);
    await expect(own).toHaveValue("COLOUR red\n");
    await expect(page.getByText(/COLOUR.* is not a parameter/)).toBeVisible();
    await expect(f).toContainText("2 / 8");
    // What is no name in a link is what is there at first.
    await page.goto(address(a, a, { chosen: { measure: "brackets-f", evalb: "toString" } }));
    await expect(by).toHaveValue("default");
  });

  test("are counted by a file of parameters that is opened as any other", async ({ page }) => {
    const a = "(TOP (S (NP (PRP we)) (ADVP (RB out)) (. .)))";
    await page.goto(address(a, a.replace("ADVP", "PRT"), {}));
    const twintree = new Twintree(page);
    const text = "DELETE_LABEL TOP\nEQ_LABEL ADVP PRT\n";
    await twintree.drop([{ name: "my.prm", text }]);
    await expect(page.locator("[data-notice=own-file]")).toContainText("my.prm: brackets");
    await page.getByRole("button", { name: "Show the brackets" }).click();
    await expect(row(page, "Labelled F")).toContainText("0 / 6");
    await expect(page.getByRole("textbox", { name: "Parameters of EVALB" })).toHaveValue(text);
    // The texts are what they were.
    await expect(page.getByRole("combobox", { name: "Brackets" })).toHaveValue("own");
  });

  test("are counted as by EVALB, by label and one by one", async ({ page }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "brackets-f" } }));
    await expect(row(page, "Labelled F")).toContainText("0.91");
    await expect(row(page, "Labelled F")).toContainText("1 / 11");
    await expect(row(page, "precision").first()).toContainText("1 / 6");
    await expect(row(page, "recall").last()).toContainText("0 / 5");
    await expect(row(page, "Crossing brackets")).toContainText("0 / 6");
    await expect(row(page, "Complete match")).toContainText("no");
    await expect(page.getByText("Labelled bracket F 0.91 (10 of 11).")).toBeVisible();
    await expect(page.getByRole("row", { name: "NP 2 3 2 0.667 1.000 0.800" })).toBeVisible();
    // The one that only B has stands out there. It is looked at: its words are lit in both trees, its lines in B.
    await expect(page.locator(".canvas-phrase.canvas-charged")).toHaveText(/\+\s*$/);
    await expect(page.getByText("Distances: + only on this side")).toBeVisible();
    const alone = page.getByRole("button", { name: "NP the man with a telescope", exact: true });
    await alone.click();
    await expect(alone).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".canvas-ground")).toHaveCount(10);
    await expect(page.locator(".canvas-meeting")).toHaveCount(1);
    // Pointed at, one that both have is shown in both.
    await page.getByRole("button", { name: "PP with a telescope", exact: true }).hover();
    await expect(page.locator(".canvas-ground")).toHaveCount(6);
    await expect(page.locator(".canvas-meeting")).toHaveCount(2);
    await page.getByRole("button", { name: "NP the man", exact: true }).click();
    await expect(page.locator(".canvas-ground")).toHaveCount(4);
  });

  test("are looked at where a link names no measure that there is, and attachment where there are none", async ({
    page,
  }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "quartets-of-old" } }));
    await expect(measure(page, "Labelled F")).toHaveAttribute("aria-pressed", "true");
    await page.goto("about:blank");
    const parse = (head: number) =>
      sentence(["We", "PRON", 2, "nsubj"], ["saw", "VERB", 0, "root"], ["it", "PRON", head, "obj"]);
    const more = { format: "conllu", chosen: { measure: "" } };
    await page.goto(address(parse(2), parse(1).replace("obj", "det"), more));
    await expect(measure(page, "labelled \\(LAS\\)")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".canvas-sign")).toHaveText(["≠↰", "≠↰"]);
    await expect(page.getByText("Distances: ≠ another label · ↰ another head")).toBeVisible();
    await measure(page, "Unlabelled attachment \\(UAS\\)").click();
    await expect(page.locator(".canvas-sign")).toHaveText(["↰", "↰"]);
  });

  test("that cross, or have another label, say which; so do tags", async ({ page }) => {
    const a = "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps) (ADVP (RB here))))";
    const b = "(S (DT the) (X (NN cat) (VBZ sleeps)) (PRT (RP here)))";
    await page.goto(address(a, b, { chosen: { measure: "crossing" } }));
    await expect(row(page, "Crossing brackets")).toContainText("1 / 3");
    const crossing = page.getByRole("button", {
      name: /^X cat sleeps ✕ crosses NP the cat and 1 more in A/,
    });
    await expect(page.locator(".canvas-charged > .canvas-sign")).toHaveText(["✕", "✕", "✕"]);
    await crossing.click();
    // Both are framed, each in its tone.
    await expect(page.locator(".canvas-meeting")).toHaveCount(2);
    await expect(tones(page, "second").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Crossing in A" })).toContainText("NP");
    await measure(page, "Labelled F").click();
    await expect(page.getByRole("button", { name: /^PRT here labelled ADVP in A/ })).toBeVisible();
    await measure(page, "Unlabelled F").click();
    await expect(page.getByRole("button", { name: "ADVP here", exact: true })).toBeVisible();
    await measure(page, "Tagging accuracy").click();
    await expect(page.getByRole("row", { name: "here RB RP" })).toBeVisible();
    await expect(page.locator("text.canvas-tag.canvas-charged")).toHaveText([/≠ RB$/, /≠ RP$/]);
    await page.getByRole("row", { name: "here RB RP" }).hover();
    await expect(page.locator(".canvas-ground")).toHaveCount(2);
    await measure(page, "Complete match").click();
    await expect(page.getByText("Complete match: no.")).toBeVisible();
  });

  test("over other words say why not, and what is close to it", async ({ page }) => {
    const other = "(S (NP You) (VP saw (NP the (X old man))))";
    await page.goto(
      address(gold, other, { links: "2-2 3-3 4-5 6-4", chosen: { measure: "brackets-f" } }),
    );
    await expect(row(page, "Labelled F")).toContainText(
      "A and B do not have the same words in the same order.",
    );
    await expect(measure(page, "precision")).toHaveCount(0);
    await expect(page.getByText("Only in B: You, old")).toBeVisible();
    await page.getByRole("button", { name: "Phrases over links" }).click();
    await expect(measure(page, "Robinson–Foulds")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Rooted", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(row(page, "Robinson–Foulds")).toContainText("/");
  });
});

test.describe("the tree edit distance", () => {
  test("is a script that is gone through by mouse and keys, and drawn between the trees", async ({
    page,
  }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "tree-edit" } }));
    await expect(row(page, "Tree edit distance")).toContainText("1 / 25");
    await expect(page.getByText("Tree edit distance 1 (1 of 25).")).toBeVisible();
    // A cost that there is not becomes the nearest, in the field as in the figures.
    const cost = page.getByRole("spinbutton", { name: "insert", exact: true });
    for (const [given, taken, counted] of [
      ["0", "1", "1 / 25"],
      ["70000", "65535", "65,535 / "],
      ["1", "1", "1 / 25"],
    ] as const) {
      await cost.fill(given);
      await cost.press("Enter");
      await expect(cost).toHaveValue(taken);
      await expect(row(page, "Tree edit distance")).toContainText(counted);
    }
    await expect(steps(page)).toHaveCount(13);
    await expect(made(page)).toContainText("insert");
    await expect(page.getByText("NP the … telescope is inserted. Total 1.")).toBeVisible();
    await expect(page.locator(".canvas-mapped")).toHaveCount(12);
    await expect(page.locator(".canvas-edit-insert.canvas-edit-now")).toHaveCount(1);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(made(page)).toContainText("keep");
    await expect(page.locator(".canvas-edit-insert")).toHaveCount(0);
    await expect(page.locator(".canvas-mapped.canvas-edit-now")).toHaveCount(1);
    await page.getByRole("group", { name: "Steps from A to B" }).press("Home");
    await expect(page.getByText("0 of 13")).toBeVisible();
    await expect(page.locator(".canvas-mapped")).toHaveCount(0);
    for (const place of [1, 2]) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText(`${place} of 13`)).toBeVisible();
    }
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("1 of 13")).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByText("13 of 13")).toBeVisible();
    await steps(page).nth(4).click();
    await expect(page.getByText("5 of 13")).toBeVisible();
    await expect.poll(() => chosenIn(page.url())).toMatchObject({ step: 5 });
    await page.reload();
    await expect(page.getByText("5 of 13")).toBeVisible();
  });

  test("goes from change to change", async ({ page }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "tree-edit", step: 3 } }));
    await page.getByRole("checkbox", { name: "Only changes" }).check();
    await expect(steps(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Forward" }).click();
    await expect(page.getByText("13 of 13")).toBeVisible();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByText("0 of 13")).toBeVisible();
  });

  test("of dependencies compares relations, or forms as well", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("tab", { name: "Distances" }).click();
    await measure(page, "Tree edit distance").click();
    const all = await row(page, "Tree edit distance").textContent();
    await page.getByRole("checkbox", { name: "Compare relations alone" }).check();
    await expect(row(page, "Tree edit distance")).not.toHaveText(all ?? "");
    await expect(page.locator(".canvas-mapped").first()).toBeAttached();
    await expect(row(page, "Labelled F")).toContainText("A has no phrases.");
  });

  test("of the same trees is 0, and of words alone is not there", async ({ page }) => {
    await page.goto(address(gold, gold, { chosen: { measure: "tree-edit" } }));
    await expect(page.getByText("Nothing needs to be done: the trees are the same.")).toBeVisible();
    await page.goto("about:blank");
    const format = { formats: ["brackets", "words"], chosen: { measure: "tree-edit" } };
    await page.goto(address(gold, "I saw the man", format));
    await expect(row(page, "Tree edit distance")).toContainText("B is words without a tree.");
  });
});

test("of long sentences the distances can be cancelled while they are computed, and asked for again", async ({
  page,
}) => {
  // What the part that computes them is asked waits; the texts are read by another.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    const all = Object.assign(window, { held, isHeld: true });
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
      const { name } = given[0] as { name?: string };
      const post = () => postMessage.apply(this, given);
      if (all.isHeld && name === "treeEdit") held.push(post);
      else post();
    };
  });
  const words = Array.from({ length: 300 }, (_, at) => `w${at}`);
  // Phrases in each other, from the left in the one tree and from the right in the other.
  const left = `${"(S ".repeat(299)}${words.join(") ").replace(") ", " ")})`;
  const right = `${words
    .slice(1)
    .map((word) => `(S ${word} `)
    .join("")}w0${")".repeat(299)}`;
  await page.goto(address(left, right, { chosen: { measure: "tree-edit" } }));
  await come(page.getByText(/^Being computed over 300 words/));
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Stopped\. Over 300 words/)).toBeVisible();
  await page.evaluate(() => {
    const all = window as unknown as { held: (() => void)[]; isHeld: boolean };
    all.isHeld = false;
    for (const post of all.held.splice(0)) post();
  });
  await page.getByRole("button", { name: "Compute" }).click();
  await come(row(page, "Tree edit distance").filter({ hasText: /\d \/ 1,198/ }));
  await expect(steps(page)).toHaveCount(400);
  await expect(row(page, "Labelled F")).toContainText(
    "A and B do not have the same words in the same order.",
  );
});

test("what is laid over the trees is in the picture that is shared", async ({ page, twintree }) => {
  await page.goto(address(gold, auto, { chosen: { measure: "tree-edit" } }));
  await expect(page.locator(".canvas-edit-insert")).toHaveCount(1);
  await twintree.button("Share").click();
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download: Trees", exact: true }).click();
  const svg = readFileSync(await (await coming).path(), "utf8");
  // The frame round what is put in, and a line from each node that is kept.
  expect(svg.match(/stroke-dasharray="5, 3"/g)).toHaveLength(1);
  expect(svg.match(/stroke-dasharray="1, 3.5"/g)).toHaveLength(12);
});

test.describe("four words", () => {
  const word = (page: Page, side: "left" | "right", id: number) =>
    page.locator(`twintree-canvas [data-side="${side}"][data-word="${id}"]`).first();

  test("are chosen on the trees by clicks, which make no link meanwhile", async ({ page }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "quartets" } }));
    await page.getByRole("button", { name: "Choose on the trees" }).click();
    await expect(page.getByText("a click makes no link now")).toBeVisible();
    await word(page, "left", 1).click();
    await expect(page.getByText("Choose four words on either tree: I …")).toBeVisible();
    await word(page, "right", 2).click();
    await word(page, "left", 4).click();
    await expect(page.getByText("Choose one more word.")).toBeVisible();
    await word(page, "right", 7).click();
    await expect(page.getByText("Four words: I, saw, man, telescope.")).toBeVisible();
    await expect(
      page.getByText("Only B pairs I with saw, and man with telescope: kind r1."),
    ).toBeVisible();
    await expect.poll(() => new Twintree(page).links()).toBe("");
    // A fifth takes the place of the first, and a word that is chosen goes.
    await word(page, "left", 3).click();
    await expect(page.getByText("Four words: saw, man, telescope, the.")).toBeVisible();
    await word(page, "right", 3).click();
    await expect(page.getByText("Choose one more word.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Choose on the trees" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    // Clicks make links again.
    await word(page, "left", 1).click();
    await word(page, "right", 1).click();
    await expect.poll(() => new Twintree(page).links()).toBe("1-1");
  });

  test("are chosen by keys, and the mode ends with the row and with the pair", async ({ page }) => {
    await page.goto(address(gold, auto, { chosen: { measure: "quartets" } }));
    const mode = page.getByRole("button", { name: "Choose on the trees" });
    await mode.press("Enter");
    const tree = page.locator('twintree-canvas [data-side="left"][role="listbox"]');
    await tree.focus();
    for (const [nth, key] of ["Home", "ArrowRight", "ArrowRight", "ArrowRight"].entries()) {
      await tree.press(key);
      await tree.press("Enter");
      const more = 3 - nth;
      if (more > 1) await expect(page.getByText(`Choose ${more} more words.`)).toBeVisible();
    }
    await expect(page.getByText("Four words: I, saw, the, man.")).toBeVisible();
    await measure(page, "Robinson–Foulds").click();
    await expect(page.getByText("Robinson–Foulds 0.14 (1 of 7).")).toBeVisible();
    await measure(page, "Quartets").click();
    await expect(mode).toHaveAttribute("aria-pressed", "false");
    await mode.click();
    await page.getByRole("button", { name: "Rooted", exact: true }).click();
    await expect(mode).toHaveAttribute("aria-pressed", "false");
    await mode.click();
    await page.getByRole("button", { name: "Done (Esc)" }).click();
    await expect(mode).toHaveAttribute("aria-pressed", "false");
  });

  test("that are not compared are not chosen", async ({ page }) => {
    const other = "(S (NP You) (VP saw (NP the man) (PP with (NP a telescope))))";
    await page.goto(address(gold, other, { chosen: { measure: "quartets", shared: true } }));
    await page.getByRole("button", { name: "Choose on the trees" }).click();
    await word(page, "right", 1).click();
    await expect(page.getByText("a click makes no link now")).toBeVisible();
    await expect(page.locator("[aria-live]").getByText("You is not compared.")).toBeAttached();
  });
});

test("words that differ are named, and both ways out lead out", async ({ page }) => {
  await page.goto(
    address(gold, "(S (NP You) (VP saw (NP the (X old man))))", { links: "2-2 3-3 4-5 6-4" }),
  );
  await expect(row(page, "Robinson–Foulds")).toContainText(
    "A and B do not have the same words in the same order.",
  );
  await expect(page.getByText("Only in A: I, with, a, telescope")).toBeVisible();
  await expect(page.getByText("Only in B: You, old")).toBeVisible();
  await page.getByRole("button", { name: "Compare the shared words" }).click();
  await expect(
    page.getByText(/3 words of each side are compared; left out: 4 of A, 2 of B/),
  ).toBeVisible();
  await expect(row(page, "Quartets")).toContainText("Four words are needed; 3 are compared.");
  await page.getByRole("button", { name: "by links" }).click();
  await expect(page.getByText(/4 words of each side are compared/)).toBeVisible();
  await expect(row(page, "Quartets")).toContainText("/ 1");
});

test("trees of Newick are compared by the names of their leaves", async ({ page }) => {
  const [a, b] = ["((((0,(3,1)),5),((6,2),4)));", "((4,(2,(0,5))),((3,6),1));"];
  await page.goto(address(a, b, { format: "newick" }));
  await expect(row(page, "Robinson–Foulds")).toContainText("8 / 8");
  await expect(row(page, "Quartets")).toContainText("26 / 35");
  await expect(page.getByRole("button", { name: /^0 5 2 4/ })).toContainText("in conflict with");
  // A split in conflict leaves lines between its halves.
  await expect(tones(page, "between").first()).toBeVisible();
});

test("dependencies are split and attached, and the pair is compared while a text has no links", async ({
  page,
  twintree,
}) => {
  await page.getByRole("tab", { name: "Distances" }).click();
  await expect(row(page, "Robinson–Foulds")).toContainText(
    "A and B do not have the same words in the same order.",
  );
  // What both have is not said to be in one of them alone.
  await expect(page.getByText("In both, in another order: the, detective")).toBeVisible();
  await expect(page.getByText("Only in A: is, becoming, Holmes")).toBeVisible();
  await expect(page.getByText("Only in B: becomes")).toBeVisible();
  await page.getByRole("button", { name: "by links" }).click();
  await expect(row(page, "Robinson–Foulds")).toContainText("/");
  await expect(twintree.tree("A")).toBeVisible();
  await expect(page.locator(".canvas-half").first()).toBeAttached();
});

test("what was compared stays greyed while a text has errors", async ({ page }) => {
  await page.goto(address(gold, auto));
  await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
  await new Twintree(page).replace("Sentence A in brackets", "(S (NP I");
  await expect(
    page.getByText("These results belong to the last state without errors."),
  ).toBeVisible();
  await expect(page.locator(".canvas-cut")).toHaveCount(0);
  await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
});

test.describe("what is told late", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const held: (() => void)[] = [];
      const all = Object.assign(window, { held, isHeld: false });
      class Slow extends Worker {
        override set onmessage(heard: ((event: MessageEvent) => void) | null) {
          super.onmessage = (event) => {
            const hear = () => heard?.(event);
            if (all.isHeld) held.push(hear);
            else hear();
          };
        }
      }
      window.Worker = Slow;
    }),
  );
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
  const flat = `(S ${words.join(" ")})`;
  const stage = (page: Page) => page.locator(".canvas-stage").first();
  const scrolled = (page: Page) => stage(page).evaluate((it) => it.scrollLeft);

  /** Holds every answer from here on, where the trees are seen from their start. */
  async function holdAnswers(page: Page): Promise<void> {
    await expect.poll(() => page.locator(".canvas-ground").count()).toBeGreaterThan(0);
    await stage(page).evaluate((it) => it.scrollTo(0, 0));
    await page.evaluate(() => Object.assign(window, { isHeld: true }));
  }

  /** Nothing moves before the answers come; then what is chosen is in sight. */
  async function expectInSight(page: Page): Promise<void> {
    // As many frames as drawing takes, and more.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => {
      const { held } = window as unknown as { held: (() => void)[] };
      Object.assign(window, { isHeld: false });
      for (const hear of held.splice(0)) hear();
    });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  }

  test("of four words is brought into sight when it comes", async ({ page }) => {
    const right = `${words.map((one) => `(S ${one} `).join("")}${")".repeat(40)}`;
    const chosen = { measure: "quartets", place: 49_999 };
    await page.goto(address(flat, right, { chosen }));
    await expect(page.getByText("50,000 of 91,390")).toBeVisible();
    await holdAnswers(page);
    await page.getByRole("button", { name: "Next different" }).click();
    await expect(page.getByText("50,001 of 91,390")).toBeVisible();
    await expectInSight(page);
  });

  test("of all distances, counted in another way, is so too", async ({ page }) => {
    const right = `(S ${words.slice(0, 36).join(" ")} (X ${words.slice(36).join(" ")}))`;
    await page.goto(address(flat, right));
    await holdAnswers(page);
    await page.getByRole("button", { name: "Rooted", exact: true }).click();
    await expectInSight(page);
  });
});

test("a long split is shown whole once it is chosen", async ({ page }) => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  const left = `(S (X ${words.slice(0, 50).join(" ")}) ${words.slice(50).join(" ")})`;
  const right = `(S (X ${words.slice(0, 45).join(" ")}) ${words.slice(45).join(" ")})`;
  await page.goto(address(left, right));
  const isCut = (split: Locator) =>
    split
      .locator("span")
      .first()
      .evaluate((it) => it.scrollHeight > it.clientHeight);
  const [pressed, other] = [true, false].map((on) =>
    page.locator(`.distances-split[aria-pressed="${on}"]`).first(),
  ) as [Locator, Locator];
  await expect(pressed).toBeVisible();
  expect(await isCut(pressed)).toBe(false);
  expect(await isCut(other)).toBe(true);
});

test("what was chosen over another pair, or by anybody in a link, is taken as far as it goes", async ({
  page,
}) => {
  await page.goto(address(gold, auto, { chosen: { measure: "quartets", place: 50 } }));
  await expect(page.getByText("6 of 6")).toBeVisible();
  for (const four of [
    [-1, 0, 1, 2],
    [0, 0, 1, 2],
    [0, 1, 2, 7],
    [0.5, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    await page.goto("about:blank");
    await page.goto(address(gold, auto, { chosen: { measure: "quartets", four } }));
    await expect(page.getByText("1 of 6")).toBeVisible();
  }
});

test("what is pointed at in one pair is not looked for in the next", async ({ page }) => {
  await page.goto(address(gold, auto));
  await page.getByRole("button", { name: /^a telescope/ }).hover();
  await expect(page.locator(".canvas-ground")).toHaveCount(4);
  const [left, right] = ["(S (NP x y) (VP z (NP u v)))", "(S (NP x y) (VP (X z u) v))"];
  const twintree = new Twintree(page);
  await twintree.replace("Sentence A in brackets", left);
  await twintree.replace("Sentence B in brackets", right);
  await expect(row(page, "Robinson–Foulds")).toContainText("2 / 4");
  // z u, the first split that only B has.
  await expect(page.locator(".canvas-ground")).toHaveCount(4);
  await expect(page.getByRole("button", { name: /^z u/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".canvas-cut")).toHaveCount(1);
});

test("where the core fails over what is chosen, that can be taken back", async ({
  page,
  context,
}) => {
  await withTraps(context);
  await page.goto(address(gold, auto));
  await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
  await expect(row(page, "Tree edit distance")).toContainText("1 / 25");
  // Two questions, and each is asked twice.
  await trapNext(page, "methods", 4);
  await page.getByRole("button", { name: "Rooted", exact: true }).click();
  await expect(page.getByText(/This could not be computed/)).toBeVisible();
  await expect(row(page, "Robinson–Foulds")).toHaveCount(0);
  await page.getByRole("button", { name: "Unrooted", exact: true }).click();
  await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
});

test("what explains a row stands below it, or beside the rows where there is room", async ({
  page,
}) => {
  await page.goto(address(gold, auto, { chosen: { measure: "quartets" } }));
  const title = page.getByRole("heading", { name: "Quartets" });
  const next = measure(page, "Robinson–Foulds");
  const below = row(page, "Quartets").locator("+ tr");
  await expect(below).toContainText("Only B pairs I with saw");
  await next.click();
  await expect(row(page, "Robinson–Foulds").locator("+ tr")).toContainText(
    "the man with a telescope",
  );
  await expect(title).toHaveCount(0);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(page.locator(".distances-below")).toHaveCount(0);
  const [table, explained] = [
    page.locator(".distances-table"),
    page.locator(".distances-explained"),
  ];
  const start = async (of: Locator) => (await of.boundingBox())?.x ?? 0;
  expect(await start(explained)).toBeGreaterThan((await start(table)) + 300);
});

test("on a phone everything is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address(gold, auto, { chosen: { measure: "quartets" } }));
  await page.getByRole("button", { name: "Next different" }).click();
  await expect(page.getByText("2 of 6")).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Choose on the trees" }).click();
  await expect(page.getByRole("listbox", { name: /^A: I saw/ })).toBeInViewport();
  await page.getByRole("button", { name: "Done (Esc)" }).click();
  await measure(page, "Tree edit distance").click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText("12 of 13")).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(390);
  await measure(page, "Labelled F").click();
  await expect(page.getByRole("row", { name: /^NP 2 3 2/ })).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(390);
});

test("axe finds no fault", async ({ page }) => {
  for (const name of ["robinson-foulds", "quartets", "attachment", "brackets-f", "tree-edit"]) {
    const readAs = /^(?:brackets|tree)/.test(name) ? undefined : "dependencies";
    await page.goto(address(gold, auto, { readAs, chosen: { measure: name } }));
    await expect(row(page, "Robinson–Foulds")).toContainText("1 / 7");
    // What stands around the trees and the results is the same for all.
    const asked = name === "tree-edit" ? {} : { include: "#canvas, #results" };
    expect(await faults(page, asked), name).toEqual([]);
    await page.goto("about:blank");
  }
});
