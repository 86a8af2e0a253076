/** What a tab was told, and that what it has laid over the trees for that comes into sight. */
import type { App } from "../model/app.js";
import { type Options, options as ofPart } from "../model/options.js";
import type { TabView } from "../model/state.js";
import { reveal } from "../stage/laid.js";

/**
 * The options of the tab of this name; whatever is chosen is brought into sight, once the core has told where
 * it is.
 */
export function options<Chosen extends TabView>(
  app: App,
  name: string,
  first: Chosen,
  isPending: () => boolean = () => false,
): Options<Chosen> {
  const { now, choose } = ofPart(app.store, name, first);
  let giveUp = () => {};
  return {
    now,
    choose(change) {
      choose(change);
      giveUp();
      giveUp = bringIntoSight(app, isPending);
    },
  };
}

/** What is looked at of what is laid over the trees: words and phrases on the ground of marks, the step of an edit. */
const looked = ".canvas-ground, .canvas-edit.canvas-edit-now, .canvas-shared";

/**
 * Scrolls the drawing, never the page, to what was chosen, once it is known and drawn; what is returned gives
 * that up.
 */
function bringIntoSight({ root }: App, isPending: () => boolean): () => void {
  let frame = 0;
  const after = (frames: number) => {
    frame = requestAnimationFrame(() => {
      // The page is drawn in one frame, the trees in that one or the next.
      if (isPending()) after(2);
      else if (frames > 1) after(frames - 1);
      else scroll(root);
    });
  };
  after(2);
  return () => cancelAnimationFrame(frame);
}

function scroll(root: App["root"]): void {
  const stage = root.querySelector(".canvas-stage");
  const parts = [...(stage?.querySelectorAll(looked) ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  if (stage) reveal(stage, parts);
}
