/** The pictures that leave the page, made in a browser with widths that are the same on every machine. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { catalogues } from "../../www/build/catalogues.js";
import { sessionIn } from "../../www/src/share/picture-session.js";
import type { Made } from "../exports/page.js";
import { test as base, expect, type Page } from "./page.js";

declare const made: Made;

/** `UPDATE_EXPORTS=1` writes the files anew; look at them before committing them. */
const update = process.env.UPDATE_EXPORTS === "1";

const test = base.extend<object, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture is made from.
    async ({}, use) => {
      const built = await build({
        configFile: false,
        logLevel: "error",
        plugins: [catalogues()],
        build: {
          write: false,
          lib: {
            entry: fileURLToPath(new URL("../exports/page.ts", import.meta.url)),
            formats: ["iife"],
            name: "exported",
          },
        },
      });
      const [bundle] = [built].flat();
      if (bundle === undefined || !("output" in bundle)) throw new TypeError("nothing was built");
      await use(bundle.output[0].code);
    },
    { scope: "worker" },
  ],
  page: async ({ page, script }, use) => {
    await page.goto("about:blank");
    await page.evaluate(script);
    await use(page);
  },
});

function isAsInFile(name: string, text: string): void {
  const file = new URL(`../exports/${name}`, import.meta.url);
  if (update) writeFileSync(file, text);
  expect(text, name).toBe(readFileSync(file, "utf8"));
}

const svg = (page: Page, name: string, theme: "light" | "dark", held?: string) =>
  page.evaluate(([...given]) => made.svg(...given), [name, theme, held] as const);

test("pictures are as in their files, and leave nothing on the page", async ({ page }) => {
  const before = await page.content();
  const { pictures, session } = await page.evaluate(() => ({
    pictures: made.pictures,
    session: made.session,
  }));
  for (const name of pictures) isAsInFile(`${name}.svg`, await svg(page, name, "light", session));
  isAsInFile("arcs-dark.svg", await svg(page, "arcs-selected", "dark", session));
  expect(await page.content()).toBe(before);
});

test("pictures as LaTeX are as in their files", async ({ page }) => {
  for (const name of await page.evaluate(() => made.drawn))
    isAsInFile(`${name}.tex`, await page.evaluate((name) => made.latex(name), name));
});

test("a picture is as wide as is asked for, under its line, and no type is under 6 points", async ({
  page,
}) => {
  const heading = "Similarity 0.50 = 1 − 5/10";
  for (const width of [84, 174]) {
    for (const name of await page.evaluate(() => made.pictures)) {
      const paper = { heading, width };
      const file = await page.evaluate(
        ([name, paper]) => made.svg(name, "light", undefined, paper),
        [name, paper] as const,
      );
      const [, wide, box] = /<svg[^>]* width="([\d.]+)mm"[^>]* viewBox="([^"]*)"/.exec(file) ?? [];
      const scale = Number(wide) / Number(box?.split(" ")[2]);
      const sizes = [...file.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      const points = (Math.min(...sizes) * scale * 72) / 25.4;
      expect(points, `${name} at ${width} mm`).toBeGreaterThan(5.99);
      const isWider = Number(wide) > width + 0.01;
      // Wider only where its type would be smaller.
      expect(isWider ? points : 6, `${name} at ${width} mm`).toBeCloseTo(6, 1);
      expect(Number(wide)).toBeGreaterThan(width - 0.01);
      expect(file.replace(/<[^>]*>|\n/g, "")).toContain(heading.slice(0, 15));
    }
  }
});

test("forced colours and the theme of the page are not in a picture", async ({ page }) => {
  const plain = await svg(page, "arcs-selected", "light");
  const trace = await svg(page, "trace", "dark");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await svg(page, "arcs-selected", "light")).toBe(plain);
  expect(await svg(page, "trace", "dark")).toBe(trace);
});

test("a picture holds a session with entities in its texts as they are, or none", async ({
  page,
}) => {
  const held = JSON.stringify("&lt; &quot; &apos; &#65; &amp;amp;");
  const file = await svg(page, "arcs", "light", held);
  expect(sessionIn(file)).toBe(held);
  expect(sessionIn(file.replaceAll("&amp;", "&#38;").replaceAll('"', "&#x22;"))).toBe(held);
  expect(sessionIn(await svg(page, "arcs", "light"))).toBeUndefined();
});

test("a picture is XML, whatever a title or a session holds", async ({ page }) => {
  const file = await svg(page, "arcs", "light", "a \u0001 b \ufffe c \ud800 d \u{10fffd}");
  expect(sessionIn(file)).toBe("a \ufffd b \ufffd c \ufffd d \u{10fffd}");
});
