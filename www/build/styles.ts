import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/results/", import.meta.url));

/**
 * Puts the style of each tab of the results, in the folder of the tab, behind those that the page
 * (`www/style.css`) and elements import by name.
 */
export function tabStyles(): Plugin {
  return {
    name: "twintree:tab-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:www\/style|element\/panel)\.css(?:\?inline)?$/ },
      handler(text, id) {
        const results = id.includes("/element/") ? "../results" : "./src/results";
        const folders = readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && existsSync(`${folder}${entry.name}/style.css`))
          .map(({ name }) => `@import "${results}/${name}/style.css";`)
          .sort();
        const end = text.lastIndexOf("@import");
        const at = text.indexOf("\n", end) + 1;
        const code = `${text.slice(0, at)}${folders.join("\n")}\n${text.slice(at)}`;
        return { code, map: null };
      },
    },
  };
}
