/** Files of a host: one that cannot be had can be asked for again. */

/** Those that the host did not have: the browser may have kept that answer. */
const refused = new Set<string>();

/** Fetches a file. Rejects, with its address, where it cannot be had. */
export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, { cache: refused.has(address) ? "reload" : "default" });
  if (response.ok) return response;
  refused.add(address);
  throw new Error(`${address}: ${response.status}`);
}

/** Gets each thing once; what could not be had is got anew. */
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
