import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { sessionIn } from "../../www/src/share/picture-session.js";
import { faults } from "./axe.js";
import { cats, dogs, expect, hold, type Locator, type Page, type Twintree, test } from "./page.js";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Opens the dialog. */
async function share(twintree: Twintree): Promise<Locator> {
  await twintree.button("Share").click();
  const dialog = twintree.page.getByRole("dialog", { name: "Share and export" });
  // The links are made when it is open.
  await expect(dialog.locator("[data-row=link]").or(dialog.getByText("too long"))).toBeVisible();
  return dialog;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Copies a row, and gives what is on the clipboard then. */
async function copied(dialog: Locator, name: string): Promise<string> {
  await dialog.getByRole("button", { name: `Copy: ${name}`, exact: true }).click();
  await expect(dialog.getByRole("status")).toHaveText(`${name} is on the clipboard.`);
  return clipboard(dialog.page());
}

/** Saves a row, and gives the name and the bytes of the file. */
async function saved(dialog: Locator, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = dialog.page().waitForEvent("download");
  await dialog.getByRole("button", { name: `Download: ${name}`, exact: true }).click();
  const file = await coming;
  await expect(dialog.getByRole("status")).toHaveText(`${name} was saved as a file.`);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("what was opened to be shared is shared, though the page goes on", async ({
  twintree,
  page,
}) => {
  const first = await twintree.text("Sentence A in CoNLL-U");
  const dialog = await share(twintree);
  const other = deflateRawSync(JSON.stringify({ a: cats, b: dogs })).toString("base64url");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#1.${other}`);
  await expect(
    page.getByRole("listbox", { name: "A: cats sleep", includeHidden: true }),
  ).toHaveCount(1);
  const svg = (await saved(dialog, "Trees")).bytes.toString();
  expect(svg).toContain("<title>the detective is becoming");
  expect(JSON.parse(sessionIn(svg) ?? "").work.left).toEqual([first]);
  expect(await copied(dialog, "Text of A")).toBe(first);
  expect(JSON.parse((await saved(dialog, "Comparison")).bytes.toString()).a[1]).toBe("detective");
  expect(JSON.parse((await saved(dialog, "Session")).bytes.toString()).work.left).toEqual([first]);
});

test("a link that is copied opens the pair as it is shown", async ({ twintree, context }) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  await twintree.button("Stemma").click();
  await twintree.link(7, 4);
  const links = await twintree.links();
  const dialog = await share(twintree);
  const four = await copied(dialog, "Link");
  await dialog.getByLabel("All ten columns").check();
  const all = await copied(dialog, "Link");
  expect(all.length).toBeGreaterThan(four.length);
  expect(await copied(dialog, "Markdown")).toBe(
    `[the detective is becoming a Sherlock Holmes / a Sherlock becomes the detective](${all})`,
  );
  expect(await copied(dialog, "Frame")).toMatch(/^<iframe src="http[^"]*\/embed\.html#1\.[\w-]+" /);
  expect(await copied(dialog, "Command line")).toMatch(
    /^echo "1-4 .*" \| twintree compare A\.conllu/,
  );
  const shown = await twintree.page
    .locator("#canvas [role=listbox][data-side=right]")
    .getAttribute("aria-label");
  const other = await context.newPage();
  await other.goto(all);
  const there = new (twintree.constructor as new (page: Page) => typeof twintree)(other);
  await expect(there.tree("B")).toHaveAttribute("aria-label", shown ?? "missing");
  await expect(there.button("Stemma")).toHaveAttribute("aria-pressed", "true");
  expect(await there.text("Sentence A in CoNLL-U")).toBe(text);
  expect(await there.links()).toBe(links);
});

test("the element has both texts and the links in it", async ({ twintree }) => {
  const text = await twintree.text("Sentence A in CoNLL-U");
  const code = await copied(await share(twintree), "Element");
  expect(code).toContain('<twin-tree links="1-4 2-5 3-3 4-3 5-1 6-2">');
  expect(code).toContain(`<script type="text/conllu" slot="a">\n${text.trimEnd()}\n</script>`);
});

test("a picture that is dropped on the page opens its pair again", async ({ twintree, page }) => {
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell", { name: /^the – Sherlock/ }).click();
  const links = await twintree.links();
  const forms = await twintree.forms("A");
  const dialog = await share(twintree);
  const svg = await saved(dialog, "Trees");
  expect(svg.name).toBe("twintree-trees.svg");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await twintree.replace("Links between A and B", "1-1");
  await twintree.replace("Sentence A in CoNLL-U", cats);
  await twintree.expectForms("A", "cats sleep");
  await twintree.tab("Score").click();
  await twintree.drop([{ name: svg.name, text: svg.bytes.toString("utf8") }]);
  await twintree.expectForms("A", forms);
  expect(await twintree.links()).toBe(links);
  await expect(twintree.tab("Edges")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveAttribute(
    "aria-label",
    /^the – Sherlock/,
  );
  await twintree.drop([{ name: "other.svg", text: "<svg/>" }]);
  const refusal = page.locator(".shell-notice", { hasText: "other.svg is not a Twintree session" });
  await expect(refusal).toBeVisible();
  await twintree.drop([{ name: "other.svg", text: svg.bytes.toString("utf8") }]);
  await expect(refusal).toHaveCount(0);
});

test("pictures are saved in each format, and as points on the clipboard", async ({
  twintree,
  page,
}) => {
  const dialog = await share(twintree);
  for (const [name, file] of [
    ["Trees", "trees"],
    ["Matrix", "matrix"],
    ["Spanning tree", "spanning-tree"],
    ["Edge", "edge"],
  ] as const) {
    await dialog.getByLabel("SVG").check();
    const svg = await saved(dialog, name);
    expect(svg.name).toBe(`twintree-${file}.svg`);
    const text = svg.bytes.toString("utf8");
    expect(text).not.toMatch(/var\(|class=|<script|<style/);
    const [, width = 0, height = 0] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(text) ?? [];
    await dialog.getByLabel("PNG").check();
    const png = await saved(dialog, name);
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(png.bytes.readUInt32BE(16)).toBe(2 * Number(width));
    expect(png.bytes.readUInt32BE(20)).toBe(2 * Number(height));
    await dialog.getByLabel("LaTeX").check();
    const latex = await saved(dialog, name);
    expect(latex.name).toBe(`twintree-${file}.tex`);
    expect(latex.bytes.toString("utf8")).toContain("\\begin{document}");
  }
  expect(await copied(dialog, "Trees")).toContain("\\begin{deptext}");
  await dialog.getByLabel("PNG").check();
  await dialog.getByRole("button", { name: "Copy: Trees" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Trees is on the clipboard.");
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  );
  expect(types).toEqual(["image/png"]);
});

test("a picture of points says that it is being made, and is given up with the dialog", async ({
  twintree,
  page,
}) => {
  let come = await hold(page, /\/png-worker-[^/]*\.js$/);
  let dialog = await share(twintree);
  await dialog.getByLabel("PNG").check();
  const button = dialog.getByRole("button", { name: "Download: Trees" });
  const file = page.waitForEvent("download");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveText("Making …");
  await expect(dialog.getByRole("status")).toContainText("Trees: the picture is being made.");
  // Meanwhile nothing else is.
  await dialog.getByRole("button", { name: "Copy: Text of A" }).click();
  await expect(dialog.getByRole("status")).toContainText("Trees: the picture is being made.");
  come();
  expect((await file).suggestedFilename()).toBe("twintree-trees.png");
  await expect(button).toHaveText("Saved");
  await expect(button).not.toHaveAttribute("aria-busy");
  await expect(dialog.getByRole("status")).toHaveText("Trees was saved as a file.");

  await page.context().unroute(/\/png-worker-[^/]*\.js$/);
  come = await hold(page, /\/png-worker-[^/]*\.js$/);
  const names: string[] = [];
  page.on("download", (one) => names.push(one.suggestedFilename()));
  const asked = page.waitForRequest(/\/png-worker-/);
  await button.click();
  await asked;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  come();
  dialog = await share(twintree);
  await saved(dialog, "Links");
  expect(names).toEqual(["links.txt"]);
});

test("where there is no worker for it, a picture of points is made on the page", async ({
  twintree,
  page,
  watch,
}) => {
  watch.excuse((message) => message.text().includes("net::ERR_FAILED"));
  await page.context().route(/\/png-worker-[^/]*\.js$/, (route) => route.abort());
  const dialog = await share(twintree);
  await dialog.getByLabel("PNG").check();
  const png = await saved(dialog, "Trees");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
});

test("a picture for a column of a paper is that wide, in rows, and says what the number is", async ({
  twintree,
}) => {
  const dialog = await share(twintree);
  await dialog.getByRole("radio", { name: /^One column/ }).check();
  await expect(dialog.getByText("No type is under 6 points")).toBeVisible();
  const trees = (await saved(dialog, "Trees")).bytes.toString();
  expect(trees).toContain('width="84mm"');
  expect(trees).toContain(">Similarity 0.50 = 1 − 5/10<");
  // The letters of the columns.
  expect(trees).toMatch(/>A<\/text>/);
  expect((await saved(dialog, "Edge")).bytes.toString()).toContain(">becoming – a: 2 of 3<");
  await dialog.getByRole("checkbox", { name: /^With a line above/ }).uncheck();
  expect((await saved(dialog, "Trees")).bytes.toString()).not.toContain("Similarity");
  await dialog.getByRole("radio", { name: "PNG" }).check();
  const png = (await saved(dialog, "Trees")).bytes;
  // 84 mm at 300 points an inch.
  expect(png.readUInt32BE(16)).toBe(Math.round((84 / 25.4) * 300));
  await dialog.getByRole("radio", { name: "LaTeX" }).check();
  await expect(dialog.getByRole("radio", { name: /^One column/ })).toBeDisabled();
});

test("texts, links, edges and the session are given as data", async ({ twintree }) => {
  await twintree.openTexts("B");
  const text = await twintree.text("Sentence B in CoNLL-U");
  const dialog = await share(twintree);
  expect(await copied(dialog, "Text of B")).toBe(text);
  expect(await copied(dialog, "Links")).toBe("1-4 2-5 3-3 4-3 5-1 6-2\n");
  const edges = await saved(dialog, "Edges");
  const rows = edges.bytes.toString("utf8").trimEnd().split("\n");
  expect(rows).toHaveLength(16);
  expect(rows[1]).toBe("1\t4\tthe\tthe\t2\t5\tdetective\tdetective\t0\t2\t1");
  const comparison = JSON.parse(await copied(dialog, "Comparison"));
  expect(comparison).toMatchObject({ score: { ratio: { distance: 5, maximum: 10 } } });
  expect(comparison.distances).toHaveLength(15);
  const session = await saved(dialog, "Session");
  expect(session.name).toBe("twintree-session.json");
  expect(JSON.parse(session.bytes.toString("utf8"))).toMatchObject({ version: 1 });
});

test("a corpus gives the links of all its pairs", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "a.conllu", text: `${cats}\n${dogs}` },
    { name: "b.conllu", text: `${dogs}\n${cats}` },
    { name: "links.txt", text: "1-2 2-3\n3-2\n" },
  ]);
  await twintree.expectForms("B", "often dogs bark");
  expect(await copied(await share(twintree), "Links of the corpus")).toBe("1-2 2-3\n3-2\n");
  await page.keyboard.press("Escape");
});

test("links with errors are told of where they leave the page", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "a.conllu", text: `${cats}\n${dogs}\n${cats}` },
    { name: "b.conllu", text: `${dogs}\n${cats}\n${cats}` },
    { name: "links.txt", text: "1-2 2-3\n3-1 3-x\n2-2\n" },
  ]);
  await twintree.expectForms("B", "often dogs bark");
  const dialog = await share(twintree);
  await expect(
    dialog.getByText(/^A line for each of the 3 pairs\. The links of pair 2 /),
  ).toBeVisible();
  expect(await copied(dialog, "Links of the corpus")).toBe("1-2 2-3\n3-1\n2-2\n");
  const own = dialog.getByText("Their text has errors");
  await expect(own).toHaveCount(0);
  await page.keyboard.press("Escape");
  await twintree.replace("Links", "1-2 2-x");
  await share(twintree);
  await expect(own).toBeVisible();
  await expect(dialog.getByText("The links of some pairs have errors (1, 2)")).toBeVisible();
  expect(await copied(dialog, "Links of the corpus")).toBe("1-2 2-3\n3-1\n2-2\n");
  await page.keyboard.press("Escape");
  // What is no link is no error either.
  await twintree.replace("Links", "# none yet");
  await share(twintree);
  await expect(dialog.getByText("The links of pair 2 have errors")).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.keyboard.press("Escape");
});

test("where a pair is too long for a link, that is said and the session is offered", async ({
  twintree,
}) => {
  const note = randomBytes(60_000).toString("base64");
  await twintree.drop([{ name: "a.conllu", text: `# note = ${note}\n${cats}` }]);
  await twintree.expectForms("A", "cats sleep");
  const dialog = await share(twintree);
  await expect(dialog.getByText("This pair is too long for a link")).toBeVisible();
  await expect(dialog.locator("[data-row=link]")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Download: Session" })).toBeVisible();
});

test("the dialog gives the focus back, and what a browser refuses is said", async ({
  twintree,
  page,
}) => {
  const dialog = await share(twintree);
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error("refused"));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await dialog.getByRole("button", { name: "Copy: Session" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    "Session could not be copied. Try again, or download it.",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(twintree.button("Share")).toBeFocused();
});

test("two clicks at once open one dialog, which gives the focus back", async ({
  twintree,
  page,
}) => {
  for (const name of ["Share", "Help"]) {
    await twintree.button(name).focus();
    await twintree.button(name).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(twintree.button(name)).toBeFocused();
  }
});

for (const locale of ["en", "de"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("the head of the page has room for all its buttons at 320 pixels", async ({
      twintree,
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const share = twintree.button(locale === "de" ? "Teilen" : "Share");
      await expect(share).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  });
}

test("the dialog is clean to axe and fits", async ({ twintree, page }) => {
  const dialog = await share(twintree);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
    const over = await dialog
      .locator(".shell-dialog-body")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("pictures are light unless they are asked to be dark", async ({ twintree }) => {
      const dialog = await share(twintree);
      const inDark = dialog.getByLabel("Dark, as on the page");
      await expect(inDark).toHaveCount(colorScheme === "dark" ? 1 : 0);
      if (colorScheme === "dark") expect(await faults(dialog.page())).toEqual([]);
      const light = (await saved(dialog, "Trees")).bytes.toString("utf8");
      expect(light).toMatch(/<rect [^>]*fill="#ffffff"/);
      if (colorScheme === "light") return;
      await inDark.check();
      const dark = (await saved(dialog, "Trees")).bytes.toString("utf8");
      expect(dark).toMatch(/<rect [^>]*fill="#12171d"/);
    });
  });
}
