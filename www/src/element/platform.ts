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

/** Tells the platform of an exercise: that it was begun, how it went, and that it is left. */
export function report(
  api: Api,
  now: () => number,
): { done(done: TwinTreeDone): void; leave(): void } {
  const begun = now();
  let left = false;
  api.LMSInitialize("");
  const status = api.LMSGetValue("cmi.core.lesson_status");
  // Who was graded before stays graded until the exercise is over once more.
  if (status === "not attempted" || status === "" || status === "browsed") {
    api.LMSSetValue("cmi.core.lesson_status", "incomplete");
    api.LMSCommit("");
  }
  return {
    done({ score, answers }) {
      const whole = JSON.stringify(answers);
      const short = JSON.stringify(
        answers.map(({ answer, score }) => [answer?.slice(0, 60), score]),
      );
      const data = [whole, short].find((text) => text.length <= room);
      api.LMSSetValue("cmi.core.score.min", "0");
      api.LMSSetValue("cmi.core.score.max", "100");
      api.LMSSetValue("cmi.core.score.raw", String(Math.round(score * 10_000) / 100));
      api.LMSSetValue("cmi.core.lesson_status", "completed");
      if (data !== undefined) api.LMSSetValue("cmi.suspend_data", data);
      api.LMSCommit("");
    },
    leave() {
      if (left) return;
      left = true;
      api.LMSSetValue("cmi.core.session_time", duration(now() - begun));
      api.LMSFinish("");
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
