/** The package of an exercise, and what is told to a platform. */
import { describe, expect, it } from "vitest";
import { type Api, findApi, report } from "../www/src/element/platform.js";
import { manifest, packageOf } from "../www/src/teaching/class/scorm.js";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a package", () => {
  it("names its files, and holds the link in its page", () => {
    const site = { "embed.html": bytes("<html><head></head></html>"), "embed.css": bytes("") };
    const files = packageOf('A <b> & "c"', "#1.abc_-", site, "https://x.org/?a&b");
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(Object.keys(files)).toEqual(["imsmanifest.xml", "embed.html", "embed.css"]);
    expect(text("embed.html")).toContain('<meta name="twintree-link" content="#1.abc_-">');
    expect(text("embed.html")).toContain('content="https://x.org/?a&#38;b"');
    const xml = text("imsmanifest.xml");
    expect(xml).toContain("<title>A &#60;b&#62; &#38; &#34;c&#34;</title>");
    expect(xml).toContain('href="embed.html"');
    expect([...xml.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "embed.html",
      "embed.css",
    ]);
    expect(manifest("t", "00000001", [])).toContain("<schemaversion>1.2</schemaversion>");
  });
});

/** A stand-in of a platform: it remembers what it was told. */
function standIn(values: Record<string, string> = {}) {
  const told: string[] = [];
  const api: Api = {
    LMSInitialize: () => told.push("initialize"),
    LMSFinish: () => told.push("finish"),
    LMSGetValue: (name) => values[name] ?? "",
    LMSSetValue: (name, value) => {
      values[name] = value;
    },
    LMSCommit: () => told.push("commit"),
  };
  return { api, values, told };
}

describe("a platform", () => {
  const answer = { question: "links", tries: 1, score: 0.5, right: 1, wrong: 1, missing: 1 };

  it("is found in a window around this one, and not where there is none", () => {
    const { api } = standIn();
    const top: Record<string, unknown> = { API: api, opener: null };
    top.parent = top;
    const middle = { parent: top, opener: null };
    expect(findApi({ parent: middle, opener: null } as never)).toBe(api);
    delete top.API;
    expect(findApi({ parent: middle, opener: null } as never)).toBeUndefined();
    expect(findApi({ parent: middle, opener: { ...top, API: api } } as never)).toBe(api);
  });

  it("of another origin is none", () => {
    const foreign = Object.defineProperty({}, "API", {
      get() {
        throw new Error("another origin");
      },
    });
    expect(findApi({ parent: foreign, opener: null } as never)).toBeUndefined();
  });

  it("is told the beginning, the score, the answers and the end", () => {
    const { api, values, told } = standIn({ "cmi.core.lesson_status": "not attempted" });
    let now = 0;
    const platform = report(api, () => now);
    expect(values["cmi.core.lesson_status"]).toBe("incomplete");
    platform.done({ score: 0.66667, answers: [{ ...answer, answer: "1-4" }] });
    now = 3_725_000;
    platform.leave(undefined);
    platform.leave(undefined);
    expect(values).toMatchObject({
      "cmi.core.score.raw": "66.67",
      "cmi.core.score.max": "100",
      "cmi.core.lesson_status": "completed",
      "cmi.core.session_time": "0001:02:05",
    });
    expect(JSON.parse(values["cmi.suspend_data"] ?? "")).toMatchObject([{ answer: "1-4" }]);
    expect(told).toEqual(["initialize", "commit", "commit", "finish"]);
  });

  it("keeps an attempt that is left, and gives it back", () => {
    const { api, values } = standIn({ "cmi.core.lesson_status": "not attempted" });
    const first = report(api, () => 0);
    expect(first.kept).toBeUndefined();
    first.keep("one");
    expect(values["cmi.suspend_data"]).toBe("one");
    first.keep("x".repeat(5000));
    expect(values["cmi.suspend_data"]).toBe("one");
    first.leave("two");
    expect(values["cmi.core.exit"]).toBe("suspend");
    const second = report(api, () => 0);
    expect(second.kept).toBe("two");
    expect(second.done({ score: 1, answers: [] })).toBe(true);
    second.keep("three");
    second.leave(undefined);
    expect(values).toMatchObject({ "cmi.suspend_data": "[]", "cmi.core.exit": "" });
    expect(report(api, () => 0).kept).toBeUndefined();
  });

  it("that refuses or throws is no end of the exercise, and took nothing", () => {
    const { api } = standIn();
    const no = () => {
      throw new Error("gone");
    };
    for (const refuse of [() => "false", no]) {
      const refusing = { ...api, LMSInitialize: refuse, LMSSetValue: refuse, LMSCommit: refuse };
      const platform = report({ ...refusing, LMSGetValue: no, LMSFinish: no }, () => 0);
      expect(platform.done({ score: 1, answers: [] })).toBe(false);
      platform.leave("one");
    }
    const late = { ...api, LMSCommit: () => "false" };
    expect(report(late, () => 0).done({ score: 1, answers: [] })).toBe(false);
  });

  it("keeps a grade until the exercise is over once more", () => {
    const { api, values } = standIn({ "cmi.core.lesson_status": "completed" });
    report(api, () => 0);
    expect(values["cmi.core.lesson_status"]).toBe("completed");
  });

  it("is told no more than has room", () => {
    const { api, values } = standIn();
    const long = { ...answer, answer: "1-1 ".repeat(200) };
    report(api, () => 0).done({ score: 1, answers: Array.from({ length: 20 }, () => long) });
    expect(values["cmi.suspend_data"]?.length).toBeLessThanOrEqual(4096);
    expect(JSON.parse(values["cmi.suspend_data"] ?? "")).toHaveLength(20);
  });
});
