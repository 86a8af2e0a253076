import type { Plugin } from "vite";

/**
 * Fetches later parts with a bare `import()`. The bundler's own way looks for styles that belong to a part,
 * and all styles of the page are in one sheet.
 */
export function plainLoading(): Plugin {
  return {
    name: "twintree:plain-loading",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
