/** The names of reasons that the boundary declares, each of which the page has words for, are those that the core gives. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const declarations = read("www/src/pkg/twintree_whole.d.ts");

const quoted = (text: string) => [...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name);

/** The names that a field of a struct may have. */
function declared(struct: string, field: string): readonly unknown[] {
  const body = new RegExp(`interface ${struct} \\{(.*?)\\n\\}`, "s").exec(declarations)?.[1] ?? "";
  return quoted(new RegExp(`\\b${field}: ([^;]*);`).exec(body)?.[1] ?? "").sort();
}

/** The names that `code` gives in modules of the core, as a function or beside the values of an enum, with those that stand in the view. */
function given(modules: readonly string[], others: readonly string[]): readonly unknown[] {
  const bodies = modules.flatMap((path) =>
    Array.from(
      read(`crates/core/src/${path}.rs`).matchAll(/(?:fn code\(|enum \w+ by code \{).*?\n {4}\}/gs),
      ([body]) => body,
    ),
  );
  const own = bodies.flatMap((body) => quoted(body.replace("TooLarge::CODE", '"too-large"')));
  return [...new Set([...own, ...others])].sort();
}

it.each([
  ["Reason", "code", ["pair", "distances/undefined"], ["order-differs", "no-brackets", "no-tags"]],
  ["ProjectionDrop", "code", ["projection/parse", "projection/pairing"], []],
  ["ForbiddenValues", "rule", ["projection/advance"], []],
])("%s.%s", (struct, field, modules, others) => {
  expect(declared(struct, field)).toEqual(given(modules, others));
});

it("ModelProblem.code", () => {
  const reader = read("crates/core/src/projection/model/reader.rs");
  const used = new Set(Array.from(reader.matchAll(/Code::(\w+)/g), ([, name]) => name));
  const all = read("crates/core/src/text/diagnostic.rs").matchAll(/^ {4}(\w+) = "([a-z0-9-]+)"/gm);
  const codes = [...all].flatMap(([, name, code]) => (used.has(name) ? [code] : []));
  expect(declared("ModelProblem", "code")).toEqual(codes.sort());
});
