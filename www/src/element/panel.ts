/** What stands below the trees of an element where its view is more than the trees. */

import type { Workspace } from "../model/app.js";
import { openResults, type Results } from "../results/region.js";
import { tabs } from "../results/tabs.js";

/** The results of a workspace. */
export function openPanel(workspace: Workspace): Results {
  return openResults(workspace, tabs);
}
