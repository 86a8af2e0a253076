/** What a chunk function is told of a module. */
interface ModuleContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Puts all that the first drawing needs, whatever `entry` imports, into one chunk of this name. Left to
 * itself the bundler would part it into a dozen, because the parts that come later use some of it too.
 */
export function firstChunk(
  entry: string,
  name: string,
): (id: string, context: ModuleContext) => string | null {
  let needed: Set<string> | undefined;
  return (id, context) => {
    needed ??= reachable(entry, context);
    return needed.has(id) ? name : null;
  };
}

/** The modules that a module imports, and those that they import, itself included; nothing that comes later. */
function reachable(entry: string, context: ModuleContext): Set<string> {
  const found = new Set([entry]);
  for (const id of found)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
