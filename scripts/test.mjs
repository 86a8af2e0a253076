// npm test: installs what is missing and runs every test there is.
// `npm test -- rust` or `npm test -- page` runs one half.
import { existsSync } from "node:fs";
import process from "node:process";
import { building, native, programOf } from "./built.mjs";
import * as needs from "./needs.mjs";
import { freePort } from "./port.mjs";
import { createRun } from "./rows.mjs";
import { fail, say } from "./step.mjs";

const halves = process.argv.slice(2);
const unknown = halves.find((half) => half !== "rust" && half !== "page");
if (unknown) fail(`There is no half called "${unknown}": use "rust", "page", or neither for both.`);
const wants = (half) => halves.length === 0 || halves.includes(half);

needs.node();
needs.rust();
needs.linker();
needs.wasmTarget();
needs.packages();
needs.python();
if (wants("rust")) needs.rustTools();
if (wants("page")) {
  needs.rasteriser();
  process.env.TWINTREE_BROWSER = await needs.browser();
}
if (!existsSync(process.env.TWINTREE_DATA ?? "")) {
  say("TWINTREE_DATA names no folder: tests on the real corpus are skipped (README, Tests).");
  delete process.env.TWINTREE_DATA;
}
process.env.TWINTREE_XTASK = programOf("xtask");
// Another page may be served on the usual one.
process.env.TWINTREE_PORT ??= String(await freePort());

const step = (name, command, args, more = {}) => ({ name, command, args, ...more });
const cargo = (name, args, more) => step(name, "cargo", args, more);
const script = (name, file, args = [], more = {}) =>
  step(name, "node", [`scripts/${file}.mjs`, ...args], more);

const all = ["--all-targets", "--all-features"];
const wasm = ["--target", "wasm32-unknown-unknown"];
const forWasm = ["twintree", "twintree-view", "twintree-wasm"].flatMap((name) => ["-p", name]);
const doc = (what) => ["doc", "--workspace", what, "--no-deps", "--quiet"];
const strict = { env: { RUSTDOCFLAGS: "-D warnings" } };

const compile = [
  cargo("test programs", ["test", ...native, "--quiet", "--no-run"]),
  cargo("programs", building),
];
const build = [
  step("core", process.env.TWINTREE_XTASK, ["wasm"], { needs: ["programs"] }),
  script("types", "types", [], { needs: ["core"] }),
  step("style", "npx", ["biome", "check", "--error-on-warnings"]),
  step("page", "npx", ["vite", "build"], { needs: ["core"] }),
  script("sizes", "sizes", [], { needs: ["page"] }),
];
const rust = [
  cargo("format", ["fmt", "--all", "--check"]),
  cargo("lint", ["clippy", "--workspace", ...all, "--", "-D", "warnings"]),
  cargo("lint, wasm", ["clippy", ...forWasm, ...wasm, "--", "-D", "warnings"]),
  cargo("tests", ["test", ...native, "--quiet"]),
  cargo("docs", doc("--lib"), strict),
  // A crate and a program have one name, and so one folder: not at the same time.
  cargo("docs of programs", doc("--bins"), strict),
  script("crates", "crates"),
];
const built = { needs: ["programs", "page"] };
const packages = [
  script("Python package", "wheel", ["--test"], built),
  script("npm package", "package", ["--test"], built),
  script("another folder", "elsewhere", [], built),
];
const modules = [
  step("modules", "npx", ["vitest", "run"], built),
  step("browsers", "npx", ["vitest", "run", "--config", "tests/browsers/vitest.config.ts"], built),
];
const browser = [step("browser", "npx", ["playwright", "test"], built)];

const run = createRun();
// A browser waits much of its time: it runs beside two rows of what keeps the processors busy, so that neither
// starves and none is left over in the end.
await run.rows(
  [...compile, ...(wants("rust") ? rust : []), ...(wants("page") ? packages : [])],
  wants("page") ? [...build, ...modules] : [],
  wants("page") ? browser : [],
);

const { passed, failed, notRun, complaints } = await run.summary();
for (const complaint of complaints) console.log(`${complaint}\n`);
if (failed.length > 0) console.log(`\n✗ Failed: ${failed.join(", ")}.`);
if (notRun.length > 0) console.log(`✗ Not run, because of them: ${notRun.join(", ")}.`);
if (failed.length === 0) console.log("\n✓ Every test passed.");
console.log(`${passed} passed, ${failed.length} failed, ${notRun.length} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
