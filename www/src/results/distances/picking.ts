/** Four words chosen on the trees: a mode in which a click on a word makes no link. */
import { html, type TemplateResult } from "lit/html.js";
import type { Distances } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { WordRef } from "../../model/refs.js";
import type { Paired } from "../../model/snapshot.js";
import type { Picking } from "../../stage/props.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import { toggled } from "./looking.js";
import type { Chosen } from "./props.js";

/** What is chosen from, and where to. */
interface Picked {
  /** The pair, its distances, and what is chosen; undefined where no quartets are looked at. */
  current():
    | { readonly paired: Paired; readonly distances: Distances; readonly chosen: Chosen }
    | undefined;
  choose(four: readonly number[]): void;
}

/** The mode of a page; it begins off. It is of one pair counted in one way: over another it is off. */
export function pickOnTrees(app: App, { current, choose }: Picked) {
  let over: Distances | undefined;
  /** Whether a word was chosen since it is on: the first one begins four new ones. */
  let begun = false;

  const isOn = (distances: Distances) => over === distances && current()?.distances === distances;

  /** On over these distances; off without them. */
  function turn(distances: Distances | undefined): void {
    if (over === distances) return;
    const ended = over !== undefined && distances === undefined;
    over = distances;
    begun = false;
    app.say(t(ended ? "distances-pick-ended" : "distances-pick-begun"));
    // On a phone the trees are far above.
    if (!ended) app.root.querySelector("twintree-canvas")?.scrollIntoView({ block: "nearest" });
    app.draw();
  }

  function onWord({ side, word: id }: WordRef): void {
    const found = current();
    if (found === undefined || !isOn(found.distances)) return;
    const { paired, distances, chosen } = found;
    const form = formOf(paired[side], id);
    const leaf = distances.words?.[side].indexOf(id) ?? -1;
    if (leaf < 0) {
      app.say(t("distances-pick-left-out", { form }));
      return;
    }
    const next = toggled(begun ? chosen.four : [], leaf);
    begun = true;
    choose(next);
    app.say(t("distances-picked", { form, more: 4 - next.length }));
  }

  const picking = memoizeLast(
    (_: Distances): Picking => ({ onWord, onLeave: () => turn(undefined) }),
  );

  return {
    isOn,
    turn,
    /** What the stage is told. */
    marks: (distances: Distances) => (isOn(distances) ? picking(distances) : undefined),
    /** What stands above the trees meanwhile. */
    caption(distances: Distances): TemplateResult | undefined {
      const found = isOn(distances) ? current() : undefined;
      if (found === undefined) return undefined;
      const four = begun ? found.chosen.four : [];
      const forms = four.map(
        (leaf) => html`<i>${word(formOf(found.paired.left, distances.words?.left[leaf] ?? 0))}</i>`,
      );
      const said = rich("distances-pick-caption", { words: listed(forms) }, { count: four.length });
      return html`${said} <button type="button" class="action action-link action-inline"
        @click=${() => turn(undefined)}>${t("distances-pick-end")}</button>`;
    },
  };
}
