/** The measuring of a corpus where something goes wrong in the core: one pair is lost, and no one waits. */
import type { BrowserContext } from "@playwright/test";
import { expect, type Page, sentence, Twintree, test } from "./page.js";

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

/** Sixty pairs; the comment of one of them says what happens over it. */
async function open(context: BrowserContext, page: Page, comment: string): Promise<void> {
  await context.route(/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${breaking}${await response.text()}` });
  });
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
  await expect(progress).toHaveCount(0);
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
