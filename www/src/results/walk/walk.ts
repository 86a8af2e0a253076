/** The buttons and the keys of a walk through steps. */
import { html, nothing, svg } from "lit/html.js";
import { t } from "../../messages/index.js";
import "./texts/en.ftl";

const icons = {
  first: "M5 4v12M15 4l-7 6 7 6z",
  back: "M13 4l-7 6 7 6z",
  play: "M6 4l9 6-9 6z",
  pause: "M7 4v12M13 4v12",
  forward: "M7 4l7 6-7 6z",
  last: "M15 4v12M5 4l7 6-7 6z",
} as const;

/** A button with its icon; one that leads nowhere keeps the focus. */
export function stepButton(name: keyof typeof icons, off: boolean, act: () => void) {
  return html`<button
    type="button" class="action results-control" aria-disabled=${off ? "true" : "false"} aria-label=${t(`results-${name}`)}
    title=${t(`results-${name}-title`)} @click=${off ? nothing : act}><svg width="20" height="20" viewBox="0 0 20 20"
      aria-hidden="true">${svg`<path d=${icons[name]}></path>`}</svg><span>${t(`results-${name}`)}</span></button>`;
}

/** Where ← → Home End lead in a walk of `count` steps; undefined of other keys. */
export function stepOf(event: KeyboardEvent, count: number): ((at: number) => number) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowRight: (at) => at + 1,
    ArrowLeft: (at) => at - 1,
    Home: () => 0,
    End: () => count,
  };
  return steps[event.key];
}
