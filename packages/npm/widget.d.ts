/** `<twin-tree>` in one file, and a widget of notebooks in the form of anywidget. */
export * from "./element.js";

/** The model of a widget, as anywidget has it. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, listen: () => void): void;
  off(event: string, listen: () => void): void;
}

/** Shows the model in a place; returns what ends it. */
export function render(given: { model: WidgetModel; el: HTMLElement }): () => void;

declare const widget: { readonly render: typeof render };
export default widget;
