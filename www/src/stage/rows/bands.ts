/** Links of neighbours that run beside each other, and those of blocks: each bundle is drawn as one band. */
import { keyOf } from "../../model/refs.js";
import type { LinkLook } from "../draw/look.js";
import { grouped } from "../layout/grouped.js";
import type { Band, RowsLayout, RowWord } from "./layout/rows.js";

/** What becomes of the links of a pair in rows. */
interface Bundled {
  readonly bands: readonly Band[];
  /** Those in a band, by their keys; of them those within what is alike, which are never seen by themselves. */
  readonly banded: ReadonlySet<string>;
  readonly alike: ReadonlySet<string>;
}

/** So many links beside each other are a band; fewer are told apart by themselves. */
const fewest = 3;

/** The ends of a link. */
interface Ends {
  readonly link: LinkLook;
  readonly left: RowWord;
  readonly right: RowWord;
}

/**
 * The bands, and the links in them. In a band are links without a relation between words that have no
 * other, whose neighbours are linked with each other. O(links log links).
 */
export function bandsOf(pair: RowsLayout, links: readonly LinkLook[]): Bundled {
  const words = {
    left: new Map(pair.left?.words.map((word) => [word.id, word])),
    right: new Map(pair.right?.words.map((word) => [word.id, word])),
  };
  const ends = links.flatMap((link): Ends[] => {
    const left = words.left.get(pair.left?.owner[link.left - 1] ?? 0);
    const right = words.right.get(pair.right?.owner[link.right - 1] ?? 0);
    return left && right ? [{ link, left, right }] : [];
  });
  const counts = new Map<RowWord, number>();
  for (const { left, right } of ends) {
    for (const word of [left, right]) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isPlain = ({ link, left, right }: Ends) =>
    link.relation === undefined &&
    link.owner === undefined &&
    link.component === undefined &&
    !link.proposal &&
    !link.possible &&
    counts.get(left) === 1 &&
    counts.get(right) === 1;
  const bands: Band[] = [];
  const banded = new Set<string>();
  const alike = new Set<string>();
  const bundle = (all: readonly Ends[]) => {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return;
    bands.push({
      x1: first.left.x,
      top1: top(first.left),
      end1: top(last.left) + last.left.height,
      x2: first.right.x,
      top2: top(first.right),
      end2: top(last.right) + last.right.height,
    });
    for (const { link } of all) banded.add(keyOf(link));
  };
  // All links of a block lead to the one on the other side.
  for (const all of grouped(
    ends,
    ({ left, right }) => left.block && right.block && left,
  ).values()) {
    if (!all[0]?.left.block || !all[0].right.block) continue;
    bundle(all);
    for (const { link } of all) alike.add(keyOf(link));
  }
  let run: Ends[] = [];
  const end = () => {
    if (run.length >= fewest) bundle(run);
    run = [];
  };
  for (const one of ends.toSorted((p, q) => p.left.rank - q.left.rank)) {
    const { left, right } = one;
    if (left.block && right.block) {
      end();
      continue;
    }
    const before = run.at(-1);
    const follows =
      before && left.rank === before.left.rank + 1 && right.rank === before.right.rank + 1;
    if (!isPlain(one) || !follows) end();
    if (isPlain(one)) run.push(one);
  }
  end();
  return { bands, banded, alike };
}

function top({ linkY, height }: RowWord): number {
  return linkY - height / 2;
}
