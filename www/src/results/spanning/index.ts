/** The minimum spanning tree, step by step, in the panel and over the trees. */
import type { Algorithm, StepsResult } from "../../engine/answers.js";
import { pending, ready } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import type { Compared } from "../../model/snapshot.js";
import "../../copy/table.js";
import { keeping } from "../keeping.js";
import { isShown, pin, pinnedEdge, preview } from "../pinning.js";
import type { OpenTab } from "../tab.js";
import { textWidth } from "../text-width.js";
import { grown } from "./marks.js";
import { treePanel } from "./panel.js";
import { firstStepper, goTo, type Stepper, type Walk, walkOf, withWalk } from "./stepper.js";

/** What is walked along, and how. */
interface Walking {
  readonly compared: Compared;
  readonly algorithm: Algorithm;
}

/** The Spanning tree tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  /** What the walk does not save: where it is and whether it is guessed stand in the view. */
  let passing = firstStepper;
  let subject: number | undefined;

  const walked = () => walkOf(store.state.view);
  const go = (change: Partial<Walk>) => store.look(withWalk(store.state.view, change));

  function stepper(): Stepper {
    if (subject !== app.snapshot.subject) {
      subject = app.snapshot.subject;
      passing = firstStepper;
    }
    const { position, predict } = walked();
    return { ...passing, at: position, predict };
  }

  function steps(compared: Compared) {
    // Fewer links have no edge to walk along.
    if (compared.comparison.links.length < 2) return pending;
    return app.answers.ask("steps", compared.request, walked().algorithm);
  }

  const walk = keeping(({ compared, algorithm }: Walking, answer: StepsResult | undefined) =>
    treePanel({
      ...compared,
      algorithm,
      steps: answer,
      stepper: stepper(),
      pinned: pinnedEdge(app, compared),
      measure: textWidth,
      onAlgorithm(next) {
        passing = { ...passing, playing: false, guess: undefined, armed: undefined };
        go({ algorithm: next, position: 0 });
      },
      onStepper(move) {
        if (!isShown(app, compared)) return;
        const next = move(stepper());
        passing = next;
        const { at: position, predict } = next;
        go({ position, predict });
      },
      pace: app.moment.preferences.pace,
      onPace: (pace) => app.prefer({ pace }),
      onPreview: (edge) => preview(app, edge),
      onPin: (edge) => pin(app, compared, edge),
    }),
  );

  return {
    panel(compared) {
      const few = compared.comparison.links.length < 2;
      const { algorithm } = walked();
      return walk(
        { compared, algorithm },
        few ? { kind: "ready", answer: undefined } : steps(compared),
      );
    },
    turn(direction) {
      const { compared } = app.snapshot;
      const answer = compared && isShown(app, compared) ? ready(steps(compared)) : undefined;
      if (answer?.kind !== "ok") return false;
      const now = stepper();
      passing = { ...goTo(now, now.at + direction, answer.steps.length), playing: false };
      go({ position: passing.at });
      return true;
    },
    marks() {
      const { compared, comparedStale } = app.snapshot;
      const answer = compared && comparedStale === undefined ? ready(steps(compared)) : undefined;
      if (compared === undefined || answer?.kind !== "ok") return {};
      const { at } = stepper();
      return { growth: grown(answer.steps, compared.comparison.links, at) };
    },
  };
}
