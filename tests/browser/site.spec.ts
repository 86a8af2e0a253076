/** The pages that stand beside the page itself. */
import { spawnSync } from "node:child_process";
import { faults } from "./axe.js";
import { expect, test } from "./page.js";

for (const name of ["documentation", "options", "embedding", "links", "404"]) {
  test(`${name}.html is clean`, async ({ page, baseURL }) => {
    await page.goto(`./${name}.html`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const trees = page.locator("twin-tree");
    for (const tree of await trees.all())
      await expect(tree.getByRole("option").first()).toBeVisible();
    expect(await faults(page, { exclude: "iframe" })).toEqual([]);
    const all = await page
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split("#")[0]));
    for (const address of new Set(all)) {
      if (!address?.startsWith(baseURL ?? "")) continue;
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(390);
  });
}

test("the documentation has all the texts, each in its contents, and previews of links say what it is", async ({
  page,
}) => {
  await page.goto("./documentation.html");
  const contents = page.getByRole("navigation", { name: "Contents" });
  for (const name of ["Formats", "Links", "Embedding", "Command line", "crossings", "Python"])
    await expect(contents.getByRole("link", { name, exact: true })).toBeVisible();
  const led = contents.getByRole("link").evaluateAll((links) =>
    links.map((link) => {
      const place = document.getElementById(
        decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)),
      );
      return [link.textContent, place?.textContent];
    }),
  );
  for (const [name, heading] of await led) expect(heading).toBe(name);
  expect((await led).length).toBeGreaterThan(25);
  // Places within the page are there, whichever text names them.
  const lost = page
    .locator("main a[href^='#']")
    .evaluateAll((links) =>
      links
        .map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
        .filter((id) => document.getElementById(id) === null),
    );
  expect(await lost).toEqual([]);
  await expect(page.getByRole("link", { name: "table of options" })).toHaveAttribute(
    "href",
    "./options.html#options",
  );
  await page.getByRole("link", { name: "codes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Problems of texts" })).toBeInViewport();
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute(
    "content",
    "Documentation · Twintree",
  );
});

test("on a phone the tables of the documentation are scrolled by themselves, by keys too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("./documentation.html");
  const table = page.locator(".site-wide").first();
  await expect(table).toHaveAttribute("tabindex", "0");
  await table.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
});

for (const [language, help, name] of [
  ["en", "Help", "Documentation: formats"],
  ["de", "Hilfe", "(auf Englisch)"],
] as const)
  test(`the help leads to the pages beside it, which are in English, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((one) => localStorage.setItem("twintree-language", one), language);
    await page.goto("./");
    await page.getByRole("button", { name: help, exact: true }).click();
    const links = page.getByRole("dialog").locator("a[href$='.html']");
    await expect(links).toHaveCount(3);
    await expect(links.first()).toContainText(name);
    for (const link of await links.all()) await expect(link).toHaveAttribute("hreflang", "en");
    await links.first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Documentation" })).toBeVisible();
  });

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
