/** The measuring of a corpus where something goes wrong in the core: one pair is lost, and no one waits. */
import { rm, writeFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { come, ended, expect, type Locator, type Page, sentence, Twintree, test } from "./page.js";

/** Stands before the script of the worker: over some pairs the core breaks, over others it never ends. */
const breaking = `{
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (module, imports) => {
    const { exports: real } = await instantiate.call(WebAssembly, module, imports);
    if (!("measure_pairs" in real)) return { module, instance: { exports: real } };
    const measure_pairs = (request) => {
      const decode = ({ bytes }) => new TextDecoder().decode(bytes);
      const text = decode(request.left) + decode(request.right);
      // Memory that cannot be allocated.
      if (text.includes("# breaks")) real.__wbindgen_malloc(1, 3);
      while (text.includes("# endless"));
      return real.measure_pairs(request);
    };
    return { module, instance: { exports: { ...real, measure_pairs } } };
  };
}
`;

const count = 60;
const countOf = (page: Page) => page.locator(".pairs-count");

const text = (at: number, comment: string) =>
  `${comment}# sent_id = s${at}\n${sentence(["we", "PRON", 2, "nsubj"], ["saw", "VERB", 0, "root"], ["cats", "NOUN", 2, "obj"])}`;
/** The sentences of a file; the comment stands before one of them. */
const all = (comment: string) =>
  Array.from({ length: count }, (_, at) => text(at, at === 41 ? comment : "")).join("\n");

/** A file can no longer be read by those who measure. */
const unreadable = `
  if (self.name === "pairs")
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
`;

/** Puts a script before that of the workers. */
const withScript = (context: BrowserContext, script: string) =>
  context.route(/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}${await response.text()}` });
  });

/** Sixty pairs; the comment of one of them says what happens over it. */
async function open(context: BrowserContext, page: Page, comment: string): Promise<void> {
  await withScript(context, breaking);
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.drop([
    { name: "a.conllu", text: all(comment) },
    { name: "b.conllu", text: all("") },
    { name: "links.txt", text: "1-1 2-2 3-3\n".repeat(count) },
  ]);
  await page.getByRole("button", { name: `${count} pairs` }).click();
}

// A worker may still be on its way when a test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: "ignoreErrors" }));

test("a pair over which the core breaks is named, and all others are measured", async ({
  context,
  page,
}) => {
  await open(context, page, "# breaks\n");
  const condition = page.getByRole("textbox", { name: "Which pairs: words, or a condition" });
  await condition.fill("similarity = 1");
  await expect(countOf(page)).toHaveText(`${count - 1} of ${count} pairs`);
  await condition.fill("refused");
  await expect(countOf(page)).toHaveText(`1 of ${count} pairs`);
  await expect(page.locator("twintree-pairs tr[data-pair] .pairs-n")).toHaveText("42");
});

test("a pair that takes for ever is cancelled at once, and what is measured stays", async ({
  context,
  page,
}) => {
  await open(context, page, "# endless\n");
  const progress = page.locator(".pairs-list .pairs-progress");
  await expect(progress).toBeVisible();
  const condition = page.getByRole("textbox", { name: "Which pairs: words, or a condition" });
  // The page answers meanwhile.
  await condition.fill("id = s5*");
  await expect(countOf(page)).toHaveText(`11 of ${count} pairs`);
  await condition.fill("similarity = 1");
  await expect(countOf(page)).toHaveText(/^[1-9]\d? of 60 pairs$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(countOf(page)).toHaveText(/^[1-9]\d? of 60 pairs$/);
});

test("where another system takes for ever it is cancelled, too, and can go on", async ({
  context,
  page,
}) => {
  await open(context, page, "");
  const progress = page.locator(".pairs-list .pairs-progress");
  await expect(countOf(page)).toHaveText(`${count} of ${count} pairs`);
  await ended(progress);
  await page.getByText("Compare two systems").click();
  await page.locator(".pairs-systems input[type=file]").setInputFiles({
    ...{ name: "two.conllu", mimeType: "text/plain" },
    buffer: Buffer.from(all("# endless\n")),
  });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(progress).toContainText("Stopped");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
});

/** Sixty pairs on the page of all pairs, of which the last is another one than the others. */
async function openAll(page: Page): Promise<Twintree> {
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.drop([
    { name: "a.conllu", text: all("") },
    { name: "b.conllu", text: all("").replace(/\tobj(?![\s\S]*\tobj)/, "\tobl") },
    { name: "links.txt", text: "1-1 2-2 3-3\n".repeat(count) },
  ]);
  await page.getByRole("button", { name: `${count} pairs` }).click();
  return twintree;
}

/** Until all pairs are measured; what is said of them then. */
async function measured(page: Page): Promise<Locator> {
  const summary = page.getByRole("region", { name: "Summary" });
  await come(summary);
  await ended(page.locator(".pairs-list .pairs-progress"));
  return summary;
}

/** All pairs are measured, and each as it is. */
async function expectWhole(page: Page): Promise<void> {
  const summary = await measured(page);
  await expect(summary).toContainText(`Similarity, ${count} pairs`);
  await expect(summary).toContainText(/equal, 1\s*59\s*undefined\s*0/);
  await expect(summary).not.toContainText("refused");
}

test("workers that end over a piece cost nothing but time", async ({ page }) => {
  await page.addInitScript(() => {
    let ended = 0;
    const Real = Worker;
    window.Worker = class extends Real {
      override postMessage(message: unknown, ...given: never[]): void {
        super.postMessage(message, ...(given as []));
        if ((message as { name?: string }).name !== "measurePairs" || ended >= 2) return;
        ended += 1;
        // As when the browser runs out of memory for it.
        this.terminate();
        this.dispatchEvent(new ErrorEvent("error", { message: "ended" }));
      }
    };
  });
  await openAll(page);
  await expectWhole(page);
});

test("where nothing can be stored all pairs are measured, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const twintree = await openAll(page);
  await expectWhole(page);
  await expect(page.locator("[data-notice=storage]")).toContainText("could not be saved");
  await page.locator('twintree-pairs tr[data-pair="59"]').click();
  await twintree.expectForms("B", "we saw cats");
});

test("a file that is saved again or removed is measured and opened as it was", async ({
  page,
}, info) => {
  const [a, b] = ["a.conllu", "b.conllu"].map((name) => info.outputPath(name));
  if (a === undefined || b === undefined) throw new Error("no files");
  await writeFile(a, all(""));
  await writeFile(b, all(""));
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.openTexts();
  await page.locator("input[type=file]").first().setInputFiles([a, b]);
  const pairs = page.getByRole("button", { name: `${count} pairs` });
  await expect(pairs).toBeVisible();
  await writeFile(a, all("").replaceAll("cats", "dogs"));
  await rm(b);
  await pairs.click();
  await measured(page);
  await expect(page.getByText("can no longer be read")).toHaveCount(0);
  await page.locator('twintree-pairs tr[data-pair="7"]').click();
  await twintree.expectForms("A", "we saw cats");
  await twintree.expectForms("B", "we saw cats");
});

test("sentences that can no longer be read are named as such, and nothing else is said of them", async ({
  context,
  page,
}) => {
  await withScript(context, unreadable);
  await page.addInitScript(() => {
    const gone = () => document.documentElement.hasAttribute("data-gone");
    const { text } = Blob.prototype;
    Blob.prototype.text = function () {
      const refused = new DOMException("gone", "NotReadableError");
      return gone() ? Promise.reject(refused) : text.call(this);
    };
  });
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.drop([
    { name: "a.conllu", text: all("") },
    { name: "b.conllu", text: all("") },
    { name: "links.txt", text: "1-1 2-2 3-3\n".repeat(count) },
  ]);
  const pairs = page.getByRole("button", { name: `${count} pairs` });
  await expect(pairs).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-gone", ""));
  await pairs.click();
  const summary = await measured(page);
  // The first pair was read when it was shown.
  await expect(summary).toContainText(/refused\s*59/);
  const row = page.locator('twintree-pairs tr[data-pair="7"]');
  await expect(row).toContainText("The file can no longer be read.");
  await row.click();
  const notice = page.locator(".shell-notice", { hasText: "a.conllu" });
  await expect(notice).toBeVisible();
  await expect(page.locator("#pairs")).toBeVisible();
  // What can be read again is opened.
  await page.evaluate(() => document.documentElement.removeAttribute("data-gone"));
  await row.click();
  await twintree.expectForms("A", "we saw cats");
});

test("as many workers measure as there are processors, but for one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 7 });
    const Real = Worker;
    const working = new Set<Worker>();
    window.Worker = class extends Real {
      override postMessage(message: unknown, ...given: never[]): void {
        if ((message as { name?: string }).name === "measurePairs") working.add(this);
        document.documentElement.dataset.working = String(working.size);
        // Each is at work when the next one is given something.
        setTimeout(() => super.postMessage(message, ...(given as [])), 300);
      }
    };
  });
  const twintree = new Twintree(page);
  await twintree.open();
  const many = Array.from({ length: 400 }, (_, at) => text(at, "")).join("\n");
  await twintree.drop([
    { name: "a.conllu", text: many },
    { name: "b.conllu", text: many },
    { name: "links.txt", text: "1-1 2-2 3-3\n".repeat(400) },
  ]);
  await page.getByRole("button", { name: "400 pairs" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-working", "6");
  await expect(page.locator(".pairs-list .pairs-progress")).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(/equal, 1\s*400/);
});
