import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { withUnstarted } from "./unstarted.ts";

const theme = new URL("../theme.js", import.meta.url);

/**
 * Puts what the first paint needs into the page itself, the style, the script of the theme, and what says that the page does not start: over a slow
 * network every file more is a round trip before anything is seen.
 */
export function firstPaint(): Plugin {
  return {
    name: "twintree:first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
        const [style] = styles;
        if (style?.type !== "asset" || styles.length > 1)
          throw new Error("the page has one style, and all of it is in the page");
        delete bundle[style.fileName];
        const script = `<script>${readFileSync(theme, "utf8")}</script>`;
        const inPage = `<style>${style.source}</style>\n    ${script}`;
        return replaced(
          replaced(withUnstarted(html), /<script src="\.\/theme\.js"[^>]*><\/script>\s*/, ""),
          new RegExp(`<link rel="stylesheet"[^>]*href="\\./${style.fileName}"[^>]*>`),
          inPage,
        );
      },
    },
  };
}

/** `html` with what `wanted` finds replaced; the build stops where it finds nothing. */
function replaced(html: string, wanted: RegExp, by: string): string {
  if (!wanted.test(html)) throw new Error(`index.html has nothing like ${wanted}`);
  return html.replace(wanted, () => by);
}
