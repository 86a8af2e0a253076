/** Above the rows: the condition, how many pairs it finds, the measures in columns, and what leaves the page. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { type Label, say, t } from "../../messages/index.js";
import { closeIcon, plusIcon } from "../../shell/icons.js";
import { placeMenu } from "../../shell/menu.js";
import type { MeasuringProgress, Shown } from "../measured.js";
import type { Chosen, Saved } from "./chosen.js";
import { type Group, groups, type Heading, nameOf } from "./names.js";

/** What can be taken away from the page. */
export type Out = "tsv" | "jsonl" | "svg";

interface ToolsProps {
  readonly chosen: Chosen;
  readonly columns: readonly Heading[];
  /** The groups whose measures can be chosen. */
  readonly offered: readonly Group[];
  readonly progress: MeasuringProgress;
  readonly shown: Shown;
  /** What else is chosen, in words, and how it is taken back. */
  readonly chips: readonly { readonly text: string; clear(): void }[];
  onChoose(change: Partial<Saved>): void;
  onColumns(columns: readonly string[]): void;
  onOut(what: Out): void;
  onStop(): void;
  /** Measures what is not measured yet. */
  onGoOn(): void;
}

/** The tools. */
export function tools(props: ToolsProps): TemplateResult {
  const { chosen, shown, progress, chips } = props;
  const { problem } = shown;
  return html`<div class="row pairs-tools">
      ${conditionField(props)}
      <p class="figure pairs-count" role="status">${t("pairs-count", { found: shown.rows.length, count: progress.count })}</p>
      ${chips.map(
        ({ text, clear }) =>
          html`<span class="chip pairs-chip">${text}<button type="button" class="action action-bare action-icon pairs-clear" aria-label=${t("pairs-chip-clear", { text })} @click=${clear}>${closeIcon}</button></span>`,
      )}
      ${progressView(props)}
      ${sortChoice(props)}
      <span class="row pairs-export">
        ${measureMenu(props)}
        ${(["tsv", "jsonl", "svg"] as const).map(
          (what) =>
            html`<button type="button" class="action" title=${t(`pairs-out-${what}-title`)} @click=${() => props.onOut(what)}>${t(`pairs-out-${what}`)}</button>`,
        )}
      </span>
    </div>
    ${
      problem === undefined
        ? nothing
        : html`<p class="pairs-problem" id="pairs-problem" role="alert"><code dir="ltr" aria-hidden="true">${before(chosen.condition, problem.at)}<mark>${chosen.condition.slice(problem.at, problem.at + 1) || "␣"}</mark></code> ${say(problem.phrase)}</p>`
    }`;
}

function before(condition: string, at: number): string {
  const start = Math.max(0, at - 24);
  return `${start > 0 ? "…" : ""}${condition.slice(start, at)}`;
}

function conditionField({ chosen, shown, onChoose }: ToolsProps): TemplateResult {
  const clear = () => onChoose({ condition: "" });
  return html`<label class="line field pairs-filter">
    ${searchIcon}
    <input class="pairs-query" type="text" autocomplete="off" spellcheck="false" autocapitalize="off"
      aria-label=${t("pairs-condition")} placeholder=${t("pairs-condition-example")}
      aria-invalid=${shown.problem === undefined ? "false" : "true"}
      aria-describedby=${shown.problem === undefined ? nothing : "pairs-problem"}
      .value=${chosen.condition}
      @input=${(event: Event) => onChoose({ condition: (event.currentTarget as HTMLInputElement).value })}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== "Escape" || chosen.condition === "") return;
        event.preventDefault();
        clear();
      }}>
    ${
      chosen.condition === ""
        ? nothing
        : html`<button type="button" class="action action-bare action-icon pairs-clear" aria-label=${t("pairs-condition-clear")} @click=${clear}>${closeIcon}</button>`
    }
  </label>`;
}

/** What the heads of columns do, where there is no room for them. */
function sortChoice({ chosen, columns, onChoose }: ToolsProps): TemplateResult {
  const option = (sort: Heading, descending: boolean) =>
    html`<option value="${descending ? "-" : "+"}${sort}" ?selected=${sort === chosen.sort && descending === chosen.descending}>
      ${nameOf(sort)} ${descending ? "▾" : "▴"}</option>`;
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    onChoose({ sort: value.slice(1), descending: value.startsWith("-") });
  };
  return html`<select class="field pairs-sort" aria-label=${t("pairs-sort-by")} @change=${choose}>
    ${(["number", "id", ...columns] as const).flatMap((name) => [option(name, false), option(name, true)])}
  </select>`;
}

function measureMenu(props: ToolsProps): TemplateResult {
  const { columns, offered, onColumns } = props;
  const tick = (name: string, ticked: boolean) =>
    onColumns(ticked ? [...columns, name] : columns.filter((one) => one !== name));
  return html`<button type="button" class="action" popovertarget="pairs-measures">${plusIcon} ${t("pairs-measures")}</button>
    <div id="pairs-measures" class="menu pairs-measures" popover role="group" aria-label=${t("pairs-measures-title")} @beforetoggle=${place}>
      ${offered.map(
        (group) => html`<fieldset class="shell-choice"><legend>${t(`pairs-group-${group}`)}</legend>
          ${group === "distances" ? leavesChoice(props) : nothing}
          ${groups[group].map(
            (
              name,
            ) => html`<label class="tick"><input type="checkbox" .checked=${columns.includes(name)}
              @change=${(event: Event) => tick(name, (event.currentTarget as HTMLInputElement).checked)}> ${nameOf(name)}</label>`,
          )}
        </fieldset>`,
      )}
    </div>`;
}

/** How distances match the words of the two sentences. */
function leavesChoice({ chosen, onChoose }: ToolsProps): TemplateResult {
  const option = (byLinks: boolean, label: Label) =>
    html`<button type="button" class="segment" aria-pressed=${chosen.byLinks === byLinks ? "true" : "false"}
      @click=${() => onChoose({ byLinks })}>${t(label)}</button>`;
  return html`<div class="segments" role="group" aria-label=${t("pairs-leaves")}>
    ${option(false, "pairs-by-position")}${option(true, "pairs-by-links")}
  </div>
  <p class="note">${t("pairs-leaves-hint")}</p>`;
}

/** So much room below its button is enough for a menu. */
const enough = 360;

/** Below its button, or, where there is little room, as high as the window. */
function place(event: ToggleEvent): void {
  placeMenu(event);
  const menu = event.currentTarget as HTMLElement;
  const top = Number.parseFloat(menu.style.top);
  const above = innerHeight - top < enough;
  if (above) menu.style.setProperty("top", "8px");
  menu.style.setProperty("max-height", `${innerHeight - (above ? 8 : top) - 8}px`);
}

/** How far the measuring is, and Cancel; what was stopped, or could not be done, can go on. */
function progressView({ progress, onStop, onGoOn }: ToolsProps): TemplateResult | typeof nothing {
  const { state, done, count } = progress;
  if (state === "done") return nothing;
  const measuring = state === "measuring";
  const texts = { measuring: "progress", stopped: "stopped", failed: "failed" } as const;
  return html`<div class="line note figure pairs-progress" data-state=${state}>
    <progress max=${Math.max(1, count)} .value=${done} aria-label=${t("pairs-measuring")}></progress>
    <span>${t(`pairs-${texts[state]}`, { done, count })}</span>
    <button type="button" class="action" @click=${measuring ? onStop : onGoOn}>${t(measuring ? "pairs-cancel" : "pairs-go-on")}</button>
  </div>`;
}

const searchIcon = html`<svg class="shell-icon" width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor"
  stroke-width="1.6" stroke-linecap="round" aria-hidden="true">${svg`<circle cx="9" cy="9" r="5.5"></circle><path d="m13.2 13.2 3.8 3.8"></path>`}</svg>`;
