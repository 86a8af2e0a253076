import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages, speak, t } from "../www/src/messages/index.js";
import { later } from "../www/src/model/later.js";
import { tabs } from "../www/src/results/tabs.js";

const results = new URL("../www/src/results/", import.meta.url);

describe("the tabs of the results", () => {
  it("have each a folder of their name, with its label in every language", () => {
    for (const { name } of tabs) {
      expect(existsSync(new URL(`${name}/index.ts`, results)), name).toBe(true);
      for (const language of languages) {
        const texts = readFileSync(new URL(`${name}/texts/${language}.ftl`, results), "utf8");
        expect(texts, `${name}, ${language}`).toMatch(new RegExp(`^tab-${name} = \\S`, "m"));
      }
    }
  });

  it("are all the folders there are", () => {
    const folders = readdirSync(results, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => existsSync(new URL(`${name}/index.ts`, results)));
    expect(folders.sort()).toEqual(tabs.map(({ name }) => name).sort());
  });

  it("have their labels before they are fetched", async () => {
    await speak("en");
    expect(tabs.map(({ name }) => t(`tab-${name}`))).toEqual([
      "Score",
      "Edges",
      "Spanning tree",
      "Distances",
      "Crossings",
      "Projection",
      "Agreement",
      "Fusion",
    ]);
  });
});

describe("a part that is fetched later", () => {
  it("is sent for once; a failure is kept until another try is asked for", async () => {
    const tries: string[] = [];
    const outcomes = [Promise.reject(new Error("offline")), Promise.resolve("here")];
    let changes = 0;
    const part = later(
      () => {
        tries.push("try");
        return outcomes.shift() ?? Promise.reject(new Error("too many"));
      },
      () => {
        changes += 1;
      },
    );
    expect(part.peek()).toEqual({ kind: "pending" });
    expect(tries).toEqual([]);
    for (let drawing = 0; drawing < 3; drawing++) expect(part()).toEqual({ kind: "pending" });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    const failed = part();
    expect(failed).toMatchObject({ kind: "failed", why: "unloaded" });
    for (let drawing = 0; drawing < 3; drawing++) expect(part()).toBe(failed);
    expect(tries).toHaveLength(1);
    if (failed.kind === "failed") failed.again();
    part();
    await new Promise((resolve) => setTimeout(resolve));
    expect(part()).toEqual({ kind: "ready", answer: "here" });
    expect(tries).toHaveLength(2);
    expect(changes).toBe(3);
  });
});
