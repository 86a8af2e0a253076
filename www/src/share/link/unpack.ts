/** Reads what a link holds, or another page hands over, through a schema: nothing in it is trusted. */
import * as v from "valibot";
import type { Link } from "../../engine/answers.js";
import { read } from "../../model/read.js";
import { version } from "../../model/saved.js";
import { type State, sameLink } from "../../model/state.js";
import { fromFour } from "./columns.js";

const parcel = v.object({
  a: v.optional(v.string()),
  b: v.optional(v.string()),
  a4: v.optional(v.string()),
  b4: v.optional(v.string()),
  formats: v.optional(v.array(v.unknown())),
  readAs: v.optional(v.unknown()),
  links: v.optional(v.string(), ""),
  linksFrom: v.optional(v.unknown()),
  theirs: v.optional(v.string(), ""),
  options: v.optional(v.unknown()),
  view: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** What others give: nothing in it is trusted. */
export type Parcel = Readonly<Record<string, unknown>>;

/** The State of a parcel as text; undefined where it holds none. */
export function unpack(text: string): State | undefined {
  return readParcel(parsed(text));
}

/** The State of a parcel, in which nothing is trusted; undefined where it holds none. */
export function readParcel(value: unknown): State | undefined {
  const result = v.safeParse(parcel, value);
  if (!result.success) return undefined;
  const given = result.output;
  const left = given.a ?? (given.a4 === undefined ? undefined : fromFour(given.a4));
  const right = given.b ?? (given.b4 === undefined ? undefined : fromFour(given.b4));
  if (left === undefined && right === undefined) return undefined;
  const links = given.linksFrom === 0 ? undefined : linksOf(given.links);
  const [leftFormat = "conllu", rightFormat = leftFormat] = given.formats ?? [];
  const pair = {
    left: 0,
    right: 0,
    links: links ?? [],
    draft: links === undefined ? given.links : undefined,
    zeroBased: given.linksFrom === 0 ? true : undefined,
  };
  const work = {
    left: [left ?? ""],
    right: [right ?? ""],
    pairs: [pair],
    options: given.options,
    formats: { left: leftFormat, right: rightFormat },
    readAs: given.readAs,
    theirs: given.theirs,
  };
  return read({ version, work, view: given.view });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const oneLink =
  /^(\d{1,9})([-p])(\d{1,9})(?::(equals|restates|specifies|generalizes|intersects))?$/;

/** The links of a text; undefined where anything in it is none, which is for the core to tell. */
function linksOf(text: string): readonly Link[] | undefined {
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
