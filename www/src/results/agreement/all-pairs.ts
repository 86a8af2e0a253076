/** From the agreement over all pairs to the pairs: the table, with a column for it and the least first. */
import type { App } from "../../model/app.js";
import { options } from "../../model/options.js";
import { firstChosen, type Saved } from "../../pairs/page/chosen.js";
import { showAll } from "../../pairs/switching.js";

const shown = ["agreement.f", "agreement.both", "agreement.mine", "agreement.theirs"];

/** Shows the table of all pairs, sorted by the least agreement. */
export function showAgreement(app: App): void {
  const { now, choose } = options<Saved>(app.store, "pairs", firstChosen);
  const columns = [...new Set([...now().columns.split(" "), ...shown])].join(" ");
  const [measure = ""] = shown;
  choose({
    ...{ columns, measure, sort: measure, descending: false, place: 0 },
    ...{ condition: "", replaced: "", versus: "", sameWords: false },
  });
  // The button goes away; from here the focus goes to the rows.
  app.root.querySelector<HTMLElement>(".pairs-choice > :last-child")?.focus();
  showAll(app, true);
}
