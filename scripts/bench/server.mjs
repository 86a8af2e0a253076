// A static host: gzip, a short life in the cache, and nothing else. The preview of Vite sends
// everything as it is, which a slow network would be measured with.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};
/** Only an isolated page has a clock finer than a tenth of a millisecond. */
const isolated = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

/**
 * Serves the files of `folders`, by the start of their address, and `pages`, by their address, on a
 * free port. What is below `/gauge/` is isolated. Its address, and how to end it.
 */
export async function serve(folders, pages) {
  const kept = new Map();
  async function read(address) {
    if (pages[address] !== undefined) return Buffer.from(pages[address]);
    const starts = Object.keys(folders).filter((start) => address.startsWith(start));
    const start = starts.sort((a, b) => b.length - a.length)[0];
    const file = path.join(folders[start], address.slice(start.length));
    if (!file.startsWith(folders[start])) throw new Error(`${address} is outside`);
    return readFile(file);
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const address = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      if (!kept.has(address)) kept.set(address, gzipSync(await read(address)));
    } catch {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[path.extname(address)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "cache-control": "max-age=600",
      ...(address.startsWith("/gauge/") ? isolated : {}),
    });
    response.end(kept.get(address));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
