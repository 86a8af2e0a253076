import { defineConfig } from "vite";
import { catalogues } from "./www/build/catalogues.ts";
import { firstDrawing } from "./www/build/first-drawing.ts";
import { offline } from "./www/build/offline.ts";
import { securityPolicy } from "./www/build/policy.ts";

export default defineConfig({
  root: "www",
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  plugins: [catalogues(), firstDrawing(), securityPolicy(), offline()],
});
