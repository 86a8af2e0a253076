/** What the Score tab was told. */
import type { App } from "../../model/app.js";
import { options } from "../../model/options.js";

/** Whether what differs is shown on the trees, and whether more than the number and the places is shown. */
export const scoreOptions = ({ store }: App) =>
  options<{ onTrees: boolean; more: boolean }>(store, "score", { onTrees: true, more: false });
