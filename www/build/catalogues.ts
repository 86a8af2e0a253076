import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const register = `${source}messages/catalogue.ts`;
const types = `${source}messages/messages.d.ts`;
/** The name of a whole language, and what Vite takes for a module that is no file. */
const whole = "virtual:texts/";
const resolved = `\0${whole}`;

/** In the place of Fluent's own functions, which no catalogue calls. */
const noFunctions = "export const NUMBER = undefined, DATETIME = undefined;";

/** A message: its id, and its pattern as Fluent reads it. */
export interface Message {
  readonly id: string;
  readonly value: FluentResource["body"][number]["value"];
}

/**
 * Reads the catalogues (`texts/*.ftl`, one in the folder of each part) when the page is built, so that
 * the page need not bring a parser: the module made of one takes its messages in. What cannot be read
 * stops the build, by its id. `virtual:texts/de` is all the catalogues of that language; `virtual:texts/tabs`
 * is the labels of the tabs of the results, which are there before the tabs themselves. What messages there
 * are, and what each must be given, is written down for the compiler.
 */
export function catalogues(): Plugin {
  return {
    name: "twintree:catalogues",
    buildStart: declare,
    watchChange(file) {
      if (file.endsWith("en.ftl")) declare();
    },
    resolveId: (id) => (id.startsWith(whole) ? `\0${id}` : null),
    load(id) {
      if (/@fluent\/bundle\/esm\/builtins\.js$/.test(id)) return noFunctions;
      if (!id.startsWith(resolved)) return null;
      const wanted = id.slice(resolved.length);
      if (wanted === "tabs") return registering("en", files("en", "results/").flatMap(labels));
      return files(wanted)
        .map((file) => `import ${JSON.stringify(file)};`)
        .join("\n");
    },
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (_, file) => ({
        code: registering(path.basename(file, ".ftl"), messages(file)),
        map: null,
        moduleType: "js",
      }),
    },
  };
}

/** The catalogues of a language, of all parts or of those below a folder. */
export function files(language: string, folder = ""): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.startsWith(folder) && file.endsWith(`texts/${language}.ftl`))
    .sort()
    .map((file) => source + file);
}

/** The messages of a catalogue. The parser passes over what it cannot read; here it is an error. */
export function messages(file: string): readonly Message[] {
  const text = readFileSync(file, "utf8");
  const read = new FluentResource(text).body;
  const ids = new Set(read.map(({ id }) => id));
  for (const [, id = ""] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
    if (!ids.has(id)) throw new Error(`${file}: ${id} is no message`);
  }
  return read;
}

/** The names of what a message must be given. */
export function variables({ value }: Message): readonly string[] {
  return [...new Set(named("var", value))].sort();
}

/** The ids of the messages that a message quotes, such as the name of a tab. */
export function references({ value }: Message): readonly string[] {
  return [...new Set(named("mesg", value))].sort();
}

/** The names in a pattern of this type. */
function named(type: string, pattern: unknown): readonly string[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  if ("type" in pattern && pattern.type === type && "name" in pattern) return [`${pattern.name}`];
  return Object.values(pattern).flatMap((part) => named(type, part));
}

function labels(file: string): readonly Message[] {
  return messages(file).filter(({ id }) => id.startsWith("tab-"));
}

/**
 * The module that takes messages in. What a message quotes, such as the name of a tab or a button, is put in
 * its place here: the part whose label it is may be loaded later, or never.
 */
function registering(language: string, taken: readonly Message[]): string {
  let all: ReadonlyMap<string, Message["value"]> | undefined;
  const quoted = (id: string): string => {
    all ??= new Map(
      files(language)
        .flatMap(messages)
        .map(({ id, value }) => [id, value]),
    );
    const label = all.get(id);
    if (typeof label === "string") return label;
    throw new Error(`${language}: ${id} is quoted and is no label`);
  };
  const plain = ({ id, value }: Message) => [
    id,
    JSON.parse(JSON.stringify(value), (_, part) => {
      if (part?.type === "mesg") return quoted(part.name);
      const isPlain = Array.isArray(part) && part.length > 0 && part.every(isText);
      return isPlain ? part.join("") : part;
    }),
  ];
  return `import { register } from ${JSON.stringify(register)};
register(${JSON.stringify(language)}, ${JSON.stringify(taken.map(plain))});`;
}

const isText = (part: unknown) => typeof part === "string";

/** Writes the types of all messages, where they are not what they were. */
export function declare(): void {
  const members: string[] = [];
  const alike = new Map<string, string[]>();
  for (const message of files("en").flatMap(messages)) {
    const names = variables(message).map((name) => `"${name}"`);
    const given = names.join(" | ") || "never";
    members.push(`  "${message.id}": ${given};\n`);
    alike.set(given, [...(alike.get(given) ?? []), `    | "${message.id}"\n`]);
  }
  const groups = [...alike.values()].map((ids) => `${ids.join("")},\n`);
  const text = `// Made of the catalogues by www/build/catalogues.ts.
/** The messages of the page by their ids, each with the names of what it must be given. */
export interface Messages {\n${members.sort().join("")}}
/** Their ids; those that must be given the same are together. */
export type Alike = [\n${groups.join("")}];\n`;
  if (!existsSync(types) || readFileSync(types, "utf8") !== text) writeFileSync(types, text);
}
