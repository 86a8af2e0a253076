import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const www = new URL("../", import.meta.url);
const texts = new URL("src/shell/unstarted/texts/", www);
const languages = ["en", "de"];
const reasons = ["file", "old", "lost"];
const reference = /<script src="\.\/unstarted\.js"[^>]*><\/script>/;

/**
 * Puts into a page what says that it does not start: the script that notices, in the page itself, and the
 * sentences in all languages, of which it shows one.
 */
export function withUnstarted(html: string): string {
  if (!reference.test(html)) throw new Error("the page does not name unstarted.js");
  const script = readFileSync(new URL("unstarted.js", www), "utf8");
  const sentences = languages.flatMap((language) => {
    const text = readFileSync(new URL(`${language}.ftl`, texts), "utf8");
    const said = new Map(new FluentResource(text).body.map(({ id, value }) => [id, value]));
    return reasons.map(
      (why) =>
        `<p lang="${language}" data-why="${why}" hidden>${String(said.get(`unstarted-${why}`))}</p>`,
    );
  });
  return html
    .replace(reference, () => `<script>${script}</script>`)
    .replace(
      "<body>",
      () => `<body>\n    <div class="unstarted" role="alert">${sentences.join("")}</div>`,
    );
}
