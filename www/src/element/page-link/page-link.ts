/** The way from an element to the whole page: a link that takes along what is shown. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Workspace } from "../../model/app.js";
import type { State } from "../../model/state.js";
import { permalink } from "../../share/link/permalink.js";
import { logo } from "../../shell/logo.js";
import "./texts/en.ftl";

/** An arrow out of a frame. */
const outIcon = html`<svg width="13" height="13" viewBox="0 0 20 20" fill="none" stroke="currentColor"
  stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"
  ><path d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7"/></svg>`;

/** The way from a workspace. */
export function openPageLink(workspace: Workspace) {
  /** The end of an address with what is shown, and of which State it is. */
  let shared: { readonly state: State; readonly hash: string | undefined } | undefined;

  /** The link follows what is shown. */
  function follow(): void {
    const { state } = workspace.store;
    if (shared?.state.work === state.work && shared.state.view === state.view) return;
    shared = { state, hash: shared?.hash };
    linkOf(state).then(
      (made) => {
        if (shared?.state !== state) return;
        const changed = shared.hash !== made;
        shared = { state, hash: made };
        if (changed) workspace.draw();
      },
      () => undefined,
    );
  }

  return {
    /** The link to `site`; nothing where that is no place for it, or until it is known what it takes along. */
    link(site: string): TemplateResult | typeof nothing {
      follow();
      const address = addressOf(site);
      if (address === undefined) return nothing;
      // Nothing that would run here: an attribute may come from anyone who wrote the text around it.
      if (!/^(?:https?|file):$/.test(address.protocol)) return nothing;
      // Without its pair the whole page would show another one.
      if (shared?.hash === undefined) return nothing;
      address.hash = shared.hash;
      return html`<a class="action action-bare note element-out" part="link" href=${address.href} target="_blank" rel="noopener">
        ${logo} <span>${t("element-open")}</span> ${outIcon}</a>`;
    },
  };
}

/** The link to a State: with all columns where they have room in one. */
async function linkOf(state: State): Promise<string | undefined> {
  return (await permalink(state, "all")) ?? (await permalink(state, "four"));
}

/** Where that is, as seen from this document. `URL.canParse` is newer than the oldest browsers. */
function addressOf(site: string): URL | undefined {
  try {
    return new URL(site, document.baseURI);
  } catch {
    return undefined;
  }
}
