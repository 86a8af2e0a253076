import process from "node:process";
import { defineConfig } from "vitest/config";
import { catalogues } from "./www/build/catalogues.ts";

// The modules of the page and the built WebAssembly, in Node; or, where TWINTREE_PACKAGE names a folder in which
// the npm package is installed, that package. The page itself is tested by Playwright in tests/browser.
const tests =
  process.env.TWINTREE_PACKAGE === undefined ? "tests/*.test.ts" : "tests/package/*.test.ts";

export default defineConfig({
  plugins: [catalogues()],
  // Threads start faster than processes, and each file of tests still has one of its own.
  // Pictures that are exported carry the rules of the style sheets, which are read as texts.
  test: { pool: "threads", css: true, include: [tests], testTimeout: 30_000 },
});
