/** What a chunk function is told of a module. */
interface ModuleContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A group of the bundler: what it names alike is one chunk. A module of two groups is in the first of them. */
interface Group {
  readonly name: (id: string, context: ModuleContext) => string | null;
  /** What the bundler calls it where it says how long it took. */
  readonly debugName: string;
}

/**
 * All that `entries` need, whatever they import, as one chunk. Left to itself the bundler would part it into
 * dozens, because what comes later uses some of it too, and each of them is a request.
 */
export function chunk(name: string, entries: readonly string[]): Group {
  return group(name, (context) => reachable(entries, context));
}

/**
 * What two or more of `parts` need, as one chunk. The parts themselves are not in it: where one of them cannot
 * be had, the others can, unless they need it.
 */
export function shared(name: string, parts: readonly (readonly string[])[]): Group {
  return group(name, (context) => {
    const once = new Set<string>();
    const again = new Set<string>();
    for (const part of parts)
      for (const id of reachable(part, context)) (once.has(id) ? again : once).add(id);
    for (const entry of parts.flat()) again.delete(entry);
    return again;
  });
}

function group(name: string, modules: (context: ModuleContext) => ReadonlySet<string>): Group {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      needed ??= modules(context);
      return needed.has(id) ? name : null;
    },
  };
}

/** The modules that `entries` import, and those that they import, themselves included; nothing that comes later. */
function reachable(entries: readonly string[], context: ModuleContext): Set<string> {
  const found = new Set(entries);
  for (const entry of entries)
    if (!context.getModuleInfo(entry)) throw new Error(`${entry} is no module of this build`);
  for (const id of found)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
