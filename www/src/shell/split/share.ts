/** Where the splitter may stand: how much of the column, in percent, is above it. */
import { splits } from "../../model/preferences.js";

/** How far an arrow key moves it. */
const stride = 3;

function within(share: number): number {
  return Math.max(splits.least, Math.min(splits.most, Math.round(share)));
}

/** The place for a pointer at `y` from the top of a column of `height`. */
export function shareAt(y: number, height: number): number {
  return within((100 * y) / Math.max(1, height));
}

/** The place after a key; undefined where the key does not move it. */
export function shareAfter(key: string, share: number): number | undefined {
  switch (key) {
    case "ArrowUp":
      return within(share - stride);
    case "ArrowDown":
      return within(share + stride);
    case "Home":
      return splits.least;
    case "End":
      return splits.most;
    default:
      return undefined;
  }
}
