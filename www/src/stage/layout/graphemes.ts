/**
 * What readers count as one letter. A browser that cannot tell them apart gets a letter with the marks on it,
 * and emoji that are joined.
 */

const segmenter =
  "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;
const joined = /\r\n|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d(?:\p{Extended_Pictographic}|$))*/gsu;

/** The graphemes of `text`, in order. */
export function graphemes(text: string): string[] {
  return segmenter === undefined
    ? (text.match(joined) ?? [])
    : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
