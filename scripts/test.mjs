// npm test: installs what is missing and runs every test there is.
// `npm test -- rust` or `npm test -- page` runs one half.
import { existsSync } from "node:fs";
import process from "node:process";
import { building, programOf } from "./built.mjs";
import * as needs from "./needs.mjs";
import { inTurn } from "./side-by-side.mjs";
import { fail, say, step } from "./step.mjs";

const halves = process.argv.slice(2);
const unknown = halves.find((half) => half !== "rust" && half !== "page");
if (unknown) fail(`There is no half called "${unknown}": use "rust", "page", or neither for both.`);
const wants = (half) => halves.length === 0 || halves.includes(half);

needs.node();
needs.rust();
needs.wasmTarget();
needs.packages();
// In CI nothing is compiled a second time, and nobody steps through what was.
if (process.env.CI) {
  process.env.CARGO_INCREMENTAL ??= "0";
  process.env.CARGO_PROFILE_DEV_DEBUG ??= "0";
}
if (!existsSync(process.env.TWINTREE_DATA ?? "")) {
  say("TWINTREE_DATA names no folder: tests on the real corpus are skipped (README, Tests).");
  delete process.env.TWINTREE_DATA;
}

const all = ["--all-targets", "--all-features"];
const wasm = ["--target", "wasm32-unknown-unknown"];
const forWasm = ["twintree", "twintree-view", "twintree-wasm"].flatMap((name) => ["-p", name]);
const format = [["format", "cargo", ["fmt", "--all", "--check"]]];
const rust = [
  ["lint", "cargo", ["clippy", "--workspace", ...all, "--", "-D", "warnings"]],
  ["lint, wasm", "cargo", ["clippy", ...forWasm, ...wasm, "--", "-D", "warnings"]],
  ["tests", "cargo", ["test", "--workspace", "--quiet"]],
];
const doc = (what) => ["doc", "--workspace", what, "--no-deps", "--quiet"];
const strict = { RUSTDOCFLAGS: "-D warnings" };
const published = [
  ["docs", "cargo", doc("--lib"), strict],
  // A crate and a program have one name, and so one folder: not at the same time.
  ["docs of programs", "cargo", doc("--bins"), strict],
  ["crates", "node", ["scripts/crates.mjs"]],
];
const tasks = [["tasks", "cargo", ["build", "--quiet", "--workspace", "--bin", "xtask"]]];
const compile = [
  ["test programs", "cargo", ["test", "--workspace", "--quiet", "--no-run"]],
  ["programs", "cargo", building],
];
const build = ([xtask, ...given]) => [
  ["core", xtask, [...given, "wasm"]],
  ["types", "npx", ["tsc", "--noEmit"]],
  ["style", "npx", ["biome", "check"]],
  ["page", "npx", ["vite", "build"]],
  ["sizes", "node", ["scripts/sizes.mjs"]],
];
const modules = [["modules", "npx", ["vitest", "run"]]];
const python = [["Python package", "node", ["scripts/wheel.mjs", "--test"]]];
const npm = (file) => [
  ["npm package", "node", ["scripts/package.mjs", "--test"], { TWINTREE_BROWSER: file }],
];
const inBrowser = (file) => [
  ["browser", "npx", ["playwright", "test"], { TWINTREE_BROWSER: file }],
];

if (halves.length === 1) {
  const page = async () => {
    const file = await needs.browser();
    const made = build(["cargo", "xtask"]);
    return [...made, ...modules, ...python, ...npm(file), ...inBrowser(file)];
  };
  const half = wants("rust") ? [...format, ...rust, ...published] : await page();
  for (const one of half) step(...one);
} else {
  const file = await needs.browser();
  await inTurn([...format, ...tasks]);
  process.env.TWINTREE_XTASK = programOf("xtask");
  const compiled = inTurn(compile);
  const built = inTurn(build([process.env.TWINTREE_XTASK]));
  // A browser waits much of its time: what keeps the processors busy runs beside it, in two rows, so that
  // neither starves and none is left over in the end.
  const ready = Promise.all([compiled, built]);
  const shown = ready.then(() => inTurn(inBrowser(file)));
  const computed = ready.then(() => inTurn(modules));
  const checked = compiled.then(async () => {
    await inTurn(rust);
    await built;
    await inTurn([...published, ...python, ...npm(file)]);
  });
  await Promise.all([shown, computed, checked]);
}
console.log("\n✓ Every test passed.");
