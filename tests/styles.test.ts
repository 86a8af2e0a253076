/** Style rules and templates name the same classes: no rule is dead, and no class of a template says nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The files of a folder with an ending, without what is made or declares messages. */
const files = (folder: string, ends: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ends.test(name) && !/(^|\/)pkg\/|\.d\.ts$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, "utf8"));

const unsaid = (text: string) => text.replace(/\/\*.*?\*\//gs, "").replace(/(^|\s)\/\/.*/g, "");

/** The classes that rules are for. */
const ruled = new Set(
  files("www", /\.css$/)
    .flatMap((css) => [...unsaid(css).matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector))
    .flatMap((selector) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ""),
    ),
);

const code = unsaid(files("www", /\.(ts|js|html)$/).join("\n"));
// Messages have names like classes.
const unspoken = code
  .replace(/\b(t|rich|asked)\(\s*(["`])(.*?)\2/gs, "")
  .replace(/\bid: ".*?"/g, "");

/** Every word that can be a class; of a computed name what stands before that which is filled in. */
const words = new Set(unspoken.match(/[a-z][\w-]*/g));
const begun = [...unspoken.matchAll(/(?<![\w-])([a-z][\w-]*-)\$\{/g)].map(([, name]) => name ?? "");

/** The classes that stand in templates as they are. */
const named = new Set(
  [...code.matchAll(/\bclass="([^"]*?)"/g)]
    .flatMap(([, names = ""]) => names.replace(/\S*\$\{.*?(\}\S*|$)/g, "").split(/\s+/))
    .filter((name) => /^[a-z][\w-]*$/.test(name)),
);

describe("the colours of the page", () => {
  it("are given their values where they are named, and for the trees; a rule beside them would change them for all in it", () => {
    const given = (css: string) =>
      [...unsaid(css).matchAll(/(?<=[{;]\s*)(--[\w-]+)(?=:)/g)].map(([name]) => name);
    const tokens = new Set(given(readFileSync(`${root}www/src/shell/tokens.css`, "utf8")));
    expect(tokens).toContain("--down");
    const elsewhere = readdirSync(`${root}www`, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.css$/.test(name) && !/(tokens|stage\/drawing)\.css$/.test(name))
      .flatMap((name) =>
        given(readFileSync(`${root}www/${name}`, "utf8"))
          .filter((one) => tokens.has(one))
          .map((one) => `${one} in ${name}`),
      );
    expect(elsewhere).toEqual([]);
  });
});

describe("the classes of the page", () => {
  it("are found", () => {
    expect(ruled).toContain("table");
    expect(named).toContain("table");
    expect(begun).toContain("shell-of-");
  });

  it("that have rules are named by a template", () => {
    const isNamed = (name: string) =>
      words.has(name) || begun.some((start) => name.startsWith(start));
    expect([...ruled].filter((name) => !isNamed(name))).toEqual([]);
  });

  it("that templates name have rules, are looked for, or stand in kept pictures", () => {
    const looked = code + files("tests", /\.ts$/).join("\n");
    const pictures = files("tests/pictures", /\.svg$/).join("\n");
    const isLooked = (name: string) =>
      new RegExp(`\\.${name}(?![\\w-])`).test(looked) ||
      new RegExp(`class="[^"]*(?<![\\w-])${name}(?![\\w-])`).test(pictures);
    expect([...named].filter((name) => !ruled.has(name) && !isLooked(name))).toEqual([]);
  });
});
