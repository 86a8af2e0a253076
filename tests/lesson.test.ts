/** Lessons: lists of links with captions. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { lessonOf, readLesson } from "../www/src/share/link/lesson.js";
import { open } from "../www/src/share/link/opening.js";

const linkOf = (parcel: unknown) =>
  `#1.${deflateRawSync(JSON.stringify(parcel)).toString("base64url")}`;
const steps = [
  { link: "#1.abc", caption: "Two trees" },
  { link: "#1.d-_", caption: "" },
];

describe("a lesson", () => {
  it("is opened as a list of steps", async () => {
    expect(await open(linkOf({ lesson: steps }))).toEqual({ kind: "lesson", steps });
    expect(await open(linkOf({ lesson: [{ link: "#1.abc" }] }))).toMatchObject({
      steps: [{ caption: "" }],
    });
  });

  it("in which anything is wrong is damaged, and no pair in its place", async () => {
    for (const lesson of [
      [],
      {},
      "x",
      [{ caption: "x" }],
      [{ link: "https://example.org/" }],
      [{ link: "javascript:alert(1)#1.abc" }],
      [{ link: "#1.a b" }],
      [{ link: "#1.abc", caption: 7 }],
      [{ link: "#1.abc", caption: "x".repeat(2001) }],
      Array.from({ length: 201 }, () => ({ link: "#1.abc" })),
    ])
      expect(
        await open(linkOf({ a: "x", b: "y", lesson })),
        JSON.stringify(lesson).slice(0, 80),
      ).toEqual({
        kind: "broken",
        fault: "damaged",
      });
  });

  it("is written a step a line", () => {
    const text = "https://example.org/x/#1.abc   Two trees \n\n #1.d-_\n";
    expect(lessonOf(text)).toEqual(steps);
    expect(lessonOf("Two trees\n")).toBeUndefined();
    expect(lessonOf("")).toBeUndefined();
    expect(readLesson({ lesson: steps })).toEqual(steps);
  });
});
