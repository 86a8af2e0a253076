/** What paths and the aligner need of a text: heads. Brackets can be read as dependencies. */
import type { Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { setReadAs } from "../model/documents.js";
import { hasPhrases } from "../model/formats.js";
import type { Work } from "../model/state.js";
import "./texts/en.ftl";

/** The first of the sides whose format can have no heads. */
export function withoutHeads(formats: Work["formats"], sides: readonly Side[]): Side | undefined {
  return sides.find((side) => !hasPhrases(formats[side]));
}

/** Reads the brackets as dependencies, in one step. */
export function readBrackets(app: App): void {
  const { store } = app;
  app.sayWithScore(t("heads-said"));
  store.change({ id: "step-read-dependencies" }, setReadAs(store.state.work, "dependencies"));
}
