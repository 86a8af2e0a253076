/** What is typed to find a word: letters that come soon after each other belong together. */

/** How long the next letter may take, in milliseconds. */
const pause = 900;

/** A search by typing. */
export class Search {
  #typed = "";
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Whether letters that come now belong to it, whatever else they would mean. */
  get isOn(): boolean {
    return this.#typed !== "";
  }

  /** Adds what was typed, "" for the "/" that opens a search; returns what to look for, if anything. */
  add(typed: string): string | undefined {
    // A "/" alone opens a search: the next character is a form's.
    this.#typed = typed === "" ? "/" : `${this.#typed === "/" ? "" : this.#typed}${typed}`;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => this.stop(), typed === "" ? 4 * pause : pause);
    return typed === "" ? undefined : this.#typed;
  }

  /** Ends it: what is typed from now on begins another. */
  stop(): void {
    clearTimeout(this.#end);
    this.#typed = "";
  }
}
