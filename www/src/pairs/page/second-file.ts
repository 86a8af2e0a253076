/** The file of another system is opened: its sentences become part of the work, in one step that can be undone. */
import { type Phrase, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { setSecond } from "../../model/comparing.js";
import type { System, Work } from "../../model/state.js";
import type { Intake } from "../../text/corpus.js";
import { openFiles } from "../../text/files.js";
import { fileCore } from "../../text/outlining.js";
import { isSameCorpus } from "../../text/same-corpus.js";
import { systemsOf } from "./names.js";
import "../../text/texts/en.ftl";
import "../../copy/texts/en.ftl";

/** What an opening has come to, until its sentences are part of the work; a phrase says why there are none. */
type Opening = "reading" | Phrase;

/** What opens and removes it. */
export type SecondFile = ReturnType<typeof secondFile>;

/** Opens and removes it. */
export function secondFile(app: App) {
  let now: { readonly opening: Opening; readonly of: Work } | undefined;

  function say(opening: Opening): void {
    now = { opening, of: app.store.state.work };
    app.draw();
  }

  /** Of a file that is read or was refused it is said only where it was to be opened. */
  function opening(): Opening | undefined {
    const { work } = app.store.state;
    if (now === undefined || now.of.second !== work.second) return undefined;
    if (!isSameCorpus(now.of, work)) now = undefined;
    return now?.opening;
  }

  return {
    opening,
    async open(file: File): Promise<void> {
      say("reading");
      const own = now;
      const intake = await openFiles([file], "right", fileCore(app.engine));
      // Another file was opened since, or another corpus, or there is another one already.
      if (now !== own || opening() === undefined) return;
      const { work } = app.store.state;
      const { name } = file;
      const system = systemOf(name, intake);
      if ("id" in system) {
        say(system);
        return;
      }
      now = undefined;
      app.store.change({ id: "step-open", args: { name } }, setSecond(work, system));
      const [first, second] = systemsOf(app.store.state.work);
      app.say(t("pairs-systems-opened", { first, second }));
    },
    remove(): void {
      now = undefined;
      const { work } = app.store.state;
      const name = work.second?.name ?? "";
      app.store.change({ id: "step-second-remove", args: { name } }, setSecond(work, undefined));
      app.say(t("pairs-systems-removed", { name }));
      app.draw();
    },
  };
}

/** The sentences of what was opened, or why there are none. */
function systemOf(name: string, intake: Intake): System | Phrase {
  switch (intake.kind) {
    case "document":
      return { name, format: intake.format, texts: intake.blocks.map(({ text }) => text) };
    case "sentence":
      return { name, format: intake.format, texts: [intake.block.text] };
    case "pair":
      return { name, format: intake.format, texts: [intake.left.text, intake.right.text] };
    case "rows":
      return intake.rows;
    case "refused":
      return intake.phrase;
    default:
      return { id: "intake-no-sentence", args: { name } };
  }
}
