/**
 * The page without a network: a service worker that keeps what the build consists of.
 *
 * - A build is kept as a whole or not at all, in a cache of its own: each file is fetched past the
 *   browser's HTTP cache and must be what the build's list says it is. What an earlier build had already
 *   and is the same is taken over.
 * - What few readers use (another language, the documentation) is kept once one has, and from then on is part of
 *   each build.
 * - A page is served whole from the build that is in force. A newer one waits until the reader wants it or
 *   no page is open any more. It then serves new pages; those that are open go on with the files of their
 *   own build, which is kept while there is more than one page.
 *
 * These are the ways of Workbox's precaching. Its module is 13 kB, of which this needs the list and the
 * check; and it drops the files of open pages as soon as a new build is in force.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the build consists of; the build fills it in. */
interface Build {
  readonly version: string;
  /** The digest of each file that is kept, by its address relative to the page. */
  readonly kept: Files;
  /** Of what is kept once it is used. */
  readonly more: Files;
}
type Files = Readonly<Record<string, string>>;
declare const __BUILD__: Build;
const { version, ...files } = __BUILD__;
const page = new URL("./", self.location.href).href;
const kept = addressed(files.kept);
const more = addressed(files.more);

const prefix = "twintree-";
const name = prefix + version;

// Hosts vary their answers by origin, and a part may be asked for under several queries: it is the same.
const leniently = { ignoreSearch: true, ignoreVary: true };

/** The digests by whole addresses. */
function addressed(digests: Files): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(digests).map(([file, digest]) => [new URL(file, page).href, digest]),
  );
}

async function install(): Promise<void> {
  const known = await cachesOfBuilds();
  const were = new Set<string>();
  for (const cache of known)
    for (const { url } of await (await caches.open(cache)).keys()) were.add(nameOf(url));
  const used = [...more.keys()].filter((url) => were.has(nameOf(url)));
  await Promise.all([...kept.keys(), ...used].map((url) => keep(url, known)));
}

const hash = /-[\w-]{8}(?=\.\w+$)/;

/** What a file is called in every build. */
const nameOf = (url: string) => url.replace(hash, "");

/** Keeps a file of this build, unless that is done already. */
async function keep(url: string, known: readonly string[]): Promise<void> {
  const integrity = kept.get(url) ?? more.get(url);
  const cache = await caches.open(name);
  if (integrity === undefined || (await cache.match(url))) return;
  await cache.put(url, (await same(known, url, integrity)) ?? (await fetched(url, integrity)));
}

/**
 * The file as the host has it now; rejects where that is not what the build made. One whose name says what is in it
 * may be there already, since the page has used it.
 */
async function fetched(url: string, integrity: string): Promise<Response> {
  const anew = () => fetch(url, { cache: "reload", integrity });
  const response = await (hash.test(url) ? fetch(url, { integrity }).catch(anew) : anew());
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** The file as a build has it that is kept already, if it is the same. */
async function same(
  known: readonly string[],
  url: string,
  integrity: string,
): Promise<Response | undefined> {
  for (const cacheName of known) {
    const response = await caches.match(url, { cacheName });
    if (response === undefined) continue;
    const bytes = await response.clone().arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if (`sha256-${btoa(String.fromCharCode(...digest))}` === integrity) return response;
  }
  return undefined;
}

async function cachesOfBuilds(): Promise<readonly string[]> {
  return (await caches.keys()).filter((key) => key.startsWith(prefix));
}

/** Drops the builds before this one, unless another page may still live from them or a newer one comes. */
async function tidy(): Promise<void> {
  const { active, waiting, installing } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1 || waiting || installing || active?.state !== "activated") return;
  const old = (await cachesOfBuilds()).filter((key) => key !== name);
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** A page is drawn, and has used these files, perhaps before this worker was there. */
async function pageIsUp(used: readonly string[]): Promise<void> {
  await tidy();
  await Promise.all(used.map((url) => keep(url, []).catch(() => undefined)));
}

async function answer(request: Request): Promise<Response> {
  const { href } = new URL(request.url);
  const plain = href.replace(/[?#].*$/, "");
  const isPage = request.mode === "navigate" && (plain === page || plain === `${page}index.html`);
  const url = isPage ? page : request;
  const found =
    (await caches.match(url, { ...leniently, cacheName: name })) ??
    // An open page of another build.
    (await caches.match(url, leniently));
  if (found === undefined && more.has(plain)) await keep(plain, []).catch(() => undefined);
  return found ?? (await caches.match(url, { ...leniently, cacheName: name })) ?? fetch(request);
}

/** What stands in pages of others is fetched anew, and kept for when there is no network. */
const embedded = /^embed(?:-\w+)?(?:\.js|\/)/;

async function visited(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(name)).put(request, response.clone());
    return response;
  } catch {
    return (await caches.match(request, leniently)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
// The page that brought the first build is served by it from now on.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  // The reader wants this build.
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data.used) event.waitUntil(pageIsUp(event.data.used));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(page)) {
    const isEmbedded = embedded.test(request.url.slice(page.length));
    event.respondWith(isEmbedded ? visited(request) : answer(request));
  }
});

export {};
