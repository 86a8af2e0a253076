/** What each of several files is, which can be changed: fetched when that is asked for. */
import { html } from "lit/html.js";
import { t } from "../messages/index.js";
import { openDialog } from "../shell/dialog.js";
import { select } from "../shell/fields.js";
import type { ReadFile } from "../text/corpus.js";
import { faultOf, type Role, rolesOf } from "../text/roles.js";
import "../text/texts/en.ftl";

/** A dialog with a menu for each file; `open` takes them in the roles chosen. */
export function chooseRoles(
  files: readonly ReadFile[],
  roles: readonly Role[],
  open: (roles: readonly Role[]) => void,
): void {
  const chosen = [...roles];
  const content = () => {
    const fault = faultOf(chosen);
    return html`<form method="dialog" class="stack" @submit=${() => open(chosen)}>
      ${files.map((file, at) =>
        select(
          file.name,
          rolesOf(file),
          chosen[at] ?? "none",
          (role) => t(`role-${role}`),
          (role) => {
            chosen[at] = role;
            dialog.draw();
          },
          "row apart",
        ),
      )}
      <p class="note" role="status">${fault === undefined ? "" : t(`role-fault-${fault}`)}</p>
      <button class="action action-main" ?disabled=${fault !== undefined}>${t("roles-open")}</button>
    </form>`;
  };
  const dialog = openDialog({ id: "roles", title: "roles-title", content });
}
