/** The npm package in Node, and what TypeScript makes of it. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { type Asked, answers, made } from "../boundary-answers.js";
import { type Core, freshCore } from "../boundary-core.js";
import { columnsOf, linked } from "../boundary-pairs.js";
import { folder, names, node, program, read, required, write } from "./installed.js";

// For a loaded machine.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The functions of the package under the names of the page's modules. */
function asOnPage(functions: Readonly<Record<string, unknown>>): Core {
  const named = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return new Proxy({} as ReturnType<typeof asOnPage>, {
    get: (_, name) => functions[named(String(name))],
  });
}

test("it answers with the bytes of the page's modules", async () => {
  const all = asOnPage(required());
  const core = await freshCore();
  const tables = new URL("../tables/", import.meta.url);
  const worked = readdirSync(tables).filter((name) => name.endsWith(".json"));
  const asked = worked.map((name): Asked => {
    const { left, right, links } = JSON.parse(readFileSync(new URL(name, tables), "utf8"));
    return { left, right, links, leftFormat: "conllu", rightFormat: "conllu" };
  });
  // Of the many texts made for the tests every seventh pair.
  asked.push(...made().filter((_, index) => index % 7 === 0));
  expect(asked.length).toBeGreaterThan(100);
  for (const one of asked)
    expect(answers(all, one) === answers(core, one), JSON.stringify(one)).toBe(true);
});

test("so it does of a corpus, and of a model that is trained and asked", async () => {
  const all = asOnPage(required());
  const core = await freshCore();
  const text = (name: string) => readFileSync(path.join(root, "tests/projection", name), "utf8");
  const [de = "", en = "", links = ""] = ["by-hand.de.mrg", "by-hand.en.mrg", "by-hand.links"].map(
    text,
  );
  const side = (lines: string) => ({ texts: lines.split("\n"), format: "brackets" as const });
  const asked = {
    ...{ left: side(de), right: side(en), sameWords: false },
    ...linked(links.split("\n")),
    readAs: "dependencies" as const,
  };
  expect(columnsOf(all, asked)).toBe(columnsOf(core, asked));
  const model = trained(all);
  expect(model).toBe(trained(core));
  const options = { stripSubtypes: false, ignorePunctuation: false };
  const request = {
    ...{ left: de.split("\n")[0] ?? "", right: "-", links: [], options },
    leftFormat: "brackets" as const,
  };
  const predicted = (core: Core) =>
    core.predict(model, request, { clause: 0, beam: 4, seenOnly: true });
  expect(predicted(all).kind).toBe("ok");
  expect(predicted(all)).toEqual(predicted(core));

  function trained({ Trainer }: Core): string {
    const trainer = new Trainer({ passes: 1, beam: 4, early: false });
    expect(trainer.add(de, en, links).clauses).toBeGreaterThan(50);
    while (trainer.step() !== undefined);
    return trainer.write() ?? "";
  }
});

test("it is imported and required, with and without waiting, and from inside", () => {
  const ways = {
    "imported.js": `import { ${names} } from "twintree";${program}`,
    "awaited.js": `import init, { ${names} } from "twintree"; await init();${program}`,
    "required.cjs": `const { ${names} } = require("twintree");${program}`,
    "inline.js": `import init, { ${names} } from "twintree/inline"; await init();${program}`,
    "wasm.js": `import { readFileSync } from "node:fs";
      import init, { ${names} } from "twintree/inline";
      await init({ module_or_path: readFileSync(new URL(import.meta.resolve("twintree/wasm"))) });${program}`,
  };
  const said = Object.entries(ways).map(([name, text]) =>
    node(write(name, `${text} console.log(said);`)),
  );
  expect(said[0]).toMatch(/^\[\{"left":.*"kind":"ok"/);
  expect(new Set(said).size).toBe(1);
});

test("the modules of the page come along, each with its part of the functions", () => {
  const found = readdirSync(path.join(folder, "node_modules/twintree/modules"));
  const modules = found.flatMap((name) => /^twintree_(\w+)\.js$/.exec(name)?.[1] ?? []);
  const built = readdirSync(path.join(root, "www/src/pkg")).filter((name) => name.endsWith(".js"));
  // The one with everything is the package itself.
  expect([...modules, "whole"].map((name) => `twintree_${name}.js`)).toEqual(built);
  const all = Object.keys(required());
  for (const name of modules) {
    const file = write(
      `${name}.js`,
      `import { readFileSync } from "node:fs";
      import init, * as part from "twintree/modules/${name}";
      const bytes = readFileSync(new URL(import.meta.resolve("twintree/modules/${name}.wasm")));
      await init({ module_or_path: bytes });
      console.log(JSON.stringify(Object.keys(part)));`,
    );
    expect(all).toEqual(expect.arrayContaining(JSON.parse(node(file))));
  }
});

test("what its README shows is what it does", () => {
  const blocks = [...read("README.md").matchAll(/```js\n([\s\S]*?)```/g)].map(([, text]) => text);
  expect(blocks.length).toBeGreaterThan(1);
  for (const [index, text = ""] of blocks.entries()) {
    const expected = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, said]) => said);
    expect(expected.length).toBeGreaterThan(0);
    expect(
      node(write(`readme-${index}.js`, text))
        .trimEnd()
        .split("\n"),
    ).toEqual(expected);
  }
});

test("its README names every function", () => {
  const functions = Object.keys(required()).filter(
    (name) => !["default", "init", "initSync", "module.exports", "__esModule"].includes(name),
  );
  expect(functions).toContain("analyse");
  for (const name of functions)
    expect(read("README.md")).toMatch(new RegExp(`\`(new )?${name}\\b`));
});

test("what it names is in it, with types that hold by themselves", () => {
  const { exports, ...manifest } = JSON.parse(read("package.json"));
  const version = /\nversion = "([^"]+)"/.exec(readFileSync(`${root}Cargo.toml`, "utf8"))?.[1];
  expect(manifest.version).toBe(version);
  expect(read("LICENSE")).toBe(readFileSync(`${root}LICENSE`, "utf8"));
  const files = JSON.stringify(exports).match(/"\.\/[^"*]+\.(?:js|d\.ts|wasm)"/g) ?? [];
  expect(files.length).toBeGreaterThan(9);
  for (const file of files) {
    const named = path.join(folder, "node_modules/twintree", JSON.parse(file));
    expect(existsSync(named), file).toBe(true);
  }
  write(
    "user.ts",
    `import init, { analyse, readLinks, type Analysis, type Link } from "twintree";
    import inside, { treeEdit } from "twintree/inline";
    import first, { outline } from "twintree/modules/measure";
    import type { TwinTreeChange, TwinTreeElement } from "twintree/element";
    import widget, { type WidgetModel } from "twintree/widget";
    await init(); await inside(); await first();
    const links: Link[] = readLinks("1-1", false).lines[0]!.links;
    const analysis: Analysis = analyse({ left: "", right: "", links, leftFormat: undefined, rightFormat: undefined, readAs: undefined, options: { stripSubtypes: false, ignorePunctuation: false } });
    if (analysis.result.kind === "ok") analysis.result.comparison.score satisfies { kind: string };
    const element: TwinTreeElement = document.createElement("twin-tree");
    element.addEventListener("change", (event) => { (event as CustomEvent<TwinTreeChange>).detail.text satisfies string; });
    const end: () => void = widget.render({ model: {} as WidgetModel, el: element });
    // @ts-expect-error: there is no such function.
    import { no_such } from "twintree";
    export { end, no_such, outline, treeEdit };`,
  );
  const strict = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const found = ["--lib", "esnext,dom", "--types", "", "user.ts"];
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  const run = () =>
    execFileSync(process.execPath, [compiler, ...strict, ...found], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  try {
    run();
  } catch (error) {
    expect((error as { stdout: string }).stdout).toBe("");
  }
});
