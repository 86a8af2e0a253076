import { cats, come, dogs, expect, sentence, Twintree, test } from "./page.js";
import { silence, trapNext, withSilence, withTraps } from "./trap.js";

test.describe("a trap of the core", () => {
  test.beforeEach(async ({ context, watch }) => {
    watch.excuse((message) => /Service Worker|RuntimeError/.test(message.text()));
    await withTraps(context);
  });

  test("leaves a working page and the text as it was", async ({ twintree, page }) => {
    await twintree.expectSimilarity("0.50");
    const text = await twintree.text("Sentence A in CoNLL-U");
    const links = await twintree.links();
    await twintree.tab("Score").click();
    for (let times = 0; times < 5; times += 1) {
      await trapNext(page, "measure");
      // Links and unlinks in turn: what was never compared is asked.
      await twintree.word("A", 7 - times).click();
      await twintree.word("B", 2).click();
      await expect(page.getByText(/was restarted/).first()).toBeVisible();
      await twintree.button("Dismiss this notice").first().click();
    }
    await twintree.openTexts("A");
    await expect.poll(() => twintree.text("Sentence A in CoNLL-U")).toBe(text);
    for (let times = 0; times < 5; times += 1) await twintree.button(/^Undo/).first().click();
    await twintree.expectSimilarity("0.50");
    await expect.poll(() => twintree.links()).toBe(links);
  });

  test("over links that are pasted is no reason to show the score of others", async ({
    twintree,
    page,
  }) => {
    await twintree.expectSimilarity("0.50");
    await twintree.openTexts("Links");
    await trapNext(page, "measure");
    await twintree.replace("Links between A and B", "1-4 2-5");
    await twintree.expectSimilarity("1.00");
    await expect(page.locator("#canvas .canvas-link-line")).toHaveCount(2);
    await expect(page.getByText(/was restarted/).first()).toBeVisible();
  });
});

test("a worker that never answers is given up after ten seconds, and can be tried again", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withSilence(context);
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.expectSimilarity("0.50");
  await twintree.openTexts("Links");
  for (const call of ["readLinks", "compare"]) {
    await silence(page, call);
    await twintree.replace("Links between A and B", call === "compare" ? "1-4 2-5" : "1-4 3-2");
    await expect(page.locator(".shell-greyed").first()).toBeVisible();
    await page.clock.runFor(10_000);
    const failed = page.locator("#results [data-failed]");
    await expect(failed).toContainText("No answer came in time.");
    await expect(page.getByText(/Similarity \d/)).toHaveCount(0);
    await silence(page, undefined);
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.locator(".canvas-caption")).toContainText("Similarity");
  }
  await twintree.expectSimilarity("1.00");
});

const payloads = [
  "<img/src=x/onerror=alert(1)>",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  '"><svg/onload=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}",
  `\${alert(1)}`,
  "' onfocus=alert(1) autofocus='",
];

test("what is pasted is text and nothing else, in every field and view", async ({
  twintree,
  page,
}) => {
  let dialogs = 0;
  page.on("dialog", async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  const rows = payloads.map((payload, at) =>
    [
      at + 1,
      payload,
      payload,
      payload,
      payload,
      payload,
      at === 0 ? 0 : 1,
      payload,
      payload,
      payload,
    ].join("\t"),
  );
  const text = `# sent_id = ${payloads[0]}\n# text = ${payloads[1]}\n${rows.join("\n")}\n`;
  await twintree.replace("Sentence A in CoNLL-U", `${text}\n${text}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(payloads.length);
  await twintree.replace(
    "Links between A and B",
    payloads.map((_, at) => `${at + 1}-${at + 1}`).join(" "),
  );
  await twintree.expectSimilarity("1.00");
  for (const tab of ["Edges", "Spanning tree", "Score"]) await twintree.tab(tab).click();
  await twintree.button("Stemma").click();
  const made = () => document.querySelectorAll("main img, main script, main [onload]").length;
  expect(await page.evaluate(made)).toBe(0);
  expect(dialogs).toBe(0);
});

test("two hundred words a side stay usable", async ({ twintree, page }) => {
  const long = sentence(
    ...Array.from({ length: 200 }, (_, at): [string, string, number, string] => [
      `word${at + 1}`,
      "NOUN",
      at === 0 ? 0 : Math.ceil(at / 2),
      at === 0 ? "root" : "nmod",
    ]),
  );
  await twintree.replace("Sentence A in CoNLL-U", `${long}\n${long}`);
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(200);
  await twintree.replace(
    "Links between A and B",
    Array.from({ length: 200 }, (_, at) => `${at + 1}-${at + 1}`).join(" "),
  );
  // 19,900 edges, beside whatever else the machine does.
  await twintree.expectSimilarity("1.00");
  await twintree.tab("Edges").click();
  await expect(page.getByRole("tab", { name: /^Edges/ })).toContainText(/19.?900/);
});

test("without worker and storage, as in a sandboxed frame, everything is computed", async ({
  page,
  baseURL,
  watch,
}) => {
  // The frame of no origin cannot have what is refused to it; that is said on the console, by the browser.
  watch.excuse((message) => /sandbox|SecurityError|origin/i.test(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", { value: undefined });
  });
  const twintree = new Twintree(page);
  await twintree.open(baseURL ?? "/");
  await twintree.expectSimilarity("0.50");
  // Files are then handed to the core piece by piece.
  await twintree.drop([{ name: "a.conllu", text: `# sent_id = 1\n${cats}\n${dogs}\n${cats}` }]);
  await twintree.expectForms("A", "cats sleep");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "often dogs bark");
});

test("more links than can be compared are refused with their number and the limit", async ({
  twintree,
  page,
}) => {
  const chain = (form: string): string =>
    sentence(
      ...Array.from({ length: 4_100 }, (_, at): [string, string, number, string] => [
        `${form}${at + 1}`,
        "NOUN",
        at,
        at === 0 ? "root" : "obj",
      ]),
    );
  await twintree.replace("Sentence A in CoNLL-U", `${chain("a")}\n${chain("b")}`);
  await twintree.openTexts("Links");
  const links = Array.from({ length: 4_100 }, (_, at) => `${at + 1}-${at + 1}`);
  await twintree.replace("Links between A and B", links.join(" "));
  await come(page.locator("[data-code=too-large]").first());
  // Asked for plainly: what the test runner gathers about so many rows takes longer than all the rest.
  const said = async (selector: string) =>
    (await page.locator(selector).allTextContents()).join(" ").replace(/\s+/g, " ");
  expect(await said("[data-code=too-large]")).toContain(
    "There are 4,100 links. At most 4,096 can be compared: remove some.",
  );
  expect(await said(".canvas-caption")).toContain("This pair is too large for the comparison.");
  for (const tab of ["Score", "Edges", "Spanning tree", "Agreement", "Fusion"]) {
    await twintree.tab(tab).click();
    await expect
      .poll(() => said("#results"), tab)
      .toContain("There are 4,100 links. At most 4,096");
    expect(await said("#results")).not.toMatch(/error/);
  }
  await twintree.closeTexts();
  await twintree.button("Align").click();
  await come(
    page
      .locator(".shell-notice")
      .filter({ hasText: "There are 16,810,000 pairs of a word of A and a word of B." }),
  );
});

test("what every visit brings comes in few files", async ({ twintree, page }) => {
  await twintree.expectSimilarity("0.50");
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );
  // Each is a request, and over a slow network a wait. The worker and what it imports are counted there. What is
  // imported after it was fetched comes out of the browser's cache.
  const requests = new Set(files);
  expect(requests.size, [...requests].join(" ")).toBeLessThanOrEqual(10);
});

test("a first visit loads the first module alone; an edge sends for the second", async ({
  twintree,
  page,
}) => {
  const modules = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => /(measure|whole)_bg.*\.wasm$/.exec(name)?.[1])
        .filter((name) => name !== undefined),
    );
  await twintree.expectSimilarity("0.50");
  await page.waitForLoadState("networkidle");
  expect(new Set(await modules())).toEqual(new Set(["measure"]));
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell").nth(1).click();
  await expect(page.getByText("From A’s path to B’s")).toBeVisible();
  expect(new Set(await modules())).toEqual(new Set(["measure", "whole"]));
});

test.describe("before the page is kept for use without a connection", () => {
  test.beforeEach(({ watch }) => {
    watch.excuse((message) => /ERR_FAILED|Failed to load|Service Worker/.test(message.text()));
  });

  test("where the second module cannot be loaded, the rest goes on, and it is tried again", async ({
    twintree,
    page,
  }) => {
    const second = /whole_bg.*\.wasm$/;
    await page.context().route(second, (route) => route.abort());
    await twintree.tab("Edges").click();
    await page.getByRole("gridcell").nth(1).click();
    const notice = page.locator(".shell-notice");
    await expect(notice).toContainText("A part of Twintree could not be loaded");
    await twintree.replace("Links between A and B", "1-4 2-5");
    await twintree.expectSimilarity("1.00");
    // The new edge was asked for as well, to no avail; choosing it asks once more.
    await expect(twintree.button("Try again")).toBeVisible();
    await page.context().unroute(second);
    await page.getByRole("gridcell").first().click();
    await expect(page.getByText("From A’s path to B’s")).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test("where the second module cannot be loaded, many links are read all the same", async ({
    twintree,
    page,
  }) => {
    await page.context().route(/whole_bg.*\.wasm$/, (route) => route.abort());
    const lines = Array.from({ length: 2500 }, (_, at) => (at === 0 ? "1-4 2-5" : ""));
    await twintree.drop([{ name: "links.txt", text: lines.join("\n") }]);
    await expect.poll(() => twintree.links()).toBe("1-4 2-5");
    await expect(page.getByText(/have errors/)).toHaveCount(0);
  });
});

test("while an answer is coming the page is drawn as far as it can be, and then rests", async ({
  twintree,
  page,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    const frame = requestAnimationFrame.bind(globalThis);
    const control = {
      isHeld: false,
      asked: 0,
      frame,
      release() {
        // What was foreseen while the word was held goes before the rest.
        control.isHeld = false;
        for (const send of held) send();
      },
    };
    Object.assign(globalThis, { control });
    Worker.prototype.postMessage = function (...given: [unknown]) {
      const { name } = given[0] as { name?: string };
      const send = () => postMessage.apply(this, given);
      if (control.isHeld && name === "compare") held.push(send);
      else send();
    };
    globalThis.requestAnimationFrame = (act) => {
      control.asked += 1;
      return frame(act);
    };
  });
  interface Controlled {
    control: { isHeld: boolean; asked: number; frame(act: () => void): void; release(): void };
  }
  await page.reload();
  await twintree.expectSimilarity("0.50");
  await page.evaluate(() => {
    (globalThis as unknown as Controlled).control.isHeld = true;
  });
  await twintree.drag(twintree.word("A", 5), twintree.word("B", 4));
  await expect(page.locator(".canvas-caption .shell-greyed")).toContainText("Similarity 0.50");
  await expect(twintree.button("Undo: link a–the")).toBeVisible();
  // No frame is asked for where nothing happens.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { control } = globalThis as unknown as Controlled;
        control.asked = 0;
        for (let n = 0; n < 8; n += 1) await new Promise<void>((next) => control.frame(next));
        return control.asked;
      }),
    )
    .toBe(0);
  await page.evaluate(() => (globalThis as unknown as Controlled).control.release());
  await expect(page.locator(".canvas-caption")).toContainText("Similarity 0.88");
  await expect(page.locator(".canvas-caption .shell-greyed")).toHaveCount(0);
  await twintree.expectSimilarity("0.88");
});
