/** The session that a picture carries in its metadata, so that dropping the picture on the page restores it. */

/** What the element that holds it belongs to. */
export const namespace = "urn:twintree:session";

/** The session within an SVG file; undefined where there is none. */
export function sessionIn(svg: string): string | undefined {
  const found = /<([\w-]+:)?session\b[^>]*>([^<]*)<\/\1session>/.exec(svg)?.[2];
  return found === undefined ? undefined : unescaped(found);
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The text that stands in XML as `text`, whichever entities a program has written it with. */
function unescaped(text: string): string {
  // In one go: what an entity stands for may look like another one.
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hexadecimal?: string, decimal?: string, name = "") => {
      const code = Number.parseInt(hexadecimal ?? decimal ?? "", decimal === undefined ? 16 : 10);
      if (Number.isNaN(code)) return characters[name] ?? entity;
      return String.fromCodePoint(Math.min(code, 0x10ffff));
    },
  );
}
