/**
 * The areas of the page. Each has an address of its own, which alone says what is shown: `#examples`, or
 * `#methods/paths` for a part of it. At any other address, as that of a pair, two trees are compared.
 */

/** The areas, in the order of the head of the page. */
export const areas = ["compare", "examples", "teaching", "methods"] as const;
/** One of them. */
export type Area = (typeof areas)[number];

/** The area that is shown. */
export function areaShown(): Area {
  return areas.find((area) => location.hash.split("/")[0] === `#${area}`) ?? "compare";
}

/** Goes to an area; the browser's way back leads to where one was. */
export function enter(area: Area): void {
  if (areaShown() === area) return;
  markLeft();
  location.hash = area;
}

/** Marks the address, which is about to be left for an area: on the way back nothing is to be read out of it. */
export function markLeft(): void {
  history.replaceState({ ...history.state, left: true }, "");
}
