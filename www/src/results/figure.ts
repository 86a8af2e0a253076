import { FluentNumber } from "@fluent/bundle";
import { t } from "../messages/index.js";

/** A figure between 0 and 1 as tables have it: three decimals. */
export function figure(value: number): string {
  return t("results-figure", {
    value: new FluentNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
  });
}
