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

/** What is told of each, sentence by sentence. */
const told = {
  paths: [1, 2, 3, 4, 5, 6, "source"],
  relations: [1, 2, 3, 4, "agreement-1", "agreement-2", "fusion"],
  distances: [1, "brackets", "edits", 2, 3, 4],
  crossings: [1, 2, 3, 4],
  projection: [1, 2, 3, 4],
} as const satisfies Readonly<Record<Method, unknown>>;
type Sentence = { [Name in Method]: `methods-${Name}-${(typeof told)[Name][number]}` }[Method];
const methods = Object.keys(told) as Method[];

/** The decisions that the definition of the paths takes. */
const decisions = ([1, 2, 3, 4, 5] as const).map((what) => `methods-decisions-${what}` as const);

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
    const sentences = told[name].map((what) => `methods-${name}-${what}` as Sentence);
    return html`<article class="stack methods-one" aria-labelledby="methods-title">
      <h2 id="methods-title">${t(`methods-${name}-title`)}</h2>
      ${paragraphs(sentences)}
      ${block("methods-formula", html`${formulas[name].map((one) => html`<p class="methods-formula">${one}</p>`)}`)}
      ${name === "paths" ? block("methods-decisions-title", paragraphs(decisions)) : nothing}
      ${block("methods-equals", html`<p>${t(`methods-${name}-equals`)}</p>`)}
      ${block(
        "methods-cite",
        html`<pre class="methods-cited" tabindex="0">${references[name]}</pre>
        <div class="row">${copyButton(app, references[name], () => references[name])}</div>`,
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
