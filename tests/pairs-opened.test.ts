/** What the table says of a pair is what the page says of it once the pair is opened, whatever was done to it. */
import { describe, expect, it } from "vitest";
import type { Link } from "../www/src/engine/answers.js";
import { ready } from "../www/src/engine/asked.js";
import { createAnswers } from "../www/src/engine/cache.js";
import { choosePair } from "../www/src/model/choice.js";
import { setText } from "../www/src/model/documents.js";
import { addLink, setDraft } from "../www/src/model/link-edits.js";
import { type Snapshot, snapshot } from "../www/src/model/snapshot.js";
import { firstView, noPair, singlePair, type Work } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { cellOf } from "../www/src/pairs/measure/columns.js";
import { openMeasuring } from "../www/src/pairs/measure/index.js";
import { follow } from "../www/src/text/carrying.js";
import * as moving from "../www/src/text/moving.js";
import { built } from "./boundary-core.js";
import { anyTree, dice } from "./boundary-sentences.js";
import { until, Watched, whole, wholeCore } from "./pairs-engine.js";

if (!built) console.log("pairs-opened: no built module, run `cargo xtask wasm`; skipped");

/** The page as far as it reads, carries links and compares; what is open in it is asked for until it is known. */
function openPage(first: Work) {
  const store = createStore({ work: first, view: firstView }, () => settle());
  const answers = createAnswers(wholeCore(), () => settle());
  let shown: Snapshot | undefined;
  const part = Object.assign(() => ({ kind: "ready", answer: moving }) as const, {});

  function settle(): void {
    answers.turn();
    shown = snapshot(store.state, store.subject, answers.ask, part, shown);
    const { work, history } = follow(store.timeline, shown, moving);
    store.amend(work, history);
  }

  return {
    store,
    /** What is said of the pair shown, once all is read. */
    async says(): Promise<string> {
      settle();
      await until(() => {
        const { readings, comparing } = shown as Snapshot;
        const isRead = readings.left.kind === "ready" && readings.right.kind === "ready";
        return isRead && (comparing === undefined || comparing.kind === "ready");
      });
      const result = ready(shown?.comparing)?.result;
      if (result?.kind !== "ok") return "refused";
      const { score } = result.comparison;
      return score.kind === "undefined"
        ? score.reason
        : `${score.ratio.maximum - score.ratio.distance} of ${score.ratio.maximum}`;
    },
  };
}

/** What the table says of every pair. */
async function tableSays(work: Work): Promise<readonly string[]> {
  const { openEngine } = new Watched();
  const measuring = openMeasuring({ openEngine, engine: wholeCore(), cores: 1, onChange() {} });
  measuring.start(work, ["paths"], { sameWords: false, byLinks: false });
  await whole(measuring);
  const column = measuring.now().columns.get("similarity");
  return work.pairs.map((_, pair) => {
    const cell = column && cellOf(column, pair);
    if (cell?.kind === "value") return `${cell.part} of ${cell.whole}`;
    return cell?.kind === "undefined" ? cell.reason : (cell?.kind ?? "nothing");
  });
}

const count = 8;

/** Pairs by lot with as many links as words; the last two share a sentence of A. */
function corpus(roll: (limit: number) => number): Work {
  const text = () => anyTree(4 + roll(4), roll).trimEnd();
  const links = (): Link[] =>
    [1, 2, 3, 4].map((word) => ({ left: word, right: 1 + roll(4), relation: undefined }));
  return {
    ...singlePair("", "", []),
    left: Array.from({ length: count }, text),
    right: Array.from({ length: count }, text),
    pairs: Array.from({ length: count }, (_, at) => ({
      ...noPair,
      left: Math.min(at, count - 2),
      right: at,
      links: links().sort((a, b) => a.left - b.left || a.right - b.right),
    })),
  };
}

describe.skipIf(!built)("the table of pairs", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "says what the page says of a pair that is opened (%i)",
    async (seed) => {
      const roll = dice(seed);
      const page = openPage(corpus(roll));
      const { store } = page;
      const change = (work: Work) => store.change({ id: "step-fresh" }, work);
      for (let step = 0; step < 12; step += 1) {
        store.goToPair(roll(count));
        // Of some pairs everything is read before they are changed, of others nothing.
        if (roll(2) === 0) await page.says();
        const { work } = store.state;
        const side = roll(2) === 0 ? "left" : "right";
        const block = work.pairs[work.pair]?.[side] ?? 0;
        const text = String(work[side][block]);
        const kind = roll(5);
        if (kind === 0) change(setText(work, side, anyTree(2 + roll(6), roll).trimEnd()));
        else if (kind === 1) change(setText(work, side, text.replace(/\tw2\t/, "\tother\t")));
        else if (kind === 2) change(addLink(work, 1 + roll(4), 1 + roll(4)));
        else if (kind === 3) change(setText(work, side, text.replace(/\d+\tw1\t.*\n?/, "")));
        else change(setDraft(work, "1-1 2-2 3-1"));
      }
      store.goToPair(0);
      const { work } = store.state;
      const said = await tableSays(work);
      for (let pair = 0; pair < count; pair += 1) {
        const opened = openPage(choosePair(work, pair));
        expect(said[pair], `pair ${pair}`).toBe(await opened.says());
      }
      expect(new Set(said).size).toBeGreaterThan(2);
    },
  );
});
