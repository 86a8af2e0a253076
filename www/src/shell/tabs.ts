/** Tabs as screen readers know them: one stop of the Tab key, arrows and Home and End inside. */
import { html, nothing, type TemplateResult } from "lit/html.js";

/** One tab. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What it stands under together with its neighbours of that name, if there is such a name. */
  readonly group?: string | undefined;
  /** A short figure after the label. */
  readonly count?: string | undefined;
  /** What is wrong in it, in words ("2 errors"). */
  readonly alert?: string | undefined;
}

/** A panel behind tabs. */
export interface TabbedProps<Name extends string> {
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly content: unknown;
  onSelect(name: Name): void;
}

/** A row of tabs, and the panel of the selected one with the id `<id>-<name>-panel`. */
export function tabbed<Name extends string>(
  id: string,
  label: string,
  props: TabbedProps<Name>,
): TemplateResult {
  const onKeydown = (event: KeyboardEvent) => {
    // The tab under the keys: what was selected by the key before may not have been drawn yet.
    const on = (event.target as HTMLElement).dataset.tab;
    const at = props.tabs.findIndex((tab) => tab.name === on);
    const last = props.tabs.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const next = props.tabs[steps[event.key] ?? -1];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    props.onSelect(next.name);
    const list = event.currentTarget as HTMLElement;
    list.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  const drawn = (tab: Tab<Name>) => {
    const selected = tab.name === props.selected;
    return html`<button
        type="button"
        class="shell-tab"
        role="tab"
        id="${id}-${tab.name}-tab"
        data-tab=${tab.name}
        aria-selected=${selected ? "true" : "false"}
        aria-controls=${selected ? `${id}-${tab.name}-panel` : nothing}
        aria-description=${tab.group ?? nothing}
        tabindex=${selected ? 0 : -1}
        @click=${() => props.onSelect(tab.name)}
      >
        <span>${tab.label}</span>
        ${tab.count === undefined ? nothing : html`<span class="note figure shell-tab-count">${tab.count}</span>`}
        ${tab.alert === undefined ? nothing : html`<span class="badge shell-tab-alert">${tab.alert}</span>`}
      </button>`;
  };
  // A list of tabs owns nothing but tabs: the name of a group is told with each of them.
  const group = (name: string | undefined) =>
    html`<div class="shell-tab-group" role="presentation">
        ${name === undefined ? nothing : html`<span class="shell-tab-group-name" aria-hidden="true">${name}</span>`}
        ${props.tabs.filter((tab) => tab.group === name).map(drawn)}
      </div>`;
  const names = new Set(props.tabs.map((tab) => tab.group));
  return html`<div class="shell-tabs" role="tablist" aria-label=${label} @keydown=${onKeydown}>
    ${[...names].map(group)}
    </div>
    <div
      class="shell-panel"
      role="tabpanel"
      id="${id}-${props.selected}-panel"
      aria-labelledby="${id}-${props.selected}-tab"
    >
      ${props.content}
    </div>`;
}
