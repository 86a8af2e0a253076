/** A row of tabs that is wider than the screen: the selected one is whole in sight, however it came to be. */

/** Keeps it there, however it is selected: a click, a key, a link that opens with it; and after another width. */
export function keepTabsInSight(root: HTMLElement): void {
  /** What was brought into sight, how wide it was, and to where: anyone who scrolls the row by hand is not called back. */
  const brought = new WeakMap<Element, { key: string; width: number; left: number }>();
  let due = false;

  function soon(): void {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      for (const row of root.querySelectorAll(".shell-tabs")) bring(row);
    });
  }

  function bring(row: Element): void {
    const tab = row.querySelector('[aria-selected="true"]');
    if (!tab) return;
    const [ground, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    const key = `${tab.id} ${ground.width}`;
    const before = brought.get(row);
    // What a tab counts can come late, and makes it wider.
    const isMoved = before?.left !== row.scrollLeft;
    if (before?.key === key && (isMoved || before.width === place.width)) return;
    // The row alone moves, never the page.
    row.scrollLeft += place.left + place.width / 2 - (ground.left + ground.width / 2);
    brought.set(row, { key, width: place.width, left: row.scrollLeft });
  }

  // The trees say what is selected in them, too.
  const isOfTab = ({ target }: MutationRecord) => (target as Element).matches(".shell-tab");
  new MutationObserver((changes) => {
    if (changes.some(isOfTab)) soon();
  }).observe(root, { subtree: true, attributeFilter: ["aria-selected"] });
  new MutationObserver(soon).observe(root, { childList: true });
  new ResizeObserver(soon).observe(root);
  soon();
}
