// Rivals in one run: they take turns, and the least that each gives counts, since all that a busy
// machine does to a time is to lengthen it.

/** How often each takes its turn. */
export const rounds = 9;

/** The least figure of each rival, by its name. Each is a function that gives a figure, or promises one. */
export async function race(rivals) {
  const least = Object.fromEntries(Object.keys(rivals).map((name) => [name, Infinity]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(rivals)) {
      least[name] = Math.min(least[name], await run());
    }
  }
  return least;
}
