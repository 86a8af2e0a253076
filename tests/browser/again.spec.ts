/** Every part that comes later: where it cannot be loaded that is said, and "Try again" brings it. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withImports } from "../../scripts/sizes.mjs";
import { test as embedding, script, slots } from "./embedding.js";
import {
  cats,
  clickLink,
  dogs,
  expect,
  type Locator,
  linkOf,
  type Page,
  type Route,
  type Twintree,
  test,
  wordIn,
} from "./page.js";

/** What the browser says of a request that failed. */
const excused = /ERR_FAILED|Failed to (?:load|fetch)|Service Worker/;
const said = "This could not be loaded";

/**
 * Does something that wants `files`: without a connection, then with a host that has an error, then with one that
 * answers with a page, as a network does that wants to be logged in to, and then with the files.
 */
async function tryAgain(
  page: Page,
  files: RegExp,
  place: Locator,
  act: () => Promise<unknown>,
): Promise<void> {
  const again = place.getByRole("button", { name: "Try again" });
  let refuse = (route: Route): Promise<unknown> => route.abort();
  await page.context().route(files, (route) => refuse(route));
  await act();
  await expect(place).toBeVisible();
  for (const answer of [{ status: 500 }, { contentType: "text/html", body: "<p>Log in</p>" }]) {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    refuse = async (route) => {
      await coming;
      await route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } });
    };
    // A pointer would be over something else as soon as the notice is gone.
    await again.press("Enter");
    // What stands in the place of the trees stays there until they come.
    await expect(place.and(page.locator(":not([role=alert])"))).toHaveCount(0);
    come();
    await expect(place).toBeVisible();
  }
  await page.context().unroute(files);
  await again.press("Enter");
}

/** A part of the page. */
interface Part {
  readonly name: string;
  readonly files: RegExp;
  /** Where it is said that it is missing; in a notice unless that is somewhere else. */
  readonly place?: string;
  /** What is done before. */
  readonly before?: (twintree: Twintree) => Promise<unknown>;
  /** What wants it. */
  readonly act: (twintree: Twintree) => Promise<unknown>;
  /** What is there once it has come. */
  readonly there: (twintree: Twintree) => Locator;
}

/** Not the tab of distances itself, but what it alone of all that has come by then imports. */
function ofDistances(): RegExp {
  const dist = fileURLToPath(new URL("../../dist", import.meta.url));
  const all = readdirSync(`${dist}/assets`);
  const chunks = (...names: readonly string[]) =>
    withImports(
      dist,
      all.flatMap((file) =>
        names.some((name) => file.startsWith(name)) && file.endsWith(".js")
          ? [`assets/${file}`]
          : [],
      ),
    );
  const atFirst = new Set(chunks("page-", "idle-", "source-"));
  const [tab, ...imported] = chunks("distances-");
  const own = imported.filter((file) => !atFirst.has(file));
  expect(own, tab).not.toEqual([]);
  return new RegExp(own.join("|"));
}

const results = (
  name: string,
  files: RegExp,
  id = name.toLowerCase(),
  what = files.source,
): Part => ({
  name: `${name}, ${what}`,
  files,
  place: "#results [data-failed]",
  act: (twintree) => twintree.tab(name).click(),
  there: ({ page }) =>
    page.locator(
      `#results [role=tabpanel][id$="${id}-panel"]:not(:empty):not(:has([data-failed]))`,
    ),
});
const openAgain = ({ page }: Twintree) => page.goto("./");
const dialog = ({ page }: Twintree, name: string) => page.getByRole("dialog", { name });
const parts: readonly Part[] = [
  results("Distances", /assets\/distances-/),
  results("Distances", ofDistances(), "distances", "what it imports"),
  results("Crossings", /assets\/crossings-/),
  results("Projection", /assets\/projection-/),
  results("Agreement", /assets\/agreement-/),
  results("Fusion", /assets\/fusion-/),
  {
    name: "the gallery",
    files: /assets\/cards-/,
    place: ".shell-main > [data-failed]",
    act: async (twintree) => {
      await openAgain(twintree);
      await twintree.area("Examples");
    },
    there: ({ page }) => page.getByRole("button", { name: /^A detective becomes Sherlock/ }),
  },
  {
    name: "the table of links and the split",
    files: /assets\/idle-/,
    place: ".shell-notice[data-notice=links]",
    act: openAgain,
    there: ({ page }) => page.getByRole("separator").first(),
  },
  {
    name: "the texts",
    files: /assets\/source-/,
    place: "#source [data-failed]",
    act: async (twintree) => {
      await openAgain(twintree);
      await twintree.button("Edit texts").click();
    },
    there: ({ page }) => page.locator("twintree-editor").first(),
  },
  {
    name: "phrases",
    files: /assets\/part-/,
    act: (twintree) => twintree.replace("Sentence A in CoNLL-U", "(S (NP cats) (VP sleep))"),
    there: (twintree) => twintree.tree("A").getByRole("option", { name: /^S, 2 words/ }),
  },
  {
    name: "the stemma",
    files: /assets\/stemma-/,
    act: (twintree) => twintree.button("Stemma").click(),
    there: (twintree) =>
      twintree.button("Stemma").and(twintree.page.locator("[aria-pressed=true]")),
  },
  {
    name: "the menu of a link",
    files: /assets\/menu-/,
    act: ({ page }) => clickLink(page, "1-4"),
    there: ({ page }) => page.locator(".canvas-menu:popover-open").getByRole("button").first(),
  },
  {
    name: "the session and the keys",
    files: /assets\/soon-/,
    act: openAgain,
    there: ({ page }) => page.locator("html"),
  },
  {
    name: "help",
    files: /assets\/help-/,
    act: (twintree) => twintree.button("Help").click(),
    there: (twintree) => dialog(twintree, "How Twintree works"),
  },
  {
    name: "sharing",
    files: /assets\/dialog-/,
    act: (twintree) => twintree.button("Share").click(),
    there: (twintree) => dialog(twintree, "Share"),
  },
  {
    name: "teaching",
    files: /assets\/part-/,
    place: ".shell-main > [data-failed]",
    act: (twintree) => twintree.area("Teaching"),
    there: ({ page }) => page.getByRole("heading", { name: "Make an exercise" }),
  },
  {
    name: "the answers of students",
    files: /assets\/collected-/,
    act: (twintree) => twintree.drop([{ name: "ada.json", text: "{}" }]),
    there: ({ page }) => page.locator(".shell-notice", { hasText: "ada.json is not a Twintree" }),
  },
  {
    name: "German",
    files: /assets\/de-/,
    act: async (twintree) => {
      await twintree.button("Theme and language").click();
      await twintree.page.getByRole("radio", { name: "Deutsch" }).click();
    },
    there: ({ page }) => page.locator("html[lang=de]").getByRole("tab", { name: /Spannbaum/ }),
  },
  {
    name: "what a repair would change",
    files: /assets\/libesm-/,
    place: "twintree-changes",
    before: async (twintree) => {
      await twintree.openTexts();
      await twintree.replace("Links between A and B", "1-4, 2-5");
    },
    act: ({ page }) => page.getByText("Show changes").first().click(),
    there: ({ page }) => page.locator("twintree-changes mark").first(),
  },
  {
    name: "what brackets lack",
    files: /assets\/needs-/,
    place: "#results [data-failed]",
    act: (twintree) => twintree.replace("Sentence A in CoNLL-U", "(S (NP cats) (VP sleep))"),
    there: (twintree) => twintree.button("Read the phrases as dependencies"),
  },
  ...[/assets\/twintree_measure_bg-/, /assets\/worker-/].map((files) => ({
    name: `the core, ${files.source}`,
    files,
    place: "#results [data-failed]",
    act: openAgain,
    there: ({ page }: Twintree) => page.getByText("Similarity 0.50").first(),
  })),
  ...[/assets\/twintree_whole-/, /assets\/twintree_whole_bg-/].map((files) => ({
    name: `the whole core, ${files.source}`,
    files,
    place: "#results [data-failed]",
    act: async (twintree: Twintree) => {
      await twintree.tab("Edges").click();
      await twintree.page.getByRole("gridcell").nth(1).click();
      await twintree.page.mouse.move(0, 0);
    },
    there: ({ page }: Twintree) => page.getByText("From A’s path to B’s"),
  })),
  {
    name: "all pairs",
    files: /assets\/part-/,
    place: ".shell-main > [data-failed]",
    act: async (twintree) => {
      await twintree.drop([
        { name: "a.conllu", text: `${cats}\n${cats}` },
        { name: "b.conllu", text: `${dogs}\n${dogs}` },
      ]);
      await twintree.page.getByRole("button", { name: "2 pairs" }).click();
    },
    there: ({ page }) => page.locator("twintree-pairs"),
  },
];

for (const { name, files, place = ".shell-notice", before, act, there } of parts) {
  test(`of the page: ${name}`, async ({ twintree, page, watch }) => {
    watch.excuse((message) => excused.test(message.text()));
    await before?.(twintree);
    const saying = page.locator(place).filter({ hasText: said });
    await tryAgain(page, files, saying, () => act(twintree));
    await expect(there(twintree)).toBeVisible();
    await expect(saying).toHaveCount(0);
  });
}

/** A part of an element. */
interface Piece {
  readonly name: string;
  readonly files: RegExp;
  /** The element, in the page of somebody else. */
  readonly html: string;
  /** What is said; that a part is missing unless it is something else. */
  readonly says?: string;
  readonly act?: (element: Locator) => Promise<unknown>;
  readonly there: (element: Locator) => Locator;
}

const pair = `<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`;
const lost = "The trees could not be loaded";
const firstWord = (element: Locator) => wordIn(element, "A", 1);

const pieces: readonly Piece[] = [
  { name: "the style", files: /embed\/style-/, html: pair, says: lost, there: firstWord },
  {
    name: "what links are drawn with",
    files: /embed\/hand-/,
    html: pair,
    act: (element) => wordIn(element, "A", 2).click(),
    there: (element) => element.locator(".canvas-caption", { hasText: "Linking" }),
  },
  {
    name: "what opens links",
    files: /embed\/opening-/,
    html: `<twin-tree link="${linkOf({ a4: "she\tPRON\t0\troot", b4: "sie\tPRON\t0\troot" })}"></twin-tree>`,
    says: lost,
    there: firstWord,
  },
  {
    name: "phrases",
    files: /embed\/part-/,
    html: `<twin-tree>
      <script type="text/brackets" slot="a">(S (NP cats) (VP sleep))</script>
      <script type="text/brackets" slot="b">(S (NP dogs) (VP bark))</script></twin-tree>`,
    there: (element) => element.getByRole("option", { name: /^S, 2 words/ }).first(),
  },
  ...[/embed\/panel-/, /embed\/distances-/].map((files) => ({
    name: `the results, ${files.source}`,
    files,
    html: pair.replace("links", 'view="distances" links'),
    there: (element: Locator) => element.getByRole("heading").nth(1),
  })),
  {
    name: "an exercise",
    files: /embed\/(?:exercise|student)-/,
    html: `<twin-tree link="${linkOf({
      a4: "she\tPRON\t0\troot",
      b4: "sie\tPRON\t0\troot",
      task: { kind: "links", model: "1-1", text: "Who is who?" },
    })}"></twin-tree>`,
    there: (element) => element.getByRole("heading", { name: "Who is who?" }),
  },
  {
    name: "what is wrong with a text",
    files: /embed\/faults-/,
    html: `<twin-tree>${slots(cats.replace("2\tnsubj", "9\tnsubj"), dogs)}</twin-tree>`,
    there: (element) => element.getByText('HEAD "9"'),
  },
  {
    name: "German",
    files: /embed\/de-/,
    html: pair.replace("<twin-tree", '<twin-tree lang="de"'),
    there: (element) => element.getByRole("link", { name: "In Twintree öffnen" }),
  },
  {
    name: "the way to the whole page",
    files: /embed\/page-link-/,
    html: pair,
    there: (element) => element.getByRole("link", { name: "Open in Twintree" }),
  },
];

for (const { name, files, html, says = said, act, there } of pieces) {
  embedding(`of an element: ${name}`, async ({ page, show, watch }) => {
    watch.excuse((message) => excused.test(message.text()));
    const element = page.locator("twin-tree");
    const saying = element.locator("p").filter({ hasText: says });
    await tryAgain(page, files, saying, async () => {
      await show(script + html);
      await act?.(element);
    });
    await expect(there(element)).toBeVisible();
    await expect(saying).toHaveCount(0);
  });
}
