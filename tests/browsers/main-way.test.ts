/** The main way through the built page, in the oldest browser of each engine that README names. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, find, oldest } from "../../scripts/browsers.mjs";
import { type Host, openHost } from "../browser/host.js";
import { trapping } from "../trapping.js";
import { type Driven, drive } from "./driven.js";
import { patience } from "./vitest.config.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");

const found = await find();
for (const [name, version] of Object.entries(oldest))
  if (!found.some((one) => one.name === name))
    console.log(`${name} ${version} was not tried: it is not on this machine.`);

it("README names the versions that are tried, and no others", () => {
  const { Chrome, Firefox, Safari } = oldest;
  const named = [Chrome, Safari, Firefox].map(String);
  for (const file of ["README.md", "packages/npm/README.md"]) {
    const sentence = /Chrome and Edge from .*? Firefox from \d+/.exec(read(file))?.[0];
    expect(sentence?.match(/\d+/g), file).toEqual(named);
  }
  for (const language of ["en", "de"]) {
    const text = read(`www/src/shell/unstarted/texts/${language}.ftl`);
    const sentence = /^unstarted-old = .*/m.exec(text)?.[0];
    expect(sentence?.match(/\d+/g), language).toEqual(named);
  }
  const { devDependencies } = JSON.parse(read("package.json"));
  expect(devDependencies["@sparticuz/chromium"]).toBe(`${Chrome}.0.0`);
});

const cats = "1\tcats\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tsleep\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
const dogs = cats.replace("cats", "dogs").replace("sleep", "bark");

/** What the page and the browser say is wrong, in the page as `told`. */
const telling = `
  window.told = [];
  const tell = (...said) => window.told.push(said.join(" "));
  addEventListener("error", ({ message, target }) => tell(message ?? target.outerHTML), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => tell(violatedDirective, blockedURI));
  for (const kind of ["error", "warn"]) console[kind] = tell;
`;

declare global {
  interface Window {
    told?: string[];
    armed?: unknown;
    picture?: string;
  }
}

describe.each(found)("in $name", (browser) => {
  let host: Host;
  let driven: Driven;

  beforeAll(async () => {
    host = await openHost(`${root}dist`);
    const index = read("dist/index.html");
    const [worker = ""] = /assets\/worker-[^"]*\.js/.exec(read("dist/offline.js")) ?? [];
    expect(existsSync(`${root}dist/${worker}`)).toBe(true);
    host.pages = {
      "/telling.js": telling,
      "/index.html": index.replace("<head>", '<head><script src="telling.js"></script>'),
      [`/${worker}`]: trapping() + read(`dist/${worker}`),
    };
    driven = await drive(browser, patience);
  });

  afterAll(async () => {
    await driven?.close();
    await host?.stop();
  });

  // Each step stands on the one before.
  let failed = false;
  beforeEach(({ skip, onTestFailed }) => {
    skip(failed, "a step before it failed");
    onTestFailed(async () => {
      failed = true;
      mkdirSync(`${root}test-results`, { recursive: true });
      writeFileSync(`${root}test-results/${browser.name}.png`, await driven.screenshot());
    });
  });

  /** What a function gives in the page; it knows nothing but its arguments. */
  const inPage = <Given extends unknown[], T>(of: (...given: Given) => T, ...given: Given) =>
    driven.evaluate(`(${of})(...${JSON.stringify(given)})`) as Promise<T>;

  /** Waits until something holds in the page. */
  async function until<Given extends unknown[], T>(
    of: (...given: Given) => T,
    ...given: Given
  ): Promise<NonNullable<T>> {
    const end = Date.now() + patience;
    for (;;) {
      const value = await inPage(of, ...given);
      if (value) return value;
      if (Date.now() > end) throw new Error(`Waited in vain for ${of}, ${JSON.stringify(given)}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Clicks on what a selector and its whole name say, once it is in sight and stays in its place. */
  async function click(selector: string, name?: string): Promise<void> {
    const place = () =>
      until(
        (wanted, says) => {
          const named = (one: Element) => one.getAttribute("aria-label") ?? one.textContent?.trim();
          const all = [...document.querySelectorAll(wanted)];
          const one = all.find(
            (each) => each.getClientRects().length && (says === null || named(each) === says),
          );
          one?.scrollIntoView({ block: "nearest" });
          const box = one?.getBoundingClientRect();
          if (!one || !box) return undefined;
          const x = box.x + box.width / 2;
          const y = box.y + box.height / 2;
          const hit = document.elementFromPoint(x, y);
          return hit && (one.contains(hit) || hit.contains(one)) ? { x, y } : undefined;
        },
        selector,
        name ?? null,
      );
    let { x, y } = await place();
    for (;;) {
      const now = await place();
      if (now.x === x && now.y === y) break;
      ({ x, y } = now);
    }
    await driven.click(x, y);
  }

  const tab = (name: string) => click(`[role=tab][data-tab=${name}]`);
  const word = (side: string, id: number) =>
    click(`[role=option][data-side=${side}][data-word="${id}"]`);
  const seen = (text: string) => until((says) => document.body.innerText.includes(says), text);
  const linked = (links: string) =>
    until((all) => {
      const drawn = [...document.querySelectorAll<SVGElement>("g[data-link]")];
      return (
        drawn
          .map((link) => link.dataset.link)
          .sort()
          .join(" ") === all
      );
    }, links);

  /** What is on the clipboard, as a person would see it: pasted into a field. */
  async function pasted(): Promise<string> {
    await inPage(() => {
      const field = document.body.appendChild(document.createElement("textarea"));
      field.id = "field";
      field.focus();
    });
    await driven.control("v");
    return until(() => {
      const field = document.querySelector<HTMLTextAreaElement>("#field");
      if (field?.value) field.remove();
      return field?.value;
    });
  }

  /** Opens the texts, which lie over the trees, or closes them. */
  async function showTexts(open: boolean): Promise<void> {
    const isOpen = () =>
      document.querySelector(".shell-texts")?.getAttribute("aria-expanded") === "true";
    if ((await inPage(isOpen)) !== open) await click(".shell-texts");
    await until(
      (wanted) =>
        document.querySelector(".shell-texts")?.getAttribute("aria-expanded") === `${wanted}`,
      open,
    );
  }

  /** Puts a text in the place of what one side has: copied elsewhere, as a person would. */
  async function paste(side: string, text: string): Promise<void> {
    const editor = `#source [role=tabpanel][id$="${side}-panel"] twintree-editor`;
    await showTexts(true);
    await tab(side);
    await click(editor);
    await driven.control("a");
    await driven.control("x");
    await inPage((value) => {
      const field = document.body.appendChild(document.createElement("textarea"));
      field.value = value;
      field.select();
      field.addEventListener("copy", () => setTimeout(() => field.remove()));
    }, text);
    await driven.control("c");
    await until(() => !document.querySelector("body > textarea"));
    await click(editor);
    await driven.control("v");
  }

  it("the first screen is computed", async () => {
    await driven.goto(host.address);
    await seen("Similarity 0.50");
    if (!driven.version.startsWith(`${engines[browser.name]}.`))
      console.log(`${browser.name} ${oldest[browser.name]} was not tried, but ${driven.version}.`);
  });

  it("two pasted sentences are read", async () => {
    await paste("left", cats);
    await until(() => !!document.querySelector("[data-side=left][aria-label^=cats]"));
    await paste("right", dogs);
    await until(() => !!document.querySelector("[data-side=right][aria-label^=dogs]"));
    await showTexts(false);
  });

  it("clicks link words", async () => {
    await word("left", 1);
    await word("right", 1);
    await linked("1-1");
    await word("left", 2);
    await word("right", 2);
    await linked("1-1 2-2");
  });

  it("a tab whose file the host had not for once is tried again", async () => {
    host.missing = (file) => /agreement-.*\.js/.test(file);
    await tab("agreement");
    await seen("This could not be loaded");
    host.missing = () => false;
    await click("#results [data-failed] button", "Try again");
    await seen("Compare with another person’s links");
  });

  it("every tab opens", async () => {
    const names = await inPage(() =>
      [...document.querySelectorAll<HTMLElement>("#results [role=tab]")].map(
        (one) => one.dataset.tab ?? "",
      ),
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await tab(name);
      await until(
        (panel) =>
          !!document.querySelector(`#results [role=tabpanel][id$="${panel}-panel"]:not(:empty)`) &&
          !document.querySelector("#results [data-pending], #results [data-failed]"),
        name,
      );
    }
  });

  it("nothing is said to be wrong, and where the core traps another answers", async () => {
    const told = await inPage(() => window.told);
    expect(told?.filter((said) => !said.includes("agreement-"))).toEqual([]);
    await inPage(() => {
      const channel = new BroadcastChannel("trap");
      // An instance that is only starting hears nothing yet.
      const again = setInterval(() => channel.postMessage("measure"), 50);
      channel.onmessage = ({ data }) => {
        clearInterval(again);
        channel.close();
        window.armed = data;
      };
    });
    await until(() => window.armed);
    await word("left", 1);
    await word("right", 2);
    await seen("was restarted");
    await tab("score");
    await until(
      () =>
        document.querySelector("#results .results-big") &&
        !document.querySelector("#results [data-pending], #results [data-failed]"),
    );
  });

  it("a link that is copied opens the pair as it was", async () => {
    await linked("1-1 1-2 2-2");
    await click("button", "Share");
    await click("dialog button", "Copy: Link");
    await seen("Link is on the clipboard.");
    await click("dialog button", "Close");
    const address = await pasted();
    expect(address).toMatch(/#1\../);
    await word("left", 2);
    await word("right", 1);
    await linked("1-1 1-2 2-1 2-2");
    // What was done last is kept under the address that follows it.
    await until((before) => location.href !== before, address);
    await driven.goto("about:blank");
    await driven.goto(address);
    await linked("1-1 1-2 2-2");
  });

  it("a picture is drawn in colours that every program knows", async () => {
    await click("button", "Share");
    await inPage(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (file: Blob) => {
        URL.createObjectURL = createObjectURL;
        void file.text().then((text) => {
          window.picture = text;
        });
        return "#";
      };
    });
    await click("dialog button", "Download: Trees");
    const picture = await until(() => window.picture);
    await click("dialog button", "Close");
    for (const word of ["cats", "sleep", "dogs", "bark"])
      expect(picture).toContain(`>${word}</text>`);
    const colours = [...picture.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, one]) => one);
    expect(colours.filter((one) => !/^(?:#[0-9a-f]{6}|none)$/.test(one ?? ""))).toEqual([]);
    expect(new Set(colours).size).toBeGreaterThan(4);
    expect(picture).not.toMatch(/ (?:class|style|part)="|NaN|undefined/);
  });

  it("a reload brings the work back", async () => {
    const address = await inPage(() => location.href);
    await word("left", 2);
    await word("right", 1);
    await linked("1-1 1-2 2-1 2-2");
    // The address follows what is done, and a reload is told by it.
    await until((before) => location.href !== before, address);
    await driven.reload();
    await seen("Restored your last session.");
    await linked("1-1 1-2 2-1 2-2");
  });

  it("an element in another page shows its pair, and leads to the page with it", async () => {
    const slot = (name: string, text: string) =>
      `<script type="text/conllu" slot="${name}">\n${text}</script>`;
    const element = `<twin-tree site="./" links="1-1 2-2">${slot("a", cats)}${slot("b", dogs)}</twin-tree>`;
    const own = `<!doctype html><script type="module" src="embed.js"></script>${element}`;
    host.pages = { ...host.pages, "/course.html": own };
    await driven.goto(`${host.address}course.html`);
    const link = await until(() => {
      const root = document.querySelector("twin-tree")?.shadowRoot;
      if (root?.querySelectorAll("g[data-link]").length !== 2) return undefined;
      return root.querySelector<HTMLAnchorElement>("a[part=link]")?.href;
    });
    await driven.goto(link);
    await linked("1-1 2-2");
    await seen("cats");
  });
});
