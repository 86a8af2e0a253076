import { defineConfig } from "vite";
import { catalogues } from "./www/build/catalogues";
import { offline } from "./www/build/offline";
import { securityPolicy } from "./www/build/policy";

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
  plugins: [catalogues(), securityPolicy(), offline()],
});
