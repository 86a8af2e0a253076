/** What stands below the trees of an element where its view is more than the trees. */
export { openResults } from "../results/region.js";
export { tabs } from "../results/tabs.js";
