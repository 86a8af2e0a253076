/** A drawing of the page that may leave it. */
import type { TemplateResult } from "lit/html.js";

/** A drawing with the classes of the page. */
export interface Plot {
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly content: TemplateResult;
}
