import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { documentation } from "./documentation.ts";
import { policy } from "./policy.ts";
import { withUnstarted } from "./unstarted.ts";

/** Where the build is going to be, with a slash at its end, as far as that is known when it is made. */
const address = process.env.TWINTREE_SITE ?? "./";

const www = fileURLToPath(new URL("..", import.meta.url));

/** What each page has in its head, beside its title; `embed.html` is no page that is read, and has none of it. */
const head = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="./site.css">
    <script src="./theme.js"></script>
    <script src="./site.js" defer></script>`;

const header = `<header class="site-head">
      <a class="site-name" href="./"><img src="./icon.svg" alt=""> Twintree</a>
      <nav aria-label="Pages"><a href="./documentation.html">Documentation</a> <a href="./embedding.html">Embedding</a> <a href="./links.html">Links</a></nav>
    </header>`;

/** Puts the pages that stand beside the page itself into the build, each with the policy. */
export function site(): Plugin {
  return {
    name: "twintree:site",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // Anyone who shows a preview of a link asks for the picture by a whole address.
      handler: (html) => html.replace('"./preview.png"', `"${address}preview.png"`),
    },
    writeBundle({ dir = "." }) {
      const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
      for (const name of readdirSync(`${www}site`)) {
        if (name.endsWith(".html")) {
          const html = readFileSync(`${www}site/${name}`, "utf8");
          write(name, pageOf(documentation(name, html)));
        } else copyFileSync(`${www}site/${name}`, path.join(dir, name));
      }
      const styles = ["src/shell/tokens.css", "src/shell/base.css", "site/site.css"];
      write("site.css", styles.map((name) => readFileSync(www + name, "utf8")).join("\n"));
      copyFileSync(`${www}theme.js`, path.join(dir, "theme.js"));
    },
  };
}

/** A page as it is served: `html` has a title and a text. */
function pageOf(html: string): string {
  const bare = html.includes("<meta charset");
  const whole = bare
    ? withUnstarted(html)
    : html
        .replace("<head>", `<head>\n    ${head}`)
        .replace("</head>", `${preview(html)}</head>`)
        .replace("<body>", `<body>\n    ${header}\n    <main>`)
        .replace("</body>", "</main>\n  </body>");
  const frames = html.includes("<iframe") ? "; frame-src 'self'" : "";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(bare ? whole : "")}${frames}">`;
  return whole.replace("<head>", `<head>\n    ${meta}`);
}

/** What a preview of a link to a page shows: its title, what it is about, and the picture of the page itself. */
function preview(html: string): string {
  const title = /<title>(.*)<\/title>/.exec(html)?.[1];
  const about = /<meta name="description" content="(.*)">/.exec(html)?.[1];
  if (title === undefined || about === undefined) return "";
  return `  <meta property="og:title" content="${title}">
    <meta property="og:type" content="article">
    <meta property="og:description" content="${about}">
    <meta property="og:image" content="${address}preview.png">
    <meta name="twitter:card" content="summary_large_image">
  `;
}
