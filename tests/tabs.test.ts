import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { t } from "../www/src/messages/index.js";
import { tabs } from "../www/src/results/tabs.js";

const results = new URL("../www/src/results/", import.meta.url);

describe("the tabs of the results", () => {
  it("are the folders there are", () => {
    const folders = readdirSync(results, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => existsSync(new URL(`${name}/index.ts`, results)));
    expect(folders.sort()).toEqual(tabs.map(({ name }) => name).sort());
  });

  it("have their labels before they are fetched", () => {
    for (const { name } of tabs) expect(t(`tab-${name}`)).not.toBe(`tab-${name}`);
  });
});
