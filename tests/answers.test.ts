import { expect, it, vi } from "vitest";
import type { Explanation } from "../www/src/engine/answers.js";
import type { Engine } from "../www/src/engine/client.js";
import { firstView, singlePair } from "../www/src/model/state.js";
import { createReader } from "../www/src/wiring/answers.js";
import { worked } from "./results-oracle.js";

const shared: Explanation = { kind: "shared", side: "left", left: 1, right: undefined };

it("a question that was not answered is asked again once another one was, never at once", async () => {
  const { left, right, comparison } = worked;
  const side = (sentence: typeof left) => ({ format: "conllu", sentence, diagnostics: [] });
  const replies: (Explanation | undefined)[] = [undefined, shared, shared];
  const asked: unknown[] = [];
  const engine = {
    ask(name: string, given: readonly unknown[]) {
      if (name === "analyse") {
        return Promise.resolve({
          left: side(left),
          right: side(right),
          links: [],
          result: { kind: "ok", comparison },
        });
      }
      asked.push(given.slice(1));
      return Promise.resolve(replies.shift());
    },
    close() {},
  } as unknown as Engine;
  const onAnalysis = vi.fn();
  const onMore = vi.fn();
  const reader = createReader(engine, { onAnalysis, onLinks() {}, onMore });
  const work = singlePair("a", "b", comparison.links);
  reader.read({ work, view: firstView }, true);
  await vi.waitFor(() => expect(onAnalysis).toHaveBeenCalled());

  expect(reader.explanation(0, 1)).toBeUndefined();
  await Promise.resolve();
  for (let draws = 0; draws < 3; draws++) expect(reader.explanation(0, 1)).toBeUndefined();
  expect(asked).toEqual([[0, 1]]);

  expect(reader.explanation(0, 2)).toBeUndefined();
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  expect(reader.explanation(0, 2)).toEqual(shared);
  expect(reader.explanation(0, 1)).toBeUndefined();
  await vi.waitFor(() => expect(reader.explanation(0, 1)).toEqual(shared));
  expect(asked).toEqual([
    [0, 1],
    [0, 2],
    [0, 1],
  ]);
});
