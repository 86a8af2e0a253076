import { readFileSync } from "node:fs";
import process from "node:process";
import { chain, expect, linkOf, type Page, type Twintree, test } from "./page.js";

const splitter = (page: Page) => page.getByRole("separator", { name: "Room of the trees" });

/** How wide the trees are, in pixels. */
async function width(page: Page): Promise<number> {
  return (await page.getByRole("region", { name: "Trees" }).boundingBox())?.width ?? 0;
}

async function expectBothInSight(twintree: Twintree): Promise<void> {
  for (const letter of ["A", "B"] as const) {
    const words = twintree.tree(letter).getByRole("option");
    const seen = async () => {
      const boxes = await words.evaluateAll((all) =>
        all.map((word) => word.getBoundingClientRect().toJSON() as DOMRect),
      );
      const stage = await twintree.page.locator(".canvas-stage").boundingBox();
      if (stage === null) return 0;
      const inside = ({ left, right, top, bottom }: DOMRect) =>
        left >= stage.x &&
        right <= stage.x + stage.width &&
        top >= stage.y &&
        bottom <= stage.y + stage.height;
      return boxes.filter(inside).length;
    };
    await expect.poll(seen, { message: `words of ${letter} in sight` }).toBeGreaterThan(0);
  }
  const panel = await twintree.page.locator("#results .shell-panel").boundingBox();
  const window = twintree.page.viewportSize();
  expect(panel && window && window.height - panel.y).toBeGreaterThan(120);
}

test("the splitter is moved by keys and by the pointer, and remembered", async ({
  twintree,
  page,
}) => {
  const line = splitter(page);
  await expect(line).toHaveAttribute("aria-valuetext", /^Automatic/);
  await expect(line).toHaveAttribute("aria-orientation", "vertical");
  const automatic = await width(page);
  await line.focus();
  await page.keyboard.press("Home");
  await expect(line).toHaveAttribute("aria-valuenow", "30");
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("aria-valuenow", "33");
  await page.keyboard.press("End");
  await expect(line).toHaveAttribute("aria-valuenow", "75");
  await page.keyboard.press("ArrowLeft");
  await expect(line).toHaveAttribute("aria-valuenow", "72");
  const box = await line.boundingBox();
  if (!box) throw new Error("no splitter");
  await page.mouse.move(box.x + 6, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x - 400, box.y + 310, { steps: 4 });
  await page.mouse.up();
  const dragged = await width(page);
  expect(dragged).toBeLessThan(automatic);
  // A new visit has it where it was, and no work was saved for it.
  await page.reload();
  await expect(splitter(page)).toHaveAttribute("aria-valuetext", /^Trees/);
  expect(Math.abs((await width(page)) - dragged)).toBeLessThan(2);
  await expect(page.getByText("Restored your last session")).toHaveCount(0);
  await line.dblclick();
  await expect(line).toHaveAttribute("aria-valuetext", /^Automatic/);
  expect(Math.abs((await width(page)) - automatic)).toBeLessThan(2);
  await twintree.expectSimilarity("0.50");
});

test("where trees and results stand above each other the splitter goes up and down", async ({
  page,
  twintree,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(splitter(page)).toHaveAttribute("aria-orientation", "horizontal");
  await splitter(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(splitter(page)).toHaveAttribute("aria-valuenow", "33");
  await twintree.expectSimilarity("0.50");
});

test("the texts open over the trees, are closed by Esc, and come back for an error", async ({
  twintree,
  page,
}) => {
  const source = page.getByRole("region", { name: "Source" });
  const edit = twintree.button(/^Edit texts/);
  await expect(source).toBeHidden();
  const before = await width(page);
  await edit.click();
  await expect(edit).toHaveAttribute("aria-expanded", "true");
  await expect(source).toBeVisible();
  expect(await width(page)).toBe(before);
  await twintree.tab("B").focus();
  await page.keyboard.press("Escape");
  await expect(source).toBeHidden();
  await expect(edit).toBeFocused();
  // They stay open for those who come back.
  await edit.click();
  await page.reload();
  await expect(source).toBeVisible();
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(twintree.tab("A")).toContainText("1 error");
  await edit.click();
  await expect(twintree.button("Edit texts 1 error")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(source).toBeVisible();
});

test("a click on a sentence opens its text, with the cursor in it", async ({ twintree, page }) => {
  await page.getByRole("region", { name: "Sentences" }).getByText("becomes").click({ force: true });
  await expect(page.getByRole("textbox", { name: "Sentence B in CoNLL-U" })).toBeFocused();
  await expect(twintree.tab("B")).toHaveAttribute("aria-selected", "true");
});

test("a page without a text opens with the texts open and the cursor in A", async ({ page }) => {
  await page.goto(`./${linkOf({ a: "", b: "", links: "" })}`);
  await expect(page.getByRole("textbox", { name: "Sentence A in CoNLL-U" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Sentences" })).toContainText("no sentence yet");
});

test("words at which the trees part and words without a link are seen in the sentences", async ({
  twintree,
  page,
}) => {
  const sentences = page.getByRole("region", { name: "Sentences" });
  await expect(sentences).toContainText("the detective is becoming a Sherlock Holmes");
  await expect(sentences.locator("u")).toHaveText([
    "detective",
    "Sherlock",
    "Holmes",
    "Sherlock",
    "detective",
  ]);
  await expect(sentences.locator("i")).toHaveText(["Holmes"]);
  // Of a long pair all words that differ stay.
  await twintree.paste(
    `${chain("long", 60)}\n${chain("long", 60).replace("\t29\tobj", "\t28\tobj")}`,
  );
  await twintree.replace(
    "Links between A and B",
    Array.from({ length: 60 }, (_, at) => `${at + 1}-${at + 1}`).join(" "),
  );
  const line = sentences.locator("twintree-sentence").first();
  await expect(line).toContainText("…");
  await expect(line.locator("u").first()).toBeInViewport({ ratio: 1 });
});

test("a short sentence beside a long one is in sight", async ({ twintree }) => {
  await twintree.paste(`${chain("long", 80)}\n${chain("short", 4)}`);
  await twintree.expectForms("B", "short1 short2 short3 short4");
  await twintree.button("Arcs").click();
  const seen = async () => {
    await expect(twintree.word("B", 1)).toBeInViewport({ ratio: 1 });
    await expect(twintree.word("B", 4)).toBeInViewport({ ratio: 1 });
  };
  const height = async () => (await twintree.word("B", 1).boundingBox())?.height;
  // Words are legible at first, however long the sentence is.
  await seen();
  await expect.poll(height).toBeGreaterThan(33);
  for (const zoom of ["100 %", "Fit"]) {
    await twintree.view(zoom);
    await seen();
  }
});

test("a long sentence as arcs is legible at any size", async ({ twintree }) => {
  await twintree.paste(`${chain("long", 40)}\n${chain("short", 4)}`);
  await twintree.expectForms("B", "short1 short2 short3 short4");
  await twintree.button("Arcs").click();
  const last = twintree.word("A", 40);
  const height = async () => (await last.boundingBox())?.height;
  for (const zoom of [undefined, "100 %", "Fit"]) {
    if (zoom) await twintree.view(zoom);
    // Labels of 10 px: ten twelfths of a word's 40 px.
    await expect.poll(height).toBeGreaterThan(33);
    await expect(last).not.toBeInViewport();
  }
});

const data = process.env.TWINTREE_DATA;

test("trees and results of real pairs are in sight together", async ({ twintree, page }) => {
  test.skip(data === undefined, "TWINTREE_DATA names no folder with real pairs");
  test.slow();
  const read = (name: string) => readFileSync(`${data}/pud-en-fr/${name}`, "utf8");
  const head = (name: string) => `${read(name).split("\n\n").slice(0, 20).join("\n\n")}\n\n`;
  await twintree.drop([
    { name: "en.conllu", text: head("en.conllu") },
    { name: "fr.conllu", text: head("fr.conllu") },
    { name: "links.txt", text: `${read("links.txt").split("\n").slice(0, 20).join("\n")}\n` },
  ]);
  await twintree.tab("Edges").click();
  for (let pair = 1; pair <= 20; pair += 1) {
    await expect(page.getByText(`${pair} of 20`, { exact: true })).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectBothInSight(twintree);
    }
    if (pair < 20) await twintree.button("Next pair").click();
  }
});

test("who has scrolled stays there as the window changes; who has not sees both rows", async ({
  twintree,
  page,
}) => {
  await twintree.paste(`${chain("long", 40)}\n${chain("other", 40)}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(40);
  await twintree.button("Arcs").click();
  const stage = page.locator(".canvas-stage");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectBothInSight(twintree);
  await stage.evaluate((it) => it.scrollTo(200, it.scrollTop));
  await page.setViewportSize({ width: 1280, height: 760 });
  await expect.poll(() => stage.evaluate((it) => it.scrollLeft)).toBe(200);
});

test("what is asked while predicting stays in sight above the edges", async ({
  twintree,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await twintree.tab("Spanning tree").click();
  await page.getByRole("checkbox", { name: "Predict" }).check();
  const table = page.getByRole("group", { name: "Edges, lightest first" });
  await table.getByRole("button", { name: "becoming – a" }).click();
  await table.getByRole("button").last().scrollIntoViewIfNeeded();
  await page.locator("#results .shell-panel").evaluate((panel) => {
    panel.scrollTop = panel.scrollHeight;
  });
  const verdict = page.locator(".results-verdict");
  await expect(verdict).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  const seen = await verdict.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(seen).toBe(true);
});

for (const [wide, high] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`nothing moves at ${wide} px, whatever is shown`, async ({ twintree, page }) => {
    test.slow();
    await page.setViewportSize({ width: wide, height: high });
    const regions = page.locator(
      ".shell-sentences, #canvas, .canvas-tools, .canvas-stage, #results, #results .shell-tabs",
    );
    const boxes = () =>
      regions.evaluateAll((all) =>
        all.map((region) => {
          const { x, y, width, height } = region.getBoundingClientRect();
          // What begins at the right gets as wide as it needs.
          return region.matches(".canvas-tools") ? [y, height] : [x, y, width, height];
        }),
      );
    /** What is told of an example has a line until it is dismissed. */
    const withoutNotices = async () => {
      const notices = page.locator(".shell-notice > button.action-icon");
      await notices.evaluateAll((all) => {
        for (const dismiss of all) (dismiss as HTMLElement).click();
      });
      return boxes();
    };
    await expect(twintree.button("Align")).toBeVisible();
    await expect(page.locator("twintree-split")).toBeVisible();
    const before = await boxes();
    expect(before).toHaveLength(6);
    const tabs = page.getByRole("tablist", { name: "Results" }).getByRole("tab");
    const examples = page.locator(".gallery-pair");
    // An example may come with its language.
    const open = () => page.locator(".shell-area[href='#examples']").click();
    await open();
    await expect(examples).toHaveCount(22);
    const names = await examples.locator(".gallery-name").allTextContents();
    for (const [at, name] of names.entries()) {
      await open();
      await examples.nth(at).click();
      await expect(page.locator("#canvas [role=listbox]").first()).toBeVisible();
      await expect.poll(withoutNotices, { message: name }).toEqual(before);
      if (at % 8 > 0) continue;
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        expect(await boxes(), name).toEqual(before);
      }
      await page.locator("[popovertarget=canvas-view]").click();
      // Rows have one size.
      const full = page.getByRole("button", { name: "100 %" });
      if ((await page.locator(".canvas-rows").count()) === 0) await full.click();
      await page.keyboard.press("Escape");
      expect(await boxes(), `${name} at 100 %`).toEqual(before);
    }
  });
