/** What the README says of adding a measure: its files are there, and a tab that follows it is a tab. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(path.join(root, "README.md"), "utf8");
const recipe = readme.slice(readme.indexOf("### Adding a measure"), readme.indexOf("### Tests"));

describe("what the README says of adding a measure", () => {
  const named = [...recipe.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name);

  it("names files and folders that are there", () => {
    const files = named.filter((name) => /^(?:crates|www|tests|docs)\//.test(name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it("leaves out no file that names another measure as a call, as an answer or as a tab", () => {
    for (const file of [
      "www/src/engine/protocol.ts",
      "tests/boundary-contract.ts",
      "www/src/results/tabs.ts",
      "docs/session.md",
    ]) {
      expect(named).toContain(file);
      expect(readFileSync(path.join(root, file), "utf8")).toContain("crossings");
    }
  });
});

const index = `/** How many links there are. */
import { html } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { OpenTab } from "../tab.js";
import "./texts/en.ftl";

/** The Toy tab. */
export function open(): OpenTab {
  return {
    panel: ({ comparison }) => html\`<p>\${t("toy-links", { count: comparison.links.length })}</p>\`,
  };
}
`;

describe("a tab that follows it", () => {
  let copy = "";

  beforeAll(() => {
    mkdirSync(path.join(root, "target"), { recursive: true });
    copy = mkdtempSync(path.join(root, "target/toy-"));
    for (const file of ["www", "package.json", "tsconfig.json"])
      cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
    const put = (file: string, text: string) => {
      const place = path.join(copy, "www/src/results/toy", file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    };
    put("index.ts", index);
    put("texts/en.ftl", "tab-toy = Toy\ntoy-links = { $count } links\n");
    put("texts/de.ftl", "tab-toy = Spielzeug\ntoy-links = { $count } Verbindungen\n");
    put("style.css", ".toy { color: inherit; }\n");
    const tabs = path.join(copy, "www/src/results/tabs.ts");
    const before = readFileSync(tabs, "utf8");
    const line = '  { name: "toy", group: "work", load: () => import("./toy/index.js") },\n';
    writeFileSync(tabs, before.replace("] as const", `${line}] as const`));
    expect(readFileSync(tabs, "utf8")).not.toBe(before);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("is listed, has its label, says what it says, and is right as TypeScript", async () => {
    const catalogues = path.join(copy, "www/build/catalogues.ts");
    const plugin = await import(/* @vite-ignore */ catalogues);
    const server = await createServer({
      configFile: false,
      root: path.join(copy, "www"),
      appType: "custom",
      logLevel: "error",
      plugins: [plugin.catalogues()],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    try {
      const { tabs } = await server.ssrLoadModule("/src/results/tabs.ts");
      const { t } = await server.ssrLoadModule("/src/messages/index.ts");
      expect(t("tab-toy")).toBe("Toy");
      const toy = tabs.find(({ name }: { readonly name: string }) => name === "toy");
      const { open } = await toy.load();
      expect(open().panel({ comparison: { links: [1, 2, 3] } }).values).toEqual(["3 links"]);
    } finally {
      await server.close();
    }
    const config = path.join(copy, "tsconfig.toy.json");
    writeFileSync(config, JSON.stringify({ extends: "./tsconfig.json", include: ["www/src"] }));
    const tsc = path.join(root, "node_modules/typescript/bin/tsc");
    expect(execFileSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" })).toBe("");
  }, 180_000);
});
