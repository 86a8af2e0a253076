/** Links as text: `3-5`, `3-5:specifies` or, if only possible, `3p5`, separated by spaces, word ids from 1 or, as Pharaoh has it, from 0. */
import type { Link } from "../engine/answers.js";

/** The notation of some links, in their order. */
export function writeLinks(links: readonly Link[], zeroBased: boolean): string {
  const base = zeroBased ? 1 : 0;
  return links
    .map(({ left, right, relation, possible }) => {
      const ids = `${left - base}${possible === true ? "p" : "-"}${right - base}`;
      return relation === undefined ? ids : `${ids}:${relation}`;
    })
    .join(" ");
}

const oneLink =
  /^(\d{1,9})([-p])(\d{1,9})(?::(equals|restates|specifies|generalizes|intersects))?$/;

/**
 * The links of a text that others give, ids from 1; undefined where anything in it is none, or is there twice,
 * which is for the core to tell. Linear in the text: a short address can hold a hundred thousand links.
 */
export function linksOf(text: string): readonly Link[] | undefined {
  const links: Link[] = [];
  const known = new Set<string>();
  for (const word of text.split(/\s+/).filter((word) => word !== "")) {
    const [whole, left, kind, right, relation] = oneLink.exec(word) ?? [];
    if (whole === undefined) return undefined;
    const ids = { left: Number(left), right: Number(right) };
    if (ids.left === 0 || ids.right === 0) return undefined;
    const link = { ...ids, relation: relation as Link["relation"] };
    const ends = `${ids.left}-${ids.right}`;
    if (known.has(ends)) return undefined;
    known.add(ends);
    links.push(kind === "p" ? { ...link, possible: true } : link);
  }
  return links;
}

/** The links of a text known to be right. */
export function knownLinks(text: string): readonly Link[] {
  return linksOf(text) ?? [];
}
