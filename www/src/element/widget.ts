/** The element as a widget of notebooks (anywidget: Jupyter, marimo, MyST), which is handed a model and a place. */
import { attributes } from "./twin-tree.js";

/** The model of a widget, as anywidget has it. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, listen: () => void): void;
  off(event: string, listen: () => void): void;
}

/** The element as far as the widget sets it. */
interface Shown extends HTMLElement {
  a: string;
  b: string;
}

/**
 * Shows the model: `a` and `b`, and what else the element has attributes for. Links that are drawn go back
 * into `links`, with the similarity in `similarity`. Returns what ends it.
 */
export function render({ model, el }: { model: WidgetModel; el: HTMLElement }): () => void {
  const shown = document.createElement("twin-tree") as Shown;
  const texts = () => {
    for (const side of ["a", "b"] as const) {
      const text = model.get(side);
      if (typeof text === "string") shown[side] = text;
    }
  };
  const attribute = (name: string) => {
    const value = model.get(name);
    if (value === undefined || value === null || value === false) shown.removeAttribute(name);
    else shown.setAttribute(name, value === true ? "" : String(value));
  };
  const listeners = [
    ...["a", "b"].map((side) => ({ event: `change:${side}`, listen: texts })),
    ...attributes.map((name) => ({ event: `change:${name}`, listen: () => attribute(name) })),
  ];
  texts();
  for (const name of attributes) attribute(name);
  for (const { event, listen } of listeners) model.on(event, listen);
  shown.addEventListener("change", (event) => {
    const { text, similarity } = (event as CustomEvent).detail;
    model.set("links", text);
    model.set("similarity", similarity ?? null);
    model.save_changes();
  });
  el.append(shown);
  return () => {
    for (const { event, listen } of listeners) model.off(event, listen);
    shown.remove();
  };
}

export default { render };
