/** Menus are popovers: the browser closes them on Escape and outside, and gives the focus back. */

/** In a window narrower than this, a menu is as wide as the window. */
const narrow = 560;

/** Puts a menu that opens under the button that opens it, inside the window. */
export function placeMenu(event: ToggleEvent): void {
  if (event.newState !== "open") return;
  const menu = event.currentTarget as HTMLElement;
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (button === null) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  menu.style.setProperty("top", `${bottom + 6}px`);
  if (width < narrow) {
    menu.style.setProperty("left", "8px");
    menu.style.setProperty("right", "8px");
    return;
  }
  // From the nearer edge of the window, so that it never leaves it.
  const fromLeft = left < width - right;
  menu.style.setProperty("left", fromLeft ? `${Math.max(8, left)}px` : "auto");
  menu.style.setProperty("right", fromLeft ? "8px" : `${Math.max(8, width - right)}px`);
}
