import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const register = `${source}messages/catalogue.ts`;
/** The name of a whole language, and what Vite takes for a module that is no file. */
const whole = "virtual:texts/";
const resolved = `\0${whole}`;

/**
 * Reads the catalogues (`texts/*.ftl`, one in the folder of each part) when the page is built, so that
 * the page need not bring a parser: the module made of one takes its messages in. What cannot be read
 * stops the build, by its id. `virtual:texts/de` is all the catalogues of that language; `virtual:texts/tabs`
 * is the labels of the tabs of the results, which are there before the tabs themselves.
 */
export function catalogues(): Plugin {
  return {
    name: "twintree:catalogues",
    resolveId: (id) => (id.startsWith(whole) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(resolved)) return null;
      const wanted = id.slice(resolved.length);
      if (wanted === "tabs") return registering("en", catalogue("en", "results/").flatMap(labels));
      const files = catalogue(wanted).map((file) => `import ${JSON.stringify(file)};`);
      return files.join("\n");
    },
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text, file) {
        const messages = read(text);
        const ids = new Set(messages.map(([id]) => id));
        for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
          if (!ids.has(id ?? "")) throw new Error(`${file}: ${id} is no message`);
        }
        const language = file.slice(file.lastIndexOf("/") + 1, -".ftl".length);
        return { code: registering(language, messages), map: null, moduleType: "js" };
      },
    },
  };
}

type Message = readonly [id: string, value: FluentResource["body"][number]["value"]];

function read(text: string): readonly Message[] {
  return new FluentResource(text).body.map(({ id, value }) => [id, value]);
}

/** The catalogues of a language, of all parts or of those below a folder. */
function catalogue(language: string, folder = ""): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.startsWith(folder) && file.endsWith(`texts/${language}.ftl`))
    .sort()
    .map((file) => source + file);
}

function labels(file: string): readonly Message[] {
  return read(readFileSync(file, "utf8")).filter(([id]) => id.startsWith("tab-"));
}

function registering(language: string, messages: readonly Message[]): string {
  return `import { register } from ${JSON.stringify(register)};
register(${JSON.stringify(language)}, ${JSON.stringify(messages)});`;
}
