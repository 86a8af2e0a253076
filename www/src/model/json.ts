/** What others give: a file, a link, a message, what a platform kept. */

/** The value of a text; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a value of any kind has under a name. */
export function fieldOf(value: unknown, name: string): unknown {
  return Object(value)[name];
}
