import { readFileSync } from "node:fs";
import {
  cats,
  dogs,
  expect,
  hold,
  linkOf,
  type Page,
  type Twintree,
  test,
  wordIn,
} from "./page.js";

const pair = { a: cats, b: dogs, links: "1-2 2-3" };

/** The part of the address that holds the pair. */
const hash = (page: Page) => page.evaluate(() => location.hash);

/** Opens the pair by its link, in a page of its own. */
async function follow(page: Page, twintree: Twintree): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./${linkOf(pair)}`);
  await twintree.expectForms("A", "cats sleep");
}

/** Links two words, reloads and starts afresh; the part of the address that held them. */
async function startFresh(page: Page, twintree: Twintree): Promise<string> {
  await twintree.link(7, 4);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const left = await hash(page);
  await page.reload();
  await page.getByRole("button", { name: "Start fresh" }).click();
  await twintree.expectSimilarity("0.50");
  return left;
}

test("a link opens its pair, as it is to be looked at", async ({ page, twintree }) => {
  await page.goto("about:blank");
  await page.goto(`./${linkOf({ ...pair, view: { resultsTab: "edges", drawing: "stemma" } })}`);
  await twintree.expectForms("A", "cats sleep");
  await twintree.expectForms("B", "often dogs bark");
  await expect(twintree.tab("Edges")).toHaveAttribute("aria-selected", "true");
  await expect(twintree.button("Stemma")).toHaveAttribute("aria-pressed", "true");
  expect(await twintree.links()).toBe("1-2 2-3");
});

test("the address follows what is done; opened elsewhere it shows the same", async ({
  page,
  twintree,
  context,
}) => {
  await twintree.link(7, 4);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const links = await twintree.links();
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  const there = new (twintree.constructor as new (page: Page) => typeof twintree)(other);
  await there.expectForms("B", await twintree.forms("B"));
  expect(await there.links()).toBe(links);
});

test("a reload opens the session and not the address that follows it", async ({
  page,
  twintree,
}) => {
  await follow(page, twintree);
  const given = await hash(page);
  await twintree.link(1, 1);
  await expect.poll(() => hash(page)).not.toBe(given);
  await page.reload();
  // The link shows the pair before what was left has come, with how it was looked at.
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  await twintree.expectForms("A", "cats sleep");
  expect(await twintree.links()).toBe("1-1 1-2 2-3");
  await expect(page.getByText("Opened your last session")).toHaveCount(0);
});

test("a fresh start is not undone by a reload before the address has followed", async ({
  page,
  twintree,
}) => {
  await startFresh(page, twintree);
  await page.reload();
  await expect.poll(() => hash(page)).toBe("");
  expect(await twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2");
});

test("a reload that was under way as the address followed brings nothing back", async ({
  page,
  twintree,
}) => {
  const left = await startFresh(page, twintree);
  await expect.poll(() => hash(page)).toBe("");
  // It comes with the address that there was as it began.
  await page.evaluate((hash) => history.replaceState(null, "", hash), left);
  await page.reload();
  await expect.poll(() => hash(page)).toBe("");
  expect(await twintree.links()).toBe("1-4 2-5 3-3 4-3 5-1 6-2");
  // Anyone who opens that link opens its pair.
  await page.goto("about:blank");
  await page.goto(`./${left}`);
  await expect.poll(() => twintree.links()).toContain("7-4");
});

for (const [which, at] of [
  ["the one before", 1],
  ["the one before that", 0],
] as const)
  test(`a reload that comes with an address of before, ${which}, brings the session none the less`, async ({
    page,
    twintree,
  }) => {
    await follow(page, twintree);
    // The page writes the pair in its own way, and then what is done with it.
    await expect.poll(() => hash(page)).not.toBe(linkOf(pair));
    const before = [linkOf(pair), await hash(page)];
    await twintree.link(1, 1);
    await expect.poll(() => hash(page)).not.toBe(before[1]);
    await page.waitForFunction(() => sessionStorage.getItem("twintree-session") !== null);
    await page.evaluate((hash) => history.replaceState(null, "", hash), before[at] ?? "");
    await page.reload();
    await expect(page.getByText("Restored your last session.").first()).toBeVisible();
    expect(await twintree.links()).toBe("1-1 1-2 2-3");
  });

test("a reload before the address has followed shows what was done last", async ({
  page,
  twintree,
}) => {
  await follow(page, twintree);
  await expect.poll(() => hash(page)).not.toBe(linkOf(pair));
  const given = await hash(page);
  // What waits for its turn waits in vain.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await twintree.link(1, 1);
  await expect(page.locator(".canvas-link[data-link='1-1']")).toHaveCount(1);
  expect(await hash(page)).toBe(given);
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  await expect(page.locator(".canvas-link[data-link='1-1']")).toHaveCount(1);
  await expect(page.getByText("Your last session is kept")).toHaveCount(0);
  await expect.poll(() => hash(page)).not.toBe(given);
});

test("a link opened over one's own work leaves that to be opened again", async ({
  page,
  twintree,
}) => {
  await twintree.link(7, 4);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const mine = await twintree.links();
  await follow(page, twintree);
  await twintree.button("Open it").click();
  await twintree.expectForms("B", "a Sherlock becomes the detective");
  expect(await twintree.links()).toBe(mine);
});

test("a link that is only looked at is shown after a reload, and one's own work stays offered", async ({
  page,
  twintree,
}) => {
  await twintree.link(7, 4);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const mine = await twintree.links();
  await page.goto("about:blank");
  await page.goto(`./${linkOf(pair)}`);
  for (let time = 0; time < 2; time += 1) {
    await twintree.expectForms("A", "cats sleep");
    await expect(page.getByText("Your last session is kept.").first()).toBeVisible();
    // The address has followed by then.
    await twintree.tab("Edges").click();
    await page.waitForTimeout(800);
    await page.reload();
  }
  await twintree.expectForms("A", "cats sleep");
  await twintree.button("Open it").click();
  await twintree.expectForms("B", "a Sherlock becomes the detective");
  expect(await twintree.links()).toBe(mine);
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  expect(await twintree.links()).toBe(mine);
});

test("a link that was worked on and is opened once more is that link, after a reload as well", async ({
  page,
  twintree,
}) => {
  await follow(page, twintree);
  await expect.poll(() => hash(page)).not.toBe(linkOf(pair));
  const looked = await hash(page);
  await twintree.link(1, 1);
  await expect.poll(() => hash(page)).not.toBe(looked);
  await page.waitForFunction(() => sessionStorage.getItem("twintree-session") !== null);
  await follow(page, twintree);
  for (const address of [looked, linkOf(pair)]) {
    await expect.poll(() => hash(page)).toBe(looked);
    // A reload that was under way comes with the address before.
    await page.evaluate((hash) => history.replaceState(null, "", hash), address);
    await page.reload();
    await expect(page.getByText("Your last session is kept.").first()).toBeVisible();
    expect(await twintree.links()).toBe("1-2 2-3");
  }
});

test("a link put into the address of an open page is a step that can be undone", async ({
  page,
  twintree,
}) => {
  await page.evaluate((link) => {
    location.hash = link;
  }, linkOf(pair));
  await twintree.expectForms("A", "cats sleep");
  await twintree.button("Undo: open a link").click();
  await twintree.expectForms("B", "a Sherlock becomes the detective");
});

test("of links that come one after the other the last is shown", async ({ page, twintree }) => {
  await expect.poll(() => hash(page)).toBe("");
  // What the page has for links is there once the address follows what is done.
  await twintree.link(7, 4);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  await page.evaluate(
    ([first, last]) => {
      const { stream } = Blob.prototype;
      let held = true;
      Blob.prototype.stream = function () {
        const own = stream.call(this);
        if (!held) return own;
        // The first link is read when the second one has been shown.
        held = false;
        const gate = new Promise<void>((open) => Object.assign(window, { open }));
        const wait = new TransformStream({
          transform: (chunk, to) => gate.then(() => to.enqueue(chunk)),
          flush: () => void Object.assign(window, { read: true }),
        });
        return own.pipeThrough(wait);
      };
      location.hash = first ?? "";
      addEventListener("hashchange", () => (location.hash = last ?? ""), { once: true });
    },
    [linkOf({ a: dogs, b: dogs, links: "1-1" }), linkOf(pair)],
  );
  await twintree.expectForms("A", "cats sleep");
  await page.evaluate(() => (window as never as { open(): void }).open());
  await page.waitForFunction(() => (window as never as { read?: boolean }).read);
  // What was read would be drawn by then.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await twintree.expectForms("A", "cats sleep");
});

test("a link that is followed while the page still comes is opened", async ({ page, twintree }) => {
  const open = await hold(page, /assets\/soon-.*\.js$/);
  await page.goto("about:blank");
  await page.goto("./");
  await twintree.expectForms("B", "a Sherlock becomes the detective");
  await page.evaluate((link) => {
    location.hash = link;
  }, linkOf(pair));
  open();
  await twintree.expectForms("A", "cats sleep");
});

test("where the browser stores nothing a reload opens what was left", async ({
  page,
  twintree,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await follow(page, twintree);
  await twintree.link(1, 1);
  await expect(page.getByText("Your work could not be saved").first()).toBeVisible();
  await expect.poll(() => hash(page)).not.toBe(linkOf(pair));
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  // It comes last, and moves what is below it.
  await expect(page.getByText("Your work could not be saved").first()).toBeVisible();
  await twintree.expectForms("A", "cats sleep");
  expect(await twintree.links()).toBe("1-1 1-2 2-3");
});

test("a pair that is handed over while the link is opened comes after it", async ({ page }) => {
  const frame = `./${linkOf({ ...pair, a: dogs })}`;
  await page.route("**/course.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:,"><title>Course</title><script>
        addEventListener("message", ({ data, source }) => {
          if (data.type !== "twintree:ready") return;
          source.postMessage({ type: "twintree:load", a: ${JSON.stringify(cats)}, b: "" }, "*");
        });</script><iframe width="1200" height="800" src="${frame}"></iframe>`,
    }),
  );
  await page.goto("./course.html");
  const inside = page.frameLocator("iframe").getByRole("listbox", { name: /^A[:,]/ });
  await expect(inside).toContainText("cats");
  await expect(inside).not.toContainText("often");
});

test("a pair that is handed over once more after a reload leaves what was made of it", async ({
  page,
}) => {
  await page.route("**/course.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:,"><title>Course</title>
        <iframe width="1200" height="800" src="./"></iframe>`,
    }),
  );
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  const tree = frame.getByRole("listbox", { name: /^A[:,]/ });
  const drawn = (key: string) => frame.locator(`.canvas-link[data-link='${key}']`);
  const send = (data: object) =>
    page.evaluate(
      (value) => window.frames[0]?.postMessage({ type: "twintree:load", ...value }, "*"),
      data,
    );
  await expect(tree).toContainText("detective");
  // What the page has for this comes when it has time.
  await expect(async () => {
    await send(pair);
    await expect(tree).toContainText("cats", { timeout: 500 });
  }).toPass();
  await wordIn(frame, "A", 1).click();
  await wordIn(frame, "B", 1).click();
  await expect(drawn("1-1")).toHaveCount(1);
  await page.reload();
  await expect(drawn("1-1")).toHaveCount(1);
  await send(pair);
  // What was taken in would be drawn by then.
  await page.waitForTimeout(500);
  await expect(drawn("1-1")).toHaveCount(1);
  await expect(frame.getByRole("button", { name: /^Nothing to undo/ })).toHaveCount(1);
  // Another one is shown, and what was made of the first is kept.
  await send({ a: dogs, b: cats, links: "" });
  await expect(tree).toContainText("often");
  await frame.getByRole("button", { name: "Back to what I had" }).click();
  await expect(drawn("1-1")).toHaveCount(1);
});

test("what is no good link says so, and the example is there", async ({ page, twintree }) => {
  for (const [link, saying] of [
    [linkOf(pair).slice(0, 30), "This link is damaged"],
    ["#1.%E2%98%83", "This link is damaged"],
    [linkOf("{"), "This link is damaged"],
    [linkOf({ a: 1, b: null }), "This link is damaged"],
    ["#7.abc", "newer version"],
    [`#1.${"A".repeat(70_000)}`, "longer than a link to a pair may be"],
    [linkOf(" ".repeat(2 ** 20 + 1)), "larger than 1 MiB"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`./${link}`);
    await expect(page.getByText(saying).first(), link.slice(0, 20)).toBeVisible();
    await twintree.expectForms("B", "a Sherlock becomes the detective");
  }
});

test("every link that was given away opens", async ({ page, twintree }) => {
  const given = readFileSync(new URL("../permalinks.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("//"));
  for (const line of given) {
    const [name, link, expected] = line.split("\t");
    await page.goto("about:blank");
    await page.goto(`./${link}`);
    const { words } = JSON.parse(expected ?? "") as { words: readonly number[] };
    // What is alike may be folded: a box tells how many more words there are inside.
    const drawn = () =>
      twintree
        .tree("A")
        .getByRole("option")
        .evaluateAll((all) =>
          all.reduce((sum, option) => {
            const name = option.getAttribute("aria-label") ?? "";
            const [, inside = "0"] = /folded, (\w+) more words? inside/.exec(name) ?? [];
            return sum + 1 + (inside === "one" ? 1 : Number(inside));
          }, 0),
        );
    if (words[0] !== 0) await expect.poll(drawn, name).toBe(words[0]);
  }
});

test("another page around it may hand pairs over, and nobody else", async ({
  page,
  twintree,
  baseURL,
  watch,
}) => {
  // The picture has no picture of its own for its tab.
  watch.excuse((message) => message.text().includes("404"));
  await page.goto("./icon.svg");
  await page.evaluate(async (address) => {
    document.documentElement.innerHTML = "";
    const frame = document.createElementNS("http://www.w3.org/1999/xhtml", "iframe");
    Object.assign(window, { heard: [] });
    addEventListener("message", ({ data }) =>
      (window as never as { heard: unknown[] }).heard.push(data),
    );
    frame.setAttribute("width", "1200");
    frame.setAttribute("height", "800");
    frame.setAttribute("src", address);
    const room = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
    room.setAttribute("width", "1200");
    room.setAttribute("height", "800");
    room.append(frame);
    document.documentElement.setAttribute("viewBox", "0 0 1200 800");
    document.documentElement.append(room);
  }, baseURL ?? "");
  await page.waitForFunction(() =>
    (window as never as { heard: { type?: string }[] }).heard.some(
      ({ type }) => type === "twintree:ready",
    ),
  );
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error("no frame");
  const send = (data: unknown) =>
    page.evaluate((value) => window.frames[0]?.postMessage(value, "*"), data);
  const inside = frame.getByRole("listbox", { name: /^A[:,]/ });
  await expect(inside).toContainText("detective");
  await send({ type: "twintree:load", ...pair });
  await expect(inside).toContainText("cats");
  await send({ type: "something else", a: "x", b: "y" });
  // From the frame itself, which is not the page around it.
  await frame.evaluate((value) => window.postMessage(value, "*"), {
    type: "twintree:load",
    a: dogs,
    b: dogs,
  });
  await send({ type: "twintree:load", a: dogs, b: cats, links: "" });
  await expect(inside).toContainText("often");
  expect(await frame.evaluate(() => location.hash)).toBe("");
  await expect(twintree.page.locator("iframe")).toHaveCount(1);
});
