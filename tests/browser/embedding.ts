/** Twintree in pages of others: a site of its own, and somebody else's with elements or frames in it. */
import { fileURLToPath } from "node:url";
import { type Host, openHost } from "./host.js";
import { test as base, type Locator, type Page } from "./page.js";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** The site of Twintree, and somebody else's, on origins of their own. */
export const test = base.extend<{ site: Host; other: Host; show: (html: string) => Promise<void> }>(
  {
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
  },
);

/** What brings the element into a page. */
export const script = '<script type="module" src="SITE/embed.js"></script>';
/** Two texts in CoNLL-U, as they stand in an element. */
export const slots = (a: string, b: string) =>
  `<script type="text/conllu" slot="a">\n${a}</script><script type="text/conllu" slot="b">\n${b}</script>`;

/** The attribute and the property, which are in step. */
export function links(element: Locator): Promise<string> {
  return element.evaluate((one: HTMLElement & { links: string }) => {
    if (one.getAttribute("links") !== one.links)
      throw new Error(`${one.getAttribute("links")} is not ${one.links}`);
    return one.links;
  });
}

/** The messages and events that a page of others was told of. */
export const told = (page: Page) =>
  page.evaluate(() => (window as never as { told: unknown[] }).told);
