/** A host of static files as there are many: what it serves can be changed and stopped under an open page. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** One host, on a port of its own. */
export interface Host {
  readonly address: string;
  /** The folder that is served. */
  root: string;
  /** Files of which the host knows nothing, though they are there. */
  missing: (file: string) => boolean;
  /** What every answer says about caching. */
  caching: string;
  /** What every answer says besides: whether other origins may have it, for example. */
  headers: Readonly<Record<string, string>>;
  /** Pages that are no files, by their paths. */
  pages: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Serves `root`. */
export async function openHost(root: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      if (host.missing(file)) throw new Error("missing");
      const body = host.pages[file] ?? readFileSync(path.join(host.root, path.normalize(file)));
      const type = types[path.extname(file)] ?? "application/octet-stream";
      const caching = { "cache-control": host.caching };
      response.writeHead(200, { "content-type": type, ...caching, ...host.headers });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    address: `http://127.0.0.1:${port}/`,
    root,
    missing: () => false,
    caching: "no-cache",
    headers: {},
    pages: {},
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return host;
}
