import { readFileSync } from "node:fs";
import process from "node:process";
import { chain, expect, type Page, type Twintree, test } from "./page.js";

const splitter = (page: Page) => page.getByRole("separator", { name: "Height of the trees" });

/** How high the trees are, in pixels. */
async function height(page: Page): Promise<number> {
  return (await page.getByRole("region", { name: "Trees" }).boundingBox())?.height ?? 0;
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
  const automatic = await height(page);
  await line.focus();
  await page.keyboard.press("Home");
  await expect(line).toHaveAttribute("aria-valuenow", "20");
  await page.keyboard.press("ArrowDown");
  await expect(line).toHaveAttribute("aria-valuenow", "23");
  await page.keyboard.press("End");
  await expect(line).toHaveAttribute("aria-valuenow", "85");
  await page.keyboard.press("ArrowUp");
  await expect(line).toHaveAttribute("aria-valuenow", "82");
  const box = await line.boundingBox();
  if (!box) throw new Error("no splitter");
  await page.mouse.move(box.x + 300, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + 310, box.y - 300, { steps: 4 });
  await page.mouse.up();
  const dragged = await height(page);
  expect(dragged).toBeLessThan(automatic);
  // A new visit has it where it was, and no work was saved for it.
  await page.reload();
  await expect(splitter(page)).toHaveAttribute("aria-valuetext", /^Trees/);
  expect(Math.abs((await height(page)) - dragged)).toBeLessThan(2);
  await expect(page.getByText("Restored your last session")).toHaveCount(0);
  await line.dblclick();
  await expect(line).toHaveAttribute("aria-valuetext", /^Automatic/);
  expect(Math.abs((await height(page)) - automatic)).toBeLessThan(2);
  await twintree.expectSimilarity("0.50");
});

test("the texts are put away on a wide page, and come back for an error", async ({
  twintree,
  page,
}) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.button("Texts").click();
  const source = page.getByRole("region", { name: "Source" });
  await expect(source).toBeHidden();
  await page.reload();
  await expect(twintree.tree("A")).toBeVisible();
  await expect(source).toBeHidden();
  await twintree.button("Texts").click();
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(twintree.tab("A")).toContainText("1 error");
  await twintree.button(/^Texts/).click();
  await expect(twintree.button("Texts 1 error")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(source).toBeVisible();
});

test("a short sentence beside a long one is in sight", async ({ twintree }) => {
  await twintree.paste(`${chain("long", 80)}\n${chain("short", 4)}`);
  await twintree.expectForms("B", "short1 short2 short3 short4");
  const seen = async () => {
    await expect(twintree.word("B", 1)).toBeInViewport({ ratio: 1 });
    await expect(twintree.word("B", 4)).toBeInViewport({ ratio: 1 });
  };
  const height = async () => (await twintree.word("B", 1).boundingBox())?.height;
  // Words are legible at first, however long the sentence is.
  await seen();
  expect(await height()).toBeGreaterThan(23);
  for (const zoom of ["100 %", "Fit"]) {
    await twintree.button(zoom).click();
    await seen();
  }
});

test("a long sentence is legible at first, and Fit shows the whole of it", async ({
  twintree,
  page,
}) => {
  await twintree.paste(`${chain("long", 40)}\n${chain("short", 4)}`);
  await twintree.expectForms("B", "short1 short2 short3 short4");
  const last = twintree.word("A", 40);
  expect((await last.boundingBox())?.height).toBeGreaterThan(23);
  await expect(last).not.toBeInViewport();
  await twintree.button("Fit").click();
  for (const id of [1, 40]) await expect(twintree.word("A", id)).toBeInViewport({ ratio: 1 });
  const stage = page.locator(".canvas-stage");
  expect(await stage.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
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
  const stage = page.locator(".canvas-stage");
  await page.setViewportSize({ width: 1024, height: 700 });
  await expectBothInSight(twintree);
  await stage.evaluate((it) => it.scrollTo(200, it.scrollTop));
  await page.setViewportSize({ width: 1024, height: 760 });
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
