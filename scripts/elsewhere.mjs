// The project in another folder, with a blank and an umlaut in its name: cloned, installed and built there, so
// that no path is taken for an address or cut at its blank.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { programOf } from "./built.mjs";
import { fail, root, run, say } from "./step.mjs";

const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const folder = path.join(target, "elsewhere", "with blank ü");
rmSync(path.dirname(folder), { recursive: true, force: true });
mkdirSync(path.dirname(folder), { recursive: true });

if (!run("git", ["clone", "--quiet", "--no-hardlinks", root, folder]))
  fail("The project could not be cloned.");
const install = ["ci", "--prefer-offline", "--no-audit", "--no-fund"];
if (!run("npm", install, {}, folder)) fail("The npm packages could not be installed there.");

// What is looked for is a wrong path, not a fast module. The tasks that are compiled here work on the folder that
// cargo names.
const there = {
  CARGO_MANIFEST_DIR: path.join(folder, "crates", "xtask"),
  CARGO_TARGET_DIR: path.join(folder, "target"),
  TWINTREE_QUICK: "1",
};
if (
  !run(programOf("xtask"), ["wasm"], there, folder) ||
  !run("npx", ["vite", "build"], there, folder)
)
  fail("The project cannot be built there.");
if (!run("npx", ["vitest", "run", "boundary-first", "messages"], {}, folder))
  fail("What was built there does not work.");
rmSync(path.dirname(folder), { recursive: true, force: true });
say("Cloned, installed and built in a folder with a blank and an umlaut in its name.");
