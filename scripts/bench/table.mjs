// The table of figures, printed line by line as they come.

const columns = [58, 10, 10, 8, 20];

function line(cells) {
  const placed = cells.map((cell, at) =>
    at === 0 ? cell.padEnd(columns[at]) : cell.padStart(columns[at]),
  );
  console.log(placed.join(" ").trimEnd());
}

/** A time given in milliseconds, in the unit that suits it. */
export function time(milliseconds) {
  if (milliseconds < 1) return `${(milliseconds * 1000).toFixed(1)} µs`;
  return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}

/** A size given in bytes. */
export function size(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A heading, with what the two columns of figures hold and how it was measured. */
export function heading(title, ours, other, how) {
  console.log(`\n${title}${how ? ` (${how})` : ""}`);
  line(["", ours, other, "ratio", "bar"]);
}

/**
 * A figure and its alternative, both as `shown` shows them, and their ratio. `bar` is its wording and
 * what decides whether it is met; a figure without one is told for comparison.
 */
export function row(what, ours, other, shown, bar) {
  const ratio = ours / other;
  const mark = bar ? `${bar.text} ${bar.met(ours, ratio) ? "✓" : "✗"}` : "";
  const digits = ratio < 0.095 ? 3 : ratio < 0.95 ? 2 : 1;
  line([`  ${what}`, shown(ours), shown(other), `${ratio.toFixed(digits)}×`, mark]);
}

/** A bar for the ratio. */
export const atMostTimes = (most) => ({
  text: `≤ ${most.toFixed(1)}×`,
  met: (_, ratio) => ratio <= most,
});

/** A bar for the figure itself. */
export const atMost = (most, shown) => ({
  text: `≤ ${shown(most)}`,
  met: (ours) => ours <= most,
});
