/** A course platform that speaks SCORM 1.2, in one of the windows around this one. */
import type { TwinTreeDone } from "./twin-tree.js";

/** What SCORM 1.2 offers under the name `API`; it answers with texts. */
export interface Api {
  LMSInitialize(none: ""): unknown;
  LMSFinish(none: ""): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(none: ""): unknown;
}

/** As many windows are looked through, as the standard's own search does. */
const windows = 7;
/** `cmi.suspend_data` may have so many characters. */
const room = 4096;

/** The API of the platform around a window; undefined where there is none, or one of another origin. */
export function findApi(from: Window): Api | undefined {
  for (const start of [from, from.opener as Window | null]) {
    let at: Window | null = start;
    for (let n = 0; at !== null && n <= windows; n += 1) {
      try {
        const { API: api } = at as { API?: Api };
        if (typeof api === "object" && typeof api.LMSInitialize === "function") return api;
      } catch {
        break;
      }
      at = at.parent === at ? null : at.parent;
    }
  }
  return undefined;
}

/** Tells the platform that an exercise was begun, and then how it goes on. */
export function report(api: Api, now: () => number) {
  const begun = now();
  let left = false;
  let over = false;
  /** What the platform answers; one that throws does nothing. */
  const answer = (act: () => unknown) => {
    try {
      return act();
    } catch {
      return false;
    }
  };
  /** Whether it does something. Some say nothing when all is well. */
  const does = (act: () => unknown) => !["false", false].includes(answer(act) as string | boolean);
  const set = (name: string, value: string) => does(() => api.LMSSetValue(name, value));
  const commit = () => does(() => api.LMSCommit(""));
  const get = (name: string) => {
    const value = answer(() => api.LMSGetValue(name));
    return typeof value === "string" ? value : "";
  };
  does(() => api.LMSInitialize(""));
  const status = get("cmi.core.lesson_status");
  // Who was graded before stays graded, with the answers, until the exercise is over once more.
  const isGraded = ["completed", "passed", "failed"].includes(status);
  const kept = isGraded ? "" : get("cmi.suspend_data");
  if (!isGraded && status !== "incomplete") {
    set("cmi.core.lesson_status", "incomplete");
    commit();
  }

  function put(attempt: string): void {
    // More than has room would be cut: then what was kept before is better.
    if (!isGraded && !over && attempt.length <= room) set("cmi.suspend_data", attempt);
  }

  return {
    /** An attempt that was left, as a text; undefined where there is none. */
    kept: kept === "" ? undefined : kept,
    /** Has it keep how far an attempt has got. */
    keep(attempt: string): void {
      put(attempt);
      commit();
    },
    /** Tells it how the exercise went; whether it took that. */
    done({ score, answers }: TwinTreeDone): boolean {
      over = true;
      const whole = JSON.stringify(answers);
      const short = JSON.stringify(
        answers.map(({ answer, score }) => [answer?.slice(0, 60), score]),
      );
      const data = [whole, short].find((text) => text.length <= room);
      set("cmi.core.score.min", "0");
      set("cmi.core.score.max", "100");
      const taken = [
        set("cmi.core.score.raw", String(Math.round(score * 10_000) / 100)),
        set("cmi.core.lesson_status", "completed"),
      ];
      if (data !== undefined) set("cmi.suspend_data", data);
      taken.push(commit());
      return taken.every((one) => one);
    },
    /** The exercise is left, perhaps with an attempt to be kept. */
    leave(attempt: string | undefined): void {
      if (left) return;
      left = true;
      if (attempt !== undefined) put(attempt);
      set("cmi.core.exit", attempt === undefined || isGraded || over ? "" : "suspend");
      set("cmi.core.session_time", duration(now() - begun));
      does(() => api.LMSFinish(""));
    },
  };
}

/** Milliseconds as `HHHH:MM:SS`. */
function duration(milliseconds: number): string {
  const seconds = Math.min(Math.floor(milliseconds / 1000), 9999 * 3600);
  const two = (value: number) => String(value % 60).padStart(2, "0");
  const hours = String(Math.floor(seconds / 3600)).padStart(4, "0");
  return `${hours}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
