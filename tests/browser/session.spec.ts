import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { BrowserContext } from "@playwright/test";
import { cats, dogs, expect, type Page, sentence, Twintree, test } from "./page.js";

/** Counts what is written into the database from now on; to be called before the page is opened. */
async function countWrites(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      // Of several items, packed.
      const { columns, count } = value as { readonly columns?: object; readonly count: number };
      const [first, part] = Array.isArray(key) ? key : [key, ""];
      written.push(`${first === "head" ? "head" : part} ${columns === undefined ? 1 : count}`);
      return put.call(this, value, key);
    };
  });
  return () => page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0));
}

/** Waits until what was done is stored. */
async function stored(page: Page): Promise<void> {
  await page.waitForTimeout(900);
}

/** Makes the database wait, as a slow disk does, until the function returned is called. */
async function block(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<() => Promise<void>> {
  const page = await context.newPage();
  await page.goto(`${baseURL}icon.svg`);
  await page.evaluate(
    () =>
      new Promise<void>((begun) => {
        const request = indexedDB.open("twintree");
        request.onsuccess = () => {
          const store = request.result.transaction("sessions", "readwrite").objectStore("sessions");
          const go = () => {
            if ("done" in window) return;
            store.get(0).onsuccess = go;
            begun();
          };
          go();
        };
      }),
  );
  return async () => {
    await page.evaluate(() => Object.assign(window, { done: true }));
    await page.close();
  };
}

test("a reload restores the work; starting fresh takes it away", async ({ twintree, page }) => {
  await twintree.replace("Sentence A in CoNLL-U", `${cats}\n${dogs}`);
  await expect(twintree.tree("B").getByRole("option")).toHaveCount(3);
  await twintree.link(2, 1);
  const links = await twintree.links();
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(page.getByText("Restored your last session").first()).toBeVisible();
  await expect.poll(() => twintree.links()).toBe(links);
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(2);
  await twintree.button("Start fresh").click();
  await twintree.expectSimilarity("0.50");
});

/** Puts the cursor at the end of a text and types there. */
async function typeAtEnd(page: Page, label: string, text: string): Promise<void> {
  await new Twintree(page).openTexts();
  await page.getByRole("textbox", { name: label }).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
}

for (const surface of ["plain", "rich"]) {
  test(`the ${surface} editor has no history beside the page's`, async ({ page, watch }) => {
    const twintree = new Twintree(page);
    if (surface === "plain") {
      watch.excuse(() => true);
      await page.route(/rich-.*\.js/, (route) => route.abort());
    }
    await twintree.open();
    const label = "Sentence A in CoNLL-U";
    const comment = async () => (await twintree.text(label)).split("_").at(-1);
    await twintree.openTexts();
    if (surface === "rich") {
      await page.getByRole("textbox", { name: label }).focus();
      await expect(page.locator(".cm-content").first()).toBeVisible();
    }
    await typeAtEnd(page, label, "# one");
    await twintree.link(1, 2);
    await typeAtEnd(page, label, " two");
    const undo = page.getByRole("button", { name: /^Undo/ }).first();
    await undo.click();
    await expect.poll(comment).toBe("# one");
    // What the header has undone, the key does not bring back: the link comes next, then the text.
    await page.getByRole("textbox", { name: label }).focus();
    await page.keyboard.press("Control+z");
    await expect.poll(comment).toBe("# one");
    await page.keyboard.press("Control+z");
    await expect.poll(comment).toBe("");
    await page.keyboard.press("Control+y");
    await expect.poll(comment).toBe("# one");
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(comment).toBe("# one two");
    // As the menu of the browser does.
    const box = page.getByRole("textbox", { name: label });
    for (const [inputType, left] of [
      ["historyUndo", "# one"],
      ["historyRedo", "# one two"],
    ]) {
      const isTaken = await box.evaluate((element, type) => {
        const init = { inputType: type, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new InputEvent("beforeinput", init));
      }, inputType);
      expect(isTaken).toBe(true);
      await expect.poll(comment).toBe(left);
    }
  });
}

test("what is typed right before a reload is there after it", async ({ twintree, page }) => {
  const label = "Sentence A in CoNLL-U";
  await typeAtEnd(page, label, "# first");
  await page.reload();
  await expect.poll(() => twintree.text(label)).toContain("# first");
  // And where the session is stored already.
  await typeAtEnd(page, label, ", second");
  await page.reload();
  await expect.poll(() => twintree.text(label)).toContain("# first, second");
  // And once a write is under way.
  await typeAtEnd(page, label, ", third");
  await page.waitForTimeout(390);
  await typeAtEnd(page, label, ", fourth");
  await page.reload();
  await expect.poll(() => twintree.text(label)).toContain("# first, second, third, fourth");
});

test("what is typed into a long text right before the page is closed is offered", async ({
  twintree,
  page,
  context,
}) => {
  const label = "Sentence A in CoNLL-U";
  const comment = `# ${"x".repeat(250_000)}\n`;
  await twintree.replace(label, comment + cats);
  await expect(twintree.tree("A").getByRole("option")).toHaveCount(2);
  await typeAtEnd(page, label, "# ");
  await page.evaluate(() => {
    // What waits for its turn waits in vain.
    Object.assign(window, { setTimeout: () => 0 });
    document.execCommand("insertText", false, "last");
    // The page may end at any moment after this, before all else that it does when it is left.
    addEventListener("pagehide", () => {
      localStorage.setItem("left", String(JSON.stringify(localStorage).includes("# last")));
    });
  });
  const next = new Twintree(await context.newPage());
  // Only a page that is open elsewhere keeps the browser.
  await page.close({ runBeforeUnload: true });
  await next.open();
  await next.button("Open it").click();
  // With the texts open, as they were.
  await expect(next.page.locator("#source")).toBeVisible();
  await expect.poll(async () => (await next.text(label)).includes("# last")).toBe(true);
  // Null where the page ended before it could say so.
  expect(await next.page.evaluate(() => localStorage.getItem("left"))).not.toBe("false");
});

test("an opened file is kept, and read sentence by sentence", async ({ twintree, page }) => {
  const numbered = (form: string) =>
    sentence([form, "NUM", 0, "root"], ["cats", "NOUN", 1, "nmod"]);
  const text = ["one", "two", "three", "four"].map(numbered).join("\n");
  await twintree.drop([{ name: "numbers.conllu", text }]);
  await twintree.expectForms("A", "one cats");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "two cats");
  await page.waitForTimeout(1500);
  await page.reload();
  await twintree.expectForms("A", "two cats");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "three cats");
  await page.getByRole("button", { name: /^Next pair/ }).click();
  await twintree.expectForms("A", "four cats");
});

test("where what keeps the work could not be fetched, that is said, and what was done is kept once it has come", async ({
  twintree,
  page,
  watch,
}) => {
  watch.excuse((message) => /ERR_FAILED|Failed to (?:load|fetch)/.test(message.text()));
  const part = /assets\/soon-.*\.js$/;
  await page.context().route(part, (route) => route.abort());
  await page.reload();
  const notice = page.locator(".shell-notice", { hasText: "This could not be loaded" });
  await expect(notice).toBeVisible();
  await twintree.link(7, 4);
  await expect(page.locator(".canvas-link[data-link='7-4']")).toHaveCount(1);
  await page.context().unroute(part);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toHaveCount(0);
  const kept = () => page.evaluate(() => sessionStorage.length);
  await expect.poll(kept).toBeGreaterThan(0);
  // What is done from now on is in the address as well.
  await twintree.link(6, 1);
  await expect.poll(() => page.url()).toContain("#1.");
  await stored(page);
  await page.reload();
  await expect(page.locator(".canvas-link[data-link='7-4']")).toHaveCount(1);
});

test("storage that throws costs a notice, not the work", async ({ page, watch }) => {
  watch.excuse(() => true);
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const twintree = new Twintree(page);
  await twintree.open();
  await twintree.expectSimilarity("0.50");
  await twintree.link(7, 2);
  await twintree.openTexts();
  await expect(page.getByRole("tab", { name: /^Links/ })).toContainText("7");
  await expect(page.locator("[data-notice=storage]")).toContainText(
    "could not be saved in this browser",
  );
});

test("full storage costs a notice, not the work, and offers a file", async ({ page, watch }) => {
  watch.excuse(() => true);
  await page.addInitScript(() => {
    Object.assign(globalThis, { put: IDBObjectStore.prototype.put });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const twintree = new Twintree(page);
  await twintree.open();
  const heard = await twintree.listen();
  await twintree.link(7, 2);
  await expect(page.locator("[data-notice=storage]")).toContainText(
    "could not be saved in this browser",
  );
  await expect.poll(heard).toContain("could not be saved in this browser");
  await twintree.link(6, 1);
  const links = await twintree.links();
  expect(links).toContain("7-2");
  await stored(page);
  await expect(page.locator("[data-notice=storage]")).toHaveCount(1);
  const download = page.waitForEvent("download");
  await twintree.button("Save a file").click();
  expect((await download).suggestedFilename()).toBe("twintree-session.json");
  // Once there is room again all of it is stored, and nothing else is said.
  await page.evaluate(() => {
    const { put } = globalThis as never as { put: IDBObjectStore["put"] };
    IDBObjectStore.prototype.put = put;
  });
  await twintree.link(2, 4);
  await expect(page.locator("[data-notice=storage]")).toHaveCount(0);
  await stored(page);
  expect(await twintree.links()).toContain("2-4");
});

const faults: Readonly<Record<string, () => void>> = {
  // No request is ever answered.
  hangs: () => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
    localStorage.clear();
  },
  "is full": () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = full;
    localStorage.clear();
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
      apply: (set, on, given: [string, string]) =>
        on === localStorage ? full() : Reflect.apply(set, on, given),
    });
  },
  throws: () => {
    for (const name of ["indexedDB", "localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
};
for (const [fault, put] of Object.entries(faults)) {
  test(`where storage ${fault} the address keeps the pair over reloads`, async ({
    page,
    watch,
  }) => {
    watch.excuse(() => true);
    await page.addInitScript(put);
    const twintree = new Twintree(page);
    await twintree.open();
    await twintree.link(7, 4);
    const drawn = page.locator(".canvas-link[data-link='7-4']");
    await expect(drawn).toHaveCount(1);
    await expect.poll(() => page.url()).toContain("#1.");
    for (let time = 0; time < 2; time++) {
      await page.reload();
      await expect(drawn).toHaveCount(1);
      // What follows from the drawing has been done by then.
      await stored(page);
      expect(page.url()).toContain("#1.");
    }
    // To look at it elsewhere costs it nothing either.
    await twintree.tab("Edges").click();
    await stored(page);
    expect(page.url()).toContain("#1.");
  });
}

test("where the browser's small storage alone is refused a reload restores the session", async ({
  page,
  watch,
}) => {
  watch.excuse(() => true);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const twintree = new Twintree(page);
  await twintree.open();
  // More than an address holds.
  await twintree.drop([{ name: "cats.conllu", text: `${cats}\n${cats}\n${cats}` }]);
  await twintree.expectForms("A", "cats sleep");
  await stored(page);
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  await twintree.expectForms("A", "cats sleep");
});

test("a duplicated tab works on a copy, and neither tab costs the other anything", async ({
  twintree,
  page,
}) => {
  await twintree.link(7, 2);
  await stored(page);
  const opening = page.waitForEvent("popup");
  // As a duplicate of a tab does, it takes what the tab remembers with it.
  await page.evaluate(() => void window.open(location.href));
  const other = new Twintree(await opening);
  await expect(other.page.getByText("here you work on a copy").first()).toBeVisible();
  await twintree.link(6, 1);
  await twintree.link(3, 3);
  const links = await twintree.links();
  await other.page.bringToFront();
  await other.button("Stemma").click();
  await stored(page);
  await page.reload();
  await expect.poll(() => twintree.links()).toBe(links);
  await expect.poll(() => other.links()).not.toBe(links);
  await other.link(1, 5);
  const others = await other.links();
  await stored(other.page);
  await twintree.link(2, 4);
  const more = await twintree.links();
  await stored(page);
  await other.page.reload();
  await expect.poll(() => other.links()).toBe(others);
  await page.reload();
  await expect.poll(() => twintree.links()).toBe(more);
});

test("a reload opens the session itself, however slowly the page before it goes", async ({
  twintree,
  page,
  context,
  baseURL,
}) => {
  await twintree.link(7, 2);
  await stored(page);
  // Stands behind the page for its claim, and has it for a while once that has let go.
  const other = await context.newPage();
  await other.goto(`${baseURL}icon.svg`);
  await other.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const name = held.map((lock) => lock.name ?? "").find((one) => /session/.test(one)) ?? "";
    const wait = () => new Promise((resolve) => setTimeout(resolve, 700));
    void navigator.locks.request(name, wait);
  });
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  await expect(page.getByText("here you work on a copy")).toHaveCount(0);
  await expect(page.locator(".canvas-link[data-link='7-2']")).toHaveCount(1);
});

test("an example chosen in a new tab leaves the work of the first as it is", async ({
  twintree,
  page,
  context,
}) => {
  const text = Array.from({ length: 40 }, () => cats).join("\n");
  await twintree.drop([{ name: "cats.conllu", text }]);
  await twintree.expectForms("A", "cats sleep");
  await stored(page);
  const other = new Twintree(await context.newPage());
  await other.open();
  // What is open in another tab is not offered.
  await expect(other.page.locator("[data-notice=session]")).toHaveCount(0);
  await other.link(7, 2);
  await stored(other.page);
  await page.reload();
  await twintree.expectForms("A", "cats sleep");
  await expect(twintree.button("Next pair")).toBeVisible();
});

test("a new tab offers the latest session that no tab has open", async ({
  twintree,
  page,
  context,
}) => {
  await twintree.link(7, 2);
  const links = await twintree.links();
  await stored(page);
  await page.close();
  const next = new Twintree(await context.newPage());
  await next.open();
  await expect(next.page.getByText("Your last session is kept.").first()).toBeVisible();
  // Work that is there is put aside, and can be opened again.
  await next.link(6, 1);
  const before = await next.links();
  expect(before).not.toBe(links);
  await next.button("Open it").click();
  await expect.poll(() => next.links()).toBe(links);
  await next.button("Back to what I had").click();
  await expect.poll(() => next.links()).toBe(before);
  await next.button("Back to what I had").click();
  await expect.poll(() => next.links()).toBe(links);
  await next.page.reload();
  await expect(next.page.getByText("Restored your last session.").first()).toBeVisible();
  expect(await next.links()).toBe(links);
});

test("what was undone after starting fresh is there after a reload", async ({ twintree, page }) => {
  await twintree.link(7, 2);
  const links = await twintree.links();
  await stored(page);
  await page.reload();
  await twintree.button("Start fresh").click();
  await stored(page);
  await twintree.button(/^Undo/).click();
  await expect.poll(() => twintree.links()).toBe(links);
  await stored(page);
  await page.reload();
  await expect.poll(() => twintree.links()).toBe(links);
});

test("a session that comes late is offered, and nothing done meanwhile is lost", async ({
  twintree,
  page,
  context,
  baseURL,
}) => {
  await twintree.link(7, 2);
  const links = await twintree.links();
  await stored(page);
  const release = await block(context, baseURL);
  await page.reload();
  // Storage does not answer: the page begins without it, with what its address holds, and says so.
  await expect(page.getByText("has not loaded yet").first()).toBeVisible();
  await expect(page.locator(".canvas-link[data-link='7-2']")).toHaveCount(1);
  await twintree.link(6, 1);
  const meanwhile = await twintree.links();
  await expect(page.locator("[data-notice=session]")).toHaveCount(0);
  await release();
  await expect(page.getByText("Your last session took long to load.").first()).toBeVisible();
  await expect.poll(() => twintree.links()).toBe(meanwhile);
  await stored(page);
  await page.reload();
  await expect.poll(() => twintree.links()).toBe(meanwhile);
  const next = new Twintree(await context.newPage());
  await next.open();
  await next.button("Open it").click();
  await expect.poll(() => next.links()).toBe(links);
});

test("a session that did not come up is offered the next time, not opened", async ({
  twintree,
  page,
}) => {
  await twintree.link(7, 2);
  const links = await twintree.links();
  await stored(page);
  await page.addInitScript(() => {
    if (window.name !== "stuck") return;
    Worker.prototype.postMessage = () => {};
  });
  await page.evaluate(() => {
    window.name = "stuck";
  });
  await page.reload();
  await expect(twintree.button(/^Undo|^Nothing to undo/).first()).toBeVisible();
  await page.evaluate(() => {
    window.name = "";
  });
  await page.reload();
  await expect(page.getByText("Your last session did not open last time.").first()).toBeVisible();
  await twintree.expectSimilarity("0.50");
  await expect.poll(() => twintree.links()).not.toBe(links);
  await twintree.button("Open it").click();
  await expect.poll(() => twintree.links()).toBe(links);
  // It came up: now it is opened again.
  await page.waitForTimeout(1500);
  await page.reload();
  await expect.poll(() => twintree.links()).toBe(links);
});

test("a corpus is stored once; a step writes what it changed, and looking writes no work", async ({
  page,
}) => {
  const writes = await countWrites(page);
  const twintree = new Twintree(page);
  await twintree.open();
  const numbered = (at: number) => `# sent_id = ${at}\n${cats}`;
  const text = Array.from({ length: 10_000 }, (_, at) => numbered(at)).join("\n");
  await twintree.drop([
    { name: "a.conllu", text },
    { name: "b.conllu", text },
  ]);
  await twintree.expectForms("A", "cats sleep");
  const first: string[] = [];
  // The head is written at the end.
  const sofar = async () => {
    first.push(...(await writes()));
    return first;
  };
  await expect.poll(sofar).toContain("head 1");
  expect(first.filter((part) => part.startsWith("file"))).toHaveLength(2);
  expect(first.filter((part) => part.startsWith("pairs"))).toHaveLength(Math.ceil(10_000 / 64));
  await twintree.button("Stemma").click();
  await twintree.tab("Edges").click();
  await stored(page);
  expect(new Set(await writes())).toEqual(new Set(["view 1"]));
  await twintree.link(1, 1);
  await stored(page);
  expect(await writes()).toEqual(["pairs 64", "head 1"]);
  await twintree.button("Next pair").click();
  await stored(page);
  const next = (await writes()).map((part) => part.split(" ")[0]);
  expect(next.length).toBeLessThan(10);
  await page.reload();
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  await page.getByRole("button", { name: /^Previous pair/ }).click();
  await expect.poll(() => twintree.links()).toBe("1-1");
});

test("a corpus is there after a reload while it was being stored for the first time", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let puts = 0;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      puts += 1;
      if (puts === 60 && localStorage.getItem("reloaded") === null) {
        localStorage.setItem("reloaded", "1");
        location.reload();
      }
      return put.call(this, value, key);
    };
  });
  const twintree = new Twintree(page);
  await twintree.open();
  const text = Array.from({ length: 10_000 }, (_, at) => `# sent_id = ${at}\n${cats}`).join("\n");
  await twintree.drop([
    { name: "a.conllu", text },
    { name: "b.conllu", text },
  ]);
  await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("reloaded"))).toBe("1");
  await expect(page.getByRole("button", { name: "10,000 pairs" })).toBeVisible();
  await page.getByRole("button", { name: "10,000 pairs" }).click();
  await page.getByRole("textbox", { name: "Which pairs: words, or a condition" }).fill("id = 9999");
  await expect(page.locator(".pairs-count")).toHaveText("1 of 10,000 pairs");
  await page.locator("twintree-pairs tr[data-pair]").first().click();
  await twintree.expectForms("A", "cats sleep");
});

test("files on a disk are there after a reload right after they were opened", async ({
  playwright,
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "twintree-"));
  const executablePath = process.env.TWINTREE_BROWSER ?? "/usr/bin/chromium";
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...{ executablePath, baseURL: baseURL ?? "", args: ["--no-sandbox"], serviceWorkers: "block" },
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const twintree = new Twintree(page);
    await twintree.open();
    const text = Array.from({ length: 100_000 }, (_, at) => `# sent_id = ${at}\n${cats}`).join(
      "\n",
    );
    const files = [
      { name: "a.conllu", text },
      { name: "b.conllu", text },
    ];
    await twintree.drop(files);
    const all = page.getByRole("button", { name: "100,000 pairs" });
    // On a loaded machine they take their time, now and when they are read again.
    await all.waitFor({ timeout: 60_000 });
    await page.reload();
    await all.waitFor({ timeout: 60_000 });
    await expect(page.getByText("Restored your last session.").first()).toBeVisible();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a reload while files are still being opened says so", async ({ twintree, page }) => {
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {});
  });
  await twintree.drop([{ name: "cats.conllu", text: `${cats}\n${cats}\n${cats}` }]);
  await page.reload();
  await expect(page.getByText("was still opening cats.conllu").first()).toBeVisible();
  await page.reload();
  await twintree.expectSimilarity("0.50");
  await expect(page.getByText("was still opening")).toHaveCount(0);
});

test("leaving is asked about only where something would be lost", async ({
  context,
  page,
  watch,
}) => {
  watch.excuse(() => true);
  await context.addInitScript(() => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  });
  const asked: string[] = [];
  const leave = async (act: (twintree: Twintree) => Promise<void>) => {
    const other = await context.newPage();
    other.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const twintree = new Twintree(other);
    await twintree.open();
    await act(twintree);
    const closed = other.waitForEvent("close");
    await other.close({ runBeforeUnload: true });
    await closed;
  };
  await leave(async (twintree) => {
    await twintree.link(7, 2);
    await expect(twintree.page.locator(".canvas-link[data-link='7-2']")).toHaveCount(1);
  });
  expect(asked).toEqual([]);
  await leave(async (twintree) => {
    await twintree.link(7, 2);
    await twintree.drop([{ name: "cats.conllu", text: `${cats}\n${cats}\n${cats}` }]);
    await twintree.expectForms("A", "cats sleep");
  });
  expect(asked).toEqual(["beforeunload"]);
  await page.close();
});

test("the session of an earlier version is offered, and kept from then on", async ({
  twintree,
  page,
}) => {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        localStorage.setItem("twintree-kept", "yes");
        const request = indexedDB.open("keyval-store");
        request.onupgradeneeded = () => request.result.createObjectStore("keyval");
        request.onsuccess = () => {
          const transaction = request.result.transaction("keyval", "readwrite");
          const pairs = [{ left: 0, right: 0, links: [{ left: 2, right: 1 }] }];
          const text = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_";
          const work = { left: [text], right: [text], pairs };
          transaction.objectStore("keyval").put({ version: 1, work, view: {} }, "twintree-session");
          transaction.oncomplete = () => done();
        };
      }),
  );
  await page.reload();
  await twintree.button("Open it").click();
  await twintree.expectForms("A", "go");
  await stored(page);
  await page.reload();
  await twintree.expectForms("A", "go");
});

test("a reload keeps the open tabs and the step of the spanning tree", async ({
  twintree,
  page,
}) => {
  for (const work of [false, true]) {
    if (work) {
      await twintree.link(7, 5);
      await stored(page);
    }
    await twintree.tab("Spanning tree").click();
    if (work) await twintree.button("First").click();
    for (let step = 0; step < 2; step++) await twintree.button("Forward").click();
    await twintree.openTexts("Links");
    // At once: what was looked at last need not be written anywhere first.
    await page.reload();
    await expect(page.getByText(/step 2 of/)).toBeVisible();
    for (const name of ["Links", "Spanning tree"]) {
      await expect(twintree.tab(name)).toHaveAttribute("aria-selected", "true");
    }
  }
});
