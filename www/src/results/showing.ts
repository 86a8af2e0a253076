/** Which edges are listed. */
import type { App } from "../model/app.js";
import { options } from "../model/options.js";

/** Whether of the edges only those of the spanning tree are listed. */
export const edgesListed = ({ store }: App) =>
  options<{ treeOnly: boolean }>(store, "edges", { treeOnly: false });

/** Shows all edges, or those of the spanning tree alone. */
export function showEdges(app: App, treeOnly: boolean): void {
  edgesListed(app).choose({ treeOnly });
  app.store.look({ resultsTab: "edges" });
}
