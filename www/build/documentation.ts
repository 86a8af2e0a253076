/**
 * The pages of documentation: texts of `docs`, one after the other, and a table of their contents.
 *
 * A heading becomes one that is a level deeper, since a page has one of its own, and links between the
 * texts lead to places of the pages.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));

/** The texts of each page, in their order. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "documentation.html": ["formats", "embedding", "command-line", "data", "api", "session", "cost"],
  // Hundreds of cells, of which nobody reads more than a few.
  "options.html": ["options"],
};

/** The deepest headings that the table of contents has. */
const deepest = 2;

/** What is shorter, in letters, stays on one line. */
const longest = 24;

/** A heading with its place on the page. */
interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly html: string;
}

/** Puts its texts and the table of their contents into the page of this name, where its comments ask for them. */
export function documentation(page: string, html: string): string {
  const places = new Map(Object.keys(pages).flatMap((other) => placesOf(other, other === page)));
  const headings: Heading[] = [];
  const written = (pages[page] ?? []).map((name) =>
    writer(name, places, headings).parse(textOf(name), { async: false }),
  );
  return html
    .replace("<!-- contents -->", () => contents(headings))
    .replace("<!-- documents -->", () => written.join(""));
}

function textOf(name: string): string {
  return readFileSync(`${docs}${name}.md`, "utf8");
}

/** Where the places of a page's texts are, by `name.md` and `name.md#heading`, seen from this page or from another. */
function placesOf(page: string, isThis: boolean): [string, string][] {
  const places = new Map<string, string>();
  const taken = new Set<string>();
  const address = isThis ? "" : `./${page}`;
  for (const name of pages[page] ?? []) {
    for (const token of new Marked().lexer(textOf(name))) {
      if (token.type !== "heading") continue;
      const slug = slugOf(token as Tokens.Heading);
      // Headings of two texts may be the same.
      const id = taken.has(slug) ? `${name}-${slug}` : slug;
      if (taken.has(id)) throw new Error(`docs/${name}.md has two headings "${token.raw.trim()}"`);
      taken.add(id);
      places.set(`${name}.md#${slug}`, `${address}#${id}`);
      if (!places.has(`${name}.md`)) places.set(`${name}.md`, `${address}#${id}`);
    }
  }
  return [...places];
}

/** The anchor of a heading, as repositories show it. */
function slugOf({ text }: Tokens.Heading): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Writes one of the texts, and notes its headings. */
function writer(name: string, places: ReadonlyMap<string, string>, headings: Heading[]): Marked {
  const marked = new Marked();
  const plain = new marked.Renderer();
  marked.use({
    renderer: {
      heading(token) {
        const id = (places.get(`${name}.md#${slugOf(token)}`) ?? "").slice(1);
        const html = this.parser.parseInline(token.tokens);
        headings.push({ id, depth: token.depth, html });
        const tag = `h${token.depth + 1}`;
        return `<${tag} id="${id}"><a class="site-anchor" href="#${id}">${html}</a></${tag}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const place = placeOf(href, name, places);
        return place === undefined ? html : `<a href="${place}">${html}</a>`;
      },
      codespan({ text }) {
        const html = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        // An option is not broken at its hyphens.
        return text.length > longest
          ? `<code>${html}</code>`
          : `<code class="site-short">${html}</code>`;
      },
      table(token) {
        plain.parser = this.parser;
        return `<div class="site-wide">${plain.table(token)}</div>\n`;
      },
      tablecell({ header, tokens }) {
        const html = this.parser.parseInline(tokens);
        return header ? `<th scope="col">${html}</th>\n` : `<td>${html}</td>\n`;
      },
      code(token) {
        plain.parser = this.parser;
        const [language = "", file] = (token.lang ?? "").split(" ");
        const html = plain.code({ ...token, lang: language });
        if (file !== undefined) return `<p class="site-file">${file}</p>\n${html}`;
        const isOutput = name === "command-line" && language !== "sh";
        return isOutput ? html.replace("<pre>", '<pre class="site-output">') : html;
      },
    },
  });
  return marked;
}

/** Where a link of a text leads; undefined where the site has no such page. */
function placeOf(
  href: string,
  name: string,
  places: ReadonlyMap<string, string>,
): string | undefined {
  if (/^https?:/.test(href)) return href;
  if (href.startsWith("../www/site/")) return `./${href.slice("../www/site/".length)}`;
  if (href.startsWith("../") || href.endsWith(".json")) return undefined;
  const place = places.get(href.startsWith("#") ? `${name}.md${href}` : href);
  if (place === undefined) throw new Error(`docs/${name}.md links to ${href}, which is not there`);
  return place;
}

/** The table of contents: a list of lists. */
function contents(headings: readonly Heading[]): string {
  let html = "";
  let depth = 0;
  for (const heading of headings) {
    if (heading.depth > deepest) continue;
    for (; depth < heading.depth; depth += 1) html += "<ul><li>";
    for (; depth > heading.depth; depth -= 1) html += "</li></ul>";
    if (!html.endsWith("<li>")) html += "</li><li>";
    html += `<a href="#${heading.id}">${heading.html}</a>`;
  }
  for (; depth > 0; depth -= 1) html += "</li></ul>";
  return `<nav class="site-contents" aria-label="Contents">${html}</nav>`;
}
