/** What stands below the trees of an element where its view is more than the trees. */
import type { Desk } from "../desk.js";
import { openResults, type Results } from "../results/region.js";
import { tabs } from "../results/tabs.js";

/** The results of a desk. */
export function openPanel(desk: Desk): Results {
  return openResults(desk, tabs);
}
