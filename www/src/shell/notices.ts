/** What happened and can be answered: one line each, under the head of the page. Nothing blocks the page. */
import { html, nothing } from "lit/html.js";
import { say, t } from "../messages/index.js";
import type { App, NoticeAction } from "../model/app.js";
import { iconButton } from "./icon-button.js";
import { closeIcon } from "./icons.js";

/** One line for each notice. */
export function notices({ moment, dismiss }: App): unknown {
  // A region without anything in it would be one to pass by.
  if (moment.notices.length === 0) return nothing;
  return html`<section class="shell-notices" aria-label=${t("shell-notices")}>
    ${moment.notices.map(
      (
        notice,
      ) => html`<p class="line shell-notice" data-tone=${notice.tone} data-notice=${notice.key}>
        <span>${say(notice.phrase)}</span>
        ${button(notice.action)}${button(notice.also)}
        ${iconButton(t("shell-dismiss"), closeIcon, () => dismiss(notice.key))}
      </p>`,
    )}
  </section>`;
}

function button(action: NoticeAction | undefined): unknown {
  if (action === undefined) return nothing;
  return html`<button type="button" class="action action-link" @click=${action.run}>
    ${say(action.phrase)}
  </button>`;
}
