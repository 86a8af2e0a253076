/** Trees in pages of others: as an element, as a frame, as a widget of a notebook. */

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { type Host, openHost } from "./host.js";
import { test as base, cats, dogs, expect, type Locator, type Page } from "./page.js";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** The site of Twintree, and somebody else's, on origins of their own. */
const test = base.extend<{ site: Host; other: Host; show: (html: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture is made from.
  site: async ({}, use) => {
    const host = await openHost(dist);
    host.headers = { "access-control-allow-origin": "*" };
    await use(host);
    await host.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  other: async ({}, use) => {
    const host = await openHost(dist);
    await use(host);
    await host.stop();
  },
  show: async ({ page, other, site, watch }, use) => {
    watch.excuse((message) => message.text().includes("favicon"));
    page.context().removeAllListeners("request");
    await use(async (html) => {
      const named = html.replaceAll("SITE/", site.address);
      const [, policy = "", text = named] = /^(<meta [^>]*>)([\s\S]*)$/.exec(named) ?? [];
      other.pages = {
        "/course.html": `<!doctype html><html lang="en">${policy}<link rel="icon" href="data:,"><title>A course</title><main><h1>A course</h1>${text}</main>`,
      };
      await page.goto(`${other.address}course.html`);
    });
  },
});

const module_ = '<script type="module" src="SITE/embed.js"></script>';
const slots = (a: string, b: string) =>
  `<script type="text/conllu" slot="a">\n${a}</script><script type="text/conllu" slot="b">\n${b}</script>`;

/** A word of an element, by its number. */
function word(element: Locator, letter: string, id: number): Locator {
  return element.getByRole("option", { name: new RegExp(`, ${letter} ${id}(,|$)`) });
}

/** The attribute and the property, which are in step. */
function links(element: Locator): Promise<string> {
  return element.evaluate((one: HTMLElement & { links: string }) => {
    if (one.getAttribute("links") !== one.links)
      throw new Error(`${one.getAttribute("links")} is not ${one.links}`);
    return one.links;
  });
}

const ended = (page: Page) => page.evaluate(() => (window as never as { told: unknown[] }).told);

test("an element in a page of another origin draws, links and tells of it", async ({
  page,
  show,
}) => {
  await show(
    `${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>
    <script>window.told = []; addEventListener("change", ({ detail }) => told.push(detail));</script>`,
  );
  const element = page.locator("twin-tree");
  await expect(word(element, "A", 1)).toBeVisible();
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
  await expect(
    element
      .getByText("2 of 2 labels and directions differ.")
      .or(element.getByText(/of \d+ labels and directions differ/)),
  ).toBeVisible();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await expect
    .poll(() => ended(page))
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
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(word(element, "A", 2)).toBeVisible();
  await element.evaluate((one: HTMLElement & { a: string; links: string; view: string }, text) => {
    one.a = text;
    one.links = "1-1 2-2 3-3";
    one.view = "edges";
  }, dogs);
  await expect(word(element, "A", 3)).toBeVisible();
  await expect(element.getByRole("heading", { name: /often – / }).first()).toBeVisible();
  expect(await element.evaluate((one: HTMLElement & { a: string }) => one.a)).toBe(dogs);
  await element.evaluate((one) => one.setAttribute("view", "trees"));
  await expect(element.getByRole("heading", { name: /often – / })).toHaveCount(0);
  // Another text put into it is another text shown.
  await element.evaluate((one: HTMLElement & { b: string }, text) => {
    const slot = one.querySelector("[slot=b]");
    if (slot) slot.textContent = text;
  }, cats);
  await expect(word(element, "B", 2)).toBeVisible();
  await expect(word(element, "B", 3)).toHaveCount(0);
});

test("looking at it in another way leaves what was drawn, and the way back", async ({
  page,
  show,
}) => {
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
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
  const parcel = JSON.stringify({ a: cats, b: dogs, links: "1-2" });
  const link = `#1.${deflateRawSync(parcel).toString("base64url")}`;
  await show(`${module_}<div></div><twin-tree link="${link}"></twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
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
    `${module_}<twin-tree src-a="cats.conllu" src-b="cats.conllu" links="1-1"></twin-tree>`,
  );
  const element = page.locator("twin-tree");
  await expect(word(element, "A", 2)).toBeVisible();
  await element.evaluate((one) => {
    one.setAttribute("src-a", "late.conllu");
    one.setAttribute("links", "3-2");
  });
  await word(element, "A", 2).click();
  await word(element, "B", 2).click();
  await expect(element.locator(".canvas-link[data-link='2-2']")).toHaveCount(1);
  come();
  await expect(word(element, "A", 3)).toBeVisible();
  expect(await links(element)).toBe("3-2");
});

test("an exercise that is moved goes on where it was", async ({ page, show }) => {
  const task = { kind: "links", model: "1-2 2-3", tries: 2 };
  const parcel = JSON.stringify({ a: cats, b: dogs, task });
  const link = `#1.${deflateRawSync(parcel).toString("base64url")}`;
  await show(`${module_}<div></div><twin-tree link="${link}"></twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 1).click();
  await word(element, "B", 1).click();
  await element.getByRole("button", { name: "Check" }).click();
  await expect(element.locator(".exercise-left")).toHaveText("1 try left.");
  await page.evaluate(() =>
    document.querySelector("div")?.append(document.querySelector("twin-tree") ?? ""),
  );
  await expect(page.locator("div twin-tree .exercise-left")).toHaveText("1 try left.");
  await element.getByRole("button", { name: "Check" }).click();
  await expect(element.locator(".exercise-closing")).toHaveText("Finished: 0% right.");
});

test("in another document it has its style, and when it comes back", async ({ page, show }) => {
  await show(
    `${module_}<iframe title="Another"></iframe><main id="here"><twin-tree view="edges" links="1-2 2-3">${slots(cats, dogs)}</twin-tree></main>`,
  );
  const frame = page.frameLocator("iframe");
  const styled = async (element: Locator) => {
    await expect(element.getByRole("heading", { name: /cats – / }).first()).toBeVisible();
    await expect(element.locator(".element-stage")).not.toHaveCSS(
      "background-color",
      "rgba(0, 0, 0, 0)",
    );
    await expect
      .poll(() => element.evaluate((one) => one.shadowRoot?.adoptedStyleSheets.length))
      .toBe(2);
  };
  await styled(page.locator("twin-tree"));
  await page.evaluate(() =>
    document
      .querySelector("iframe")
      ?.contentDocument?.body.append(document.querySelector("twin-tree") ?? ""),
  );
  await styled(frame.locator("twin-tree"));
  await page.evaluate(() =>
    document
      .querySelector("#here")
      ?.append(document.querySelector("iframe")?.contentDocument?.querySelector("twin-tree") ?? ""),
  );
  await styled(page.locator("twin-tree"));
});

test("what is said once its part has come is said in the language of the element", async ({
  page,
  show,
}) => {
  let come = () => {};
  const gate = new Promise<void>((opened) => {
    come = opened;
  });
  await page.route(/linking-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await show(`${module_}<twin-tree id="one" links="1-2">${slots(cats, dogs)}</twin-tree>
    <twin-tree id="two" lang="de" links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  await word(two, "A", 2).click();
  await word(two, "B", 3).click();
  // The other one speaks last.
  await word(one, "A", 1).click();
  await expect(one.getByText("choose a word in B", { exact: false }).first()).toBeVisible();
  come();
  await expect(two.locator(".element-said")).toContainText("verbunden");
});

test("a pair that is too long for a link has no way to the whole page", async ({ page, show }) => {
  const note = `# note = ${randomBytes(60_000).toString("base64")}\n`;
  await show(`${module_}<twin-tree id="one" links="1-1">${slots(cats, cats)}</twin-tree>
    <twin-tree id="two" links="1-1">${slots(note + cats, cats)}</twin-tree>`);
  await expect(page.locator("#two").getByRole("option")).toHaveCount(4);
  await expect(page.locator("#one").getByRole("link", { name: "Open in Twintree" })).toHaveCount(1);
  await expect(page.locator("#two").getByRole("link", { name: "Open in Twintree" })).toHaveCount(0);
});

test("what is done before the part for it has come is not lost", async ({ page, show }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.context().route(/embed\/hand-.*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
  await element.getByRole("listbox").first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  expect(await links(element)).toBe("1-2");
  come();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await expect(element.locator(".canvas-caption")).toContainText("Linking cats");
});

test("a part that cannot be had says so, and a further try works", async ({
  page,
  show,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  const part = /embed\/hand-.*\.js$/;
  await page.context().route(part, (route) => route.abort());
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  const notice = element.getByRole("paragraph").filter({ hasText: "This could not be loaded" });
  await expect(notice).toBeVisible();
  await page.context().unroute(part);
  await element.getByRole("button", { name: "Try again" }).click();
  await word(element, "B", 3).click();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await expect(notice).toHaveCount(0);
});

test("nothing is drawn before its style is there", async ({ page, show }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.context().route(/embed\/style-.*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  const core = page.waitForResponse(/twintree_measure_bg.*\.wasm$/);
  const bindings = page.waitForResponse(/twintree_measure-.*\.js$/);
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  await (await core).finished();
  await (await bindings).finished();
  const element = page.locator("twin-tree");
  expect(await element.evaluate((one) => one.shadowRoot?.childElementCount)).toBe(0);
  come();
  await expect(word(element, "A", 1)).toBeVisible();
  expect(await element.evaluate((one) => one.shadowRoot?.adoptedStyleSheets.length)).toBe(1);
});

test("a style that cannot be had is told, and had by a further try", async ({
  page,
  show,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  const part = /embed\/style-.*\.js$/;
  await page.context().route(part, (route) => route.abort());
  await show(`${module_}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(element.getByRole("alert")).toContainText("The trees could not be loaded");
  await page.context().unroute(part);
  await element.getByRole("button", { name: "Try again" }).click();
  await expect(word(element, "A", 1)).toBeVisible();
  await expect(element.getByRole("alert")).toHaveCount(0);
});

test("a panel that cannot be had is told, and had by a further try", async ({
  page,
  show,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  const part = /embed\/panel-.*\.js$/;
  let asked = 0;
  await page.context().route(part, (route) => {
    asked += 1;
    return route.abort();
  });
  await show(`${module_}<twin-tree links="1-2 2-3">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 1).click();
  await expect(element.locator(".canvas-caption")).toContainText("Linking");
  // Who does not look at it does not fetch it.
  expect(asked).toBe(0);
  await element.evaluate((one) => one.setAttribute("view", "edges"));
  const again = element.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.context().unroute(part);
  await again.click();
  await expect(element.getByRole("heading", { name: /cats – / }).first()).toBeVisible();
});

test("in a picture two links show their edge, by mouse and by keys", async ({ page, show }) => {
  await show(`${module_}<twin-tree readonly links="1-1 2-2 3-3">${slots(dogs, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(element.getByText("Choose a link, and then another")).toBeVisible();
  await word(element, "A", 1).click();
  await expect(element.getByText("Choose another link")).toBeVisible();
  await word(element, "B", 3).click();
  await expect(element.getByText("The paths between the two links.")).toBeVisible();
  await expect(element.locator(".canvas-step").first()).toBeVisible();
  expect(await links(element)).toBe("1-1 2-2 3-3");
  await element.getByRole("listbox").first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(element.getByText("Choose another link")).toBeVisible();
});

test("several share one instance of the core, and one that is moved goes on", async ({
  page,
  show,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(site.address, "")));
  const one = `<twin-tree links="1-1">${slots(cats, cats)}</twin-tree>`;
  await show(`${module_}<div id="here">${one.repeat(3)}</div><div id="there"></div>`);
  const elements = page.locator("twin-tree");
  await expect(elements.locator("svg [role=option]")).toHaveCount(12);
  expect(asked.filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
  await word(elements.first(), "A", 2).click();
  await word(elements.first(), "B", 2).click();
  await expect.poll(() => links(elements.first())).toBe("1-1 2-2");
  await page.evaluate(() => {
    const moved = document.querySelector("twin-tree");
    if (moved) document.querySelector("#there")?.append(moved);
  });
  const moved = page.locator("#there twin-tree");
  await expect(word(moved, "A", 2)).toBeVisible();
  expect(await links(moved)).toBe("1-1 2-2");
  await word(moved, "A", 2).click();
  await word(moved, "B", 1).click();
  await expect.poll(() => links(moved)).toBe("1-1 2-1 2-2");
});

test("elements that are taken away leave nothing behind", async ({ page, show }) => {
  await show(`${module_}<div id="here"></div>`);
  const kept = await page.evaluate(
    async ([a, b]) => {
      await customElements.whenDefined("twin-tree");
      const refs: WeakRef<Element>[] = [];
      for (let times = 0; times < 30; times += 1) {
        const element = document.createElement("twin-tree") as HTMLElement & {
          a: string;
          b: string;
        };
        element.a = a ?? "";
        element.b = b ?? "";
        document.querySelector("#here")?.append(element);
        while (!element.shadowRoot?.querySelector("[role=option]"))
          await new Promise((next) => requestAnimationFrame(next));
        element.remove();
        refs.push(new WeakRef(element));
      }
      Object.assign(window, { refs });
      return refs.length;
    },
    [cats, dogs],
  );
  expect(kept).toBe(30);
  const session = await page.context().newCDPSession(page);
  const alive = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return page.evaluate(
      () =>
        (window as never as { refs: WeakRef<Element>[] }).refs.filter((ref) => ref.deref()).length,
    );
  };
  // The last of them may still be held by what the browser did last.
  await expect.poll(alive).toBeLessThan(3);
});

test("in the shadow of another element, twice loaded, and under a strict policy", async ({
  page,
  show,
}) => {
  await show(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src SITE/ 'nonce-x' 'wasm-unsafe-eval'; connect-src SITE/; img-src data:; require-trusted-types-for 'script'; trusted-types twintree-element">
    ${module_}<script type="module" src="SITE/embed-whole.js"></script>
    <my-page></my-page><template><p>Around it</p><twin-tree links="1-1"><pre slot="a">${cats}</pre><pre slot="b">${cats}</pre></twin-tree></template>
    <script nonce="x">customElements.define("my-page", class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: "open" }).append(document.querySelector("template").content.cloneNode(true)); }
    });</script>`,
  );
  const element = page.locator("my-page twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 2).click();
  await expect.poll(() => links(element)).toBe("1-1 2-2");
});

test("brackets, Newick, words, and texts from files", async ({ page, show, other, watch }) => {
  watch.excuse((message) => message.text().includes("404"));
  await show(`${module_}
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
  await show(`${module_}<twin-tree id="one" links="1-1 2-2">${slots(passive, cats)}</twin-tree>
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
  await show(`${module_}${brackets('links="1-1 2-2"')}${brackets('links="1-1 2-2" readonly')}`);
  await expect(page.getByRole("option", { name: /^schlafen/ })).toHaveCount(2);
  await expect(page.getByText("Drag a word onto a word")).toHaveCount(1);
});

test("what is wrong with texts and links is said, with its place", async ({ page, show }) => {
  const astray = cats.replace("\t2\tnsubj", "\t5\tnsubj");
  await show(`${module_}<twin-tree id="one" links="1-9 2-2">${slots(cats, cats)}</twin-tree>
    <twin-tree id="two" links="1-x">${slots(cats, astray)}</twin-tree>`);
  await expect(page.locator("#one")).toContainText("Links:1 B has 2 words, 9 is out of range");
  await expect(page.locator("#two")).toContainText(/B:1 HEAD "5" is not a word of this sentence/);
  await expect(page.locator("#two")).toContainText("Links:1");
});

test("each speaks the language that it stands in, and has the theme it is given", async ({
  page,
  show,
}) => {
  await show(`${module_}<twin-tree id="one" readonly links="1-1 2-2">${slots(cats, cats)}</twin-tree>
    <section lang="de-AT"><twin-tree id="two" readonly theme="dark" links="1-1 2-2">${slots(cats, cats)}</twin-tree></section>`);
  await expect(page.locator("#one")).toContainText("Choose a link");
  await expect(page.locator("#two")).toContainText("Wählen Sie eine Verbindung");
  const paper = (id: string) =>
    page.locator(`${id} .element-stage`).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await paper("#one")).toBe("rgb(252, 251, 248)");
  expect(await paper("#two")).toBe("rgb(18, 23, 29)");
  // A smaller window is drawn anew by each.
  await page.setViewportSize({ width: 500, height: 800 });
  await word(page.locator("#one"), "A", 1).hover();
  await expect(page.locator("#two").locator(".canvas-nodes")).toContainText("Klicken Sie");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("custom properties and parts of the page around it give it colours", async ({
  page,
  show,
}) => {
  await show(`<style>p { color: red } .element { display: none }
    twin-tree { --paper: rgb(1, 2, 3); --font-ui: serif } twin-tree::part(footer) { background: rgb(4, 5, 6) }</style>
    ${module_}<twin-tree links="1-1 2-2">${slots(cats, cats)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(word(element, "A", 1)).toBeVisible();
  const style = (selector: string, name: string) =>
    element
      .locator(selector)
      .first()
      .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
  expect(await style(".element-stage", "background-color")).toBe("rgb(1, 2, 3)");
  expect(await style(".element-foot", "background-color")).toBe("rgb(4, 5, 6)");
  expect(await style(".canvas-caption", "font-family")).toBe("serif");
  expect(await style(".canvas-caption", "color")).not.toBe("rgb(255, 0, 0)");
});

test("the way to the whole page takes along what is shown", async ({ page, show, context }) => {
  await show(`${module_}<twin-tree view="edges" links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  const way = element.getByRole("link", { name: "Open in Twintree" });
  const before = await way.getAttribute("href");
  await expect.poll(() => way.getAttribute("href")).toMatch(/#1\.[\w-]{80,}/);
  expect(before).toContain("http");
  const opening = context.waitForEvent("page");
  await way.click();
  const whole = await opening;
  await expect(whole.getByRole("tab", { name: /^Edges/, selected: true })).toBeVisible();
  await expect(whole.getByRole("tab", { name: /^Links 2/ })).toBeVisible();
});

const given = readFileSync(new URL("../permalinks.txt", import.meta.url), "utf8")
  .split("\n")
  .find((line) => line.startsWith("1: four"))
  ?.split("\t")[1];

test("a frame without an origin, from a host that says nothing of origins, shows a link and its height", async ({
  page,
  show,
  site,
}) => {
  site.headers = {};
  await show(`<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
    <iframe title="Trees" sandbox="allow-scripts" width="700" height="900" src="SITE/embed.html?view=mst&readonly&theme=dark&lang=de${given}"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("option", { name: /, A 7(,|$)/ })).toBeVisible();
  await expect(frame.getByText("Wählen Sie eine Verbindung")).toBeVisible();
  await expect(frame.locator(".canvas-growth").first()).toBeVisible();
  await expect(frame.getByRole("link", { name: "In Twintree öffnen" })).toHaveAttribute(
    "href",
    /#1\./,
  );
  await expect
    .poll(async () => (await ended(page)) as { type?: string; height?: number }[])
    .toContainEqual({ type: "twintree:height", height: expect.any(Number) });
  const told = await ended(page);
  expect(told).toContainEqual({ type: "twintree:ready" });
  expect(
    told.filter((one) => typeof one === "string").map((one) => JSON.parse(one as string)),
  ).toContainEqual({
    subject: "lti.frameResize",
    height: expect.any(Number),
  });
  await page.evaluate(
    ([a, b]) => window.frames[0]?.postMessage({ type: "twintree:load", a, b, links: "1-1" }, "*"),
    [cats, dogs],
  );
  await expect(frame.getByRole("option", { name: /^cats, A 1/ })).toBeVisible();
});

test("the way to the whole page runs nothing", async ({ page, show }) => {
  const all = ["javascript:alert(1)", "data:text/html,x", "https://", " "];
  const elements = all.map(
    (site) => `<twin-tree site="${site}" links="1-1">${slots(cats, cats)}</twin-tree>`,
  );
  await show(`${module_}${elements.join("")}`);
  await expect(page.locator("twin-tree [role=option]")).toHaveCount(16);
  for (const way of await page.getByRole("link", { name: "Open in Twintree" }).all())
    expect(await way.getAttribute("href")).toMatch(/^http:\/\/127/);
});

/** A frame of Twintree in a page around it, and what sends messages into it. */
async function framed(page: Page, show: (html: string) => Promise<void>, hash = "") {
  await show(`<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
    <iframe title="Trees" width="700" height="600" src="SITE/embed.html?lang=en${hash}"></iframe>`);
  await expect.poll(() => ended(page)).toContainEqual({ type: "twintree:ready" });
  const send = (...pairs: readonly object[]) =>
    page.evaluate((all) => {
      for (const pair of all)
        window.frames[0]?.postMessage({ type: "twintree:load", ...pair }, "*");
    }, pairs);
  return { frame: page.frameLocator("iframe"), send };
}

test("a frame that was given nothing says so, and takes a pair", async ({ page, show }) => {
  const { frame, send } = await framed(page, show);
  await expect(frame.getByRole("alert")).toContainText("no trees here yet");
  await send({ a: cats, b: dogs, links: "1-2" });
  await expect(frame.getByRole("option")).toHaveCount(5);
});

test("of the pairs handed to a frame the last is shown, as it was given", async ({
  page,
  show,
}) => {
  const { frame, send } = await framed(page, show);
  await send({ a: cats, b: cats, links: "1-1" });
  await expect(frame.getByRole("option")).toHaveCount(4);
  await word(frame.locator("twin-tree"), "A", 2).click();
  await word(frame.locator("twin-tree"), "B", 1).click();
  await expect(frame.locator(".canvas-link[data-link]")).toHaveCount(2);
  // The same once more: what was drawn is gone.
  await send({ a: cats, b: cats, links: "1-1" });
  await expect(frame.locator(".canvas-link[data-link]")).toHaveCount(1);
  // The first of the two is packed more slowly.
  await page.frames()[1]?.evaluate(() => {
    const { stream } = Blob.prototype;
    let times = 0;
    Blob.prototype.stream = function () {
      times += 1;
      if (times > 1) return stream.call(this);
      const gate = new Promise<void>((open) => Object.assign(window, { open }));
      const wait = new TransformStream({
        transform: (chunk, to) => gate.then(() => to.enqueue(chunk)),
        flush: () => void Object.assign(window, { read: true }),
      });
      return stream.call(this).pipeThrough(wait);
    };
  });
  await send({ a: dogs, b: dogs, links: "1-1" }, { a: cats, b: dogs, links: "2-3" });
  await expect(frame.locator(".canvas-link[data-link='2-3']")).toHaveCount(1);
  await page.frames()[1]?.evaluate(() => (window as never as { open(): void }).open());
  await page.frames()[1]?.waitForFunction(() => (window as never as { read?: boolean }).read);
  await page
    .frames()[1]
    ?.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  await expect(frame.locator(".canvas-link[data-link='2-3']")).toHaveCount(1);
  await expect(frame.getByRole("option")).toHaveCount(5);
});

test("a frame goes from a pair to a lesson and to another pair, and mixes nothing", async ({
  page,
  show,
}) => {
  const packed = (parcel: object) =>
    `#1.${deflateRawSync(JSON.stringify(parcel)).toString("base64url")}`;
  const step = { link: packed({ a: cats, b: cats, links: "1-1" }), caption: "Two cats" };
  const { frame, send } = await framed(page, show, packed({ a: dogs, b: dogs, links: "1-1" }));
  await expect(frame.getByRole("option")).toHaveCount(6);
  await page.frames()[1]?.evaluate((hash) => (location.hash = hash), packed({ lesson: [step] }));
  await expect(frame.getByText("Two cats")).toBeVisible();
  await expect(frame.getByRole("option")).toHaveCount(4);
  await send({ a: cats, b: dogs, links: "1-2" });
  await expect(frame.getByRole("option")).toHaveCount(5);
  await expect(frame.getByText("Two cats")).toHaveCount(0);
});

test("a frame with a link that is none says so", async ({ page, show }) => {
  await show(
    `<iframe title="Trees" width="700" height="300" src="SITE/embed.html#1.AAAA"></iframe>`,
  );
  await expect(page.frameLocator("iframe").getByRole("alert")).toContainText(
    "link of these trees is damaged",
  );
});

test("a widget of a notebook shows its model and writes back into it", async ({ page, show }) => {
  await show(`<div id="cell"></div><script type="module">
    import { render } from "SITE/embed-whole.js";
    const values = { a: ${JSON.stringify(cats)}, b: ${JSON.stringify(dogs)}, links: "1-2", view: "trees", readonly: false };
    const listeners = new Map();
    const model = {
      get: (name) => values[name],
      set: (name, value) => { values[name] = value; },
      save_changes() { window.saved = { ...values }; },
      on: (event, listen) => listeners.set(event, listen),
      off: (event) => listeners.delete(event),
    };
    const end = render({ model, el: document.querySelector("#cell") });
    Object.assign(window, { change(name, value) { values[name] = value; listeners.get("change:" + name)(); }, end: () => { end(); return listeners.size; } });
  </script>`);
  const element = page.locator("twin-tree");
  await word(element, "A", 2).click();
  await word(element, "B", 3).click();
  await expect
    .poll(() => page.evaluate(() => (window as never as { saved: object }).saved))
    .toMatchObject({ links: "1-2 2-3", similarity: expect.any(Number) });
  await page.evaluate(
    (text) => (window as never as { change(name: string, value: string): void }).change("b", text),
    cats,
  );
  await expect(word(element, "B", 3)).toHaveCount(0);
  await expect(element.getByRole("link")).toHaveCount(0);
  expect(await page.evaluate(() => (window as never as { end(): number }).end())).toBe(0);
  await expect(element).toHaveCount(0);
});

for (const theme of ["light", "dark"]) {
  test(`an element has no fault that axe finds, ${theme}`, async ({ page, show }) => {
    await show(`${module_}<twin-tree theme="${theme}" view="edges" links="1-2 2-3">${slots(cats, dogs)}</twin-tree>
      <twin-tree theme="${theme}" readonly links="1-2">${slots(cats, dogs)}</twin-tree>`);
    await expect(page.locator("twin-tree").first().getByRole("heading").first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
