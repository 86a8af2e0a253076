/** A pair as what stands in other pages: a link, or the pair itself. */
import type { Format } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { writeLinks } from "../model/notation.js";
import { currentPair, type Texts, type Work } from "../model/state.js";
import "./texts/en.ftl";

/** Where the page is, without what its address holds. */
export function pageAddress(here: string): string {
  return new URL("./", here).href;
}

/** The link in Markdown. */
export function markdownLink(address: string, title: string): string {
  return `[${title.replace(/[\\[\]`*_<>]/g, "\\$&")}](${address})`;
}

/**
 * A frame with `more` attributes. Without a scheme of its own a dark page would put a white ground behind
 * it.
 */
export function frameCode(address: string, title: string, height: number, more: string): string {
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="100%" height="${height}" style="border: 0; color-scheme: light" ${more}></iframe>`;
}

/** The pair as an element that has its texts in it; where its script does not run, a link stands there. */
export function elementCode(page: string, work: Work, texts: Texts, hash?: string): string {
  const links = writeLinks(currentPair(work).links, false);
  const readAs = texts.readAs === undefined ? "" : ` read-as="${texts.readAs}"`;
  const { stripSubtypes, ignorePunctuation } = work.options;
  const names = [stripSubtypes ? "subtypes" : [], ignorePunctuation ? "punctuation" : []].flat();
  const ignore = names.length === 0 ? "" : ` ignore="${names.join(" ")}"`;
  return [
    `<script type="module" src="${attribute(`${page}embed.js`)}"></script>`,
    `<twin-tree links="${attribute(links)}"${readAs}${ignore}>`,
    ...(hash === undefined
      ? []
      : [`<a href="${attribute(page + hash)}">${t("element-instead")}</a>`]),
    slot("a", texts.formats.left, texts.left),
    slot("b", texts.formats.right, texts.right),
    "</twin-tree>",
    "",
  ].join("\n");
}

/** A text as it is; one that would end the script it stands in stands in a template, escaped. */
function slot(name: "a" | "b", format: Format, text: string): string {
  const lines = text.replace(/\n+$/, "");
  if (!/<\/script|<!--/i.test(lines))
    return `<script type="text/${format}" slot="${name}">\n${lines}\n</script>`;
  const escaped = lines.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<template type="text/${format}" slot="${name}">\n${escaped}\n</template>`;
}

function attribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(/\s+/g, " ");
}
