/** A short way through the built page in an installed Firefox, by WebDriver BiDi. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type Plugin, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tabs } from "../www/src/results/tabs.js";
import { trapping } from "./trapping.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = existsSync(`${root}dist/index.html`);

/** The first Firefox of the PATH, or the one that is named. */
function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  const found = ["firefox", "firefox-esr"].flatMap((name) =>
    folders.map((one) => `${one}/${name}`),
  );
  return [process.env.TWINTREE_FIREFOX ?? "", ...found].find((file) => existsSync(file));
}

const executablePath = installed();
if (!executablePath) console.log("firefox: no Firefox is installed (firefox-esr); skipped");
if (!built) console.log("firefox: no built page, run `npm run build`; skipped");

/** How long the page may take for one step on a loaded machine, in milliseconds. */
const patience = 60_000;

const cats = "1\tcats\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tsleep\t_\tVERB\t_\t_\t0\troot\t_\t_\n";

/** Serves the worker such that it can be made to trap. */
const withTraps: Plugin = {
  name: "with-traps",
  configurePreviewServer({ middlewares, config }) {
    middlewares.use((request, response, next) => {
      const file = /assets\/worker-[^/?]*\.js/.exec(request.url ?? "")?.[0];
      if (!file) return next();
      response.setHeader("content-type", "text/javascript");
      response.end(trapping + readFileSync(`${config.build.outDir}/${file}`, "utf8"));
    });
  },
};

describe.skipIf(!executablePath || !built)("in Firefox", { timeout: 5 * patience }, () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const wrong: string[] = [];

  beforeAll(async () => {
    server = await preview({
      configFile: false,
      root,
      logLevel: "silent",
      build: { outDir: `${root}dist` },
      plugins: [withTraps],
      preview: { port: 0, host: "127.0.0.1" },
    });
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: executablePath ?? "",
      headless: true,
      timeout: patience,
    });
    page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.setViewport({ width: 1440, height: 900 });
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) wrong.push(message.text());
    });
    page.on("pageerror", (error) => wrong.push(String(error)));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
  }, 3 * patience);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const seen = (text: string) => page.locator(`::-p-text(${text})`).wait();
  const click = (selector: string) => page.locator(selector).click();
  const tab = (name: string) => click(`[role=tab][data-tab=${name}]`);
  const word = (side: string, id: number) =>
    click(`[role=option][data-side=${side}][data-word="${id}"]`);
  const editorHas = (text: string) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll("twintree-editor")].some((editor) =>
          (editor as HTMLElement & { value?: string }).value?.includes(wanted),
        ),
      {},
      text,
    );

  it("the first screen is computed", async () => {
    await seen("Similarity 0.50");
    await page.locator("twintree-editor").wait();
  });

  it("two clicks link two words", async () => {
    await word("left", 7);
    await word("right", 2);
    await tab("links");
    await editorHas("7-2");
  });

  it("a pasted sentence is read", async () => {
    await tab("left");
    await editorHas("becoming");
    await page.locator("twintree-editor").click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), cats);
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.press("v");
    await page.keyboard.up("Control");
    await page.locator("[role=option][data-side=left][aria-label^=cats]").wait();
    await word("left", 1);
    await word("right", 1);
    await word("left", 2);
    await word("right", 2);
  });

  for (const { name } of tabs)
    it(`the tab ${name} opens`, async () => {
      await tab(name);
      await page.locator(`#results [role=tabpanel][id$="${name}-panel"]:not(:empty)`).wait();
      await page.waitForFunction(
        () => !document.querySelector("#results [data-pending], #results [data-failed]"),
      );
    });

  it("says nothing on the console, until an instance of the core traps and another answers", async () => {
    expect(wrong).toEqual([]);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const channel = new BroadcastChannel("trap");
          const again = setInterval(() => channel.postMessage("measure"), 50);
          channel.onmessage = (event) => {
            clearInterval(again);
            resolve(event);
          };
        }),
    );
    await word("left", 1);
    await word("right", 2);
    await seen("was restarted");
    await word("left", 1);
    await word("right", 3);
    await tab("score");
    await seen("Similarity ");
    await page.waitForFunction(
      () => !document.querySelector("#results [data-pending], #results [data-failed]"),
    );
  });
});
