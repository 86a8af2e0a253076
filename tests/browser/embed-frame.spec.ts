/** Trees in a frame: `embed.html`, and what it and the page around it tell each other. */
import { readFileSync } from "node:fs";
import { test, told } from "./embedding.js";
import { cats, dogs, expect, linkOf, type Page, wordIn } from "./page.js";

const given = readFileSync(new URL("../permalinks.txt", import.meta.url), "utf8")
  .split("\n")
  .find((line) => line.startsWith("1: four"))
  ?.split("\t")[1];

test("a frame without an origin, from a host that says nothing of origins, shows a link and its height", async ({
  page,
  show,
  site,
}) => {
  site.headers = {};
  await show(`<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
    <iframe title="Trees" sandbox="allow-scripts" width="700" height="900" src="SITE/embed.html?view=mst&readonly&theme=dark&lang=de${given}"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("option", { name: /, A 7(,|$)/ })).toBeVisible();
  await expect(frame.getByText("Wählen Sie eine Verbindung")).toBeVisible();
  await expect(frame.locator(".canvas-growth").first()).toBeVisible();
  await expect(frame.getByRole("link", { name: "In Twintree öffnen" })).toHaveAttribute(
    "href",
    /#1\./,
  );
  await expect
    .poll(async () => (await told(page)) as { type?: string; height?: number }[])
    .toContainEqual({ type: "twintree:height", height: expect.any(Number) });
  const all = await told(page);
  expect(all).toContainEqual({ type: "twintree:ready" });
  expect(
    all.filter((one) => typeof one === "string").map((one) => JSON.parse(one as string)),
  ).toContainEqual({
    subject: "lti.frameResize",
    height: expect.any(Number),
  });
  await page.evaluate(
    ([a, b]) => window.frames[0]?.postMessage({ type: "twintree:load", a, b, links: "1-1" }, "*"),
    [cats, dogs],
  );
  await expect(frame.getByRole("option", { name: /^cats, A 1/ })).toBeVisible();
});

/** A frame of Twintree in a page around it, and what sends messages into it. */
async function framed(page: Page, show: (html: string) => Promise<void>, hash = "") {
  await show(`<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
    <iframe title="Trees" width="700" height="600" src="SITE/embed.html?lang=en${hash}"></iframe>`);
  await expect.poll(() => told(page)).toContainEqual({ type: "twintree:ready" });
  const send = (...pairs: readonly object[]) =>
    page.evaluate((all) => {
      for (const pair of all)
        window.frames[0]?.postMessage({ type: "twintree:load", ...pair }, "*");
    }, pairs);
  return { frame: page.frameLocator("iframe"), send };
}

test("a frame that was given nothing says so, and takes a pair", async ({ page, show }) => {
  const { frame, send } = await framed(page, show);
  await expect(frame.getByRole("alert")).toContainText("no trees here yet");
  await send({ a: cats, b: dogs, links: "1-2" });
  await expect(frame.getByRole("option")).toHaveCount(5);
});

test("of the pairs handed to a frame the last is shown, as it was given", async ({
  page,
  show,
}) => {
  const { frame, send } = await framed(page, show);
  await send({ a: cats, b: cats, links: "1-1" });
  await expect(frame.getByRole("option")).toHaveCount(4);
  await wordIn(frame.locator("twin-tree"), "A", 2).click();
  await wordIn(frame.locator("twin-tree"), "B", 1).click();
  await expect(frame.locator(".canvas-link[data-link]")).toHaveCount(2);
  // The same once more: what was drawn is gone.
  await send({ a: cats, b: cats, links: "1-1" });
  await expect(frame.locator(".canvas-link[data-link]")).toHaveCount(1);
  // The first of the two is packed more slowly.
  await page.frames()[1]?.evaluate(() => {
    const { stream } = Blob.prototype;
    let times = 0;
    Blob.prototype.stream = function () {
      times += 1;
      if (times > 1) return stream.call(this);
      const gate = new Promise<void>((open) => Object.assign(window, { open }));
      const wait = new TransformStream({
        transform: (chunk, to) => gate.then(() => to.enqueue(chunk)),
        flush: () => void Object.assign(window, { read: true }),
      });
      return stream.call(this).pipeThrough(wait);
    };
  });
  await send({ a: dogs, b: dogs, links: "1-1" }, { a: cats, b: dogs, links: "2-3" });
  await expect(frame.locator(".canvas-link[data-link='2-3']")).toHaveCount(1);
  await page.frames()[1]?.evaluate(() => (window as never as { open(): void }).open());
  await page.frames()[1]?.waitForFunction(() => (window as never as { read?: boolean }).read);
  await page
    .frames()[1]
    ?.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  await expect(frame.locator(".canvas-link[data-link='2-3']")).toHaveCount(1);
  await expect(frame.getByRole("option")).toHaveCount(5);
});

test("a frame goes from a pair to a lesson and to another pair, and mixes nothing", async ({
  page,
  show,
}) => {
  const step = { link: linkOf({ a: cats, b: cats, links: "1-1" }), caption: "Two cats" };
  const { frame, send } = await framed(page, show, linkOf({ a: dogs, b: dogs, links: "1-1" }));
  await expect(frame.getByRole("option")).toHaveCount(6);
  await page.frames()[1]?.evaluate((hash) => (location.hash = hash), linkOf({ lesson: [step] }));
  await expect(frame.getByText("Two cats")).toBeVisible();
  await expect(frame.getByRole("option")).toHaveCount(4);
  await send({ a: cats, b: dogs, links: "1-2" });
  await expect(frame.getByRole("option")).toHaveCount(5);
  await expect(frame.getByText("Two cats")).toHaveCount(0);
});

test("a frame with a link that is none says so", async ({ page, show }) => {
  await show(
    `<iframe title="Trees" width="700" height="300" src="SITE/embed.html#1.AAAA"></iframe>`,
  );
  await expect(page.frameLocator("iframe").getByRole("alert")).toContainText("link is damaged");
});
