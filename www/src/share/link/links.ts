/** The links of a text that others give: nothing in it is trusted. */
import type { Link } from "../../engine/answers.js";
import { sameLink } from "../../model/state.js";

const oneLink =
  /^(\d{1,9})([-p])(\d{1,9})(?::(equals|restates|specifies|generalizes|intersects))?$/;

/** The links of a text; undefined where anything in it is none, which is for the core to tell. */
export function linksOf(text: string): readonly Link[] | undefined {
  const links: Link[] = [];
  for (const word of text.split(/\s+/).filter((word) => word !== "")) {
    const [whole, left, kind, right, relation] = oneLink.exec(word) ?? [];
    if (whole === undefined) return undefined;
    const ids = { left: Number(left), right: Number(right) };
    if (ids.left === 0 || ids.right === 0) return undefined;
    const link = { ...ids, relation: relation as Link["relation"] };
    if (links.some((other) => sameLink(other, link))) return undefined;
    links.push(kind === "p" ? { ...link, possible: true } : link);
  }
  return links;
}
