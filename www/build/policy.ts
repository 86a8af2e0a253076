import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * The promise of the footer, in force: no request leaves the origin, nothing inline counts but what the
 * build has put there, and no string becomes script but through the two named policies (Lit's templates,
 * the worker's address).
 */
export const policy = (html: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${digests(html, "script")}`,
    `style-src 'self'${digests(html, "style")}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html twintree twintree-element",
  ].join("; ");

/** The digest of what stands in each such element of the page, as the policy writes it. */
function digests(html: string, tag: "script" | "style"): string {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, "g"))]
    .filter(([, content]) => content !== "")
    .map(([, content = ""]) => ` 'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join("");
}

/** Puts the policy first in the head. Only in the build: the development server needs inline scripts. */
export function securityPolicy(): Plugin {
  return {
    name: "twintree:security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policy(html) },
          injectTo: "head-prepend",
        },
      ],
    },
  };
}
