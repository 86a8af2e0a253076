import { fileURLToPath } from "node:url";
import { createServer, type HtmlTagDescriptor, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";

/** Puts the first example, drawn, into the page, so that it is seen before any script has come. */
export function firstDrawing(): Plugin {
  return {
    name: "twintree:first-drawing",
    apply: "build",
    async transformIndexHtml(html, { bundle }) {
      const root = fileURLToPath(new URL("..", import.meta.url));
      // The drawing is made by the page's own modules, read as the page reads them.
      const server = await createServer({
        configFile: false,
        root,
        appType: "custom",
        logLevel: "error",
        plugins: [catalogues()],
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      });
      try {
        const { firstPage } = await server.ssrLoadModule("/build/first-page.ts");
        const page: string = firstPage(`${root}src/pkg/twintree_measure_bg.wasm`);
        const core = Object.keys(bundle ?? {}).find((file) =>
          /twintree_measure.*\.wasm$/.test(file),
        );
        const drawn = html.replace('<div id="page"></div>', `<div id="page">${page}</div>`);
        // The core is asked for at once, and not only when the scripts that want it have come.
        return { html: drawn, tags: core ? [preloaded(core)] : [] };
      } finally {
        await server.close();
      }
    },
  };
}

function preloaded(file: string): HtmlTagDescriptor {
  // After the script, which is what the page waits for longest.
  const attrs = { as: "fetch", href: `./${file}`, crossorigin: true, fetchpriority: "low" };
  return { tag: "link", attrs: { rel: "preload", ...attrs }, injectTo: "head" };
}
