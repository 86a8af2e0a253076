/** What a browser or a host lacks: what can work does, and what cannot says so in plain words. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { links, script, slots, test } from "./embedding.js";
import {
  cats,
  dogs,
  expect,
  hold,
  type Locator,
  linkOf,
  type Page,
  Twintree,
  wordIn,
} from "./page.js";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const built = (name: string) => readFileSync(path.join(dist, name), "utf8");
const pair = linkOf({ a: cats, b: dogs, links: "1-2 2-3" });
const classic = '<script src="SITE/embed-classic.js" defer></script>';
/** What only those who write programs understand. */
const technical = /Error|undefined|unreachable|https?:|\.js|\.wasm|compile|reason|\{/;

test.beforeEach(({ page, watch }) => {
  watch.excuse((message) =>
    /Content Security Policy|Failed to load|ERR_|CORS|favicon|not allowed/.test(message.text()),
  );
  page.context().removeAllListeners("request");
});

/** Takes things away before any script runs. */
const without = (page: Page, ...names: string[]) =>
  page.addInitScript((all) => {
    for (const name of all) {
      const [own, of = "globalThis"] = name.split(".").reverse() as [string, string?];
      delete (globalThis as never as Record<string, Record<string, unknown>>)[of]?.[own];
    }
  }, names);

async function linksTwo(element: Locator): Promise<void> {
  await wordIn(element, "A", 1).click();
  await wordIn(element, "B", 1).click();
}

for (const lack of [["Intl.Segmenter"], ["Worker"], ["CompressionStream", "DecompressionStream"]]) {
  test(`without ${lack.join(" and ")} everything works`, async ({ page, show, site }) => {
    await without(page, ...lack);
    const long = cats.replace("cats", "ke\u0301\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(30));
    await show(`${script}<iframe title="Trees" width="700" height="500" src="SITE/embed.html${pair}"></iframe>
      <twin-tree id="one" links="1-1">${slots(long, cats)}</twin-tree>
      <twin-tree id="two" link="${pair}"></twin-tree>`);
    await expect(page.locator("#one").getByRole("option")).toHaveCount(4);
    await linksTwo(page.locator("#two"));
    await expect(page.locator("#two .canvas-link[data-link='1-1']")).toHaveCount(1);
    await expect(
      page.locator("#two").getByRole("link", { name: "Open in Twintree" }),
    ).toBeVisible();
    await expect(page.frameLocator("iframe").getByRole("option")).toHaveCount(5);

    await page.goto(`${site.address}${pair}`);
    const twintree = new Twintree(page);
    await twintree.expectForms("A", "cats sleep");
    await twintree.replace("Sentence A in CoNLL-U", long);
    await expect(twintree.word("A", 1)).toHaveAttribute("aria-label", /ke\u0301\u{1f468}/u);
    await twintree.replace("Sentence A in CoNLL-U", dogs);
    await twintree.expectForms("A", "often dogs bark");
    await page.waitForURL((url) => /^#1\./.test(url.hash) && url.hash !== pair);
    await page.goto("about:blank");
    await page.goBack();
    await twintree.expectForms("A", "often dogs bark");
  });
}

for (const how of ["by the browser", "by the policy of the host"] as const) {
  test(`where WebAssembly is not allowed ${how}, that is said, and what to do`, async ({
    page,
    show,
    site,
  }) => {
    const forbidding = (name: string) => built(name).replace(/ ('|&#39;)wasm-unsafe-eval\1/, "");
    if (how === "by the browser") await without(page, "WebAssembly");
    else
      site.pages = {
        "/index.html": forbidding("index.html"),
        "/embed.html": forbidding("embed.html"),
      };
    const policy =
      how === "by the browser"
        ? ""
        : `<meta http-equiv="Content-Security-Policy" content="script-src SITE/">`;
    const said = /WebAssembly, which this browser or the site of this page does not allow/;
    await show(`${policy}${script}<iframe title="Trees" width="700" height="500" src="SITE/embed.html?lang=en${pair}"></iframe>
      <twin-tree id="one" links="1-1">${slots(cats, cats)}</twin-tree>
      <section lang="de"><twin-tree id="two" link="${pair}"></twin-tree></section>`);
    const one = page.locator("#one");
    await expect(one.locator(".element-notice")).toHaveText(said);
    await expect(page.locator("#two .element-notice")).toContainText("rechnet mit WebAssembly");
    const frame = page.frameLocator("iframe");
    await expect(frame.locator(".element-notice")).toHaveText(said);
    // Where the trees can be seen is one click away.
    await expect(one.getByRole("link", { name: "Open in Twintree" })).toBeVisible();
    for (const shown of [one, page.locator("#two"), frame.locator("twin-tree")])
      await expect(shown).not.toHaveText(technical);

    await page.goto(`${site.address}${pair}`);
    await expect(page.locator(".shell-notice")).toHaveText(said);
    await expect(page.locator("body")).not.toHaveText(technical);
    // What was sent is there to be read and edited.
    expect(await new Twintree(page).text("Sentence A in CoNLL-U")).toContain("cats");
  });
}

test("the page opened as a file says that it does not start from a folder", async ({
  page,
  browser,
}) => {
  const address = pathToFileURL(path.join(dist, "index.html")).href;
  await page.goto(`${address}${pair}`);
  await expect(page.getByRole("alert")).toHaveText(/does not start from a folder/);
  await expect(page.locator("#page")).toBeHidden();
  const german = await browser.newPage({ locale: "de-AT" });
  await german.goto(address);
  await expect(german.getByRole("alert")).toHaveText(/startet nicht aus einem Ordner/);
  await german.close();
});

test("the frame and the classic script work in pages opened as files; a module leaves what stands in the element", async ({
  page,
}) => {
  await page.goto(`${pathToFileURL(path.join(dist, "embed.html")).href}${pair}`);
  await expect(page.getByRole("option")).toHaveCount(5);
  await expect(page.getByText("folder")).toBeHidden();

  const folder = mkdtempSync(path.join(tmpdir(), "twintree-"));
  const instead = "<a href='https://example.org/'>Open the trees</a>";
  const write = (how: string) => {
    const address = pathToFileURL(dist).href;
    const file = path.join(folder, "course.html");
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>A course</title>${how.replace("SITE/", address)}
      <twin-tree links="1-2">${instead}${slots(cats, dogs)}</twin-tree>`,
    );
    return page.goto(pathToFileURL(file).href);
  };
  await write(classic);
  const element = page.locator("twin-tree");
  await linksTwo(element);
  await expect.poll(() => links(element)).toBe("1-1 1-2");
  await expect(page.getByText("Open the trees")).toBeHidden();
  await write(script);
  await expect(page.getByText("Open the trees")).toBeVisible();
  rmSync(folder, { recursive: true });
});

test("a page whose script is too new for the browser says so, and one whose script is missing", async ({
  page,
  site,
  watch,
}) => {
  watch.excuse(() => true);
  const [main = ""] = readdirSync(path.join(dist, "assets")).filter((name) =>
    built("index.html").includes(`src="./assets/${name}"`),
  );
  await page.addInitScript(() => addEventListener("error", (event) => event.preventDefault()));
  for (const [place, file] of [
    ["", `/assets/${main}`],
    ["embed.html", "/embed-classic.js"],
  ] as const) {
    site.pages = { [file]: "newer syntax" };
    await page.goto(`${site.address}${place}${pair}`);
    await expect(page.getByRole("alert")).toHaveText(/this browser may be too old/);
    site.pages = {};
    site.missing = (wanted) => wanted === file;
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(/Check your connection and reload/);
    site.missing = () => false;
    await page.reload();
    await expect(page.getByRole("listbox").first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("a link of a newer version is told apart from a damaged one, wherever it is opened", async ({
  page,
  show,
  site,
}) => {
  const newer = /made by a newer version of Twintree than this one/;
  const lesson = linkOf({ lesson: [{ link: "#9.abc", caption: "Newer" }] });
  const frame = (hash: string) =>
    `<iframe title="Trees" width="700" height="300" src="SITE/embed.html?lang=en${hash}"></iframe>`;
  await show(`${script}<twin-tree id="one" link="#9.abc"></twin-tree>
    <twin-tree id="two" link="#0.abc"></twin-tree><twin-tree id="three" lang="de" link="#9.abc"></twin-tree>
    ${frame("#9.abc")}${frame("#1.AAAA")}${frame(lesson)}`);
  await expect(page.locator("#one").getByRole("alert")).toHaveText(newer);
  await expect(page.locator("#two").getByRole("alert")).toHaveText(/link is damaged/);
  await expect(page.locator("#three").getByRole("alert")).toContainText("einer neueren Version");
  const frames = page.locator("iframe");
  for (const [at, said] of [newer, /link is damaged/, newer].entries())
    await expect(frames.nth(at).contentFrame().getByRole("alert")).toHaveText(said);
  await page.goto(`${site.address}#9.abc`);
  await expect(page.locator(".shell-notice")).toHaveText(newer);
});

test("a session file of a newer version is told apart from a file that is none", async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  const twintree = new Twintree(page);
  await twintree.expectSimilarity("0.50");
  await twintree.drop([{ name: "s.json", text: '{"version":2,"work":{},"view":{}}' }]);
  await expect(page.locator(".shell-notice")).toHaveText(/s\.json was saved by a newer version/);
  await twintree.drop([{ name: "s.json", text: '{"version":"2"}' }]);
  await expect(page.locator(".shell-notice")).toHaveText(/s\.json is not a Twintree session/);
});

test("a core that never starts is given up after ten seconds, in elements and frames, and can be tried again", async ({
  page,
  show,
}) => {
  await page.clock.install();
  const come = await hold(page, /embed\/twintree_measure-.*\.js$/);
  await show(`${script}<twin-tree id="one" links="1-1">${slots(cats, cats)}</twin-tree>`);
  const one = page.locator("#one");
  const failed = one.locator("[data-failed]");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(failed).toHaveText(/No answer came in time\.\s+Try again/, {
      timeout: 100,
    });
  }).toPass();
  await expect(one).not.toHaveText(technical);
  await come();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(one.getByRole("option")).toHaveCount(4);
  await expect(failed).toHaveCount(0);
  // Nothing is left of what is true no more.
  await expect(one.locator(".element-notice")).toHaveCount(0);
});

test("what cannot be fetched is told without technical words", async ({
  page,
  show,
  site,
  other,
}) => {
  await show(`${script}<twin-tree src-a="missing.conllu" src-b="missing.conllu"></twin-tree>`);
  const alert = page.locator("twin-tree").getByRole("alert");
  await expect(alert).toHaveText(
    /The trees could not be loaded\. Check your connection\.\s+Try again/,
  );
  await expect(alert).not.toHaveText(technical);
  other.pages = { ...other.pages, "/missing.conllu": cats };
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("twin-tree").getByRole("option")).toHaveCount(4);

  await page.goto(site.address);
  const twintree = new Twintree(page);
  await twintree.expectSimilarity("0.50");
  site.missing = (file) => /agreement-.*\.js|whole.*\.wasm/.test(file);
  await twintree.tab("Agreement").click();
  const failed = page.locator("#results [data-failed]");
  await expect(failed).toHaveText(/This could not be loaded\.\s+Try again/);
  await twintree.tab("Edges").click();
  await page.getByRole("gridcell").nth(1).click();
  await expect(page.locator(".shell-notice")).toHaveText(
    /A part of Twintree could not be loaded\. /,
  );
  for (const shown of [failed, page.locator(".shell-notice")])
    await expect(shown).not.toHaveText(technical);
});
