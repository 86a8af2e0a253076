/** Files of a host: one that cannot be loaded can be asked for again. */

/** Those for which the answer was of no use: the browser may have kept it. */
const refused = new Set<string>();

/**
 * Fetches a file of a type that has `kind` in its name. Rejects, with its address, where it cannot be loaded: a network
 * that wants to be logged in to answers with a page.
 */
export async function fetched(address: string, kind = ""): Promise<Response> {
  const response = await fetch(address, { cache: refused.has(address) ? "reload" : "default" });
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && type.includes(kind)) return response;
  refused.add(address);
  throw new Error(`${address}: ${response.status}`);
}

/** Gets each thing once; what failed to load is got anew. */
export function once<Name, Thing>(
  get: (name: Name) => Promise<Thing>,
): (name: Name) => Promise<Thing> {
  const known = new Map<Name, Promise<Thing>>();
  return (name) => {
    let thing = known.get(name);
    if (thing === undefined) {
      thing = get(name);
      known.set(name, thing);
      thing.catch(() => known.delete(name));
    }
    return thing;
  };
}
