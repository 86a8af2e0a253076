/** The small storage of a browser or of one tab, which may be refused, or be full. */

/** What it remembers under a name; undefined where it remembers nothing. */
export function recall(storage: () => Storage, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Has it remember a text, or forget what was there; whether it has done so. */
export function remember(storage: () => Storage, name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(name);
    else storage().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
