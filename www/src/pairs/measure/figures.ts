/**
 * Answers of the core about columns that are still growing. What was answered before stays until there is
 * something newer, so that plots do not blink, and while pairs are measured no question is asked more often
 * than it can be looked at.
 */
import { type Asked, type Outcome, pending } from "../../engine/asked.js";
import type { Engine } from "../../engine/client.js";
import { isSame } from "../../model/same.js";
import type { OpenEngine } from "./pool.js";

/** No question is asked more often than this while its column is growing, in milliseconds. */
const pause = 500;
/** And after one that took long, not before so many times as much has passed. */
const rest = 40;
const mostKept = 48;

interface Slot {
  asked: Asked<unknown>;
  of: readonly unknown[] | undefined;
  busy: boolean;
  /** When it was asked last, and how long the answer took. */
  at: number;
  took: number;
  /** It was asked last in vain. */
  failed: boolean;
}

/** Answers of an engine that is opened for the first question, by what they are about. */
export function createFigures(openEngine: OpenEngine, onChange: () => void) {
  const slots = new Map<string, Slot>();
  let engine: Engine | undefined;

  function opened(): Engine {
    engine ??= openEngine({
      onTrap: () => undefined,
      onDead() {
        // The next question tries again.
        engine = undefined;
      },
    });
    return engine;
  }

  function slotOf(key: string): Slot {
    const unasked = { asked: pending, of: undefined, busy: false, at: 0, took: 0, failed: false };
    const slot = slots.get(key) ?? unasked;
    slots.delete(key);
    slots.set(key, slot);
    for (const [old, { busy }] of slots) {
      if (slots.size <= mostKept) break;
      if (!busy) slots.delete(old);
    }
    return slot;
  }

  return {
    /**
     * What is known; `of` is what it depends on: as long as that is the same, the same is known. While more is
     * `growing` it is asked now and then.
     */
    ask<Answer>(
      key: string,
      of: readonly unknown[],
      growing: boolean,
      call: (engine: Engine) => Promise<Outcome<Answer>>,
    ): Asked<Answer> {
      const slot = slotOf(key);
      const same = slot.of !== undefined && isSame(slot.of, of);
      const wait = Math.max(pause, rest * slot.took);
      const early = growing && slot.asked.kind === "ready" && performance.now() - slot.at < wait;
      if (same || slot.busy || early) return slot.asked as Asked<Answer>;
      Object.assign(slot, { of, busy: true, at: performance.now() });
      void call(opened()).then((outcome) => {
        slot.busy = false;
        slot.took = performance.now() - slot.at;
        if (outcome.kind === "answered") {
          slot.asked = { kind: "ready", answer: outcome.answer };
          slot.failed = false;
        } else if (!slot.failed && (outcome.kind === "withdrawn" || outcome.why === "trapped")) {
          // A fresh instance may well answer: it is asked once more by itself.
          slot.failed = true;
          slot.of = undefined;
        } else {
          slot.asked = {
            kind: "failed",
            why: outcome.kind === "failed" ? outcome.why : "stopped",
            again() {
              slot.failed = false;
              slot.of = undefined;
              slot.asked = pending;
              onChange();
            },
          };
        }
        onChange();
      });
      return slot.asked as Asked<Answer>;
    },
    /** What was answered is about something else than what is asked now. */
    forget: () => slots.clear(),
  };
}
