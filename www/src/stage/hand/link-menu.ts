/** The menu of the link that was clicked; what it holds comes with the first of them. */
import type * as Menu from "../menu/menu.js";
import type { Surface } from "../surface.js";

/** The menu of a canvas, closed. */
export function linkMenu(surface: Surface, signal: AbortSignal) {
  let part: typeof Menu | undefined;
  let opened: Menu.OpenMenu | undefined;
  const popover = surface.querySelector<HTMLElement>(".canvas-menu");
  const close = () => popover?.hidePopover();

  async function open(what: Menu.OpenMenu, x: number, y: number): Promise<void> {
    const { subject } = surface.props ?? {};
    try {
      part ??= await import("../menu/menu.js");
    } catch {
      surface.props?.onMissing("menu", () => void open(what, x, y));
      return;
    }
    if (subject !== surface.props?.subject) return;
    opened = what;
    surface.drawSoon();
    surface.afterDrawing(() => popover && part?.openAt(popover, x, y));
  }

  popover?.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState !== "closed") return;
      opened = undefined;
      surface.drawSoon();
    },
    { signal },
  );
  return {
    open,
    close,
    content: (): unknown => surface.props && part?.canvasMenu(surface.props, opened, close),
  };
}
