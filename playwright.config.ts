import process from "node:process";
import { defineConfig } from "@playwright/test";

// Another one where several checkouts are tested at the same time.
const port = Number(process.env.TWINTREE_PORT ?? 4319);
const executablePath = process.env.TWINTREE_BROWSER ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  // More than a small machine has processors: a page waits much of its time.
  workers: 3,
  forbidOnly: true,
  // What failed comes last.
  reporter: [["dot"]],
  // What the page works on for longer is waited for until it ends, however slow the machine: see `ended`.
  expect: { timeout: 10_000 },
  timeout: 120_000,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1440, height: 900 },
    // What moves is tried by itself: nothing else has to wait until it has come to rest.
    contextOptions: { reducedMotion: "reduce" },
    // It fetches all the files there are for each test; those that are about it allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
  },
});
