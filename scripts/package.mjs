// npm run package: the npm package with the modules, the element and the widget, into target/packages.
// With --test: installed into an empty folder without a network, and used from there.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import * as needs from "./needs.mjs";
import { fail, root, run, say } from "./step.mjs";

const isTest = process.argv.includes("--test");
const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
const packages = path.join(target, "packages");

// One that is built already is used as it is.
const [xtask, ...given] = process.env.TWINTREE_XTASK
  ? [process.env.TWINTREE_XTASK, "npm"]
  : ["cargo", "xtask", "npm"];
if (!run(xtask, given)) fail("The npm package could not be put together.");
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", packages];
if (!run("npm", pack, {}, path.join(target, "npm"))) fail("The npm package could not be packed.");
const [name] = readdirSync(packages);
if (name === undefined) fail("No package was made.");
const file = path.join(packages, name);
say(`Packed ${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);

if (isTest) {
  const browser = process.env.TWINTREE_BROWSER ?? (await needs.browser());
  const folder = mkdtempSync(path.join(os.tmpdir(), "twintree-package-"));
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const install = ["install", file, "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const installed = run("npm", install, {}, folder);
  const used =
    installed &&
    run("npx", ["vitest", "run"], { TWINTREE_PACKAGE: folder, TWINTREE_BROWSER: browser });
  rmSync(folder, { recursive: true, force: true });
  if (!installed) fail("The npm package could not be installed.");
  if (!used) fail("The npm package does not do what it should.");
}
