import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { catalogues } from "./www/build/catalogues.ts";
import { chunk, shared } from "./www/build/chunks.ts";
import { embed } from "./www/build/embed.ts";
import { firstDrawing } from "./www/build/first-drawing.ts";
import { firstPaint } from "./www/build/first-paint.ts";
import { loading } from "./www/build/loading.ts";
import { offline } from "./www/build/offline.ts";
import { securityPolicy } from "./www/build/policy.ts";
import { site } from "./www/build/site.ts";
import { tabStyles } from "./www/build/styles.ts";

const sources = (...names: string[]) =>
  names.map((name) => fileURLToPath(new URL(`./www/src/${name}.ts`, import.meta.url)));

/** What every opening of the page brings behind the first drawing: the open tab, what keeps the work, and what takes the keys. */
const soon = sources(
  "results/score/index",
  "model/keeping",
  "share/link/address",
  "shell/keys",
  "shell/refocus",
  "shell/tab-in-sight",
  "shell/returning",
);
/** What comes with the first sign of somebody. */
const idle = sources(
  "shell/appearance/appearance",
  "examples/part",
  "shell/split/split",
  "links/aligner",
  "links/suggesting",
  "stage/laid",
  "results/suggestion",
  "results/legend/legend",
  "results/places/stepper/stepper",
  "results/score/more/more",
  "results/edges/index",
  "results/spanning/index",
  "shell/offline/offline",
);
/** What has its own place to say that it could not be had; the texts need the links. */
const linking = sources("links/linking");
const hand = sources("stage/hand/hand");
const source = sources("source/source");
/** What reads a link that holds a pair. */
const opening = sources("share/link/opening", "share/link/message");
const later = [idle, linking, hand, source, opening];

export default defineConfig({
  root: "www",
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long the plugins took on a busy machine is nothing to be warned of.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            chunk("page", sources("main")),
            // What is left alone has no use for what the others share.
            shared("kept", [soon, later.flat()]),
            shared("shared", later),
            chunk("soon", soon),
            chunk("idle", idle),
            chunk("linking", linking),
            chunk("source", source),
            chunk("opening", opening),
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  plugins: [
    loading(),
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
