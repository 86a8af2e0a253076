/** What the marks on the trees mean that the tab in front lays over them, in one line below the trees. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { type Difference, signsOf } from "../../stage/draw/look.js";
import type { Charged, Marks } from "../../stage/props.js";
import { listed, rich } from "../rich.js";
import "./texts/en.ftl";

/** The kinds, in the order in which they are told. */
const kinds: Difference["kinds"] = ["replaced", "only", "head", "turned", "crosses"];

/** The line; undefined where nothing is laid over the trees that has a sign. `tab` is what the tab in front is called. */
export function legend(
  { charged, growth, signs }: Marks,
  tab: string,
): ((isRows: boolean) => TemplateResult) | undefined {
  if ((charged ?? growth ?? signs) === undefined) return undefined;
  return (isRows) => {
    const marks = growth ? treeMarks(growth) : chargedMarks(charged, signs ?? [], isRows);
    const told = html`<b>${tab}</b>`;
    return html`<p class="line canvas-node-line">${
      marks.length === 0
        ? ""
        : html`<span>${rich("legend-marks", { tab: told, marks: listed(marks, " · ") })}</span>`
    }</p>`;
  };
}

function treeMarks({ edges }: NonNullable<Marks["growth"]>): unknown[] {
  return [
    t("legend-tree"),
    ...(edges.some(({ state }) => state === "now") ? [t("legend-now")] : []),
  ];
}

function chargedMarks(
  charged: Charged | undefined,
  signs: Difference["kinds"],
  isRows: boolean,
): unknown[] {
  const all = charged ? [...charged.left.values(), ...charged.right.values()] : [];
  const seen = kinds.filter(
    (kind) => signs.includes(kind) || all.some((one) => one.kinds.includes(kind)),
  );
  const sign = (kind: (typeof kinds)[number]) => {
    const text = signsOf({ kinds: [kind], times: 1 });
    // Down the page the order turns up and down.
    return html`<b class="results-differs">${isRows ? text.replace("⇄", "⇅") : text}</b> ${t(`canvas-differs-${kind}`)}`;
  };
  const twice = all.some(({ times }) => times > 1) ? [t("legend-times")] : [];
  return [...seen.map(sign), ...twice];
}
