import { defineConfig } from "vitest/config";
import { catalogues } from "./www/build/catalogues.ts";

// The modules of the page and the built WebAssembly, in Node. The page itself is tested by Playwright in tests/browser.
export default defineConfig({
  plugins: [catalogues()],
  // Pictures that are exported carry the rules of the style sheets, which are read as texts.
  test: { css: true, include: ["tests/*.test.ts"], testTimeout: 30_000 },
});
