/** JSON that others give: a file, a link, what a platform kept. */

/** The value of a text; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
