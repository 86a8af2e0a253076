/** What a repair is; and repairs that look at one line after the other. */

/** A repair: both functions are pure and linear in the text. */
export interface Repair {
  /** In how many lines there is something to mend. */
  readonly count: (text: string) => number;
  /** The text without it. */
  readonly apply: (text: string) => string;
}

/** A repair that makes of each line another one, or none; the line comes without the CR of its end. */
export function eachLine(fix: (line: string) => string | undefined): Repair {
  const lines = (text: string) =>
    text.split("\n").map((line) => {
      const end = line.endsWith("\r") ? "\r" : "";
      const body = line.slice(0, line.length - end.length);
      return { line, body, end, fixed: fix(body) };
    });
  return {
    count: (text) => lines(text).filter(({ body, fixed }) => fixed !== body).length,
    apply: (text) =>
      lines(text)
        .flatMap(({ fixed, end }) => (fixed === undefined ? [] : [fixed + end]))
        .join("\n"),
  };
}
