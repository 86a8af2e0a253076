// npm run crates: the crates as they would be published, put together, looked through and compiled by
// themselves, without what stands around them in this repository. Nothing is sent anywhere.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
const packed = path.join(target, "package");
const unpacked = path.join(target, "crates");
for (const folder of [packed, unpacked]) rmSync(folder, { recursive: true, force: true });
mkdirSync(unpacked, { recursive: true });
const all = crates.flatMap(({ name }) => ["--package", name]);
const pack = ["package", "--quiet", "--locked", "--allow-dirty", "--no-verify", ...all];
// What is left out is told at length each time; where something is wrong it is done once more, aloud.
if (ask("cargo", [...pack, "--offline"]) === undefined && !run("cargo", pack))
  fail("The crates cannot be packed.");

// Cargo would verify them by itself, but keeps what it unpacked for one of them to be used by the next, and
// takes that for the same as long as the version is.
const members = readdirSync(packed).filter((name) => name.endsWith(".crate"));
for (const file of members)
  if (!run("tar", ["-xzmf", path.join(packed, file), "-C", unpacked]))
    fail(`${file} cannot be unpacked.`);
const folders = members.map((file) => path.basename(file, ".crate"));
const ofCrate = ({ name }) =>
  folders.find((one) => one.startsWith(name) && /^-\d/.test(one.slice(name.length)));
const named = crates.map((crate) => `${crate.name} = { path = "${ofCrate(crate)}" }`);
const workspace = `[workspace]
resolver = "3"
members = ${JSON.stringify(folders)}

[patch.crates-io]
${named.slice(0, -1).join("\n")}
`;
writeFileSync(path.join(unpacked, "Cargo.toml"), workspace);
copyFileSync(path.join(root, "Cargo.lock"), path.join(unpacked, "Cargo.lock"));
const quick = { CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_DEBUG: "0" };
const check = ["check", "--quiet", "--workspace", "--offline"];
if (!run("cargo", check, quick, unpacked)) fail("The crates cannot be compiled by themselves.");
say(`Packed and compiled: ${crates.map(({ name }) => name).join(", ")}`);
