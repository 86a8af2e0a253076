/** How a pair without links comes to some: what is offered on the stage, until there is one or something is proposed. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { waiting } from "../model/proposals.js";
import { formsRead } from "../model/snapshot.js";
import { currentPair } from "../model/state.js";
import { stageOffer } from "../stage/offer.js";
import { errorCount } from "../text/diagnostics/count.js";
import { align } from "./aligning.js";
import { isSameSentence, linkWordByWord } from "./same.js";
import "./texts/en.ftl";

/** Proposals, or for two parses of one sentence all links; undefined where there are links, or what it takes is missing. */
export function linksOffer(app: App): TemplateResult | undefined {
  const { snapshot, store } = app;
  const { work } = store.state;
  if (currentPair(work).links.length + waiting(work).length > 0) return undefined;
  const forms = formsRead(snapshot.readings);
  if (!forms || app.moment.aligning || errorCount(snapshot.problems.all) > 0) return undefined;
  const count = forms.left.length + forms.right.length;
  if (Math.min(forms.left.length, forms.right.length) === 0) return undefined;
  if (isSameSentence(app)) return offer(t("offer-same"), () => linkWordByWord(app));
  // Without heads nothing can be proposed.
  if (snapshot.withoutHeads.length > 0) return undefined;
  return offer(t("offer-propose", { count }), () => void align(app));
}

function offer(text: string, act: () => void): TemplateResult {
  const button = html`<button type="button" class="action action-main" @click=${act}>${text}</button>`;
  return stageOffer(button, t("offer-drag"));
}
