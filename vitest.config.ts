import { defineConfig } from "vitest/config";

// The modules of the page and the built WebAssembly, in Node. The page itself is tested by Playwright in tests/browser.
export default defineConfig({ test: { include: ["tests/*.test.ts"], testTimeout: 30_000 } });
