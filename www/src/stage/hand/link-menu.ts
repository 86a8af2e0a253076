/** The menu of the link that was clicked; what it holds comes with the first of them. */
import { ready } from "../../engine/asked.js";
import { later } from "../../model/later.js";
import type { OpenMenu } from "../menu/menu.js";
import type { Surface } from "../surface.js";

/** The menu of a canvas, closed. */
export function linkMenu(surface: Surface, signal: AbortSignal) {
  const part = later(
    () => import("../menu/menu.js"),
    () => surface.drawSoon(),
    (again) => surface.props?.onMissing("menu", again),
  );
  let opened: OpenMenu | undefined;
  const popover = surface.querySelector<HTMLElement>(".canvas-menu");
  const close = () => popover?.hidePopover();

  function open(what: OpenMenu, x: number, y: number): void {
    const { subject } = surface.props ?? {};
    void part.use(
      ({ openAt }) => {
        opened = what;
        surface.drawSoon();
        surface.afterDrawing(() => popover && openAt(popover, x, y));
      },
      () => subject === surface.props?.subject,
    );
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
    content: (): unknown =>
      surface.props && ready(part.peek())?.canvasMenu(surface.props, opened, close),
  };
}
