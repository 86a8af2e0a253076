import { stepOf } from "../walk/walk.js";
import { goTo, type TreeProps, togglePlay } from "./stepper.js";

/** ← → Home End and the space bar, wherever the focus is in the panel but in a control that needs them. */
export function onStepKey(
  event: KeyboardEvent,
  { onStepper, steps }: Pick<TreeProps, "onStepper" | "steps">,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const count = steps.length;
  const to = stepOf(event, count);
  if (to !== undefined) {
    onStepper((now) => ({ ...goTo(now, to(now.at), count), playing: false }));
  } else {
    const own = (event.target as Element).closest("button, input, summary, [role=button]");
    if (event.key !== " " || own !== null) return;
    onStepper((now) => togglePlay(now, count));
  }
  event.preventDefault();
}
