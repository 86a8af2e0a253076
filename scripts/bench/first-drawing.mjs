// The first visit over a slow network: how long until both trees are seen.
import { race } from "./race.mjs";
import { atMost, heading, row, time } from "./table.mjs";

/** 1.6 Mbit/s down, 750 kbit/s up, as slow 4G is usually taken; the latency is that of each request. */
const network = (latency) => ({
  offline: false,
  latency,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
});

/** The page's HTML as the build made it, with nothing that it would send for. */
export function bareHtml(html) {
  return html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<link[^>]*>/g, "");
}

/** One visit with nothing kept: from its start to the frame after the first one with words of both trees. */
async function visit(browser, address, conditions, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = (side) => {
      const words = document.querySelectorAll(`[data-side=${side}][data-word]`);
      return words.length > 0 && words[words.length - 1].getBoundingClientRect().width > 0;
    };
    globalThis.drawn = new Promise((resolve) => {
      const look = () => {
        if (seen("left") && seen("right")) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", conditions);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "commit" });
  const took = await page.evaluate(() => globalThis.drawn);
  await context.close();
  return took;
}

/** Prints how long a first visitor waits for the trees, beside the same HTML without style and script. */
export async function firstDrawing(browser, address) {
  heading(
    "First visit on slow 4G, until the trees are seen",
    "page",
    "bare HTML",
    "gzip, no cache",
  );
  const cases = [
    ["150 ms a request", 150, 1],
    ["150 ms a request, processor four times slower", 150, 4],
    ["563 ms a request, as in developer tools", 562.5, 1],
  ];
  for (const [what, latency, slowdown] of cases) {
    const visiting = (page) => () =>
      visit(browser, `${address}/${page}`, network(latency), slowdown);
    const least = await race({ page: visiting(""), bare: visiting("bare.html") });
    row(what, least.page, least.bare, time, atMost(1000, time));
  }
}
