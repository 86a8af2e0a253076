import { readdirSync } from "node:fs";
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
 * stops the build, by its id. `virtual:texts/de` is all the catalogues of that language.
 */
export function catalogues(): Plugin {
  return {
    name: "twintree:catalogues",
    resolveId: (id) => (id.startsWith(whole) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(resolved)) return null;
      const name = `texts/${id.slice(resolved.length)}.ftl`;
      const files = readdirSync(source, { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file.endsWith(name))
        .sort();
      return files.map((file) => `import ${JSON.stringify(source + file)};`).join("\n");
    },
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text, file) {
        const messages = new FluentResource(text).body.map(({ id, value }) => [id, value]);
        const read = new Set(messages.map(([id]) => id));
        for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
          if (!read.has(id ?? "")) throw new Error(`${file}: ${id} is no message`);
        }
        const language = file.slice(file.lastIndexOf("/") + 1, -".ftl".length);
        const code = `import { register } from ${JSON.stringify(register)};
register(${JSON.stringify(language)}, ${JSON.stringify(messages)});`;
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}
