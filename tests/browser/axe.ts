/** What axe finds wrong on a page. */
import type { Page } from "@playwright/test";
import Axe from "axe-core";

const { source } = Axe;

/** What of a page is looked at, and by which of axe's rules; all of both where it is not said. */
interface Asked {
  readonly include?: string;
  readonly exclude?: string;
  readonly tags?: string[];
}

/** What of a page depends on its theme. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * The rules that are broken, each with the markup that breaks it; in the dark theme too, where the page is
 * light. What a script draws for one theme alone is not drawn anew: it needs a page that is dark from the start.
 */
export async function faults(page: Page, asked: Asked = {}): Promise<readonly string[]> {
  const light = await page.evaluate(() => !matchMedia("(prefers-color-scheme: dark)").matches);
  const found = await violations(page, asked);
  if (!light) return found;
  await turn(page, "dark");
  const dark = await violations(page, asked, ofColours);
  await turn(page, "light");
  return [...found, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Turns the system to a theme, and waits until all that follows it has it. */
async function turn(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => {
    const following = "[data-theme]:not([theme='light'], [theme='dark'])";
    const all = [...document.querySelectorAll<HTMLElement>(following)];
    return all.length > 0 && all.every((one) => one.dataset.theme === wanted);
  }, theme);
}

async function violations(
  page: Page,
  { include, exclude, tags }: Asked,
  rules?: string[],
): Promise<readonly string[]> {
  // Where it has been once it is still: it is half a megabyte to be read.
  await Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
    }),
  );
  const runOnly = rules ?? tags;
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations: all } = await axe.run(context, options);
      return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    {
      context: { include: [include ?? "html"], exclude: exclude === undefined ? [] : [exclude] },
      // What is in order is not listed: it is asked for in a third of the time.
      options: { resultTypes: ["violations" as const], ...(runOnly && { runOnly }) },
    },
  );
}
