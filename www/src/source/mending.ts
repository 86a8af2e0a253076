/** What was pasted with blanks or commas for tabs is mended at once: a step of its own, so that to undo it gives the text as it was. */
import type { Side } from "../engine/answers.js";
import { type App, type NoticeAction, plainNotice, way } from "../model/app.js";
import { currentText } from "../model/state.js";
import type { Intake } from "../text/corpus.js";
import { openAt, putMended } from "../text/panel/edits.js";
import { withTabs } from "../text/repair/tabs.js";
import "../text/texts/en.ftl";

/** Mends what has come in with this paste, and says so in a line, from which it can be undone and looked at. */
export function mendPasted(app: App, intake: Intake): void {
  const { work } = app.store.state;
  const mended = pastedTexts(intake).flatMap(([source, text]) => {
    // What came late has not taken the place of another text.
    const isThere = text === currentText(work, source) && work.formats[source] === "conllu";
    const found = isThere ? withTabs(text) : undefined;
    return found ? [{ source, ...found }] : [];
  });
  const [first] = mended;
  if (first === undefined) return;
  putMended(app, mended, "mended");
  const count = mended.reduce((sum, one) => sum + one.count, 0);
  const span = { line: first.line, column: 1, endLine: first.line, endColumn: 1 };
  const also: NoticeAction = {
    phrase: { id: "notice-tabs-show" },
    run: () => openAt(app, first.source, span),
  };
  app.notify({
    ...plainNotice("tabs", { id: "notice-tabs", args: { count } }),
    ...way("notice-undo", app.undo),
    also,
    until: "step",
  });
}

function pastedTexts(intake: Intake): readonly (readonly [Side, unknown])[] {
  if (intake.kind === "sentence") return [[intake.side, intake.block.text]];
  if (intake.kind !== "pair") return [];
  return [
    ["left", intake.left.text],
    ["right", intake.right.text],
  ];
}
