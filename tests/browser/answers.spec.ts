/** The core answers the same in the browser as in Node (and so as natively: `boundary-same.test.ts`). */
import { readFile } from "node:fs/promises";
import { type Asked, answers, made, real } from "../boundary-answers.js";
import { type Core, freshCore } from "../boundary-core.js";
import { expect, type Page, test } from "./page.js";

const data = process.env.TWINTREE_DATA;
const modules = new URL("../../www/src/pkg/", import.meta.url);

async function check(page: Page, asked: readonly Asked[]) {
  await page.route("**/core/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const contentType = name.endsWith(".js") ? "text/javascript" : "application/wasm";
    await route.fulfill({ body: await readFile(new URL(name, modules)), contentType });
  });
  await page.goto("./");
  await page.evaluate(async () => {
    const core = await import(`${document.baseURI}core/twintree_whole.js`);
    await core.default();
    Object.assign(globalThis, { core });
  });
  await page.evaluate(`globalThis.answers = ${answers};`);
  const core = await freshCore();
  // In parts: all answers together are a long message.
  for (let from = 0; from < asked.length; from += 50) {
    const part = asked.slice(from, from + 50);
    const given = await page.evaluate((asked) => {
      const there = globalThis as unknown as {
        core: Core;
        answers: typeof answers;
      };
      return asked.map((one) => there.answers(there.core, one));
    }, part);
    expect(given).toHaveLength(part.length);
    for (const [index, one] of part.entries())
      expect(given[index] === answers(core, one), JSON.stringify(one).slice(0, 500)).toBe(true);
  }
}

test("the same answers to texts of every format against each other, good and faulty", ({
  page,
}) => {
  test.slow();
  return check(page, made());
});

test("the same answers to real pairs in every format", ({ page }) => {
  test.skip(data === undefined, "TWINTREE_DATA is not set: real pairs are skipped");
  test.slow();
  // All of them are asked in Node.
  return check(page, real(data ?? "", 10));
});
