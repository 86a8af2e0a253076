// The page without a network: everything the build consists of is kept after the first visit, under a
// name that changes with any of it. The build fills in the two constants.
const version = "twintree-__VERSION__";
const files = ["__FILES__"];

// Hosts vary their answers by origin, and a part may be asked for under several queries: it is the same.
const leniently = { cacheName: version, ignoreSearch: true, ignoreVary: true };

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(files))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("twintree-") && name !== version)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  // A page is asked of the network first, so that a new version is seen; the hashed parts never change.
  event.respondWith(
    request.mode === "navigate"
      ? fetch(request).catch(() => caches.match("./", leniently))
      : caches.match(request, leniently).then((kept) => kept ?? fetch(request)),
  );
});
