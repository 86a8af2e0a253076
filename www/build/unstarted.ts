import { readFileSync } from "node:fs";
import type { MessageId } from "../src/messages/index.ts";
import { files, messages } from "./catalogues.ts";

const www = new URL("../", import.meta.url);
const languages = ["en", "de"];
const reasons = ["file", "old", "lost"] as const;
const reference = /<script src="\.\/unstarted\.js"[^>]*><\/script>/;

/**
 * Puts into a page what says that it does not start: the script that notices, in the page itself, and the
 * sentences in all languages, of which it shows one.
 */
export function withUnstarted(html: string): string {
  if (!reference.test(html)) throw new Error("the page does not name unstarted.js");
  const script = readFileSync(new URL("unstarted.js", www), "utf8");
  const sentences = languages.flatMap((language) => {
    const said = new Map(
      files(language, "shell/unstarted/")
        .flatMap(messages)
        .map(({ id, value }) => [id, value]),
    );
    return reasons.map((why) => {
      const id: MessageId = `unstarted-${why}`;
      return `<p lang="${language}" data-why="${why}" hidden>${String(said.get(id))}</p>`;
    });
  });
  return html
    .replace(reference, () => `<script>${script}</script>`)
    .replace(
      "<body>",
      () => `<body>\n    <div class="unstarted" role="alert">${sentences.join("")}</div>`,
    );
}
