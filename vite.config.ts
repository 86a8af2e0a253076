import { defineConfig } from "vite";
import { catalogues } from "./www/build/catalogues.ts";
import { firstChunk } from "./www/build/chunks.ts";
import { embed } from "./www/build/embed.ts";
import { firstDrawing } from "./www/build/first-drawing.ts";
import { firstPaint } from "./www/build/first-paint.ts";
import { plainLoading } from "./www/build/loading.ts";
import { offline } from "./www/build/offline.ts";
import { securityPolicy } from "./www/build/policy.ts";
import { site } from "./www/build/site.ts";
import { tabStyles } from "./www/build/styles.ts";

export default defineConfig({
  root: "www",
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstChunk(new URL("./www/src/main.ts", import.meta.url).pathname, "page") },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  plugins: [
    plainLoading(),
    catalogues(),
    tabStyles(),
    firstDrawing(),
    firstPaint(),
    securityPolicy(),
    site(),
    offline(),
    embed(),
  ],
});
