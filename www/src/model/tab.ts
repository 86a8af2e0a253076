/** What a tab remembers of its session while it is reloaded. A duplicate of the tab remembers it too. */

/** The memory of one tab. Where storage is refused it forgets. */
export interface Tab {
  /** The session of this tab. */
  own(): string | undefined;
  setOwn(id: string | undefined): void;
  /** The session that was being opened, and had not come up, when the page was left or died. */
  opening(): string | undefined;
  setOpening(id: string | undefined): void;
}

const ownKey = "twintree-session";
const openingKey = "twintree-opening";

/** A tab that remembers in `storage`, the session storage; `theme.js` reads it before the first paint. */
export function browserTab(storage: () => Storage): Tab {
  const read = (key: string) => {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string | undefined) => {
    try {
      if (value === undefined) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      // Then a reload begins anew, and the session is offered as in a new tab.
    }
  };
  return {
    own: () => read(ownKey),
    setOwn: (id) => write(ownKey, id),
    opening: () => read(openingKey),
    setOpening: (id) => write(openingKey, id),
  };
}
