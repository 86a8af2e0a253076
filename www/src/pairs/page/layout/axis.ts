/** The marks of an axis. */

/** A mark: where it stands, and for what. */
interface Tick {
  readonly at: number;
  readonly value: number;
}

/**
 * Some four marks from 0 to `greatest`, over so many pixels: steps of 1, 2 or 5 and their tenths; quarters
 * where the whole is 1.
 */
export function ticks(greatest: number, length: number): readonly Tick[] {
  if (greatest <= 0) return [{ at: 0, value: 0 }];
  const step = greatest === 1 ? 0.25 : stepOf(greatest / 4);
  const count = Math.floor(greatest / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, n) => ({
    at: ((n * step) / greatest) * length,
    value: n * step,
  }));
}

function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((one) => one * power >= least - 1e-9) ?? 10;
  return step * power;
}
