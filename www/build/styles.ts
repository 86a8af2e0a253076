import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const results = fileURLToPath(new URL("../src/results/", import.meta.url));

/** Puts the style of each tab of the results, in the folder of the tab, behind those of `www/style.css`. */
export function tabStyles(): Plugin {
  return {
    name: "twintree:tab-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/www\/style\.css$/ },
      handler(text) {
        const folders = readdirSync(results, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && existsSync(`${results}${entry.name}/style.css`))
          .map(({ name }) => `@import "./src/results/${name}/style.css";`)
          .sort();
        return { code: `${text}\n${folders.join("\n")}\n`, map: null };
      },
    },
  };
}
