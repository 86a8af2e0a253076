import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/**
 * The promise of the footer, in force: no request leaves the origin, nothing inline runs, and no
 * string becomes script but through the two named policies (Lit's templates, the worker's address).
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types lit-html twintree",
].join("; ");

/** Puts the policy first in the head. Only in the build: the development server needs inline scripts. */
function securityPolicy(): Plugin {
  return {
    name: "twintree:security-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** Writes `offline.js`, the service worker, with the list of what the build consists of. */
function offline(): Plugin {
  return {
    name: "twintree:offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = [
        "./",
        "./theme.js",
        "./icon.svg",
        ...Object.keys(bundle).map((file) => `./${file}`),
      ]
        .filter((file) => !file.endsWith(".html"))
        .sort();
      const version = createHash("sha256");
      for (const item of Object.values(bundle)) {
        version.update(item.fileName);
        version.update(item.type === "chunk" ? item.code : item.source);
      }
      const source = readFileSync(new URL("./www/offline.js", import.meta.url), "utf8")
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

export default defineConfig({
  root: "www",
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  plugins: [securityPolicy(), offline()],
});
