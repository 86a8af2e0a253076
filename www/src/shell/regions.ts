/** The regions of the page, in the order of F6: source, tree A, tree B, results; or all pairs: condition, rows. */

/** Where the focus goes in each region, the first that is there and can be seen. */
const regions: readonly string[] = [
  "#source [role=tab][aria-selected=true], .shell-fold, .shell-texts",
  "#canvas [role=listbox][data-side=left]",
  "#canvas [role=listbox][data-side=right]",
  "#results [role=tab][aria-selected=true]",
  "#pairs .pairs-query",
  "#pairs .pairs [tabindex='0']",
];

/** Which elements belong to each region, for telling where the focus is. */
const inside: readonly string[] = [
  "#source, .shell-fold, .shell-texts",
  "#canvas [role=listbox][data-side=left]",
  "#canvas [role=listbox][data-side=right]",
  "#results",
  "#pairs .pairs-tools",
  "#pairs .pairs",
];

/** Moves the focus to the next (1) or the previous (-1) region that is there. */
export function nextRegion(direction: 1 | -1): void {
  const here = inside.findIndex((selector) => document.activeElement?.closest(selector));
  const start = here === -1 && direction === -1 ? 0 : here;
  for (let step = 1; step <= regions.length; step++) {
    const at = (start + direction * step + 2 * regions.length) % regions.length;
    const target = (regions[at] ?? "")
      .split(", ")
      .map((selector) => document.querySelector<HTMLElement | SVGElement>(selector))
      .find((element) => element?.checkVisibility());
    if (!target) continue;
    target.focus();
    return;
  }
}
