/** Scripts of `dist`, and everything that they import before they run. */
export function withImports(dist: string, entries: readonly string[]): readonly string[];
