/** A clause slot by slot: the pieces in order, and between them the places where a modifier could stand. */
import type { ClausePiece } from "../../../engine/answers.js";

type Place = "pre-sub" | "post-sub" | "in-modals" | "post-verb";

/**
 * The pieces with the empty places among them: before the subject, behind it, after the first of the
 * modals, and at the end. There is no place behind a subject or among modals where there are none.
 */
export function withGaps(pieces: readonly ClausePiece[]) {
  const has = (kind: ClausePiece["piece"]) => pieces.some(({ piece }) => piece === kind);
  const is = (at: number, ...kinds: readonly ClausePiece["piece"][]) =>
    kinds.some((kind) => pieces[at]?.piece === kind);
  const last = (...kinds: readonly ClausePiece["piece"][]) =>
    pieces.findLastIndex((_, at) => is(at, ...kinds));
  const first = pieces.findIndex((_, at) => is(at, "modals"));
  const subject = last("subject");
  // In a question the first of the modals stands before the subject.
  const gaps = new Map<number, Place[]>();
  const add = (behind: number, place: Place) => {
    if (!has(place)) gaps.set(behind, [...(gaps.get(behind) ?? []), place]);
  };
  add(last("complementizer", "wh"), "pre-sub");
  if (subject !== -1) add(subject, "post-sub");
  if (first !== -1) add(Math.max(first, last("subject", "post-sub")), "in-modals");
  add(pieces.length - 1, "post-verb");
  const gapsBehind = (at: number) =>
    (gaps.get(at) ?? []).map((place) => ({ kind: "gap", place }) as const);
  return [
    ...gapsBehind(-1),
    ...pieces.flatMap((piece, at) => [{ kind: "piece", piece } as const, ...gapsBehind(at)]),
  ];
}
