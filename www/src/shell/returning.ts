/** An area that is come back to stands where it was left, and takes a focus that went with the other. */
import { areaShown } from "../model/areas.js";

/** Where an area was left: the page as a whole, where it is as long as what it shows, and what scrolls in it. */
interface Left {
  page: number;
  area: number;
}

const elsewhere = () => document.querySelector<HTMLElement>(".shell-elsewhere");

/** Follows the address from now on. */
export function followAreas(): void {
  const left = new Map<string, Left>();
  let area = areaShown();
  const now = () => left.get(area) ?? { page: 0, area: 0 };

  // Scrolling does not bubble.
  const note = ({ target }: Event) => {
    const before = now();
    if (target === document) left.set(area, { ...before, page: scrollY });
    else if (target === elsewhere())
      left.set(area, { ...before, area: elsewhere()?.scrollTop ?? 0 });
  };
  addEventListener("scroll", note, { capture: true, passive: true });
  addEventListener("hashchange", () => {
    if (areaShown() === area) return;
    area = areaShown();
    const { page, area: top } = now();
    // What is drawn for it was asked for before.
    requestAnimationFrame(() => {
      const section = elsewhere();
      scrollTo(0, page);
      if (section) section.scrollTop = top;
      const focused = document.activeElement;
      // What is hidden loses it only later.
      if (focused !== document.body && focused?.checkVisibility()) return;
      (section ?? document.querySelector<HTMLElement>("#canvas"))?.focus({ preventScroll: true });
    });
  });
}
