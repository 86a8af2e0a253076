/** A browser as the tests of the main way use it, whatever it is driven by. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import type { Found } from "../../scripts/browsers.mjs";
import { freePort } from "../../scripts/port.mjs";

/** One page of a browser, with its pointer and its keys. */
export interface Driven {
  /** The version of the engine. */
  readonly version: string;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Presses a key while Control is held. */
  control(key: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

const size = { width: 1440, height: 900 };

/** Starts a browser without a window; each step may take `patience` milliseconds. */
export function drive({ name, file }: Found, patience: number): Promise<Driven> {
  const drivers = { Chrome: byPlaywright, Firefox: byPuppeteer, Safari: byWebDriver };
  return drivers[name](file, patience);
}

/** What Playwright's and Puppeteer's pages have in common. */
interface Page {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  setDefaultTimeout(patience: number): void;
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
  readonly keyboard: Record<"down" | "press" | "up", (key: "Control") => Promise<unknown>>;
}

function onPage(page: Page, patience: number): Omit<Driven, "version" | "close"> {
  page.setDefaultTimeout(patience);
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async control(key) {
      await page.keyboard.down("Control");
      await page.keyboard.press(key as "Control");
      await page.keyboard.up("Control");
    },
    screenshot: () => page.screenshot(),
  };
}

/** Chromium; Puppeteer does not start one as old as that. */
async function byPlaywright(executablePath: string, timeout: number): Promise<Driven> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"];
  const browser = await chromium.launch({ executablePath, args, timeout });
  // A reader is not asked about a copy of his own; without a window it is refused unless it is allowed.
  const page = await browser.newPage({ viewport: size, permissions: ["clipboard-write"] });
  return {
    version: browser.version(),
    close: () => browser.close(),
    ...onPage(page, timeout),
  };
}

/** Firefox as it is installed; Playwright drives only one of its own. */
async function byPuppeteer(executablePath: string, timeout: number): Promise<Driven> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: size,
    timeout,
    protocolTimeout: timeout,
  });
  return {
    version: (await browser.version()).replace(/^\D*/, ""),
    close: () => browser.close(),
    ...onPage(await browser.newPage(), timeout),
  };
}

/** WebKitGTK with the small browser that comes with it, on a display of its own. */
async function byWebDriver(file: string, patience: number): Promise<Driven> {
  const screen = `${size.width}x${size.height + 200}x24`;
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(createInterface(display.stdout), "line");
  const port = await freePort();
  const driver = spawn(file, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
  });
  const root = `http://127.0.0.1:${port}`;
  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const signal = AbortSignal.timeout(patience);
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${root}${path}`, { method, signal, ...given });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  await answering(driver, () => ask("GET", "/status"), patience);
  const browserName = "MiniBrowser";
  const capabilities = { alwaysMatch: { browserName } };
  const session = (await ask("POST", "/session", { capabilities })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const of = (path: string) => `/session/${session.sessionId}${path}`;
  const post = (path: string, body: object = {}) => ask("POST", of(path), body);
  const actions = (type: "pointer" | "key", steps: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions: steps }] });
  await post("/window/rect", { x: 0, y: 0, ...size });
  return {
    version: session.capabilities.browserVersion,
    goto: (url) => post("/url", { url }),
    reload: () => post("/refresh"),
    evaluate: (expression) => post("/execute/sync", { script: `return ${expression}`, args: [] }),
    click: (x, y) =>
      actions("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    control: (value) =>
      actions("key", [
        { type: "keyDown", value: "\uE009" },
        { type: "keyDown", value },
        { type: "keyUp", value },
        { type: "keyUp", value: "\uE009" },
      ]),
    screenshot: async () => Buffer.from((await ask("GET", of("/screenshot"))) as string, "base64"),
    async close() {
      await ask("DELETE", of("")).finally(() => {
        driver.kill();
        display.kill();
      });
    },
  };
}

/** Resolves once a program that was started answers. */
async function answering(
  program: ChildProcess,
  ask: () => Promise<unknown>,
  patience: number,
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (program.exitCode !== null || Date.now() > end)
      throw new Error(`${program.spawnfile} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
