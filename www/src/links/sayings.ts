/** What is said aloud about links. */
import type { LinkKey } from "../model/refs.js";
import { sayableForm } from "../stage/layout/form.js";

/** The words of a sentence, in order. */
export interface Words {
  readonly words: readonly { readonly id: number; readonly form: string }[];
}

/** The sentences that are shown; without them words cannot be named. */
export type Readings =
  | { readonly left: Words | undefined; readonly right: Words | undefined }
  | undefined;

/** The words of a link, as the catalogue wants them. */
export function linkArguments(readings: Readings, link: LinkKey) {
  // Ids are names, not quantities: as text they are not grouped by thousands.
  return {
    left: String(link.left),
    right: String(link.right),
    leftForm: sayableForm(readings?.left?.words[link.left - 1]?.form ?? String(link.left)),
    rightForm: sayableForm(readings?.right?.words[link.right - 1]?.form ?? String(link.right)),
  };
}

/** The same for the names of steps, which give forms alone. */
export function formArguments(readings: Readings, link: LinkKey) {
  const { leftForm, rightForm } = linkArguments(readings, link);
  return { left: leftForm, right: rightForm };
}
