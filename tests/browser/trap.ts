/** Traps where none is known: an instance of the core that the page uses is made to trap at its next call. */
import { type BrowserContext, expect, type Page } from "@playwright/test";

/** The modules of the core, as an instance of them tells which it is. */
export type Part = "measure" | "workbench";

/**
 * Stands before the script of the worker. To give back memory that was never given is a trap like any
 * other: the instance is in no state to be called again.
 */
const trapping = `{
  const { Instance } = WebAssembly;
  const channel = new BroadcastChannel("trap");
  WebAssembly.Instance = function (module, imports) {
    const { exports: real } = new Instance(module, imports);
    const part = "suggest" in real ? "workbench" : "measure";
    let armed = false;
    channel.onmessage = ({ data }) => {
      if (data !== part) return;
      armed = true;
      channel.postMessage("armed");
    };
    const guarded = ([name, value]) => {
      if (typeof value !== "function" || name.startsWith("__")) return [name, value];
      const call = (...given) => {
        if (armed) {
          armed = false;
          real.__wbindgen_free(-16, 8, 1);
        }
        return value(...given);
      };
      return [name, call];
    };
    return { exports: Object.fromEntries(Object.entries(real).map(guarded)) };
  };
}
`;

/** Makes the workers of the pages that are opened from now on such that they can be made to trap. */
export async function withTraps(context: BrowserContext): Promise<void> {
  await context.route(/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${trapping}${await response.text()}` });
  });
}

/** The next call of a module traps. */
export async function trapNext(page: Page, part: Part): Promise<void> {
  const armed = await page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel("trap");
        channel.onmessage = ({ data }) => {
          channel.close();
          resolve(data);
        };
        channel.postMessage(wanted);
      }),
    part,
  );
  expect(armed).toBe("armed");
}
