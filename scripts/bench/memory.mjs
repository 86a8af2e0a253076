// How much memory a browser's pages hold, as the operating system counts it.
import { execFileSync } from "node:child_process";

/** So often it is looked, in milliseconds. */
const beat = 200;

/** What the processes of the pages hold now, with all their workers, in bytes. */
async function held(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const told = execFileSync("ps", ["-o", "rss=", "-p", pages.join(",")], { encoding: "utf8" });
  const kibibytes = told.trim().split(/\s+/).map(Number);
  return 1024 * kibibytes.reduce((sum, one) => sum + one, 0);
}

/** The most that is held while something is done, above what is held before it. */
export async function mostHeld(browser, act) {
  const session = await browser.newBrowserCDPSession();
  const before = await held(session);
  let most = before;
  let going = true;
  const watching = (async () => {
    while (going) {
      most = Math.max(most, await held(session));
      await new Promise((resolve) => setTimeout(resolve, beat));
    }
  })();
  try {
    await act();
  } finally {
    going = false;
    await watching;
    await session.detach();
  }
  return most - before;
}
