import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";
import { chunk } from "./chunks.ts";
import { litPolicy } from "./lit-policy.ts";
import { loading } from "./loading.ts";
import { tabStyles } from "./styles.ts";

const www = fileURLToPath(new URL("..", import.meta.url));

/** How `<twin-tree>` is handed out: each form is one file by its name, what it fetches later beside it. */
const forms = [
  { entry: "beside.ts", file: "embed.js", format: "es", whole: false },
  { entry: "inside.ts", file: "embed-whole.js", format: "es", whole: true },
  // Scripts of this kind alone run in a page opened from a folder, and in a frame without an origin where
  // the host says nothing of origins.
  { entry: "classic.ts", file: "embed-classic.js", format: "iife", whole: true },
] as const;

/** Builds what stands in pages of others, behind the page itself. */
export function embed(): Plugin {
  let outDir = "";
  return {
    name: "twintree:embed",
    apply: "build",
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      for (const form of forms) await build(configOf(form, outDir));
    },
  };
}

function configOf(
  { entry, file, format, whole }: (typeof forms)[number],
  outDir: string,
): InlineConfig {
  return {
    configFile: false,
    root: www,
    base: "./",
    publicDir: false,
    logLevel: "error",
    css: { postcss: { plugins: [hostForRoot] } },
    define: { "import.meta.env.PROD": "true" },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${www}src/element/${entry}`,
        preserveEntrySignatures: whole ? "exports-only" : "allow-extension",
        output: {
          format,
          entryFileNames: file,
          chunkFileNames: "embed/[name]-[hash].js",
          assetFileNames: "embed/[name]-[hash][extname]",
          codeSplitting: whole ? false : firstFile,
        },
      },
    },
    plugins: [litPolicy(), loading(), catalogues(), tabStyles(), bindingsFactory(), base64()],
  };
}

/**
 * All that is needed before anything is drawn is one file beside `embed.js`. It has a name of its own: parts
 * that come later import from it, and `embed.js` may be asked for as `embed.js?2`.
 */
const firstFile = {
  includeDependenciesRecursively: false,
  groups: [chunk("element", [`${www}src/element/define.ts`])],
};

/** What the page says of its root, an element says of its host. */
const hostForRoot = {
  postcssPlugin: "twintree-host-for-root",
  Rule(rule: { selector: string }) {
    if (!rule.selector.includes(":root")) return;
    rule.selector = rule.selector
      .replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))+)/g, ":host($1)")
      .replace(/:root\b/g, ":host");
  },
};

/**
 * Makes a function of the bindings of a module: they hold one instance, and after a trap another one is
 * needed in the same page.
 */
function bindingsFactory(): Plugin {
  const query = "?factory";
  return {
    name: "twintree:bindings-factory",
    enforce: "pre",
    load: {
      filter: { id: /\?factory$/ },
      handler(id) {
        const text = readFileSync(id.slice(0, -query.length), "utf8");
        const names = [...text.matchAll(/^export (?:function|class) (\w+)/gm)].map(
          ([, name]) => name,
        );
        const body = text
          .replace(/^export (function|class) /gm, "$1 ")
          .replace(/^export \{[^}]*\};?$/gm, "")
          // Where the file would be by itself: the module is handed over.
          .replace(/new URL\([^)]*import\.meta\.url\)/g, "undefined");
        if (names.length === 0 || /^export |import\.meta/m.test(body))
          throw new Error(`${id}: the bindings are not what they were`);
        const exported = [...names, "default: __wbg_init"].join(", ");
        return `export default function () {\n${body}\nreturn { ${exported} };\n}`;
      },
    },
  };
}

/** Puts the bytes of a file into the script. */
function base64(): Plugin {
  const query = "?base64";
  return {
    name: "twintree:base64",
    enforce: "pre",
    load: {
      filter: { id: /\?base64$/ },
      handler: (id) =>
        `export default ${JSON.stringify(readFileSync(id.slice(0, -query.length)).toString("base64"))};`,
    },
  };
}
