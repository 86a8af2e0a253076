/** The session that a picture carries in its metadata, so that dropping the picture on the page restores it. */

/** What the element that holds it belongs to. */
export const namespace = "urn:twintree:session";

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The session within an SVG file; undefined where there is none. */
export function sessionIn(svg: string): string | undefined {
  const found = /<([\w-]+:)?session\b[^>]*>([^<]*)<\/\1session>/.exec(svg);
  // Other programs write other characters as entities.
  return found?.[2]
    ?.replace(/&#(x?)([\da-f]{1,6});/gi, (_, hexadecimal: string, digits: string) =>
      String.fromCodePoint(
        Math.min(Number.parseInt(digits, hexadecimal === "" ? 10 : 16) || 0, 0x10ffff),
      ),
    )
    .replaceAll("&apos;", "'")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity);
}
