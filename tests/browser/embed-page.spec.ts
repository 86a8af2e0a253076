/** Elements and the page around them: its styles, its policy, its language, and the way to the whole of Twintree. */
import { randomBytes } from "node:crypto";
import { faults } from "./axe.js";
import { links, script, slots, test } from "./embedding.js";
import { cats, dogs, expect, hold, type Locator, linkOf, wordIn } from "./page.js";

test("the trees of an exercise come with all that draws on them: nothing done over them comes too late", async ({
  page,
  show,
}) => {
  const task = { kind: "links", model: "1-2 2-3", tries: 2 };
  const parts = [/exercise-/, /linking-/, /hand-/];
  for (const [at, last] of parts.entries()) {
    const come = await hold(page, last);
    const asked = page.waitForRequest(last);
    // Each time another text, which is no attempt that was left.
    const link = linkOf({ a: `# n = ${at}\n${cats}`, b: dogs, task });
    await show(`${script}<twin-tree link="${link}"></twin-tree>`);
    const element = page.locator("twin-tree");
    await expect(element.getByRole("link", { name: "Open in Twintree" })).toBeVisible();
    await asked;
    await expect(wordIn(element, "A", 1)).toHaveCount(0);
    come();
    await wordIn(element, "A", 1).click();
    await wordIn(element, "B", 1).click();
    await element.getByRole("button", { name: "Check" }).click();
    await expect(element.locator(".exercise-left")).toHaveText("1 try left.");
  }
});

test("an exercise that is moved goes on where it was", async ({ page, show }) => {
  const task = { kind: "links", model: "1-2 2-3", tries: 2 };
  const link = linkOf({ a: cats, b: dogs, task });
  await show(`${script}<div></div><twin-tree link="${link}"></twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 1).click();
  await wordIn(element, "B", 1).click();
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
    `${script}<iframe title="Another"></iframe><main id="here"><twin-tree view="edges" links="1-2 2-3">${slots(cats, dogs)}</twin-tree></main>`,
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

test("a pair that is too long for a link has no way to the whole page", async ({ page, show }) => {
  const note = `# note = ${randomBytes(60_000).toString("base64")}\n`;
  await show(`${script}<twin-tree id="one" links="1-1">${slots(cats, cats)}</twin-tree>
    <twin-tree id="two" links="1-1">${slots(note + cats, cats)}</twin-tree>`);
  await expect(page.locator("#two").getByRole("option")).toHaveCount(4);
  await expect(page.locator("#one").getByRole("link", { name: "Open in Twintree" })).toHaveCount(1);
  await expect(page.locator("#two").getByRole("link", { name: "Open in Twintree" })).toHaveCount(0);
});

test("several share one instance of the core, and one that is moved goes on", async ({
  page,
  show,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(site.address, "")));
  const one = `<twin-tree links="1-1">${slots(cats, cats)}</twin-tree>`;
  await show(`${script}<div id="here">${one.repeat(3)}</div><div id="there"></div>`);
  const elements = page.locator("twin-tree");
  await expect(elements.locator("svg [role=option]")).toHaveCount(12);
  expect(asked.filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
  await wordIn(elements.first(), "A", 2).click();
  await wordIn(elements.first(), "B", 2).click();
  await expect.poll(() => links(elements.first())).toBe("1-1 2-2");
  await page.evaluate(() => {
    const moved = document.querySelector("twin-tree");
    if (moved) document.querySelector("#there")?.append(moved);
  });
  const moved = page.locator("#there twin-tree");
  await expect(wordIn(moved, "A", 2)).toBeVisible();
  expect(await links(moved)).toBe("1-1 2-2");
  await wordIn(moved, "A", 2).click();
  await wordIn(moved, "B", 1).click();
  await expect.poll(() => links(moved)).toBe("1-1 2-1 2-2");
});

test("elements that are taken away leave nothing behind", async ({ page, show }) => {
  await show(`${script}<div id="here"></div>`);
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
    ${script}<script type="module" src="SITE/embed-whole.js"></script>
    <my-page></my-page><template><p>Around it</p><twin-tree links="1-1"><pre slot="a">${cats}</pre><pre slot="b">${cats}</pre></twin-tree></template>
    <script nonce="x">customElements.define("my-page", class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: "open" }).append(document.querySelector("template").content.cloneNode(true)); }
    });</script>`,
  );
  const element = page.locator("my-page twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 2).click();
  await expect.poll(() => links(element)).toBe("1-1 2-2");
});

test("each speaks the language that it stands in, and has the theme it is given", async ({
  page,
  show,
}) => {
  await show(`${script}<twin-tree id="one" readonly links="1-1 2-2">${slots(cats, cats)}</twin-tree>
    <section lang="de-AT"><twin-tree id="two" readonly theme="dark" links="1-1 2-2">${slots(cats, cats)}</twin-tree></section>`);
  await expect(page.locator("#one")).toContainText("Choose a link");
  await expect(page.locator("#two")).toContainText("Wählen Sie eine Verbindung");
  const paper = (id: string) =>
    page.locator(`${id} .element-stage`).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await paper("#one")).toBe("rgb(252, 251, 248)");
  expect(await paper("#two")).toBe("rgb(18, 23, 29)");
  // A smaller window is drawn anew by each.
  await page.setViewportSize({ width: 500, height: 800 });
  await wordIn(page.locator("#one"), "A", 1).hover();
  await expect(page.locator("#two").locator(".canvas-nodes")).toContainText("Klicken Sie");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("custom properties and parts of the page around it give it colours", async ({
  page,
  show,
}) => {
  await show(`<style>p { color: red } .element { display: none }
    twin-tree { --paper: rgb(1, 2, 3); --font-ui: serif } twin-tree::part(footer) { background: rgb(4, 5, 6) }</style>
    ${script}<twin-tree links="1-1 2-2">${slots(cats, cats)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(wordIn(element, "A", 1)).toBeVisible();
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
  await show(`${script}<twin-tree view="edges" links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  const way = element.getByRole("link", { name: "Open in Twintree" });
  const before = await way.getAttribute("href");
  await expect.poll(() => way.getAttribute("href")).toMatch(/#1\.[\w-]{80,}/);
  expect(before).toContain("http");
  const opening = context.waitForEvent("page");
  await way.click();
  const whole = await opening;
  await expect(whole.getByRole("tab", { name: /^Edges/, selected: true })).toBeVisible();
  await whole.getByRole("button", { name: "Edit texts" }).click();
  await expect(whole.getByRole("tab", { name: /^Links 2/ })).toBeVisible();
});

test("the way to the whole page runs nothing", async ({ page, show }) => {
  const all = ["javascript:alert(1)", "data:text/html,x", "https://", " "];
  const elements = all.map(
    (site) => `<twin-tree site="${site}" links="1-1">${slots(cats, cats)}</twin-tree>`,
  );
  await show(`${script}${elements.join("")}`);
  await expect(page.locator("twin-tree [role=option]")).toHaveCount(16);
  for (const way of await page.getByRole("link", { name: "Open in Twintree" }).all())
    expect(await way.getAttribute("href")).toMatch(/^http:\/\/127/);
});

test("a widget of a notebook shows its model and writes back into it", async ({ page, show }) => {
  await show(`<div id="cell"></div><script type="module">
    import widget from "SITE/embed-whole.js";
    const values = { a: ${JSON.stringify(cats)}, b: ${JSON.stringify(dogs)}, links: "1-2", view: "trees", readonly: false };
    const listeners = new Map();
    const model = {
      get: (name) => values[name],
      set: (name, value) => { values[name] = value; },
      save_changes() { window.saved = { ...values }; },
      on: (event, listen) => listeners.set(event, listen),
      off: (event) => listeners.delete(event),
    };
    const end = widget.render({ model, el: document.querySelector("#cell") });
    Object.assign(window, { change(name, value) { values[name] = value; listeners.get("change:" + name)(); }, end: () => { end(); return listeners.size; } });
  </script>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  await expect
    .poll(() => page.evaluate(() => (window as never as { saved: object }).saved))
    .toMatchObject({ links: "1-2 2-3", similarity: expect.any(Number) });
  await page.evaluate(
    (text) => (window as never as { change(name: string, value: string): void }).change("b", text),
    cats,
  );
  await expect(wordIn(element, "B", 3)).toHaveCount(0);
  await expect(element.getByRole("link")).toHaveCount(0);
  expect(await page.evaluate(() => (window as never as { end(): number }).end())).toBe(0);
  await expect(element).toHaveCount(0);
});

test("an element has no fault that axe finds", async ({ page, show }) => {
  await show(`${script}<twin-tree view="edges" links="1-2 2-3">${slots(cats, dogs)}</twin-tree>
    <twin-tree readonly links="1-2">${slots(cats, dogs)}</twin-tree>`);
  await expect(page.locator("twin-tree").first().getByRole("heading").first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
