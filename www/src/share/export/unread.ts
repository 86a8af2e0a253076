/** Which pairs have links with errors: of these what leaves the page is not all that was written. */
import type { App } from "../../model/app.js";
import { mostNamed } from "../../model/pair-numbers.js";
import type { Work } from "../../model/state.js";

/**
 * The first pairs in the text of whose links there is an error, as long as they are `wanted`: one more than
 * a sentence names, which tells that there are more.
 */
export async function unreadLinks(
  { pairs }: Work,
  { engine }: Pick<App, "engine">,
  wanted: () => boolean,
): Promise<readonly number[]> {
  const unread: number[] = [];
  for (const [pair, { draft, zeroBased }] of pairs.entries()) {
    if (draft === undefined) continue;
    const read = await engine.call("readLinks", [draft, zeroBased ?? false], wanted);
    if (read.kind !== "answered") break;
    if (read.answer.diagnostics.some(({ severity }) => severity === "error")) unread.push(pair);
    if (unread.length > mostNamed) break;
  }
  return unread;
}
