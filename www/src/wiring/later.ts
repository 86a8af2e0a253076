/** Parts of the page that are fetched after the first drawing. */

/** A part: undefined until it has come. Asking for it sends for it. */
export type Later<Part> = () => Part | undefined;

/** A part that `load` fetches; `onCome` is called when it is there. A failure is tried again when asked again. */
export function later<Part>(load: () => Promise<Part>, onCome: (part: Part) => void): Later<Part> {
  let part: Part | undefined;
  let under = false;
  return () => {
    if (part === undefined && !under) {
      under = true;
      load().then(
        (come) => {
          part = come;
          onCome(come);
        },
        () => {
          under = false;
        },
      );
    }
    return part;
  };
}

/** Calls `act` when the page has time. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}
