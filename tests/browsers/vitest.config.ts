import { defineConfig } from "vitest/config";

/** How long a step may take on a loaded machine, in milliseconds. */
export const patience = 60_000;

export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    testTimeout: 2 * patience,
    hookTimeout: 3 * patience,
  },
});
