/** Agreement with another person, and sentences made of both. Fetched when it is looked at. */
import type { TemplateResult } from "lit";
import { ownersLegend } from "../results/agreement/owners.js";
import type { App } from "./app.js";
import { comparedLinks } from "./theirs.js";

export { agreementContent, chosenLinks } from "./agreeing.js";
export { fusionContent } from "./fusing.js";
export { comparedLinks } from "./theirs.js";

/** The line above the trees while two people's links are compared. */
export function comparedStrip(app: App): TemplateResult | undefined {
  const links = comparedLinks(app);
  return links && ownersLegend(links);
}
