/** The focus of the keyboard where its element goes away: it moves to what stands nearest. */

/** An element of the way up from the focus, and what stood around it. */
interface Place {
  readonly parent: Element | null;
  readonly next: Element | null;
  readonly before: Element | null;
  /** Its number among those. */
  readonly at: number;
}

const takesFocus =
  "button, a[href], input:not([type=file]), select, summary, [tabindex], twintree-editor";

let held: Element | undefined;
let places: Place[] = [];

/** To be called before the page is drawn: it remembers where the focus is, and looks for it afterwards. */
export function holdFocus(): void {
  find();
  const active = document.activeElement;
  // A pointer needs no focus, and on a phone one would open the keyboard.
  held = active !== document.body && active?.matches(":focus-visible") ? active : undefined;
  if (held === undefined) return;
  places = [];
  for (let at: Element | null = held; at !== null; at = at.parentElement)
    places.push({
      parent: at.parentElement,
      next: at.nextElementSibling,
      before: at.previousElementSibling,
      at: [...(at.parentElement?.children ?? [])].indexOf(at),
    });
  // The trees are drawn one frame later than the page.
  requestAnimationFrame(() => requestAnimationFrame(find));
}

/** To be called once the page is drawn: an element that was only moved has the focus as before. */
export function giveBack(): void {
  if (held?.isConnected && document.activeElement === document.body) take(held);
}

/** Moves a focus that was lost: to the same button of the next row, else to what follows, else to what comes before. */
function find(): void {
  if (held === undefined || held.isConnected || document.activeElement !== document.body) return;
  const name = held.className;
  held = undefined;
  for (const { parent, next, before, at } of places) {
    if (!parent?.isConnected) continue;
    const around = [...walk(next, "nextElementSibling"), ...walk(before, "previousElementSibling")];
    // One of many may have gone with its neighbours: what stands in its place by now is such a one, too.
    const now = parent.children[Math.min(at, parent.children.length - 1)];
    const instead = now?.localName === (next ?? before)?.localName ? (now ?? null) : null;
    const alike = [next, before, instead].flatMap((row) =>
      within(row).filter((one) => one.className === name),
    );
    if ([...alike, ...around.flatMap(within), parent].some(take)) return;
  }
}

function* walk(from: Element | null, to: "nextElementSibling" | "previousElementSibling") {
  for (let at = from; at?.isConnected; at = at[to]) yield at;
}

function within(root: Element | null): Element[] {
  if (!root?.isConnected) return [];
  return [...(root.matches(takesFocus) ? [root] : []), ...root.querySelectorAll(takesFocus)];
}

/** Whether the element has the focus now; what is hidden or disabled takes none. */
function take(element: Element): boolean {
  (element as HTMLElement).focus();
  return document.activeElement !== document.body;
}
