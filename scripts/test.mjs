// npm test: installs what is missing and runs every test there is.
// `npm test -- rust` or `npm test -- page` runs one half.
import { existsSync } from "node:fs";
import process from "node:process";
import * as needs from "./needs.mjs";
import { fail, say, step } from "./step.mjs";

const halves = process.argv.slice(2);
const unknown = halves.find((half) => half !== "rust" && half !== "page");
if (unknown) fail(`There is no half called "${unknown}": use "rust", "page", or neither for both.`);
const wants = (half) => halves.length === 0 || halves.includes(half);

needs.node();
needs.rust();
needs.wasmTarget();
needs.packages();
if (!existsSync(process.env.TWINTREE_DATA ?? "")) {
  say("TWINTREE_DATA names no folder: tests on the real corpus are skipped (README, Tests).");
  delete process.env.TWINTREE_DATA;
}

if (wants("rust")) {
  const all = ["--all-targets", "--all-features"];
  const wasm = ["--target", "wasm32-unknown-unknown"];
  const forWasm = ["twintree", "twintree-view", "twintree-wasm"].flatMap((name) => ["-p", name]);
  step("format", "cargo", ["fmt", "--all", "--check"]);
  step("lint", "cargo", ["clippy", "--workspace", ...all, "--", "-D", "warnings"]);
  step("lint, wasm", "cargo", ["clippy", ...forWasm, ...wasm, "--", "-D", "warnings"]);
  step("tests", "cargo", ["test", "--workspace", "--quiet"]);
  step("docs", "cargo", ["doc", "--workspace", "--no-deps", "--quiet"], {
    RUSTDOCFLAGS: "-D warnings",
  });
}

if (wants("page")) {
  const browser = await needs.browser();
  step("core", "cargo", ["xtask", "wasm"]);
  step("types", "npx", ["tsc", "--noEmit"]);
  step("style", "npx", ["biome", "check"]);
  step("page", "npx", ["vite", "build"]);
  step("sizes", "node", ["scripts/sizes.mjs"]);
  step("modules", "npx", ["vitest", "run"]);
  step("browser", "npx", ["playwright", "test"], { TWINTREE_BROWSER: browser });
}
console.log("\n✓ Every test passed.");
