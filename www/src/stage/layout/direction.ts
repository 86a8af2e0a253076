/** The direction in which the words of a sentence follow one another. */
export type Direction = "ltr" | "rtl";

const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/**
 * The direction of a sentence: every form votes with its first letter, and an even vote is decided by the
 * first form that has one. So a Latin name at the start does not turn an Arabic sentence round.
 * Only the first 64 characters of a form are looked at; forms without letters do not vote.
 */
export function directionOf(forms: Iterable<string>): Direction {
  let first: Direction | undefined;
  let balance = 0;
  for (const form of forms) {
    const letter = strong.exec(form.slice(0, 64))?.[0];
    if (letter === undefined) continue;
    const direction = rightToLeft.test(letter) ? "rtl" : "ltr";
    first ??= direction;
    balance += direction === "rtl" ? 1 : -1;
  }
  if (balance === 0) return first ?? "ltr";
  return balance > 0 ? "rtl" : "ltr";
}
