import type { TreeProps } from "./props.js";
import { goTo, togglePlay } from "./stepper.js";

/** ← → Home End and the space bar, wherever the focus is in the panel but in a control that needs them. */
export function onStepKey(
  event: KeyboardEvent,
  { onStepper }: Pick<TreeProps, "onStepper">,
  count: number,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const target = event.target as Element;
  const own = target.closest("button, input, summary, [role=button]") !== null;
  const go = (step: (at: number) => number) =>
    onStepper((now) => ({ ...goTo(now, step(now.at), count), playing: false }));
  switch (event.key) {
    case "ArrowRight":
      go((at) => at + 1);
      break;
    case "ArrowLeft":
      go((at) => at - 1);
      break;
    case "Home":
      go(() => 0);
      break;
    case "End":
      go(() => count);
      break;
    case " ":
      if (own) return;
      onStepper((now) => togglePlay(now, count));
      break;
    default:
      return;
  }
  event.preventDefault();
}
