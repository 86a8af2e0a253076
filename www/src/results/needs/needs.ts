/** In place of results: why there are none, and the click that gives them where there is one. */
import { html, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { errorCount } from "../../text/diagnostics/count.js";
import { refusal } from "../refusal.js";
import "./texts/en.ftl";

/** Why nothing can be compared: what a text lacks, or more than can be computed. */
export function needs(app: App): TemplateResult {
  const { snapshot, store } = app;
  const { request, problems, comparing } = snapshot;
  const empty = sides.filter((side) => request[side].trim() === "");
  if (empty.length > 0) return said(t("needs-sentence", { side: nameOf(empty) }));
  const broken = sides.filter((side) => errorCount(problems[side]) > 0);
  if (broken.length > 0) return said(t("needs-mending", { side: nameOf(broken) }));
  const bare = snapshot.withoutHeads;
  const result = ready(comparing)?.result;
  // What lacks heads is refused as well, but here is the click that gives them.
  if (bare.length === 0 && result?.kind === "rejected") return said(refusal(result.diagnostics));
  const { formats } = store.state.work;
  const without = withoutHeads(formats, bare);
  if (without !== undefined)
    return said(t("needs-heads", { side: nameOf([without]), format: formats[without] }));
  const read = () => readBrackets(app);
  return said(html`${t("needs-dependencies")}
    <button type="button" class="action action-link action-inline" @click=${read}>${t("needs-read")}</button>
    ${t("needs-how")}`);
}

const sides: readonly Side[] = ["left", "right"];

function nameOf(some: readonly Side[]): string {
  return some.length > 1 ? "both" : some[0] === "left" ? "A" : "B";
}

function said(why: unknown) {
  return html`<div class="note empty">${why}</div>`;
}
