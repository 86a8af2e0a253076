/** Two hypotheses against one reference: who is better, in how many pairs, and how sure that is. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { tsvRow } from "../../copy/tsv.js";
import type { Significance } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import { say, t } from "../../messages/index.js";
import { missing } from "../../shell/missing.js";
import type { Measure } from "../measure/columns.js";
import type { OtherSystem } from "../measure/index.js";
import type { Chosen, Saved } from "./chosen.js";
import { measureChoice } from "./measure-choice.js";
import { groupsAlone, nameOf, numberText, signedText } from "./names.js";
import type { Opening } from "./second-file.js";
import type { Versus } from "./versus.js";

/** The other hypothesis, as far as it is known. */
export interface Second {
  readonly file: OtherSystem;
  /** How many pairs are measured with it. */
  readonly done: number;
  readonly count: number;
  readonly tested: Asked<Significance> | undefined;
}

interface SystemsProps {
  readonly chosen: Chosen;
  readonly second: Second | undefined;
  readonly opening: Opening | undefined;
  readonly copied: boolean;
  onChoose(change: Partial<Saved>): void;
  onFile(file: File): void;
  onRemove(): void;
  onCopy(text: string): void;
}

/** The panel; closed until another hypothesis is wanted. */
export function systemsView(props: SystemsProps): TemplateResult {
  const { second, opening } = props;
  const file = second?.file;
  return html`<details class="pairs-systems" ?open=${second !== undefined || opening !== undefined}>
    <summary>${t("pairs-systems")}</summary>
    <div class="pairs-systems-body">
      <p class="note">${t("pairs-systems-hint")}</p>
      <p class="row pairs-systems-file">
        <label class="action">${t(file === undefined ? "pairs-systems-open" : "pairs-systems-other")}
          <input type="file" class="hidden" @change=${(event: Event) => choose(event, props)}></label>
        ${
          file === undefined
            ? nothing
            : html`<bdi>${file.name}</bdi>
              <button type="button" class="action" @click=${props.onRemove}>${t("pairs-systems-remove")}</button>`
        }
      </p>
      ${typeof opening === "object" ? html`<p class="pairs-problem" role="alert">${say(opening)}</p>` : nothing}
      ${opening === "reading" ? html`<p class="note" role="status">${t("pairs-systems-reading")}</p>` : nothing}
      ${
        file !== undefined && file.alone + file.missing > 0
          ? html`<p class="note">${t("pairs-systems-alone", { alone: file.alone, missing: file.missing })}</p>`
          : nothing
      }
      ${second === undefined ? nothing : compared(second, props)}
    </div>
  </details>`;
}

function choose(event: Event, { onFile }: SystemsProps): void {
  const field = event.currentTarget as HTMLInputElement;
  const [file] = field.files ?? [];
  if (file) onFile(file);
  field.value = "";
}

function compared(second: Second, props: SystemsProps): TemplateResult {
  const { done, count } = second;
  const { chosen, onChoose } = props;
  const choice = html`<p class="row"><span aria-hidden="true">${t("pairs-systems-by")}</span>
    ${measureChoice(t("pairs-systems-by"), chosen.judged, groupsAlone, (judged) => onChoose({ judged }))}</p>`;
  if (done < count) {
    return html`${choice}<div class="line note figure pairs-progress"><progress max=${count} .value=${done} aria-label=${t("pairs-measuring")}></progress>
      <span>${t("pairs-progress", { done, count })}</span></div>`;
  }
  const asked = second.tested;
  if (asked === undefined || asked.kind === "pending")
    return html`${choice}<p class="note" role="status">${t("pairs-systems-testing")}</p>`;
  if (asked.kind === "failed") return html`${choice}${missing(asked)}`;
  const tested = asked.answer;
  const text = textOf(tested, chosen.judged, second.file.name);
  return html`${choice}
    <div class="pairs-systems-numbers">${verdict(tested, second, props)}${tests(tested)}</div>
    <p class="row pairs-signature"><code>${tested.signature}</code>
      <button type="button" class="action" @click=${() => props.onCopy(text)}>${t("pairs-systems-copy")}</button>
      <span role="status">${props.copied ? t("pairs-systems-copied") : ""}</span></p>`;
}

function verdict(
  tested: Significance,
  second: Second,
  { chosen, onChoose }: SystemsProps,
): TemplateResult {
  const { scores, difference, won, lost, equal } = tested;
  const pairs = (count: number, name: Exclude<Versus, "">) =>
    html`<button type="button" class="figure results-number" aria-pressed=${chosen.versus === name ? "true" : "false"}
      aria-label=${t(`pairs-systems-show-${name}`, { count })}
      @click=${() => onChoose({ versus: chosen.versus === name ? "" : name })}>${numberText(count)}</button>`;
  return html`<table class="table pairs-verdict">
    <tbody>
      <tr><th scope="row">${t("pairs-systems-first")}</th><td class="figure">${score(scores[0])}</td></tr>
      <tr><th scope="row"><bdi>${second.file.name}</bdi></th><td class="figure">${score(scores[1])}</td></tr>
      <tr class="pairs-verdict-sum"><th scope="row">${t("pairs-systems-difference")}</th><td class="figure">${signed(difference)}</td></tr>
    </tbody>
  </table>
  <table class="table pairs-verdict">
    <tbody>
      <tr><th scope="row">${t("pairs-systems-won")}</th><td class="figure">${pairs(won, "won")}</td></tr>
      <tr><th scope="row">${t("pairs-systems-lost")}</th><td class="figure">${pairs(lost, "lost")}</td></tr>
      <tr><th scope="row">${t("pairs-systems-equal")}</th><td class="figure">${pairs(equal, "equal")}</td></tr>
    </tbody>
  </table>`;
}

function tests({
  bootstrap,
  randomisation,
  undefined: none,
  refused,
}: Significance): TemplateResult {
  return html`<table class="table pairs-verdict">
    <tbody>
      ${
        bootstrap === undefined
          ? nothing
          : html`<tr><th scope="row">${t("pairs-systems-bootstrap", { trials: bootstrap.trials })}</th><td class="figure">p = ${p(bootstrap.p)}</td></tr>
            <tr><th scope="row">${t("pairs-systems-interval")}</th><td class="figure">${signed(bootstrap.interval[0])} … ${signed(bootstrap.interval[1])}</td></tr>`
      }
      ${
        randomisation === undefined
          ? nothing
          : html`<tr><th scope="row">${t("pairs-systems-randomisation", { trials: randomisation.trials })}</th><td class="figure">p = ${p(randomisation.p)}</td></tr>`
      }
      ${none + refused === 0 ? nothing : html`<tr><th scope="row">${t("pairs-systems-left-out")}</th><td class="figure">${numberText(none + refused)}</td></tr>`}
    </tbody>
  </table>`;
}

function score(value: number | undefined): string {
  return value === undefined ? "–" : numberText(value, 4);
}

function signed(value: number | undefined): string {
  return value === undefined ? "–" : signedText(value, 4);
}

function p(value: number): string {
  return numberText(value, value < 0.001 ? 5 : 4);
}

/** The numbers with their signature, a line for each. */
function textOf(tested: Significance, measure: Measure, name: string): string {
  const { scores, difference, won, lost, equal, bootstrap, randomisation } = tested;
  const rows: (readonly [string, string])[] = [
    [t("pairs-systems-by"), nameOf(measure)],
    [t("pairs-systems-first"), score(scores[0])],
    [name, score(scores[1])],
    [t("pairs-systems-difference"), signed(difference)],
    [t("pairs-systems-won"), numberText(won)],
    [t("pairs-systems-lost"), numberText(lost)],
    [t("pairs-systems-equal"), numberText(equal)],
  ];
  if (bootstrap !== undefined)
    rows.push([t("pairs-systems-bootstrap", { trials: bootstrap.trials }), p(bootstrap.p)]);
  if (randomisation !== undefined)
    rows.push([
      t("pairs-systems-randomisation", { trials: randomisation.trials }),
      p(randomisation.p),
    ]);
  return [...rows, [tested.signature]].map(tsvRow).join("");
}
