/** The parameters of EVALB, opened as a file. */
import { type App, plainNotice, way } from "../model/app.js";
import { withOwnEvalb } from "../model/evalb.js";
import { showAll } from "../pairs/switching.js";
import { readOwn } from "../text/own-file.js";
import "../text/texts/en.ftl";

/** Whether a file has parameters of EVALB, as its name says. */
export const isParameters = ({ name }: File): boolean => /\.prm$/i.test(name);

/** Takes the parameters of EVALB of a file: brackets are counted by them from now on. */
export function openParameters(app: App, file: File): Promise<void> {
  const { name } = file;
  return readOwn(app, file, (text) => {
    const { store } = app;
    store.look(withOwnEvalb(store.state.view, text));
    const show = () => {
      const { tabs } = store.state.view;
      const distances = { ...tabs.distances, measure: "brackets-f" };
      store.look({ resultsTab: "distances", tabs: { ...tabs, distances } });
      showAll(app, false);
    };
    const notice = plainNotice("own-file", { id: "notice-evalb", args: { name } });
    app.notify({ ...notice, ...way("notice-evalb-show", show) });
  });
}
