/** What axe finds wrong on a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What of a page is looked at, and by which of axe's rules; all of both where it is not said. */
interface Asked {
  readonly include?: string;
  readonly exclude?: string;
  readonly tags?: string[];
}

/** The rules that are broken, each with the markup that breaks it. */
export async function faults(
  page: Page,
  { include, exclude, tags }: Asked = {},
): Promise<readonly string[]> {
  // What is in order is not listed, and answers are not put together in a page of their own where there is
  // one document alone: axe asks the same, in a third of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  if (tags !== undefined) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
