/** What the packages for Rust, JavaScript and Python have in common. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as Element from "../packages/npm/element.js";
import type * as Widget from "../packages/npm/widget.js";
import type { TwinTreeChange, TwinTreeDone } from "../www/src/element/twin-tree.js";
import type { render, WidgetModel } from "../www/src/element/widget.js";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const manifest = read("Cargo.toml");
const version = /\[workspace\.package\]\nversion = "([^"]+)"/.exec(manifest)?.[1];

test("the version stands in one file, and crates that need each other need this one", () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const needed = [...manifest.matchAll(/path = "crates\/\w+", version = "([^"]+)"/g)];
  expect(needed.map(([, one]) => one)).toEqual([version, version]);
  for (const crate of readdirSync(new URL("crates", root)))
    expect(read(`crates/${crate}/Cargo.toml`), crate).toContain("version.workspace = true");
  for (const path of ["package.json", "packages/npm/package.json"])
    expect(JSON.parse(read(path)), path).not.toHaveProperty("version");
  expect(read("packages/python/pyproject.toml")).toContain('dynamic = ["version"]');
  expect(read("packages/python/pyproject.toml")).not.toMatch(/^version/m);
});

test("every package comes with the licence of the whole and words of its own", () => {
  const folders = ["crates/core", "crates/view", "crates/cli", "packages/python"];
  const words = [...folders, "packages/npm"].map((folder) => read(`${folder}/README.md`));
  expect(new Set(words).size).toBe(folders.length + 1);
  for (const folder of folders) expect(read(`${folder}/LICENSE`), folder).toBe(read("LICENSE"));
});

/** Each can stand for the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test("the element and the widget have the types that their package declares", () => {
  // Checked by `tsc`.
  const same: {
    change: Same<Element.TwinTreeChange, TwinTreeChange>;
    done: TwinTreeDone extends Element.TwinTreeDone ? true : false;
    model: Same<Widget.WidgetModel, WidgetModel>;
    render: Same<typeof Widget.render, typeof render>;
  } = { change: true, done: true, model: true, render: true };
  expect(Object.values(same)).not.toContain(false);
});
