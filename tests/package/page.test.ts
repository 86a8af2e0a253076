/** The npm package in a bundle, and in pages with and without one. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Host, openHost } from "../browser/host.js";
import { folder, names, node, program, write } from "./installed.js";

/** How long anything may take on a loaded machine, in milliseconds. */
const patience = 120_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

let host: Host;
let browser: Browser;
let page: Page;
/** What Node says, which all others are to say. */
let expected: string;
const wrong: string[] = [];

beforeAll(async () => {
  host = await openHost(folder);
  const executablePath = process.env.TWINTREE_BROWSER ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  page.on("console", (message) => {
    const grave = message.type() === "error" || message.type() === "warning";
    if (grave) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(error.message));
  const text = `import { ${names} } from "twintree";${program} console.log(said);`;
  expected = node(write("expected.js", text)).trimEnd();
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

/** Bundles a file of theirs as Vite does it by itself; the folder. */
async function bundled(name: string, text: string, ssr = false): Promise<string> {
  const entry = write(`${name}.js`, text);
  await build({
    configFile: false,
    root: folder,
    base: "./",
    logLevel: "error",
    build: {
      ...{ outDir: `bundle-${name}`, ssr, modulePreload: false },
      rolldownOptions: { input: entry, output: { entryFileNames: "app.js" } },
    },
    ...(ssr ? { ssr: { noExternal: true } } : {}),
  });
  return `bundle-${name}`;
}

/** Opens a page with this in it. */
async function open(html: string): Promise<void> {
  wrong.length = 0;
  host.pages = {
    // An icon of its own: some browsers ask for one, and a missing one would be an error.
    "/page.html": `<!doctype html><title>A page</title><meta charset="utf-8"><link rel="icon" href="data:,">${html}`,
  };
  await page.goto(`${host.address}page.html`);
}

/** What a script of the page leaves in `window.said`. */
async function said(): Promise<unknown> {
  await page.waitForFunction("window.said !== undefined");
  return page.evaluate("window.said");
}

test("a bundle of it fetches the module and says in a browser what Node says", async () => {
  const made = await bundled(
    "fetched",
    `import init, { ${names} } from "twintree"; await init();${program} window.said = said;`,
  );
  const wasm = readdirSync(path.join(folder, made, "assets")).filter((one) =>
    one.endsWith(".wasm"),
  );
  expect(wasm).toHaveLength(1);
  await open(`<script type="module" src="${made}/app.js"></script>`);
  expect(await said()).toBe(expected);
  expect(wrong).toEqual([]);
});

test("a bundle with the module inside runs in Node, and nothing lies beside it", async () => {
  const text = `import init, { ${names} } from "twintree/inline"; await init();${program} console.log(said);`;
  const made = await bundled("inside", text, true);
  expect(readdirSync(path.join(folder, made))).toEqual(["app.js"]);
  expect(node(path.join(folder, made, "app.js")).trimEnd()).toBe(expected);
});

test("a bundle that uses nothing of it has nothing of it, but for the element", async () => {
  const empty = await bundled(
    "unused",
    'import "twintree"; import "twintree/inline"; window.said = 1;',
  );
  const text = readFileSync(path.join(folder, empty, "app.js"), "utf8");
  expect(text.length).toBeLessThan(200);
  const made = await bundled("element", 'import "twintree/element";');
  await open(`<script type="module" src="${made}/app.js"></script><twin-tree links="1-1">
    <script type="text/brackets" slot="a">(S (NP we) (VP sleep))</script>
    <script type="text/brackets" slot="b">(S (NP wir) (VP schlafen))</script></twin-tree>`);
  await page.getByRole("option", { name: /^schlafen/ }).waitFor();
  expect(wrong).toEqual([]);
});

test("a plain script loads it, without any tool", async () => {
  await open(`<script>
    import("./node_modules/twintree/twintree.js").then(async ({ default: init, ${names} }) => {
      await init();${program} window.said = said;
    });
  </script>`);
  expect(await said()).toBe(expected);
  await open(`<script type="module">
    import init, { ${names} } from "./node_modules/twintree/inline.js";
    await init();${program} window.said = said;
  </script>`);
  expect(await said()).toBe(expected);
  expect(wrong).toEqual([]);
});

test("the element draws, and leads to a whole page only where that is named", async () => {
  const texts = `<script type="text/brackets" slot="a">(S (NP we) (VP sleep))</script>
    <script type="text/brackets" slot="b">(S (NP wir) (VP schlafen))</script>`;
  await open(`<script type="module" src="node_modules/twintree/element.js"></script>
    <twin-tree links="1-1">${texts}</twin-tree><twin-tree site="https://trees.example/">${texts}</twin-tree>`);
  const trees = page.locator("twin-tree");
  await trees.nth(1).getByRole("link").waitFor();
  expect(await trees.nth(1).getByRole("link").getAttribute("href")).toMatch(
    /^https:\/\/trees\.example\/#1\./,
  );
  await trees.nth(0).getByRole("option").nth(3).waitFor();
  expect(await trees.nth(0).getByRole("link").count()).toBe(0);
  expect(wrong).toEqual([]);
});

test("the widget shows its model", async () => {
  await open(`<div id="cell"></div><script type="module">
    import widget from "./node_modules/twintree/widget.js";
    const values = { a: "(S (NP we) (VP sleep))", b: "(S (NP wir) (VP schlafen))", links: "1-1" };
    const model = { get: (name) => values[name], set() {}, save_changes() {}, on() {}, off() {} };
    widget.render({ model, el: document.querySelector("#cell") });
  </script>`);
  await page.getByRole("option", { name: /^schlafen/ }).waitFor();
  expect(wrong).toEqual([]);
});
