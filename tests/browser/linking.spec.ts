import { control, withControl } from "./control.js";
import { cats, dogs, expect, hold, Twintree, test } from "./page.js";

/** Two sentences without links: cats sleep / often dogs bark. */
async function unlinked(twintree: Twintree): Promise<void> {
  await twintree.replace("Sentence A in CoNLL-U", `${cats}\n${dogs}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(3);
  for (const remove of await twintree.page
    .getByRole("button", { name: /^Remove the link/ })
    .all()) {
    await remove.click();
  }
  await expect.poll(() => twintree.links()).toBe("");
}

/** The links 1-2 and 2-3 make two paths of the same labels: similarity 1. */
async function expectLinked(twintree: Twintree): Promise<void> {
  await twintree.expectSimilarity("1.00");
  await expect.poll(() => twintree.links()).toBe("1-2 2-3");
}

test("dragging words links them", async ({ twintree }) => {
  await unlinked(twintree);
  const heard = await twintree.listen();
  await twintree.drag(twintree.word("A", 1), twintree.word("B", 2));
  await expect.poll(heard).toContain("Linked cats, A 1, with dogs, B 2");
  await twintree.drag(twintree.word("B", 3), twintree.word("A", 2));
  await expectLinked(twintree);
});

test("one link more leaves the lines of other words as they are", async ({ twintree, page }) => {
  const last = page.locator(".canvas-link").last();
  const link = (await last.getAttribute("data-link")) ?? "";
  const line = await page.locator(`[data-link="${link}"]`).elementHandle();
  await twintree.link(1, 1);
  expect(await line?.evaluate((one) => one.isConnected && one.getAttribute("data-link"))).toBe(
    link,
  );
});

test("clicking one word and then another links them, and once more unlinks", async ({
  twintree,
}) => {
  await unlinked(twintree);
  await twintree.word("A", 1).click();
  await expect(twintree.page.getByText("choose a word in B").first()).toBeVisible();
  await twintree.word("B", 2).click();
  await twintree.link(2, 3);
  await expectLinked(twintree);
  await twintree.link(2, 3);
  await expect.poll(() => twintree.links()).toBe("1-2");
});

test("the keyboard links words, also before the part that reads keys has come", async ({
  twintree,
  page,
}) => {
  const come = await hold(page, /assets\/hand-.*\.js$/);
  await page.reload();
  await unlinked(twintree);
  await twintree.tree("A").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const heard = await twintree.listen();
  come();
  await expect.poll(heard).toContain("Linked cats, A 1, with dogs, B 2");
  await twintree.tree("A").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expectLinked(twintree);
});

test("the table links words", async ({ twintree, page }) => {
  await twintree.openTexts();
  await unlinked(twintree);
  for (const [a, b] of [
    ["1 cats", "2 dogs"],
    ["2 sleep", "3 bark"],
  ] as const) {
    await page.getByLabel("Word of A").selectOption(a);
    await page.getByLabel("Word of B").selectOption(b);
    await twintree.button("Add link").click();
  }
  await expectLinked(twintree);
});

test("Escape and a drop outside give a drag up", async ({ twintree, page }) => {
  const before = await twintree.links();
  await twintree.word("A", 7).hover();
  await page.mouse.down();
  await twintree.word("B", 1).hover();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => twintree.links()).toBe(before);
  await twintree.word("A", 7).hover();
  await page.mouse.down();
  await page.mouse.move(900, 120, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => twintree.links()).toBe(before);
});

test("links that are written before the new sentence has been read are of its words", async ({
  page,
  context,
}) => {
  await withControl(context);
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.expectSimilarity("0.50");
  await control(page, "slow");
  await twintree.replace("Sentence A in CoNLL-U", dogs);
  await twintree.replace("Links between A and B", "1-1 2-2");
  await control(page, "go");
  await twintree.expectForms("A", "often dogs bark");
  await expect.poll(() => twintree.links()).toBe("1-1 2-2");
  await twintree
    .button(/^Undo: /)
    .first()
    .click();
  await expect.poll(() => twintree.links()).not.toBe("1-1 2-2");
});

test("ten steps are undone and done again, each by its name", async ({ twintree, page }) => {
  const states = [await twintree.links()];
  const steps: [number, number][] = [
    [7, 1],
    [7, 2],
    [7, 3],
    [7, 4],
    [7, 5],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 5],
    [2, 1],
  ];
  for (const [a, b] of steps) {
    await twintree.link(a, b);
    states.push(await twintree.links());
  }
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveAttribute(
    "title",
    /detective.*a/,
  );
  await twintree.tree("A").focus();
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    await page.keyboard.press("Control+Z");
    await expect.poll(() => twintree.links()).toBe(states[at]);
    await twintree.tree("A").focus();
  }
  for (let at = 1; at <= steps.length; at += 1) {
    await page.keyboard.press(at % 2 ? "Control+Shift+Z" : "Control+Y");
    await expect.poll(() => twintree.links()).toBe(states[at]);
    await twintree.tree("A").focus();
  }
});

test("next unaligned word, its links in turn, Delete and Shift+Delete", async ({
  twintree,
  page,
}) => {
  await twintree.tree("A").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("n");
  await twintree.expectActive("A", 7);
  await twintree.tree("B").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("]");
  await expect(twintree.said()).toContainText("of 2");
  await page.keyboard.press("Delete");
  const links = page.locator("[data-link]:not([data-proposal])");
  await expect(links).toHaveCount(5);
  await page.keyboard.press("Shift+Delete");
  await expect(links).toHaveCount(4);
});

/** Two pairs, each of two sentences of the same words. */
const files = ["a.conllu", "b.conllu"].map((name) => ({
  name,
  text: `# sent_id = x\n${dogs}\n# sent_id = y\n${dogs.replace("bark", "run")}\n`,
}));

test("a word that was clicked in one pair is no end of a link in the next", async ({
  twintree,
  page,
}) => {
  await twintree.drop(files);
  await twintree.expectForms("A", "often dogs bark");
  await twintree.word("A", 1).click();
  await expect(page.locator(".canvas-armed").first()).toBeVisible();
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "often dogs run");
  await twintree.word("B", 2).click();
  await expect.poll(() => twintree.links()).toBe("");
});

test("a drag that was begun in one pair ends with it", async ({ twintree, page }) => {
  await twintree.drop(files);
  await twintree.expectForms("A", "often dogs bark");
  await twintree.word("A", 1).hover();
  await page.mouse.down();
  await twintree.word("B", 1).hover();
  await expect(page.locator(".canvas-caption")).toContainText("Linking");
  // By a key, or what comes late.
  await twintree.button("Next pair").evaluate((button: HTMLElement) => button.click());
  await twintree.expectForms("A", "often dogs run");
  await expect(page.locator(".canvas-rubber")).toHaveAttribute("d", "");
  await twintree.word("B", 2).hover();
  await expect(page.locator(".canvas-caption")).not.toContainText("Linking");
  await page.mouse.up();
  await expect(page.locator(".canvas-armed")).toHaveCount(0);
  await twintree.drag(twintree.word("A", 1), twintree.word("B", 2));
  await expect.poll(() => twintree.links()).toBe("1-2");
});

test("what is done to the drawing before the next pair has been read is not done to that", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    let held: (() => void)[] | undefined;
    Worker.prototype.postMessage = function (message: unknown) {
      if (held) held.push(() => post.call(this, message));
      else post.call(this, message);
    };
    Object.assign(window, {
      hold() {
        held = [];
      },
      release() {
        const all = held ?? [];
        held = undefined;
        for (const send of all) send();
      },
    });
  });
  const twintree = new Twintree(page);
  await twintree.open(baseURL ?? "/");
  await twintree.drop(files);
  await twintree.expectForms("A", "often dogs bark");
  // What keys and clicks do has come.
  await twintree.word("A", 3).click();
  await page.keyboard.press("Escape");
  await page.evaluate("hold()");
  await twintree.button("Next pair").click();
  await expect(page.getByText("2 of 2").first()).toBeVisible();
  await twintree.word("A", 3).dblclick({ force: true });
  await twintree.word("A", 1).click({ force: true });
  await page.evaluate("release()");
  await expect(twintree.word("A", 3)).toHaveAccessibleName(/^run/);
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(3);
  await twintree.word("B", 2).click();
  await expect.poll(() => twintree.links()).toBe("");
});

test("links that are drawn before the part for it has come are all drawn when it has", async ({
  page,
  twintree,
}) => {
  const come = await hold(page, /assets\/linking-/);
  await page.reload();
  await twintree.word("A", 7).click();
  await twintree.word("B", 4).click();
  await twintree.drag(twintree.word("A", 7), twintree.word("B", 5));
  come();
  await expect.poll(() => twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2 7-4 7-5");
});

test("links whose part could not be had are drawn once when they are drawn once more", async ({
  page,
  twintree,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  const part = /assets\/linking-/;
  await page.context().route(part, (route) => route.abort());
  await page.reload();
  const notice = page.locator(".shell-notice", { hasText: "This could not be loaded" });
  const draw = async () => {
    await twintree.word("A", 7).click();
    await twintree.word("B", 4).click();
  };
  // The page sends for it before anybody draws.
  await notice.getByRole("button", { name: "Dismiss this notice" }).click();
  await expect(notice).toHaveCount(0);
  await draw();
  await expect(notice).toBeVisible();
  await page.context().unroute(part);
  await draw();
  await expect(page.locator(".canvas-link[data-link='7-4']")).toHaveCount(1);
  await expect(notice).toHaveCount(0);
});
