/** Traps where none is known: an instance of the core that the page uses is made to trap at its next call. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Part } from "../../www/src/engine/protocol.js";
import { trapping } from "../trapping.js";

/** What the parts that start next are: such as trap at their first call. */
const born = new WeakMap<BrowserContext, Part[]>();

/** Makes the workers of the pages that are opened from now on such that they can be made to trap. */
export async function withTraps(context: BrowserContext): Promise<void> {
  // Read once, and not for a page that may be gone before the answer has come.
  const texts = new Map<string, Promise<string>>();
  const read = async (url: string) => (await context.request.get(url)).text();
  await context.route(/assets\/worker-.*\.js$/, async (route) => {
    const url = route.request().url();
    const script = trapping(born.get(context)?.pop());
    const text = texts.get(url) ?? read(url);
    texts.set(url, text);
    await route.fulfill({ contentType: "text/javascript", body: `${script}${await text}` });
  });
}

/** The next call of a part traps, and then the first one of each instance that takes its place, so many times in all. */
export async function trapNext(page: Page, part: Part, times = 1): Promise<void> {
  born.set(page.context(), Array<Part>(times - 1).fill(part));
  const armed = await page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel("trap");
        // An instance that is only starting hears nothing yet.
        const again = setInterval(() => channel.postMessage(wanted), 50);
        channel.onmessage = ({ data }) => {
          clearInterval(again);
          channel.close();
          resolve(data);
        };
      }),
    part,
  );
  expect(armed).toBe("armed");
}

/** Makes the workers of the pages that are opened from now on such that they can be silenced. */
export async function withSilence(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...given: [unknown]) {
      const { name } = given[0] as { name?: string };
      if (name === undefined || name !== sessionStorage.getItem("silent"))
        postMessage.apply(this, given);
    };
  });
}

/** From now on no worker answers calls of this name; undefined ends it. */
export async function silence(page: Page, name: string | undefined): Promise<void> {
  await page.evaluate((wanted) => sessionStorage.setItem("silent", wanted), name ?? "");
}
