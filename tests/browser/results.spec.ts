import { chain, expect, sentence, type Twintree, test } from "./page.js";

/** What the two trees light up, in words. */
async function lit(twintree: Twintree): Promise<string[]> {
  const all = await twintree.page
    .locator("[role=option].canvas-on-path, [role=option][data-path]")
    .evaluateAll((words) => words.map((word) => word.getAttribute("aria-label") ?? ""));
  return all.map((name) => name.split(",").slice(0, 2).join(","));
}

test("an edge chosen in the matrix, the table or the score lights the same path", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^detective – becoming: 2 of 2/ }).click();
  await expect(
    page.getByRole("heading", { name: "detective – becoming: weight 2 of 2" }),
  ).toBeVisible();
  const path = ["detective, A 2", "becoming, A 4", "becomes, B 3", "detective, B 5"];
  // The trees are drawn in a frame of their own.
  await expect.poll(() => lit(twintree)).toEqual(path);
  await page.keyboard.press("Escape");
  // A button drawn for the pinned edge would let it go.
  await expect(twintree.button("Unpin")).toHaveCount(0);
  const row = page.getByRole("button", { name: "detective – becoming" }).first();
  await row.hover();
  const there = await row.boundingBox();
  await row.click();
  await expect(twintree.button("Unpin")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "detective – becoming: weight 2 of 2" }),
  ).toBeVisible();
  expect(await row.boundingBox(), "a row that is clicked stays under the pointer").toEqual(there);
  await expect.poll(() => lit(twintree)).toEqual(path);
  await twintree.tab("Score").click();
  await page.getByRole("button", { name: "detective – becoming" }).click();
  await expect.poll(() => lit(twintree)).toEqual(path);
});

test("where the trees part is seen on them, while the score is in front, and can be put away", async ({
  twintree,
  page,
}) => {
  const charged = page.locator(".canvas-arc.canvas-charged");
  const signs = page.locator(".canvas-sign");
  // From the shortest arc of each tree on.
  const first = ["+", "≠⇄ ×2", "≠⇄ ×2", "≠⇄ ×2", "≠⇄ ×2"];
  await expect(charged).toHaveCount(5);
  await expect(signs).toHaveText(first);
  // Sherlock, linked with the second word of B: what differs is something else now.
  await twintree.drag(twintree.word("A", 7), twintree.word("B", 5));
  await expect(twintree.tab("Edges")).toContainText("21");
  await expect(signs).not.toHaveText(first);
  await page.keyboard.press("Control+z");
  await expect(signs).toHaveText(first);
  await twintree.tab("Crossings").click();
  await expect(charged).toHaveCount(0);
  await twintree.tab("Score").click();
  await expect(charged).toHaveCount(5);
  // What is said is said in the language of the page.
  const places = page.locator("#results .results-place");
  await expect(places.first()).toContainText("order turned");
  await twintree.button("Theme and language").click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(places.first()).toContainText("Reihenfolge vertauscht");
  await page.getByRole("radio", { name: "English" }).check();
  await page.keyboard.press("Escape");
  // Of links with errors there is no score, and nothing that it charges for.
  await twintree.replace("Links between A and B", "1-4 2-");
  await expect(charged).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(charged).toHaveCount(5);
  await twintree.more();
  await page.getByRole("checkbox", { name: /^Show on the trees/ }).uncheck();
  await expect(charged).toHaveCount(0);
  await expect(signs).toHaveCount(0);
});

test("a row of the places lights its edge, where other links have changed its place as well", async ({
  twintree,
  page,
}) => {
  const row = page.locator("#results").getByRole("button", { name: "a – Sherlock" });
  const path = ["a, A 5", "Sherlock, A 6", "Holmes, A 7", "a, B 1", "Sherlock, B 2"];
  await row.hover();
  await expect.poll(() => lit(twintree)).toEqual(path);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect.poll(() => lit(twintree)).toEqual([]);
  // The first of all links: the vertices of the others get other numbers.
  await twintree.drag(twintree.word("A", 1), twintree.word("B", 1));
  await expect(twintree.tab("Edges")).toContainText("21");
  await row.focus();
  await expect.poll(() => lit(twintree)).toEqual(path);
  await page.keyboard.press("Enter");
  // It is held where it stands, and known to the tab that tells more of it.
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(twintree.tab("Score")).toHaveAttribute("aria-selected", "true");
  await expect(twintree.said()).toContainText("a – Sherlock: compound only in A; 1 of 3.");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect.poll(() => lit(twintree)).toEqual(path);
  await twintree.tab("Edges").click();
  const heading = page.getByRole("heading", { name: "a – Sherlock: weight 1 of 3" });
  await expect(heading).toBeVisible();
  await twintree.tab("Score").click();
  // Its table has a row that begins with other words.
  await expect(heading).toHaveCount(0);
  await row.click();
  await expect(row).toHaveAttribute("aria-pressed", "false");
  await expect(twintree.said()).toContainText("Unpinned.");
});

test("the edges that are alike stand below the places, and light theirs", async ({
  twintree,
  page,
}) => {
  const results = page.locator("#results");
  await expect(results.locator(".results-place")).toHaveCount(3);
  await results.getByText("The other 2 edges of the spanning tree are alike.").click();
  await expect(results.locator(".results-place")).toHaveCount(5);
  await results.getByRole("button", { name: "the – detective: alike; 0 of 2" }).click();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect
    .poll(() => lit(twintree))
    .toEqual(["the, A 1", "detective, A 2", "the, B 4", "detective, B 5"]);
  await results.getByText("The other 2 edges of the spanning tree are alike.").click();
  await expect(results.locator(".results-place")).toHaveCount(3);
});

test("the focus stays in the sum over a step that moves its rows", async ({ twintree, page }) => {
  await twintree.drag(twintree.word("A", 1), twintree.word("B", 1));
  await expect(twintree.tab("Edges")).toContainText("21");
  // As by keys: the focus of a pointer is nothing that has to be found again.
  await page.keyboard.press("Shift");
  await page.locator("#results").getByRole("button", { name: "a – Sherlock" }).focus();
  for (const [keys, edges] of [
    ["Control+Z", "15"],
    ["Control+Shift+Z", "21"],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(twintree.tab("Edges")).toContainText(edges);
    await expect(page.locator("#results .results-row-button:focus")).toHaveCount(1);
  }
});

test("the focus stays in the sum where rows go together with their neighbours", async ({
  twintree,
  page,
}) => {
  await twintree.replace("Sentence A in CoNLL-U", chain("a", 5));
  await twintree.replace("Sentence B in CoNLL-U", chain("b", 5));
  await twintree.expectForms("B", "b1 b2 b3 b4 b5");
  const rows = page.locator("#results .results-row-button");
  await twintree.drop([{ name: "few.txt", text: "1-1 2-2\n" }]);
  await page.getByText("The only edge of the spanning tree is alike").click();
  await expect(rows).toHaveCount(1);
  await twintree.drop([{ name: "many.txt", text: "2-2 3-3 4-4 5-5\n" }]);
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("Shift");
  await rows.first().focus();
  // Other links, and no row that was there before.
  await page.keyboard.press("Control+Z");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();
});

test("the trace adds up, its tiles light arcs, its tables open", async ({ twintree, page }) => {
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^the – Sherlock: 4 of 5/ }).click();
  await expect(page.getByText("Weight 4 = 1 up + 1 direction + 2 down").first()).toBeVisible();
  // Off the matrix: what the scrolling brings under the pointer would be looked at in place of this edge.
  await page.getByRole("heading", { name: /^the – Sherlock/ }).hover();
  await page.getByText("Show table").first().click();
  await expect(page.getByText(/equally cheap|only cheapest/).first()).toBeVisible();
  await page
    .getByRole("button", { name: /det, up from the/ })
    .or(page.getByLabel(/A: det, up from the/))
    .first()
    .hover();
  await expect(page.locator(".canvas-hot, .canvas-step-hot").first()).toBeVisible();
});

test("every number of the score leads to what it is made of", async ({ twintree, page }) => {
  await twintree.more();
  await twintree.button(/^37,/).click();
  await expect(page.getByRole("tab", { name: /^Edges/ })).toHaveAttribute("aria-selected", "true");
});

test("the table of edges sorts", async ({ twintree, page }) => {
  await twintree.tab("Edges").click();
  const table = page.getByRole("group", { name: "Table of the edges" });
  const header = table.getByRole("columnheader", { name: "weight", exact: true });
  const order = async () => {
    const cells = await table.locator("tbody tr td:nth-child(3)").allInnerTexts();
    return cells.map(Number);
  };
  const ascending = (values: number[]) => [...values].sort((a, b) => a - b);
  expect(await order()).toEqual(ascending(await order()).reverse());
  await header.getByRole("button").click();
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  expect(await order()).toEqual(ascending(await order()));
});

for (const algorithm of ["Kruskal", "Prim"]) {
  test(`${algorithm} reaches the tree of the result, forward and back`, async ({
    twintree,
    page,
  }) => {
    await twintree.tab("Spanning tree").click();
    await twintree.button(algorithm).click();
    const forward = twintree.button("Forward");
    const said: string[] = [];
    while (await forward.isEnabled()) {
      await forward.click();
      // A drawing comes with the next frame.
      await expect(page.getByText(`step ${said.length + 1} of `).first()).toBeVisible();
      const sentence = page.getByText(/, weight \d+: (taken|rejected)/).first();
      said.push((await sentence.textContent())?.trim() ?? "");
    }
    await expect(
      page
        .getByText(
          /All 6 links are connected: on the spanning tree the weight is 5 of 10, the similarity 0\.50/,
        )
        .first(),
    ).toBeVisible();
    expect(said.filter((sentence) => sentence.includes(": taken"))).toHaveLength(5);
    const back = twintree.button("Back");
    for (const sentence of said.slice(0, -1).reverse()) {
      await back.click();
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    await twintree.button("First").click();
    await expect(back).toBeDisabled();
    await twintree.button("Last").click();
    await expect(page.getByText("similarity 0.50").first()).toBeVisible();
  });
}

test("predicting: a wrong guess is explained, a right one counted", async ({ twintree, page }) => {
  await twintree.tab("Spanning tree").click();
  await page.getByRole("checkbox", { name: "Predict" }).check();
  const table = page.getByRole("group", { name: "Edges, lightest first" });
  await table.getByRole("button", { name: "becoming – a" }).click();
  await expect(page.getByText(/0 right, 1 wrong/).first()).toBeVisible();
  await table.getByRole("button", { name: "is – becoming" }).click();
  await expect(page.getByText(/1 right, 1 wrong/).first()).toBeVisible();
});

test("options change the score and say what is ignored", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  await twintree.more();
  await page.getByRole("checkbox", { name: /Ignore links of punctuation/ }).check();
  await expect(page.getByText("No link is ignored").first()).toBeVisible();
  // Which options a number is under is seen where they are not, too.
  await expect(page.getByText("More coverage 92%, punctuation ignored")).toBeVisible();
  await expect(page.getByText(/--ignore-punctuation/).first()).toBeVisible();
});

test("the score is undefined in words, never 0", async ({ twintree, page }) => {
  await twintree.replace("Links between A and B", "1-4");
  await expect(page.getByText(/single link gives no path/).first()).toBeVisible();
  await twintree.replace("Links between A and B", "3-3 4-3");
  await expect(page.getByText(/all links share a word/i).first()).toBeVisible();
});

test("an edge is shown on the trees while the results are scrolled", async ({ twintree, page }) => {
  // The trees of the example leave room for results below them, and stay.
  await twintree.tab("Edges").click();
  await page.mouse.move(1000, 700);
  await page.mouse.wheel(0, 2000);
  await expect(twintree.button("Stemma")).toBeInViewport();
  await expect(twintree.word("B", 3)).toBeInViewport();
  // Trees wider than the window are scrolled to the edge that is pinned.
  const many = (form: string): string =>
    sentence(
      ...Array.from({ length: 60 }, (_, at): [string, string, number, string] => [
        `${form}${at + 1}`,
        "NOUN",
        at,
        at === 0 ? "root" : "obj",
      ]),
    );
  await twintree.replace("Sentence A in CoNLL-U", `${many("left")}\n${many("right")}`);
  await twintree.replace("Links between A and B", "1-1 50-50 54-54");
  await expect(twintree.word("A", 50)).not.toBeInViewport();
  await page.getByRole("gridcell", { name: /left50 – left54/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(twintree.word("A", 50)).toBeInViewport();
  await expect(twintree.word("A", 54)).toBeInViewport();
});

test("the edges open with the heaviest of the spanning tree, looked at and not pinned", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Edges").click();
  const heading = page.getByRole("heading", { name: "becoming – a: weight 2 of 3" });
  await expect(heading).toBeVisible();
  const path = ["becoming, A 4", "a, A 5", "a, B 1", "becomes, B 3"];
  await expect
    .poll(async () => (await lit(twintree)).filter((word) => path.includes(word)))
    .toEqual(path);
  await expect(twintree.button("Unpin")).toBeHidden();
  // Another one in its place, and then it again.
  await page.getByRole("gridcell", { name: /^the – detective: 0 of 2/ }).hover();
  await expect(page.getByRole("heading", { name: /^the – detective/ })).toBeVisible();
  await page.getByRole("heading", { name: "Weights over all pairs of links" }).hover();
  await expect(heading).toBeVisible();
  // Nothing was done: there is nothing to undo, and nothing to be kept.
  await expect(twintree.button(/undo/i)).toBeDisabled();
  await page.getByRole("grid").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Tap or click a number to see its two paths.")).toBeVisible();
  await expect.poll(() => lit(twintree)).toEqual([]);
});
