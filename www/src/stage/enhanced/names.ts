/** What a word is in the enhanced graph besides, for those who hear the page. */
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { sayableForm } from "../layout/form.js";
import { emptyId, enhancedOf } from "./edges.js";
import "./texts/en.ftl";

/** "enhanced: nsubj of likes 8.1"; of a word with empty nodes below it also what these are. */
export function enhancedNames(sentence: Shown, word: number): readonly string[] {
  const nameOf = (id: string) => {
    const empty = sentence.emptyNodes.find((node) => emptyId(node) === id);
    const form = sayableForm(empty?.form ?? sentence.words[Number(id) - 1]?.form ?? "");
    return empty === undefined ? form : `${form} ${id}`;
  };
  return enhancedOf(sentence).edges.flatMap(({ dependent, head, relation }) => {
    if (dependent === `${word}`) {
      if (head === "0") return [t("canvas-word-enhanced-root", { label: relation })];
      return [t("canvas-word-enhanced", { label: relation, head: nameOf(head) })];
    }
    const isEmptyBelow = head === `${word}` && dependent.includes(".");
    const args = { label: relation, dependent: nameOf(dependent) };
    return isEmptyBelow ? [t("canvas-word-enhanced-below", args)] : [];
  });
}
