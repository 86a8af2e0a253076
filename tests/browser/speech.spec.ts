import type { Page } from "@playwright/test";
import { control, withControl } from "./control.js";
import { expect, sentence, type Twintree, test } from "./page.js";

test("pinning an edge and giving it up are said, and the focus stays in the results", async ({
  twintree,
  page,
}) => {
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^detective – becoming: 2 of 2/ }).click();
  await expect(twintree.said()).toContainText("Pinned detective – becoming, weight 2.");
  await twintree.button("Unpin").click();
  await expect(twintree.said()).toContainText("Unpinned.");
  const grid = page.getByRole("grid", { name: /weight/i });
  await expect(grid).toBeFocused();
  await page.getByRole("gridcell", { name: /^the – Sherlock: 4 of 5/ }).click();
  await page
    .getByLabel(/A: det, up from the/)
    .first()
    .focus();
  await page.keyboard.press("Escape");
  await expect(grid).toBeFocused();
});

test("errors that are pasted and F8 are said, and that there are none any more", async ({
  twintree,
  page,
}) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.replace("Sentence A in CoNLL-U", text.replace("\t4\tnsubj", "\t12\tnsubj"));
  await expect(twintree.said()).toContainText(/1 error: A:5 .*12/);
  await twintree.tree("B").focus();
  await page.keyboard.press("F8");
  await expect(twintree.said()).toContainText(/^A:5 .*"12"/);
  await twintree.replace("Sentence A in CoNLL-U", text);
  await expect(twintree.said()).toContainText("No errors left.");
});

test("of two things that happen at once both are said", async ({ twintree, page }) => {
  await twintree.openTexts();
  // A notice, and before the next drawing the news of undoing.
  await twintree.drop([{ name: "links.txt", text: "1-1\n" }]);
  await expect(twintree.tab("Links")).toContainText("1");
  // What answers the keys of a tree comes with the first of them.
  await twintree.tree("A").focus();
  await page.keyboard.press("]");
  await expect(twintree.said()).toContainText("Link 1 of 1");
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }),
      );
    press({ key: "y", ctrlKey: true });
    const row = document.querySelector<SVGElement>("[role=listbox]");
    row?.focus();
    row?.dispatchEvent(new KeyboardEvent("keydown", { key: "]", bubbles: true }));
  });
  await expect(twintree.said()).toContainText("Nothing to redo");
  await expect(twintree.said()).toContainText(/link/i);
});

test("the keys of a tree open the help at its keys", async ({ twintree, page }) => {
  await twintree.tree("A").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keys" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await twintree.button("Help").click();
  await expect(page.getByRole("heading", { name: "What this page does" })).toBeInViewport();
});

test("dashes have a legend where there are any, and every root has its ring", async ({
  twintree,
  page,
}) => {
  const legend = page.getByText("crossing arc", { exact: true });
  await expect(legend).toBeHidden();
  const crossing = sentence(
    ["a", "NOUN", 3, "nsubj"],
    ["b", "NOUN", 4, "obj"],
    ["c", "VERB", 0, "root"],
    ["d", "VERB", 3, "xcomp"],
  );
  await twintree.replace("Sentence A in CoNLL-U", crossing);
  await expect(legend).toBeVisible();
  await twintree.replace("Sentence A in CoNLL-U", crossing.replace("3\txcomp", "0\troot"));
  await expect(page.locator("circle.canvas-root")).toHaveCount(3);
});

test("nothing but the page is below its foot, with 60 links and on every width", async ({
  twintree,
  page,
}) => {
  const chain = (form: string) =>
    sentence(
      ...Array.from({ length: 60 }, (_, at): [string, string, number, string] => [
        `${form}${at + 1}`,
        "NOUN",
        at,
        at === 0 ? "root" : "obj",
      ]),
    );
  await twintree.paste(`${chain("left")}\n${chain("right")}`);
  await twintree.openTexts("Links");
  const links = Array.from({ length: 60 }, (_, at) => `${at + 1}-${at + 1}`).join(" ");
  await twintree.replace("Links between A and B", links);
  await expect(twintree.tab("Links")).toContainText("60");
  for (const [width, height] of [
    [1440, 900],
    [1440, 500],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 390) await twintree.button("Edit texts").click();
    const below = await page.evaluate(() => {
      const foot = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - (foot + scrollY);
    });
    expect(below, `below the foot at ${width} × ${height}`).toBeLessThan(2);
  }
});

test.describe("in German", () => {
  test.use({ locale: "de", viewport: { width: 1024, height: 768 } });

  test("the tabs of the texts are whole at 1024 px", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Texte bearbeiten" }).click();
    const tabs = page.getByRole("tablist", { name: "Texte" });
    await expect(tabs.getByRole("tab", { name: "Verbindungen 6" })).toBeInViewport({ ratio: 0.97 });
    const cut = await tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(cut).toBe(0);
  });
});

test.describe("while a relation is suggested for a new link", () => {
  const linked =
    "Linked a, A 5, with the, B 4. 7 links. Similarity 0.88 on the spanning tree, was 0.50. " +
    "detective – becoming (2 of 2) and becoming – a (2 of 3) leave the tree. 3 alike edges join the tree.";

  /** Links two words, whose suggestion comes when the promised function is called. */
  async function linkSlowly(twintree: Twintree, page: Page): Promise<() => void> {
    let give = () => {};
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    await twintree.expectSimilarity("0.50");
    // The first suggestion needs a part that has to be fetched.
    await page.context().route(/whole_bg.*\.wasm$/, async (route) => {
      await given;
      await route.continue();
    });
    await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
    await twintree.expectSimilarity("0.88");
    return give;
  }

  test("it is said with the score, and later where it takes long", async ({ twintree, page }) => {
    const give = await linkSlowly(twintree, page);
    await expect(twintree.said()).toHaveText(linked);
    give();
    await expect(twintree.said()).toHaveText("Suggested relation: restates.");
    await page.keyboard.press("Control+Z");
    await expect(twintree.said()).toContainText("Undone");
    await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
    await expect(twintree.said()).toHaveText(`${linked} Suggested relation: restates.`);
  });

  test("what follows from the next step is said after it, however late the answers come", async ({
    twintree,
    page,
    context,
  }) => {
    await withControl(context);
    await page.reload();
    await twintree.expectSimilarity("0.50");
    await control(page, "slow");
    await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
    await twintree.replace("Sentence A in CoNLL-U", sentence(["barks", "VERB", 0, "root"]));
    await control(page, "go");
    await expect(twintree.said()).toHaveText(
      /Linked a, A 5, with the, B 4\. None of the links fits the new sentence: 7 dropped\. No links/,
    );
  });

  test("what is done at once is said after it, and nothing is offered any more", async ({
    twintree,
    page,
  }) => {
    const heard = await twintree.listen();
    const give = await linkSlowly(twintree, page);
    await page.keyboard.press("Control+Z");
    await expect(twintree.said()).toHaveText(/Undone: link a–the\. 6 links\./);
    expect(await heard()).toContain(linked);
    await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
    await twintree.replace("Sentence A in CoNLL-U", sentence(["barks", "VERB", 0, "root"]));
    await twintree.expectForms("A", "barks");
    give();
    await expect(twintree.said()).toHaveText(/dropped\.( No links\. Similarity undefined\.)?$/);
    await expect(twintree.said()).not.toContainText("Suggested");
  });
});
