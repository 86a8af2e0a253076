/** The page as its tests use it: opened clean, watched for errors and requests, spoken to by role and name. */
import { deflateRawSync } from "node:zlib";
import {
  test as base,
  type ConsoleMessage,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test";

export type { Locator, Page, Route };
export { expect };

export type Letter = "A" | "B";

/** Waits until something is in sight that the page works on: as long as a test may last, not as `expect` does. */
export const come = (awaited: Locator): Promise<void> => awaited.waitFor({ timeout: 0 });

/** Waits likewise until something is no longer there. */
export const ended = (awaited: Locator): Promise<void> =>
  awaited.waitFor({ state: "detached", timeout: 0 });

/** What may be said on the console without failing a test. */
type Excuse = (message: ConsoleMessage) => boolean;

interface Watch {
  /** Console errors for which this holds do not fail the test. */
  excuse(excuse: Excuse): void;
}

/** `page` is opened on the built site; any console error, page error or request elsewhere fails. */
export const test = base.extend<{ attended: boolean; watch: Watch; twintree: Twintree }>({
  /** Whether somebody is at the page as soon as it has started: most of it comes only then. */
  attended: [true, { option: true }],
  watch: [
    async ({ page, baseURL, attended }, use) => {
      if (attended) await page.context().addInitScript(attend);
      const wrong: string[] = [];
      const excuses: Excuse[] = [];
      page.on("console", (message) => {
        const grave = message.type() === "error" || message.type() === "warning";
        // What the configuration of the tests blocks.
        if (message.text().includes("Service Worker registration blocked by Playwright")) return;
        if (grave && !excuses.some((excuse) => excuse(message))) wrong.push(message.text());
      });
      page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
      page.context().on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "") && !/^(data|blob|about):/.test(url)) {
          wrong.push(`a request left the origin: ${url}`);
        }
      });
      await use({ excuse: (excuse) => excuses.push(excuse) });
      expect(wrong, "console errors and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
  twintree: async ({ page }, use) => {
    const twintree = new Twintree(page);
    await twintree.open();
    await use(twintree);
  },
});

/** Moves a pointer once the scripts of a page have run. */
function attend(): void {
  addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointermove")));
}

/** The parts of the page by what a person calls them. */
export class Twintree {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = "./"): Promise<void> {
    await this.page.goto(path);
    // A context of its own has no fixture that does so.
    await this.page.evaluate(() => document.dispatchEvent(new Event("pointermove")));
    await expect(this.tree("A").or(this.tree("B")).first()).toBeVisible();
    // The first drawing is in the page before its script has come; what takes files comes last.
    await expect(this.page.locator("body > .drop")).toBeAttached();
  }

  /** Opens the texts, which lie over the trees where the page is wide; one of them, where it is named. */
  async openTexts(tab?: Letter | "Links"): Promise<void> {
    // A page that was loaded anew may be about to open them itself.
    await expect(async () => {
      if (!(await this.#hasTexts())) await this.page.locator(".shell-texts").click();
      await expect(this.page.locator("#source")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(this.page.locator("twintree-editor").first()).toBeAttached();
    if (tab !== undefined) await this.tab(tab).click();
  }

  async closeTexts(): Promise<void> {
    if (await this.#hasTexts()) await this.page.locator(".shell-texts").click();
    await expect(this.page.locator("#source")).toBeHidden();
  }

  /** Presses a button of the menu that says how the trees are seen, and closes it. */
  async view(name: string): Promise<void> {
    await this.button("View").click();
    await this.button(name).click();
    await this.page.keyboard.press("Escape");
  }

  /** Does something in the texts, and leaves them as they were: open, or closed. */
  async #inTexts<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const wasOpen = await this.#hasTexts();
    await this.openTexts();
    const answer = await act();
    if (!wasOpen) await this.closeTexts();
    return answer;
  }

  #hasTexts(): Promise<boolean> {
    return this.page.locator("#source").isVisible();
  }

  /** The listbox of one tree. */
  tree(letter: Letter): Locator {
    return this.page.getByRole("listbox", { name: new RegExp(`^${letter}[:,]`) });
  }

  /** A word by the number it has in its sentence. */
  word(letter: Letter, id: number): Locator {
    return wordIn(this.tree(letter), letter, id);
  }

  /** The forms of a sentence as they are drawn, separated by spaces. */
  async forms(letter: Letter): Promise<string> {
    const words = await this.tree(letter)
      .getByRole("option")
      .evaluateAll((all) => all.map((word) => word.getAttribute("aria-label") ?? ""));
    return words.map((name) => name.split(`, ${letter} `)[0]).join(" ");
  }

  async expectForms(letter: Letter, expected: string): Promise<void> {
    await expect.poll(() => this.forms(letter)).toBe(expected);
  }

  /** The word that the keys of a tree act on. */
  async expectActive(letter: Letter, id: number): Promise<void> {
    const word = await this.word(letter, id).getAttribute("id");
    await expect(this.tree(letter)).toHaveAttribute("aria-activedescendant", word ?? "missing");
  }

  /** Opens what the Score tab tells besides the number and the places. */
  async more(): Promise<void> {
    await this.page.locator("#results .results-score-more").waitFor();
    const closed = this.page.locator("#results .results-score-more:not([open]) > summary");
    if ((await closed.count()) > 0) await closed.click();
    await expect(this.page.locator("#results .results-score-all")).toBeVisible();
  }

  /** Goes to an area of the page, by its link in the head. */
  async area(name: string | RegExp): Promise<void> {
    const links = this.page.locator(".shell-areas").getByRole("link", { name });
    await links.click();
    await expect(links).toHaveAttribute("aria-current", "page");
  }

  /** Brings a pair of the gallery. */
  async example(name: string | RegExp): Promise<void> {
    await this.area("Examples");
    const gallery = this.page.getByRole("region", { name: "Examples" });
    await gallery.getByRole("button", { name }).click();
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name: new RegExp(`^${name}\\b`) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole(
      "button",
      typeof name === "string" ? { name, exact: true } : { name },
    );
  }

  /** Waits for a score; the one that is in the page before its script has come is nobody's. */
  async expectSimilarity(value: string): Promise<void> {
    const begun = this.page.locator("body:not(:has(.shell-first))");
    await come(begun.getByText(`Similarity ${value}`).first());
  }

  /** The last thing said to a screen reader. */
  said(): Locator {
    return this.page.locator("#said");
  }

  /** Listens to what is said from now on: what the function returned gives is all of it, for it may be short. */
  async listen(): Promise<() => Promise<string>> {
    const heard = await this.said().evaluateHandle((said) => {
      const all: string[] = [];
      const note = () => all.push(said.textContent ?? "");
      new MutationObserver(note).observe(said, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return all;
    });
    return () => heard.evaluate((all) => all.join(" "));
  }

  /** The links of the pair, as the links tab writes them. */
  async links(): Promise<string> {
    // A page in the background draws late.
    await this.page.bringToFront();
    return this.#inTexts(async () => {
      await this.openTexts("Links");
      return (await this.text("Links between A and B")).trim();
    });
  }

  /** The text of an editor, whether it is still plain or already rich. */
  async text(label: string): Promise<string> {
    const editor = this.page
      .locator("twintree-editor")
      .filter({ has: this.page.getByRole("textbox", { name: label }) });
    return this.#inTexts(() =>
      editor.evaluate((element: HTMLElement & { value?: string }) => element.value ?? ""),
    );
  }

  /** Puts `text` in the place of all there is in an editor, as a paste of a person does. */
  async replace(label: string, text: string): Promise<void> {
    await this.#inTexts(async () => {
      await this.openTexts(
        /^Sentence A/.test(label) ? "A" : /^Sentence B/.test(label) ? "B" : "Links",
      );
      await this.page.getByRole("textbox", { name: label }).focus();
      await this.page.keyboard.press("Control+A");
      await this.paste(text);
    });
  }

  /** A paste where the focus is. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((value) => {
      let target: Element = document.activeElement ?? document.body;
      while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      const data = new DataTransfer();
      data.setData("text/plain", value);
      const event = new ClipboardEvent("paste", {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      const taken = !target.dispatchEvent(event);
      // A plain text field takes what no one else took.
      if (!taken) document.execCommand("insertText", false, value);
    }, text);
  }

  /** Drops files on the page. */
  async drop(files: readonly { name: string; text: string }[]): Promise<void> {
    const data = await this.page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, text } of all) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    const target = this.page.locator("main");
    for (const type of ["dragenter", "dragover", "drop"]) {
      await target.dispatchEvent(type, { dataTransfer: data });
    }
  }

  /** Links two words, or no longer where they were; until that is drawn. */
  async link(a: number, b: number): Promise<void> {
    // A page in the background draws late.
    await this.page.bringToFront();
    const drawn = this.page.locator(`[data-link="${a}-${b}"]:not([data-proposal])`);
    const before = await drawn.count();
    // They may lie over the words.
    const hadTexts = await this.#hasTexts();
    await this.closeTexts();
    await this.word("A", a).click();
    await this.word("B", b).click();
    await expect(drawn).not.toHaveCount(before);
    if (hadTexts) await this.openTexts();
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    await from.hover();
    await this.page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error("the target is not shown");
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await this.page.mouse.move(x - 20, y - 10, { steps: 4 });
    await this.page.mouse.move(x, y, { steps: 2 });
    await this.page.mouse.up();
  }
}

/** A word by its letter and number, in a page, a frame or an element. */
export function wordIn(within: Page | FrameLocator | Locator, letter: string, id: number): Locator {
  return within.getByRole("option", { name: new RegExp(`, ${letter} ${id}(,|$)`) });
}

/** Clicks on the line of a link, near its word in A, where no other line is near. */
export async function clickLink(page: Page, key: string): Promise<void> {
  const line = page.locator(`g[data-link='${key}'] path.canvas-link-hit`);
  // The trees are laid out anew as their parts arrive: until then the line would not be where it was.
  await (await line.elementHandle())?.waitForElementState("stable");
  const at = await line.evaluate((path: SVGPathElement) => {
    const point = path.getPointAtLength(path.getTotalLength() * 0.1);
    const { x, y } = point.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });
  await page.mouse.click(at.x, at.y);
}

/** Holds files back until what this returns is called; one must have been asked for by then. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  let held = 0;
  await page.context().route(files, async (route) => {
    held += 1;
    await coming;
    await route.continue();
  });
  return () => {
    expect(held, `files held back of ${files}`).toBeGreaterThan(0);
    come();
  };
}

/** The end of an address that holds `parcel`, as others make it. */
export function linkOf(parcel: object | string): string {
  const text = typeof parcel === "string" ? parcel : JSON.stringify(parcel);
  return `#1.${deflateRawSync(text).toString("base64url")}`;
}

/** One sentence in CoNLL-U from `form UPOS head deprel` quadruples. */
export function sentence(...words: readonly [string, string, number, string][]): string {
  return `${words
    .map(([form, upos, head, deprel], at) =>
      [at + 1, form, "_", upos, "_", "_", head, deprel, "_", "_"].join("\t"),
    )
    .join("\n")}\n`;
}

/** A chain of words, each the head of the next. */
export function chain(form: string, words: number): string {
  return sentence(
    ...Array.from({ length: words }, (_, at): [string, string, number, string] => [
      `${form}${at + 1}`,
      "NOUN",
      at,
      at === 0 ? "root" : "obj",
    ]),
  );
}

export const cats = sentence(["cats", "NOUN", 2, "nsubj"], ["sleep", "VERB", 0, "root"]);
export const dogs = sentence(
  ["often", "ADV", 3, "advmod"],
  ["dogs", "NOUN", 3, "nsubj"],
  ["bark", "VERB", 0, "root"],
);
