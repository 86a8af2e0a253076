import { chain, expect, linkOf, type Page, Twintree, test } from "./page.js";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger goes from one point to another. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  for (let step = 1; step <= 12; step += 1) {
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [at(step / 12)],
    });
    await page.waitForTimeout(16);
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middle(twintree: Twintree, letter: "A" | "B", id: number): Promise<Point> {
  const box = await twintree.word(letter, id).boundingBox();
  if (!box) throw new Error("the word is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a finger on a word scrolls sideways, and links up and down", async ({ twintree, page }) => {
  await twintree.openTexts();
  await twintree.paste(`${chain("left", 58)}\n${chain("right", 58)}`);
  await twintree.expectForms(
    "B",
    Array.from({ length: 58 }, (_, at) => `right${at + 1}`).join(" "),
  );
  await twintree.button(/^Edit texts/).click();
  await twintree.button("Arcs").click();
  const stage = page.locator(".canvas-stage");
  await stage.scrollIntoViewIfNeeded();
  const before = await stage.evaluate((element) => element.scrollLeft);
  const from = await middle(twintree, "A", 3);
  await swipe(page, from, { x: from.x - 150, y: from.y + 4 });
  await expect
    .poll(() => stage.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(before + 60);
  await expect(twintree.word("A", 3)).toHaveAttribute("aria-label", /no link|not linked|unlinked/);
  await stage.evaluate((element, left) => {
    element.scrollLeft = left;
  }, before);
  await swipe(page, await middle(twintree, "A", 2), await middle(twintree, "B", 7));
  await expect(twintree.word("A", 2)).toHaveAttribute("aria-label", /linked with right7/);
});

test("in rows a finger scrolls up and down, and links sideways", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "a.conllu", text: chain("left", 58) },
    { name: "b.conllu", text: chain("right", 58) },
  ]);
  await expect.poll(() => twintree.tree("B").getByRole("option").count()).toBe(58);
  await expect(page.locator(".canvas-rows")).toBeVisible();
  const stage = page.locator(".canvas-stage");
  await stage.scrollIntoViewIfNeeded();
  expect((await twintree.word("A", 4).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await swipe(page, await middle(twintree, "A", 3), await middle(twintree, "B", 5));
  await expect(twintree.word("A", 3)).toHaveAccessibleName(/linked with right5 /);
  const from = await middle(twintree, "A", 6);
  await swipe(page, from, { x: from.x + 4, y: from.y - 120 });
  await expect(twintree.word("A", 6)).toHaveAccessibleName(/not linked/);
  const scrolled = () =>
    stage.evaluate((element) => element.scrollTop + document.documentElement.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(60);
});

test("errors of folded texts are counted where they are unfolded", async ({ twintree, page }) => {
  await twintree.openTexts();
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(twintree.tab("A")).toContainText("1 error");
  await twintree.button(/^Edit texts/).click();
  await expect(twintree.button("Edit texts 1 error")).toBeVisible();
  await expect(page.getByRole("region", { name: "Source" })).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the trees stay where they are when a word is armed at ${width} px`, async ({
    twintree,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const drawing = page.locator(".canvas-stage > svg");
    await expect(drawing).toBeVisible();
    await page.waitForTimeout(300);
    const before = await drawing.boundingBox();
    await twintree.word("A", 2).tap();
    await expect(page.locator(".canvas-caption-armed")).toBeVisible();
    expect(await drawing.boundingBox()).toEqual(before);
  });
}

test("a tab that is chosen comes into sight", async ({ twintree }) => {
  await twintree.tab("Agreement").click();
  await expect(twintree.tab("Agreement")).toBeInViewport({ ratio: 1 });
  await twintree.tab("Fusion").click();
  await expect(twintree.tab("Fusion")).toBeInViewport({ ratio: 1 });
});

test("the label of the open tab is whole in the row of tabs, however it was opened", async ({
  page,
}) => {
  /** How far the open tab stays from the ends of its row, on the nearer side. */
  const room = () =>
    page.getByRole("tablist", { name: "Results" }).evaluate((row) => {
      const [ground, tab] = [
        row.getBoundingClientRect(),
        row.querySelector('[aria-selected="true"]')?.getBoundingClientRect(),
      ];
      return tab ? Math.round(Math.min(tab.left - ground.left, ground.right - tab.right)) : -1;
    });
  // What lies in the shadow at an end of the row is not whole.
  const whole = 8;
  for (const resultsTab of ["distances", "crossings", "projection", "fusion"]) {
    await page.goto("about:blank");
    await page.goto(
      `./${linkOf({ a: "(S a b)", b: "(S a b)", formats: ["brackets", "brackets"], links: "1-1", view: { resultsTab } })}`,
    );
    await expect(page.getByRole("tab", { selected: true }).last()).toHaveAttribute(
      "data-tab",
      resultsTab,
    );
    await expect.poll(room, resultsTab).toBeGreaterThanOrEqual(whole);
  }
  // By keys, too; and what the reader moves stays where it was moved.
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.getByRole("tab", { selected: true }).last().press("ArrowRight");
    await expect.poll(room).toBeGreaterThanOrEqual(whole);
  }
  const row = page.getByRole("tablist", { name: "Results" });
  await row.evaluate((element) => element.scrollTo(0, 0));
  await new Twintree(page).view("100 %");
  expect(await row.evaluate((element) => element.scrollLeft)).toBe(0);
  // A count that comes late makes the tab wider, and the row is drawn anew.
  await row.evaluate(async (element) => {
    element.querySelector<HTMLElement>('[aria-selected="true"]')?.append(" 12,345");
    await new Promise(requestAnimationFrame);
    document.querySelector("#page")?.append(document.createElement("i"));
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  expect(await row.evaluate((element) => element.scrollLeft)).toBe(0);
});

test("a phrase that is chosen comes into sight, and the page stays where it is", async ({
  page,
}) => {
  const words = Array.from({ length: 24 }, (_, at) => `(W word${at + 1})`);
  const flat = `(S ${words.join(" ")})`;
  const deep = `(S ${words.slice(0, 20).join(" ")} (NP ${words.slice(20).join(" ")}))`;
  const links = words.map((_, at) => `${at + 1}-${at + 1}`).join(" ");
  const view = { resultsTab: "distances", zoom: "full" };
  await page.goto(
    `./${linkOf({ a: flat, b: deep, formats: ["brackets", "brackets"], links, view })}`,
  );
  const stage = page.locator(".canvas-stage");
  await new Twintree(page).view("100 %");
  await page.getByRole("button", { name: "Robinson–Foulds", exact: true }).click();
  await stage.evaluate((element) => element.scrollTo(0, 0));
  const split = page.getByRole("button", { name: /^word21 word22 word23 word24/ });
  await split.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await split.click();
  const seen = () =>
    stage.evaluate((element) => {
      const room = element.getBoundingClientRect();
      const lit = [...element.querySelectorAll(".canvas-ground")];
      return (
        lit.length > 0 &&
        lit.every((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left >= room.left && right <= room.right;
        })
      );
    });
  await expect.poll(seen).toBe(true);
  expect(await stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
