import type { Plugin } from "vite";

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
export function securityPolicy(): Plugin {
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
