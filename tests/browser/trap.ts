/** Traps where none is known: an instance of the core that the page uses is made to trap at its next call. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Part } from "../../www/src/engine/protocol.js";
import { trapping } from "../trapping.js";

/** Makes the workers of the pages that are opened from now on such that they can be made to trap. */
export async function withTraps(context: BrowserContext): Promise<void> {
  await context.route(/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${trapping}${await response.text()}` });
  });
}

/** The next call of a part traps. */
export async function trapNext(page: Page, part: Part): Promise<void> {
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
