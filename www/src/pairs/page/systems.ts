/** Two hypotheses against one reference: who is better, in how many pairs, and how sure that is. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../../copy/button.js";
import { saveButton } from "../../copy/download.js";
import { tsvRow } from "../../copy/tsv.js";
import type { Significance } from "../../engine/answers.js";
import { say, t } from "../../messages/index.js";
import { fileNames } from "../../model/slice.js";
import { fileButton } from "../../shell/fields.js";
import { missing } from "../../shell/missing.js";
import { commandView } from "./commands.js";
import { measureChoice } from "./measure-choice.js";
import { groupsAlone, moreIsBetter, nameOf, numberText, signedText } from "./names.js";
import type { Page } from "./page.js";

/** What becomes of a pair. */
const outcomes = ["won", "lost", "equal"] as const;

/** The panel; closed until another hypothesis is wanted. */
export function systemsView(page: Page): TemplateResult {
  const { choose, measuring, other, systems } = page;
  const [first] = systems;
  const isRows = page.app.store.state.work.second?.format === "rows";
  const file = measuring.second();
  const opening = other.opening();
  const remove = () => {
    choose({ versus: "" });
    other.remove();
  };
  return html`<details class="pairs-systems" ?open=${file !== undefined || opening !== undefined}>
    <summary>${t("pairs-systems")}</summary>
    <div class="pairs-systems-body">
      <p class="note">${t("pairs-systems-hint", { reference: referenceOf(page), first })}</p>
      <p class="row pairs-systems-file">
        ${fileButton(t(file === undefined ? "pairs-systems-open" : "pairs-systems-other"), ([chosen]) => void other.open(chosen))}
        ${
          file === undefined
            ? nothing
            : html`<bdi>${file.name}</bdi>
              <button type="button" class="action" @click=${remove}>${t("pairs-systems-remove")}</button>`
        }
      </p>
      ${typeof opening === "object" ? html`<p class="pairs-problem" role="alert">${say(opening)}</p>` : nothing}
      ${opening === "reading" ? html`<p class="note" role="status">${t("pairs-systems-reading")}</p>` : nothing}
      ${
        file !== undefined && file.alone + file.missing > 0
          ? html`<p class="note">${t(isRows ? "pairs-rows-alone" : "pairs-systems-alone", { alone: file.alone, missing: file.missing })}</p>`
          : nothing
      }
      ${file === undefined ? nothing : compared(page)}
    </div>
  </details>`;
}

function compared(page: Page): TemplateResult {
  const { measuring, chosen, systems } = page;
  const { judged } = chosen;
  const { done, count } = measuring.secondNow()?.progress ?? { done: 0, count: 1 };
  const choice = html`<p class="row"><span aria-hidden="true">${t("pairs-systems-by")}</span>
    ${measureChoice(t("pairs-systems-by"), judged, groupsAlone, (judged) => page.choose({ judged }))}</p>`;
  if (done < count) {
    return html`${choice}<div class="line note figure pairs-progress"><progress max=${count} .value=${done} aria-label=${t("pairs-measuring")}></progress>
      <span>${t("pairs-progress", { done, count })}</span></div>`;
  }
  const asked = measuring.significance(judged, moreIsBetter(judged));
  if (asked === undefined || asked.kind === "pending")
    return html`${choice}<p class="note" role="status">${t("pairs-systems-testing")}</p>`;
  if (asked.kind === "failed") return html`${choice}${missing(asked)}`;
  const tested = asked.answer;
  return html`${choice}
    <div class="pairs-systems-numbers">${verdict(tested, page)}${tests(tested)}</div>
    <p class="row pairs-signature"><code>${tested.signature}</code>
      ${copyButton(page.app, tested.signature, () => tested.signature, { name: t("pairs-signature-copy") })}
      ${copyButton(page.app, `${tested.signature} ${systems.join(" ")}`, () => textOf(tested, page), { name: t("pairs-systems-copy") })}</p>
    ${commandView(measuring.command({ of: "systems", name: judged }), page)}
    <p class="row note">${(["first", "second"] as const).map((which) => rowsButton(which, which === "first" ? "B.jsonl" : "C.jsonl", page))}</p>`;
}

/** What the reference is called. */
function referenceOf({ app }: Page): string {
  const { names, left } = app.store.state.work;
  return names?.left ?? fileNames(left)[0] ?? "A";
}

/** Saves the rows of one of the two systems, of all pairs and by what they are compared. */
function rowsButton(which: "first" | "second", file: string, { app, measuring, chosen }: Page) {
  const all = () => Uint32Array.from(app.store.state.work.pairs.keys());
  const make = () => measuring.file(all(), [chosen.judged], "json", which);
  return saveButton(app, { name: file, content: make });
}

function verdict(tested: Significance, page: Page): TemplateResult {
  const { scores, difference } = tested;
  const [first, second] = page.systems;
  const pairs = (name: (typeof outcomes)[number]) => {
    const isShown = page.chosen.versus === name;
    const button = html`<button type="button" class="figure results-number" aria-pressed=${isShown ? "true" : "false"}
      aria-label=${t(`pairs-systems-show-${name}`, { count: tested[name], first, second })}
      @click=${() => page.choose({ versus: isShown ? "" : name })}>${numberText(tested[name])}</button>`;
    return row(t(`pairs-systems-${name}`, { first, second }), button);
  };
  return html`<table class="table pairs-verdict">
    <tbody>
      ${row(html`<bdi>${first}</bdi>`, score(scores[0]))}
      ${row(html`<bdi>${second}</bdi>`, score(scores[1]))}
      ${row(t("pairs-systems-difference"), signed(difference), "pairs-verdict-sum")}
    </tbody>
  </table>
  <table class="table pairs-verdict">
    <tbody>${outcomes.map(pairs)}</tbody>
  </table>`;
}

function tests(tested: Significance): TemplateResult {
  const { bootstrap, undefined: none, refused } = tested;
  const [from, to] = bootstrap?.interval ?? [];
  const [first, ...others] = testsOf(tested).map(([name, value]) => row(name, `p = ${value}`));
  return html`<table class="table pairs-verdict">
    <tbody>
      ${first}
      ${bootstrap && row(t("pairs-systems-interval"), `${signed(from)} … ${signed(to)}`)}
      ${others}
      ${none + refused === 0 ? nothing : row(t("pairs-systems-left-out"), numberText(none + refused))}
    </tbody>
  </table>`;
}

function row(name: unknown, value: unknown, style = ""): TemplateResult {
  return html`<tr class=${style || nothing}><th scope="row">${name}</th><td class="figure">${value}</td></tr>`;
}

/** What the tests found that could be made. */
function testsOf(tested: Significance): readonly (readonly [name: string, p: string])[] {
  return (["bootstrap", "randomisation"] as const).flatMap((name) => {
    const { trials, p } = tested[name] ?? {};
    if (trials === undefined || p === undefined) return [];
    return [[t(`pairs-systems-${name}`, { trials }), numberText(p, p < 0.001 ? 5 : 4)] as const];
  });
}

function score(value: number | undefined): string {
  return value === undefined ? "–" : numberText(value, 4);
}

function signed(value: number | undefined): string {
  return value === undefined ? "–" : signedText(value, 4);
}

/** The numbers with their signature, a line for each. */
function textOf(tested: Significance, { chosen, systems: [first, second] }: Page): string {
  const { scores, difference } = tested;
  const rows = [
    [t("pairs-systems-by"), nameOf(chosen.judged)],
    [first, score(scores[0])],
    [second, score(scores[1])],
    [t("pairs-systems-difference"), signed(difference)],
    ...outcomes.map((name) => [
      t(`pairs-systems-${name}`, { first, second }),
      numberText(tested[name]),
    ]),
    ...testsOf(tested),
    [tested.signature],
  ];
  return rows.map(tsvRow).join("");
}
