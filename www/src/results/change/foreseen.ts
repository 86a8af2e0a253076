/** What the score would be if a link were made, or taken away where there is one. */
import type { Link } from "../../engine/answers.js";
import type { App } from "../../model/app.js";
import { addLink, hasLink, removeLink } from "../../model/link-edits.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { LinkKey } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { currentPair, type Work } from "../../model/state.js";
import type { CanvasProps, Foreseen } from "../../stage/props.js";
import { similarityText } from "../rich.js";
import { similarityOf } from "../saying.js";
import "./texts/en.ftl";

/** Foresees changes of what is compared now: the same function as long as that is the same; undefined where nothing is. */
export function foreseeing({ engine, answers, snapshot, store }: App): CanvasProps["foresee"] {
  const { compared, comparedStale } = snapshot;
  if (compared === undefined || comparedStale !== undefined) return undefined;
  return over(engine, answers, compared, store.state.work);
}

const over = memoizeLast(
  (
    engine: App["engine"],
    answers: App["answers"],
    compared: Compared,
    work: Work,
  ): CanvasProps["foresee"] =>
    async (link, isMeant) => {
      const links = currentPair(toggled(work, link)).links as Link[];
      const request = { ...compared.request, links };
      const outcome = await engine.call("compare", [request], isMeant);
      // Once the link is made that is the answer.
      if (outcome.kind === "answered" && isMeant())
        answers.know("compare", outcome.answer, request);
      const result = outcome.kind === "answered" ? outcome.answer.result : undefined;
      if (result?.kind !== "ok") return undefined;
      const [before, after] = [compared, result].map(({ comparison }) =>
        similarityOf(comparison.score),
      );
      const how = hasLink(work, link.left, link.right) ? "unlinked" : "linked";
      return after === undefined ? undefined : foreseenOf(after, before, how);
    },
);

function toggled(work: Work, { left, right }: LinkKey): Work {
  return hasLink(work, left, right) ? removeLink(work, left, right) : addLink(work, left, right);
}

function foreseenOf(
  after: number,
  before: number | undefined,
  how: "linked" | "unlinked",
): Foreseen {
  const says = { id: "change-foreseen", args: { score: similarityText(after), how } } as const;
  if (before === undefined) return { score: similarityText(after), how, says };
  const way = after > before ? "up" : after < before ? "down" : "same";
  const change = similarityText(Math.abs(after - before));
  return { score: similarityText(after), how, now: similarityText(before), change, way, says };
}
