/** Sentences made of the two of a pair. */
import type { TemplateResult } from "lit";
import { fusionPanel } from "../results/fusion/panel.js";
import type { Copy, PairProps } from "../results/props.js";
import type { App } from "./app.js";
import { lasting, type Question, question } from "./question.js";

const questions = new WeakMap<App, Question<"fuse">>();

/** The Fusion tab. */
export function fusionContent(app: App, pair: PairProps, onCopy: Copy): TemplateResult {
  const { store, moment, reader } = app;
  const { merge, into, limit } = store.state.view.fusion;
  const ask = questions.get(app) ?? lasting(question(app.engine, "fuse", app.draw));
  questions.set(app, ask);
  const request = reader.answers.compared?.request;
  const source = app.parts.source();
  return fusionPanel({
    left: pair.left,
    right: pair.right,
    merge,
    into,
    limit,
    fusion: request && ask(request, merge, into, limit),
    suggested: source?.suggestions(app).size ?? 0,
    onMerge: (next, side) => store.look({ fusion: { merge: next, into: side, limit } }),
    onLimit: (next) => store.look({ fusion: { merge, into, limit: next } }),
    onSuggested: () => source?.relateSuggested(app),
    onLink: (link) => {
      if (moment.hotLink === link) return;
      moment.hotLink = link;
      app.draw();
    },
    onCopy,
  });
}
