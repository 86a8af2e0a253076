/** Above the rows: the condition, how many pairs it finds, the measures in columns, and what leaves the page. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { say, t } from "../../messages/index.js";
import { segments } from "../../shell/fields.js";
import { closeIcon, plusIcon } from "../../shell/icons.js";
import { placeMenu } from "../../shell/menu.js";
import { tickBox } from "../../shell/tick-box.js";
import { attributes } from "../measure/condition.js";
import { type Group, groups, type Heading, measuresIn, nameOf } from "./names.js";
import type { Page } from "./page.js";

/** The tools. */
export function tools(page: Page): TemplateResult {
  const { chosen, shown, progress, chips, out, outs, offered } = page;
  const { problem } = shown;
  return html`<div class="row pairs-tools">
      ${conditionField(page)}
      <p class="figure pairs-count" role="status">${t("pairs-count", { found: shown.rows.length, count: progress.count })}</p>
      ${chips.map(
        ({ text, clear }) =>
          html`<span class="chip pairs-chip">${text}<button type="button" class="action action-bare action-icon pairs-clear" aria-label=${t("pairs-chip-clear", { text })} @click=${clear}>${closeIcon}</button></span>`,
      )}
      ${progressView(page)}
      ${sortChoice(page)}
      <span class="row pairs-export">
        ${measureMenu(page)}
        ${outs.map(
          (what) =>
            html`<button type="button" class="action" title=${t(`pairs-out-${what}-title`)} @click=${() => out(what)}>${t(`pairs-out-${what}`)}</button>`,
        )}
      </span>
    </div>
    ${
      problem === undefined
        ? nothing
        : html`<p class="pairs-problem" id="pairs-problem" role="alert"><code dir="ltr" aria-hidden="true">${before(chosen.condition, problem.at)}<mark>${wordAt(chosen.condition, problem.at)}</mark></code> ${say(problem.phrase)}</p>
          <p class="note pairs-problem-columns">${t("pairs-condition-columns")} ${columnNames(offered).map((name, at) => html`${at > 0 ? ", " : ""}<code dir="ltr">${name}</code>`)}</p>`
    }`;
}

/** What can be written in a condition: the columns that there are, and what is looked for in the sentences. */
function columnNames(offered: readonly Group[]): readonly string[] {
  const written = (name: string) =>
    name.replace(/^words\.left$/, "words A").replace(/^words\.right$/, "words B");
  return ["number", ...measuresIn(offered).map(written), "id", "text", ...attributes];
}

/** The word that a problem is in, or the sign; at the end, where one is missing, a blank. */
function wordAt(condition: string, at: number): string {
  return /^(?:[\p{L}\p{N}._]+|\S)/u.exec(condition.slice(at))?.[0] ?? "␣";
}

function before(condition: string, at: number): string {
  const start = Math.max(0, at - 24);
  return `${start > 0 ? "…" : ""}${condition.slice(start, at)}`;
}

function conditionField({ chosen, shown, choose }: Page): TemplateResult {
  const clear = () => choose({ condition: "" });
  return html`<label class="line field pairs-filter">
    ${searchIcon}
    <input class="pairs-query" type="text" autocomplete="off" spellcheck="false" autocapitalize="off"
      aria-label=${t("pairs-condition")} placeholder=${t("pairs-condition-example")}
      aria-invalid=${shown.problem === undefined ? "false" : "true"}
      aria-describedby=${shown.problem === undefined ? nothing : "pairs-problem"}
      .value=${chosen.condition}
      @input=${(event: Event) => choose({ condition: (event.currentTarget as HTMLInputElement).value })}
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
function sortChoice({ chosen, columns, systems, choose }: Page): TemplateResult {
  const option = (name: Heading, descending: boolean) =>
    html`<option value="${descending ? "-" : "+"}${name}" ?selected=${name === chosen.sort && descending === chosen.descending}>
      ${nameOf(name, systems)} ${descending ? "▾" : "▴"}</option>`;
  const sort = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    choose({ sort: value.slice(1), descending: value.startsWith("-") });
  };
  return html`<select class="field pairs-sort" aria-label=${t("pairs-sort-by")} @change=${sort}>
    ${(["number", "id", ...columns] as const).flatMap((name) => [option(name, false), option(name, true)])}
  </select>`;
}

function measureMenu(page: Page): TemplateResult {
  const { columns, offered, choose } = page;
  const tick = (name: string, ticked: boolean) => {
    const others = columns.filter((one) => one !== name);
    choose({ columns: (ticked ? [...others, name] : others).join(" ") });
  };
  return html`<button type="button" class="action" popovertarget="pairs-measures">${plusIcon} ${t("pairs-measures")}</button>
    <div id="pairs-measures" class="menu pairs-measures" popover role="group" aria-label=${t("pairs-measures-title")} @beforetoggle=${place}>
      ${offered.map(
        (group) => html`<fieldset class="shell-choice"><legend>${t(`pairs-group-${group}`)}</legend>
          ${group === "distances" ? leavesChoice(page) : nothing}
          ${groups[group].map((name) =>
            tickBox(nameOf(name), columns.includes(name), (ticked) => tick(name, ticked)),
          )}
        </fieldset>`,
      )}
    </div>`;
}

/** How distances match the words of the two sentences. */
function leavesChoice({ chosen, choose }: Page): TemplateResult {
  const name = (byLinks: boolean) => t(byLinks ? "pairs-by-links" : "pairs-by-position");
  const choice = segments(t("pairs-leaves"), [false, true], chosen.byLinks, name, (byLinks) =>
    choose({ byLinks }),
  );
  return html`${choice}
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
function progressView({ progress, measuring, stop }: Page): TemplateResult | typeof nothing {
  const { state, done, count } = progress;
  if (state === "done") return nothing;
  const isRunning = state === "measuring";
  return html`<div class="line note figure pairs-progress" data-state=${state}>
    <progress max=${Math.max(1, count)} .value=${done} aria-label=${t("pairs-measuring")}></progress>
    <span>${t(`pairs-${isRunning ? "progress" : state}`, { done, count })}</span>
    <button type="button" class="action" @click=${isRunning ? stop : measuring.resume}>${t(isRunning ? "pairs-cancel" : "pairs-go-on")}</button>
  </div>`;
}

const searchIcon = html`<svg class="shell-icon" width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor"
  stroke-width="1.6" stroke-linecap="round" aria-hidden="true">${svg`<circle cx="9" cy="9" r="5.5"></circle><path d="m13.2 13.2 3.8 3.8"></path>`}</svg>`;
