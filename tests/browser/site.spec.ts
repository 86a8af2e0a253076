/** The pages that stand beside the page itself. */
import { spawnSync } from "node:child_process";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./page.js";

for (const name of ["embedding", "links", "404"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${name}.html is clean, ${colorScheme}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`./${name}.html`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const trees = page.locator("twin-tree");
      for (const tree of await trees.all())
        await expect(tree.getByRole("option").first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
      expect(violations).toEqual([]);
      for (const link of await page.getByRole("link").all()) {
        const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
        if (!address.startsWith(baseURL ?? "")) continue;
        expect((await page.request.get(address)).status(), address).toBe(200);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBeLessThanOrEqual(390);
    });
  }
}

test("the frame on the page about embedding is as high as its trees, and code names this site", async ({
  page,
  baseURL,
}) => {
  await page.goto("./embedding.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("option").first()).toBeVisible();
  const inside = () =>
    frame.locator("twin-tree").evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
  const around = () =>
    page.locator("iframe").evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
  await expect.poll(async () => (await around()) - (await inside())).toBe(0);
  await expect(page.locator("pre").first()).toContainText(`${baseURL}embed.html`);
  await expect(page.getByText("https://SITE/")).toHaveCount(0);
});

test("a link that is made as the page about links says opens its pair", async ({
  page,
  twintree,
}) => {
  await page.goto("./links.html");
  const python = await page.locator("pre", { hasText: "import base64" }).innerText();
  const script = await page.locator("pre", { hasText: "async function" }).innerText();
  const link = await evaluated(script);
  const links = [link];
  const run = spawnSync("python3", ["-c", python], { encoding: "utf8" });
  if (run.error === undefined) links.push(run.stdout.trim());
  else console.log("python3 is not installed: the link that it makes is not tried");
  for (const address of links) {
    await page.goto("about:blank");
    await page.goto(`./${new URL(address).hash}`);
    await expect(twintree.word("A", 2)).toContainText("sleep");
    await expect(twintree.word("B", 2)).toContainText("schlafen");
    expect(await twintree.links()).toBe("1-1 2-2");
  }
});

/** The link of a pair, made by the function in a text. */
async function evaluated(text: string): Promise<string> {
  const make = new Function(`${text}; return twintree;`)() as (parcel: object) => Promise<string>;
  const formats = ["brackets", "brackets"];
  return make({
    a: "(S (NP we) (VP sleep))",
    b: "(S (NP wir) (VP schlafen))",
    links: "1-1 2-2",
    formats,
  });
}
