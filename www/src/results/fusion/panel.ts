import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../../copy/button.js";
import { commandView } from "../../copy/command.js";
import type { FusionResult, Link, Merge, Side } from "../../engine/answers.js";
import { relateSuggested } from "../../links/suggesting.js";
import { t } from "../../messages/index.js";
import { segments, select } from "../../shell/fields.js";
import { formOf } from "../names.js";
import { refusal } from "../refusal.js";
import type { PanelProps } from "../tab.js";
import { fusionCommand } from "./command.js";
import { firstChosen, type Wanted } from "./props.js";
import "./texts/en.ftl";

/** Sentences out of the two of a pair. */
export interface FusionProps
  extends Wanted,
    Pick<PanelProps, "app" | "request" | "left" | "right"> {
  readonly fusion: FusionResult;
  /** The links of the pair, with their relations. */
  readonly links: readonly Link[];
  /** For how many links without a relation one is suggested. */
  readonly suggested: number;
  readonly onChoose: (change: Partial<Wanted>) => void;
}

/** The ways to word a sentence. */
export const merges: readonly Merge[] = ["restate", "specify", "generalize"];
const sides: readonly Side[] = ["left", "right"];
/** How many sentences may be asked for; the core makes no more than the last. */
const limits: readonly number[] = [10, 100, 1000];

type Fused = Extract<FusionResult, { kind: "ok" }>;
type Part = Fused["sentences"][number]["parts"][number];

/** Sentences out of both: three merges, into either; what was replaced is marked and says by which link. */
export function fusionPanel(props: FusionProps): TemplateResult {
  const { app, request, merge, into, limit, fusion, onChoose } = props;
  return html`<div class="results-panel"><div class="results-single">
    <div class="row results-controls">
      ${segments(
        t("fusion-merge"),
        merges,
        merge,
        (name) => t(`fusion-${name}`),
        (name) => onChoose({ merge: name }),
      )}
      ${segments(
        t("fusion-into"),
        sides,
        into,
        (side) => t(`fusion-into-${side}`),
        (side) => onChoose({ into: side }),
      )}
      ${select(
        t("fusion-limit"),
        limits,
        limit,
        (count) => t("fusion-limit-count", { count }),
        (count) => onChoose({ limit: count }),
      )}
      ${merge === "generalize" ? modifiersField(props) : nothing}
    </div>
    <p class="note results-fusion-rule">${t(`fusion-${merge}-rule`, {
      host: into === "left" ? "A" : "B",
      other: into === "left" ? "B" : "A",
    })}</p>
    ${fusion.kind === "ok" ? sentences(props, fusion) : refusal(fusion.diagnostics)}
    ${commandView(app, request, fusionCommand(request, props))}
  </div></div>`;
}

/** The relations of modifiers that may be left out, as typed. */
function modifiersField({ modifiers, onChoose }: FusionProps) {
  const change = (event: Event) => {
    const given = (event.currentTarget as HTMLInputElement).value;
    onChoose({
      modifiers: given
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(),
    });
  };
  return html`<label class="labelled results-modifiers"><span>${t("fusion-modifiers")}</span>
    <input class="field field-code" spellcheck="false" autocapitalize="off" autocomplete="off"
      placeholder=${firstChosen.modifiers} .value=${modifiers} @change=${change}></label>`;
}

function sentences(props: FusionProps, { sentences: made, cut }: Fused) {
  if (made.length === 0) return html`<p>${none(props)}</p>${offer(props)}`;
  return html`<p class="note">${t("fusion-grammar")}</p>
    <p aria-live="polite">${t("fusion-count", { count: made.length })}${
      cut ? html` <strong>${t("fusion-cut", { count: made.length })}</strong>` : nothing
    }</p>
    <ol class="list results-fused">${made.map(
      ({ text, parts }) => html`<li class="line apart">
        <p dir="auto">${parts.map((part, n) => html`${n > 0 ? " " : nothing}${partView(props, part)}`)}</p>
        ${copyButton(props.app, text, () => text, { label: t("fusion-copy", { text }) })}
      </li>`,
    )}</ol><table-copy></table-copy>`;
}

/** Why there is no sentence: relations are missing, or those there are leave nothing to word otherwise. */
function none({ links, merge }: FusionProps): string {
  if (links.length > 0 && links.every(({ relation }) => relation === "equals"))
    return t("fusion-none-equal", { merge });
  if (links.length === 0) return t("fusion-none-links");
  const bare = links.some(({ relation }) => relation === undefined);
  return t(`fusion-none-${merge}`) + (bare ? ` ${t("fusion-none-bare")}` : "");
}

/** Where relations are missing, the way to them. */
function offer({ app, suggested }: FusionProps) {
  if (suggested === 0) return nothing;
  return html`<p class="note">${t("fusion-suggested", { count: suggested })}
    <button type="button" class="action" @click=${() => relateSuggested(app)}>${t("suggest-all")}</button></p>`;
}

function partView(props: FusionProps, { text, origin, link }: Part) {
  if (origin === "host") return text;
  if (origin === "dropped")
    return html`<del class="note" title=${t("fusion-dropped")}>${text}</del>`;
  const cause = link ? because(props, link) : t("fusion-replaced");
  const look = () => props.app.set("hotLink", link);
  const leave = () => props.app.set("hotLink", undefined);
  return html`<mark class="results-replaced" tabindex="0" title=${cause} @pointerenter=${look}
    @pointerleave=${leave} @focus=${look} @blur=${leave}><bdi>${text}</bdi
    ><span class="hidden"> (${cause})</span></mark>`;
}

/** The link that brought a part, as a sentence. */
function because({ left, right }: FusionProps, link: Link): string {
  return t("fusion-because", {
    left: formOf(left, link.left),
    right: formOf(right, link.right),
    relation: t(`relation-${link.relation ?? "none"}`),
  });
}
