/**
 * The methods, each with an address of its own, as `#methods/paths`: how it is defined, in words and in a formula,
 * what it equals, and how it is cited. Fetched when it is entered.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../copy/button.js";
import { type Label, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { partShown } from "../model/area-part.js";
import { adopt } from "../shell/adopt.js";
import { type Method, references } from "./references.js";
import style from "./style.css?inline";
import "./texts/en.ftl";

adopt(style);

/** What is told of each, sentence by sentence, under its headings. */
const told = {
  paths: {
    title: [
      "methods-paths-1",
      "methods-paths-2",
      "methods-paths-3",
      "methods-paths-4",
      "methods-paths-5",
      "methods-paths-6",
      "methods-paths-source",
    ],
    decisions: [
      "methods-decisions-1",
      "methods-decisions-2",
      "methods-decisions-3",
      "methods-decisions-4",
      "methods-decisions-5",
    ],
  },
  relations: {
    title: [
      "methods-relations-1",
      "methods-relations-2",
      "methods-relations-3",
      "methods-relations-4",
      "methods-relations-agreement-1",
      "methods-relations-agreement-2",
      "methods-relations-fusion",
    ],
  },
  distances: {
    title: [
      "methods-distances-1",
      "methods-distances-brackets",
      "methods-distances-edits",
      "methods-distances-2",
      "methods-distances-3",
      "methods-distances-4",
    ],
  },
  crossings: {
    title: [
      "methods-crossings-1",
      "methods-crossings-2",
      "methods-crossings-3",
      "methods-crossings-4",
    ],
  },
  projection: {
    title: [
      "methods-projection-1",
      "methods-projection-2",
      "methods-projection-3",
      "methods-projection-4",
    ],
  },
} as const satisfies Readonly<Record<Method, Told>>;
type Told = { readonly title: readonly Label[]; readonly decisions?: readonly Label[] };
const methods = Object.keys(told) as Method[];

/** What of each can be written as formulas. */
const formulas: Readonly<Record<Method, readonly string[]>> = {
  paths: [
    "L = ℓ(χ, χ′) + ℓ(ψ, ψ′) + ℓ(ω, ω′)",
    "Lmax = max(|χ|, |χ′|) + 1 + max(|ω|, |ω′|)",
    "similarity = 1 − Σ L(e) ⁄ Σ Lmax(e),  e ∈ T",
  ],
  relations: ["F = 2 P R ⁄ (P + R)", "κ = (p₀ − pₑ) ⁄ (1 − pₑ)"],
  distances: ["P = |A ∩ B| ⁄ |B|,  R = |A ∩ B| ⁄ |A|", "F = 2 P R ⁄ (P + R)"],
  crossings: [
    "span(p) = [min, max] { j : (i, j) ∈ links, i ∈ p }",
    "p, q cross ⇔ span(p) ∩ span(q) ≠ ∅",
  ],
  projection: ["ŷ = arg max w · Φ(x, y)"],
};

/** Opens the area. */
export function openMethods(app: App) {
  function method(name: Method): TemplateResult {
    const { title, decisions }: Told = told[name];
    return html`<article class="stack methods-one" aria-labelledby="methods-title">
      <h2 id="methods-title">${t(`methods-${name}-title`)}</h2>
      ${paragraphs(title)}
      ${block("methods-formula", html`${formulas[name].map((one) => html`<p class="methods-formula">${one}</p>`)}`)}
      ${decisions ? block("methods-decisions-title", paragraphs(decisions)) : nothing}
      ${block("methods-equals", html`<p>${t(`methods-${name}-equals`)}</p>`)}
      ${block(
        "methods-cite",
        html`<pre class="methods-cited" tabindex="0">${references[name]}</pre>
        <div class="row">${copyButton(app, t("methods-cite"), () => references[name])}</div>`,
      )}
    </article>`;
  }

  return {
    content(): TemplateResult {
      const part = partShown();
      const shown = methods.find((name) => name === part) ?? "paths";
      return html`<section class="shell-elsewhere methods" id="methods" tabindex="-1" aria-label=${t("shell-methods")}>
        <nav class="methods-list" aria-label=${t("methods-list")}>
          ${methods.map(
            (name) =>
              html`<a href=${`#methods/${name}`} aria-current=${name === shown ? "true" : nothing}>${t(`methods-${name}-name`)}</a>`,
          )}
        </nav>
        ${method(shown)}
      </section>`;
    },
  };
}

function paragraphs(ids: readonly Label[]): TemplateResult {
  return html`${ids.map((id) => html`<p>${t(id)}</p>`)}`;
}

function block(title: Label, content: TemplateResult): TemplateResult {
  return html`<section class="stack"><h3>${t(title)}</h3>${content}</section>`;
}
