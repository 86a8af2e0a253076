// npm run crates: the crates as they would be published, put together, looked through and compiled by
// themselves, without what stands around them in this repository. Nothing is sent anywhere.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ask, fail, root, run, say } from "./step.mjs";

/** What is published, in the order in which each can be: the core first. */
const crates = [
  { name: "twintree", folder: "crates/core" },
  { name: "twintree-view", folder: "crates/view" },
  { name: "twintree-cli", folder: "crates/cli" },
];

/** Files that the text of a file of Rust has the compiler read, as they are named from its folder. */
const readByCompiler = /(?:\binclude(?:_str|_bytes)?!\(\s*|#\[path\s*=\s*)"([^"]+)"/g;

for (const { name, folder } of crates) {
  const listed = ask("cargo", ["package", "--list", "--allow-dirty", "--package", name]);
  if (listed === undefined) fail(`What ${name} consists of could not be listed.`);
  const files = new Set(listed.trim().split("\n"));
  for (const needed of ["README.md", "LICENSE", "Cargo.toml"])
    if (!files.has(needed)) fail(`${name} comes without ${needed}.`);
  for (const file of files) {
    if (!file.endsWith(".rs")) continue;
    const text = readFileSync(path.join(root, folder, file), "utf8");
    if (text.includes("CARGO_MANIFEST_DIR"))
      fail(`${name}: ${file} reads files when it runs; leave it out of the package.`);
    for (const [, read] of text.matchAll(readByCompiler)) {
      const place = path.posix.join(path.posix.dirname(file), read);
      if (!files.has(place)) fail(`${name}: ${file} reads ${read}, which is not in the package.`);
    }
  }
}

// Compiled to see that they can be: quickly, with nothing for a debugger.
process.env.CARGO_PROFILE_DEV_OPT_LEVEL = "0";
process.env.CARGO_PROFILE_DEV_DEBUG = "0";
const packages = crates.flatMap(({ name }) => ["--package", name]);
const pack = ["package", "--quiet", "--locked", "--allow-dirty", ...packages];
// What they need was mostly fetched before; where it was not, or something is wrong, once more and aloud.
if (ask("cargo", [...pack, "--offline"]) === undefined && !run("cargo", pack))
  fail("The crates cannot be compiled by themselves.");
say(`Packed and compiled: ${crates.map(({ name }) => name).join(", ")}`);
