import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/**
 * Reads the catalogues (`*.ftl`) when the page is built, so that the page need not bring a parser: a
 * module gives the messages as `[id, pattern]`. What cannot be read stops the build, by its id.
 */
export function catalogues(): Plugin {
  return {
    name: "twintree:catalogues",
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text, file) {
        const messages = new FluentResource(text).body.map(({ id, value }) => [id, value]);
        const read = new Set(messages.map(([id]) => id));
        for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
          if (!read.has(id ?? "")) throw new Error(`${file}: ${id} is no message`);
        }
        return { code: `export default ${JSON.stringify(messages)};`, map: null, moduleType: "js" };
      },
    },
  };
}
