/**
 * The page without a network: a service worker that keeps what the build consists of.
 *
 * - A build is kept as a whole or not at all, in a cache of its own: each file is fetched past the
 *   browser's HTTP cache and must be what the build's list says it is. What an earlier build had already
 *   and is the same is taken over.
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
  /** The digest of each file, by its address relative to the page. */
  readonly files: Readonly<Record<string, string>>;
}
declare const __BUILD__: Build;
const { version, files } = __BUILD__;

const prefix = "twintree-";
const name = prefix + version;
const page = new URL("./", self.location.href).href;

// Hosts vary their answers by origin, and a part may be asked for under several queries: it is the same.
const leniently = { ignoreSearch: true, ignoreVary: true };

async function install(): Promise<void> {
  const cache = await caches.open(name);
  const known = await cachesOfBuilds();
  await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const url = new URL(file, page).href;
      await cache.put(url, (await same(known, url, integrity)) ?? (await fetched(url, integrity)));
    }),
  );
}

/** The file as the host has it now; rejects where that is not what the build made. */
async function fetched(url: string, integrity: string): Promise<Response> {
  const response = await fetch(url, { cache: "reload", integrity });
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

async function answer(request: Request): Promise<Response> {
  const { href } = new URL(request.url);
  const plain = href.replace(/[?#].*$/, "");
  const isPage = request.mode === "navigate" && (plain === page || plain === `${page}index.html`);
  const url = isPage ? page : request;
  const kept =
    (await caches.match(url, { ...leniently, cacheName: name })) ??
    // An open page of another build.
    (await caches.match(url, leniently));
  return kept ?? fetch(request);
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
  if (event.data === "page is up") event.waitUntil(tidy());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(page)) {
    const isEmbedded = embedded.test(request.url.slice(page.length));
    event.respondWith(isEmbedded ? visited(request) : answer(request));
  }
});

export {};
