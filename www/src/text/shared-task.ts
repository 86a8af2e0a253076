/**
 * Links as the shared tasks on word alignment give them (Mihalcea and Pedersen 2003): one a line, `0001 3 5 P`
 * being the number of the sentence pair, a word of A, a word of B, and perhaps whether the link is sure or
 * possible and how sure. `0001 2 3 S` and `0001 4 3 P` are the line `2-3 4p3`.
 */

const line = /^(\d{1,9})[ \t]+(\d{1,9})[ \t]+(\d{1,9})(?:[ \t]+([SP]))?(?:[ \t]+\d*\.?\d+)?$/;

/** More pairs than this are none of a file that has a line for each link. */
const most = 10_000_000;

const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((one) => one.trim());

/** Whether a text, or the beginning of a longer one, is a list of links in this form. */
export function isSharedTask(text: string, whole = true): boolean {
  const lines = linesOf(text);
  // What was cut at the end is not judged by its half.
  if (!whole) lines.pop();
  const some = lines.filter((one) => one !== "" && !one.startsWith("#"));
  return some.length > 0 && some.every((one) => line.test(one));
}

/** A link of such a line in the notation of the page; undefined where it is none, or links a word with nothing. */
export function sharedTaskLink(text: string): string | undefined {
  const [whole, , left, right, kind] = line.exec(text.trim()) ?? [];
  if (whole === undefined || Number(left) === 0 || Number(right) === 0) return undefined;
  return `${Number(left)}${kind === "P" ? "p" : "-"}${Number(right)}`;
}

/** A line of links for every pair up to the last that is named; what is no link stays where it is, to be named. */
export function linesOfSharedTask(text: string): readonly string[] {
  const found = new Map<number, string[]>();
  let [pair, last] = [1, 0];
  for (const one of linesOf(text)) {
    if (one === "" || one.startsWith("#")) continue;
    const match = line.exec(one);
    if (match) pair = Math.max(1, Number(match[1]));
    if (pair > most) return [];
    const link = sharedTaskLink(one);
    // A link with no word of the other side says that there is none.
    if (match && link === undefined) continue;
    last = Math.max(last, pair);
    const links = found.get(pair);
    if (links) links.push(link ?? one);
    else found.set(pair, [link ?? one]);
  }
  return Array.from({ length: last }, (_, at) => once(found.get(at + 1) ?? []).join(" "));
}

/** Each link once: where it is sure and possible, it is sure. */
function once(links: readonly string[]): readonly string[] {
  const all = new Set(links);
  return [...all].filter((one) => !all.has(one.replace("p", "-")) || !one.includes("p"));
}
