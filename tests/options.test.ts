/**
 * The table of options, `docs/options.json`: each has a name on every surface, or a reason why it has none.
 * The program's own options are held against it by `crates/cli/src/arguments/tests.rs`.
 *
 * `UPDATE_OPTIONS=1` writes `docs/options.md` anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, messages } from "../www/build/catalogues.js";
import {
  firstView,
  plainAligner,
  type plainFormats,
  plainOptions,
} from "../www/src/model/state.js";
import { firstChosen as pairs } from "../www/src/pairs/page/chosen.js";
import { firstChosen as crossings } from "../www/src/results/crossings/props.js";
import { firstChosen as distances } from "../www/src/results/distances/props.js";
import { firstChosen as fusion } from "../www/src/results/fusion/props.js";
import { firstChosen as projection } from "../www/src/results/projection/props.js";

type Value = boolean | number | string | null;
/** Where an option may have a name, and what may differ there. */
type Surface = "flag" | "python" | "field" | "page" | "pageDefault" | "most";
interface Option {
  readonly name: string;
  readonly topic: string;
  /** Those of the program that have it; empty for the program itself, and where none has it. */
  readonly commands: readonly string[];
  readonly type: "flag" | "choice" | "number" | "text" | "file";
  readonly default: Value;
  readonly values?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  readonly en: string;
  readonly de: string;
  readonly flag: string | null;
  readonly python: string | null;
  readonly field: readonly string[] | null;
  readonly page: string | readonly string[] | null;
  /** Of the label that it has on the page. */
  readonly message?: string;
  readonly pageDefault?: Value;
  readonly why?: Partial<Record<Surface, string>>;
}
interface Table {
  readonly reasons: Readonly<Record<string, string>>;
  /** By why they are no options: fields of requests, and settings of the page. */
  readonly apart: Readonly<Record<"field" | "page", Readonly<Record<string, readonly string[]>>>>;
  readonly options: readonly Option[];
}

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const { reasons, apart, options }: Table = JSON.parse(read("docs/options.json"));

/** The settings of an option on the page. */
const settings = ({ page }: Option) => [page ?? []].flat();
/** What is said to be no option. */
const none = (surface: "field" | "page") => Object.values(apart[surface]).flat();

test("each option has a name on every surface or a reason why not, and every reason is given", () => {
  for (const { name, commands, why = {}, ...option } of options) {
    for (const surface of ["flag", "python", "field", "page"] as const)
      expect(option[surface] === null, `${commands} ${name}: ${surface}`).toBe(surface in why);
    expect("pageDefault" in option, name).toBe("pageDefault" in why);
  }
  const given = options.flatMap(({ why = {} }) => Object.values(why));
  expect(new Set(given)).toEqual(new Set(Object.keys(reasons)));
});

test("a keyword of Python is the flag of the command line", () => {
  const keyword = (flag: string) =>
    flag === "--as" ? "read_as" : flag.slice(2).replaceAll("-", "_");
  for (const { flag, python } of options) expect(python).toBe(flag && keyword(flag));
});

/** The fields of requests and options at the boundary, and what its functions take besides: `fuse.into`. */
function fields(): string[] {
  const text = ["", "-pairs", "-projection"]
    .map((part) => read(`tests/boundary${part}-contract.ts`))
    .join("\n")
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
  const declared = [
    ...text.matchAll(/^export interface (\w*(?:Options|Request|Costs)) \{$(.*?)^\}$/gms),
  ];
  const inTypes = declared.flatMap(([, type, body = ""]) =>
    [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => `${type}.${field}`),
  );
  // Texts, links and columns are what is asked about; what may be missing is an option.
  const plain = /(\w+): (?:boolean|number|Side|Merge|Algorithm|Attribute)\b(?!\[)/g;
  const functions = [...text.matchAll(/^export declare function (\w+)\((.*?)\):/gms)];
  const besides = functions.flatMap(([, name, given = ""]) =>
    [...given.matchAll(plain), ...given.matchAll(/(\w+)\?:/g)].map(([, one]) => `${name}.${one}`),
  );
  return [...inTypes, ...besides];
}

test("every field of a request or its options is in the table, and no other", () => {
  const named = options.flatMap(({ field }) => field ?? []);
  const known = fields();
  expect(known.length).toBeGreaterThan(50);
  expect(new Set([...named, ...none("field")])).toEqual(
    // Texts by which something is chosen.
    new Set([...known, "significance_of.name", "predict.model"]),
  );
});

/** The settings of the page that no one has touched. */
function untouched(): ReadonlyMap<string, unknown> {
  const { weights, ...aligner } = plainAligner;
  const weighed = Object.values(weights).join();
  const spanning = { algorithm: "kruskal", predict: false };
  const groups = {
    options: plainOptions,
    aligner: { ...aligner, weights: weighed },
    formats: { left: undefined, right: undefined } satisfies Record<
      keyof typeof plainFormats,
      undefined
    >,
    ...{ pairs, distances, crossings, projection, fusion, spanning },
    score: { onTrees: true, more: false },
    edges: { treeOnly: false },
  };
  const inGroups = Object.entries(groups).flatMap(([group, first]) =>
    Object.entries(first).map(([name, value]) => [`${group}.${name}`, value] as const),
  );
  return new Map([...Object.entries({ ...firstView, readAs: undefined }), ...inGroups]);
}

test("every setting of the page is in the table with what it is at first, and no other", () => {
  const known = untouched();
  const named = options.flatMap(settings);
  expect(new Set([...named, ...none("page")])).toEqual(new Set(known.keys()));
  for (const option of options) {
    for (const setting of settings(option)) {
      const value = known.get(setting);
      const nothing = value === undefined || value === "" || value === "default";
      const first = option.pageDefault ?? option.default;
      // A file of the command line is a switch here, or a text.
      const isOff = first === null && value === false;
      expect(nothing || isOff ? null : value, setting).toBe(first);
    }
  }
});

/** The labels of the page in a language, by their ids. */
function labels(language: string): ReadonlyMap<string, unknown> {
  return new Map(
    files(language)
      .flatMap(messages)
      .map(({ id, value }) => [id, value]),
  );
}
const [english, german] = [labels("en"), labels("de")];

test("labels of the page are those of its catalogues", () => {
  for (const { message } of options) {
    if (message === undefined) continue;
    expect(typeof english.get(message), message).toBe("string");
    expect(typeof german.get(message), message).toBe("string");
  }
});

const code = (text: string) => `\`${text}\``;

/** What an option may be, and what it is where it is not given. */
function valuesOf({ type, values, least, most, default: first }: Option): string {
  const range =
    least === undefined ? [] : [most === undefined ? `from ${least}` : `${least}–${most}`];
  const may = type === "flag" ? [] : (values?.map(code) ?? [type === "number" ? range[0] : type]);
  const otherwise =
    type === "flag" || first === null || first === "" ? [] : [`else ${code(String(first))}`];
  return [may.join(", "), ...otherwise].filter((part) => part !== "").join("; ");
}

/** A row of the page. Where there is no name there is the number of the reason. */
function row(option: Option): string {
  const { commands, en, de, flag, python, field, message, pageDefault, why = {} } = option;
  const numbers = Object.keys(reasons);
  const number = (surface: Surface) => `[${numbers.indexOf(why[surface] ?? "") + 1}](#reasons)`;
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  const labelled = message && `*${english.get(message)}* / *${german.get(message)}*`;
  const page = labelled ?? settings(option).map(code).join(", ");
  const differs =
    pageDefault === undefined
      ? ""
      : `; at first ${code(String(pageDefault))} ${number("pageDefault")}`;
  const bound = why.most === undefined ? "" : ` ${number("most")}`;
  const cells = [
    flag === null ? number("flag") : code(flag),
    commands.filter((one) => one !== "").join(", "),
    `${en}<br>*${de}*`,
    valuesOf(option) + bound,
    python === null ? number("python") : code(python),
    field?.map((one) => code(camel(one))).join(", ") ?? number("field"),
    page === "" ? number("page") : page + differs,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** The page of the documentation. */
function documented(): string {
  const topics = [...new Set(options.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const rows = options.filter((one) => one.topic === topic).map(row);
    return `## ${topic}

| command line | commands | what it does | values | Python | JavaScript | on the page |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
  });
  return `# Options

Every option by its name on the command line, in Python, in JavaScript and on the page, from [options.json](options.json), against which tests hold all four. A number stands where there is none, and leads to the [reason](#reasons).

${parts.join("\n")}
## Reasons

${Object.values(reasons)
  .map((reason, index) => `${index + 1}. ${reason}`)
  .join("\n")}
`;
}

test("the documentation is made of the table", () => {
  const place = new URL("docs/options.md", root);
  if (process.env.UPDATE_OPTIONS === "1") writeFileSync(place, documented());
  expect(readFileSync(place, "utf8"), "UPDATE_OPTIONS=1 npx vitest run options").toBe(documented());
});
