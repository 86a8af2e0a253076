/** Elements in pages of others: what they are given to show, and what readers do with it. */
import { links, script, slots, test, told } from "./embedding.js";
import { cats, chain, dogs, expect, linkOf, type Page, sentence, wordIn } from "./page.js";

test("an element in a page of another origin draws, links and tells of it", async ({
  page,
  show,
}) => {
  await show(
    `${script}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>
    <script>window.told = []; addEventListener("change", ({ detail }) => told.push(detail));</script>`,
  );
  const element = page.locator("twin-tree");
  await expect(wordIn(element, "A", 1)).toBeVisible();
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  await expect(
    element
      .getByText("2 of 2 labels and directions differ.")
      .or(element.getByText(/of \d+ labels and directions differ/)),
  ).toBeVisible();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await expect
    .poll(() => told(page))
    .toMatchObject([
      {
        links: [
          { left: 1, right: 2 },
          { left: 2, right: 3 },
        ],
        text: "1-2 2-3",
      },
    ]);
  await page.keyboard.press("Control+Z");
  await expect.poll(() => links(element)).toBe("1-2");
});

test("attributes and properties change what is shown, and show what it is", async ({
  page,
  show,
}) => {
  await show(`${script}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(wordIn(element, "A", 2)).toBeVisible();
  await element.evaluate((one: HTMLElement & { a: string; links: string; view: string }, text) => {
    one.a = text;
    one.links = "1-1 2-2 3-3";
    one.view = "edges";
  }, dogs);
  await expect(wordIn(element, "A", 3)).toBeVisible();
  await expect(element.getByRole("heading", { name: /often – / }).first()).toBeVisible();
  expect(await element.evaluate((one: HTMLElement & { a: string }) => one.a)).toBe(dogs);
  await element.evaluate((one) => one.setAttribute("view", "trees"));
  await expect(element.getByRole("heading", { name: /often – / })).toHaveCount(0);
  // Another text put into it is another text shown.
  await element.evaluate((one: HTMLElement & { b: string }, text) => {
    const slot = one.querySelector("[slot=b]");
    if (slot) slot.textContent = text;
  }, cats);
  await expect(wordIn(element, "B", 2)).toBeVisible();
  await expect(wordIn(element, "B", 3)).toHaveCount(0);
});

test("looking at it in another way leaves what was drawn, and the way back", async ({
  page,
  show,
}) => {
  await show(`${script}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await element.evaluate((one) => one.setAttribute("view", "edges"));
  await expect(element.getByRole("heading", { name: /cats – / }).first()).toBeVisible();
  expect(await links(element)).toBe("1-2 2-3");
  await element.getByRole("listbox").first().focus();
  await page.keyboard.press("Control+Z");
  await expect.poll(() => links(element)).toBe("1-2");
});

test("looked at in another way, or moved, one with a link keeps what was drawn", async ({
  page,
  show,
}) => {
  const link = linkOf({ a: cats, b: dogs, links: "1-2" });
  await show(`${script}<div></div><twin-tree link="${link}"></twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  const drawn = element.locator(".canvas-link[data-link='2-3']");
  await expect(drawn).toHaveCount(1);
  await element.evaluate((one) => one.setAttribute("view", "edges"));
  await expect(element.getByRole("heading", { name: /cats – / }).first()).toBeVisible();
  await expect(drawn).toHaveCount(1);
  await page.evaluate(() =>
    document.querySelector("div")?.append(document.querySelector("twin-tree") ?? ""),
  );
  await expect(page.locator("div twin-tree [role=option]")).toHaveCount(5);
  await expect(drawn).toHaveCount(1);
});

test("what is drawn while another text comes is not drawn in that", async ({ page, show }) => {
  let come = () => {};
  const gate = new Promise<void>((opened) => {
    come = opened;
  });
  await page.route("**/*.conllu", async (route) => {
    const isLate = route.request().url().endsWith("late.conllu");
    if (isLate) await gate;
    await route.fulfill({ body: isLate ? dogs : cats });
  });
  await show(
    `${script}<twin-tree src-a="cats.conllu" src-b="cats.conllu" links="1-1"></twin-tree>`,
  );
  const element = page.locator("twin-tree");
  await expect(wordIn(element, "A", 2)).toBeVisible();
  await element.evaluate((one) => {
    one.setAttribute("src-a", "late.conllu");
    one.setAttribute("links", "3-2");
  });
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 2).click();
  await expect(element.locator(".canvas-link[data-link='2-2']")).toHaveCount(1);
  come();
  await expect(wordIn(element, "A", 3)).toBeVisible();
  expect(await links(element)).toBe("3-2");
});

test("in a picture two links show their edge, by mouse and by keys", async ({ page, show }) => {
  await show(`${script}<twin-tree readonly links="1-1 2-2 3-3">${slots(dogs, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(element.getByText("Choose a link, and then another")).toBeVisible();
  await wordIn(element, "A", 1).click();
  await expect(element.getByText("Choose another link")).toBeVisible();
  await wordIn(element, "B", 3).click();
  await expect(element.getByText("The paths between the two links.")).toBeVisible();
  await expect(element.locator(".canvas-step").first()).toBeVisible();
  expect(await links(element)).toBe("1-1 2-2 3-3");
  await element.getByRole("listbox").first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(element.getByText("Choose another link")).toBeVisible();
});

test("brackets, Newick, words, and texts from files", async ({ page, show, other, watch }) => {
  watch.excuse((message) => message.text().includes("404"));
  await show(`${script}
    <twin-tree id="one" links="1-1 2-2"><script type="text/brackets" slot="a">(S (NP a) (VP b))</script><script type="text/newick" slot="b">(a,b);</script></twin-tree>
    <twin-tree id="two" src-a="cats.conllu" src-b="missing.conllu"></twin-tree>
    <twin-tree id="three"><pre slot="a" hidden>a b c</pre><pre slot="b" hidden>d e</pre></twin-tree>
    <twin-tree id="four"></twin-tree>`);
  await expect(page.locator("#one").getByRole("option")).not.toHaveCount(0);
  await expect(page.locator("#two").getByRole("alert")).toContainText("could not be loaded");
  await expect(page.locator("#three").getByRole("option")).toHaveCount(5);
  await expect(page.locator("#four").getByRole("alert")).toContainText("no trees here yet");
  other.pages = { ...other.pages, "/cats.conllu": cats, "/missing.conllu": dogs };
  await page.locator("#two").evaluate((one) => one.setAttribute("src-b", "missing.conllu?again"));
  await expect(page.locator("#two").getByRole("option")).toHaveCount(5);
});

test("what is left out of the comparison on the page is left out in an element", async ({
  page,
  show,
}) => {
  const passive = cats.replace("nsubj", "nsubj:pass");
  const marked = passive.replace(
    "\t0\troot\t_\t_\n",
    "\t0\troot\t_\t_\n3\t!\t_\tPUNCT\t_\t_\t1\tpunct\t_\t_\n",
  );
  await show(`${script}<twin-tree id="one" links="1-1 2-2">${slots(passive, cats)}</twin-tree>
    <twin-tree id="two" ignore="subtypes" links="1-1 2-2">${slots(passive, cats)}</twin-tree>
    <twin-tree id="three" ignore="punctuation subtypes" links="1-1 2-2 3-2">${slots(marked, cats)}</twin-tree>`);
  await expect(page.locator("#one .element-fraction")).toHaveText("1 − 1 ⁄ 2");
  await expect(page.locator("#two .element-similarity")).toHaveText("1.00");
  await expect(page.locator("#three .element-similarity")).toHaveText("1.00");
  await page.locator("#one").evaluate((one) => one.setAttribute("ignore", "subtypes"));
  await expect(page.locator("#one .element-similarity")).toHaveText("1.00");
});

test("where no links can be drawn, nobody is told to draw one", async ({ page, show }) => {
  const brackets = (links: string) =>
    `<twin-tree ${links}><script type="text/brackets" slot="a">(S (NP we) (VP sleep))</script><script type="text/brackets" slot="b">(S (NP wir) (VP schlafen))</script></twin-tree>`;
  await show(`${script}${brackets('links="1-1 2-2"')}${brackets('links="1-1 2-2" readonly')}`);
  await expect(page.getByRole("option", { name: /^schlafen/ })).toHaveCount(2);
  await expect(page.getByText("Drag a word onto a word")).toHaveCount(1);
});

test("what is wrong with texts and links is said, with its place", async ({ page, show }) => {
  const astray = cats.replace("\t2\tnsubj", "\t5\tnsubj");
  await show(`${script}<twin-tree id="one" links="1-9 2-2">${slots(cats, cats)}</twin-tree>
    <twin-tree id="two" links="1-x">${slots(cats, astray)}</twin-tree>`);
  await expect(page.locator("#one")).toContainText("Links:1 B has 2 words, 9 is out of range");
  await expect(page.locator("#two")).toContainText(/B:1 HEAD "5" is not a word of this sentence/);
  await expect(page.locator("#two")).toContainText("Links:1");
});

/** How light the lightest point of a stretch of the page is, up to 255. */
async function lightest(page: Page, x: number, y: number): Promise<number> {
  const png = await page.screenshot({ clip: { x, y, width: 60, height: 1 } });
  return page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = 1;
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    return Math.max(
      ...(pen?.getImageData(0, 0, image.width, 1).data ?? []).filter((_, at) => at % 4 === 0),
    );
  }, png.toString("base64"));
}

test("rows and only differences are asked for by attributes", async ({ page, show }) => {
  // A chain on either side, all of it alike.
  const texts = slots(chain("word", 6), chain("word", 6));
  const links = `links="1-1 2-2 3-3 4-4 5-5 6-6"`;
  const element = page.locator("twin-tree");
  const words = element.getByRole("listbox", { name: /^A[:,]/ }).getByRole("option");
  await show(`${script}<twin-tree ${links} drawing="rows" differences>${texts}</twin-tree>`);
  await expect(element.locator(".canvas-rows")).toBeVisible();
  await expect(words).toHaveCount(1);
  await expect(element.locator(".canvas-alike").first()).toHaveText(/6/);
  await show(`${script}<twin-tree ${links} view="rows" differences="false">${texts}</twin-tree>`);
  await expect(element.locator(".canvas-rows")).toBeVisible();
  await expect(words).toHaveCount(6);
});

test("trees that are higher than the element scroll, and a shadow says where they go on", async ({
  page,
  show,
}) => {
  // All words hang from the first one, so that each arc is over the one before.
  const high = (form: string) =>
    sentence(
      ...Array.from({ length: 40 }, (_, at): [string, string, number, string] => [
        `${form}${at + 1}`,
        "NOUN",
        at === 0 ? 0 : 1,
        at === 0 ? "root" : "obj",
      ]),
    );
  await show(
    `${script}<twin-tree links="1-1" theme="light" drawing="arcs">${slots(high("a"), high("b"))}</twin-tree>`,
  );
  const element = page.locator("twin-tree");
  await expect(wordIn(element, "A", 1)).toBeInViewport();
  await expect(wordIn(element, "B", 1)).toBeInViewport();
  const stage = element.locator(".canvas-stage");
  const box = await stage.boundingBox();
  if (box === null) throw new Error("there is no stage");
  const [x, foot] = [box.x + box.width / 2, box.y + box.height - 5];
  const scroll = (to: "top" | "bottom") =>
    stage.evaluate((one, to) => one.scrollTo(0, to === "top" ? 0 : one.scrollHeight), to);
  await expect.poll(() => lightest(page, x, box.y + 2)).toBeLessThan(240);
  expect(await lightest(page, x, foot)).toBeLessThan(240);
  await scroll("top");
  await expect.poll(() => lightest(page, x, box.y + 2)).toBeGreaterThan(245);
  expect(await lightest(page, x, foot)).toBeLessThan(240);
  await scroll("bottom");
  await expect.poll(() => lightest(page, x, foot)).toBeGreaterThan(245);
  expect(await lightest(page, x, box.y + 2)).toBeLessThan(240);
  // What stands below them is not squeezed.
  const line = element.getByText("Click a word to see the phrase it heads.");
  const cut = await line.evaluate((one) => {
    const [inner, outer] = [one, one.closest(".canvas-nodes")].map(
      (part) => part?.getBoundingClientRect().bottom ?? 0,
    );
    return (inner ?? 0) > (outer ?? 0);
  });
  expect(cut).toBe(false);
});
