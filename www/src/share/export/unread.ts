/** Which pairs have links with errors: of these what leaves the page is not all that was written. */
import type { App } from "../../model/app.js";
import type { Work } from "../../model/state.js";

/** More than a sentence names are not looked for. */
const most = 13;

/** The first pairs in the text of whose links there is an error, as long as they are `wanted`. */
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
    if (unread.length === most) break;
  }
  return unread;
}
