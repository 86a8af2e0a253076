// npm run wheel: the Python package with the program and the widget in it, into target/wheels.
// With --test: made of the test build, installed into an empty environment without an index, and used.
import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import * as needs from "./needs.mjs";
import { ask, fail, root, run, say } from "./step.mjs";

const isTest = process.argv.includes("--test");
const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
const wheels = path.join(target, "wheels");
const sources = path.join(root, "packages", "python");

/** The Python of an environment of the project's own, made where it is missing; undefined where none can be. */
function environment(name) {
  const folder = path.join(target, "python", name);
  const inside = process.platform === "win32" ? "Scripts/python.exe" : "bin/python";
  const file = path.join(folder, inside);
  if (existsSync(file)) return file;
  return ask(needs.pythonName, ["-m", "venv", "--clear", folder]) === undefined ? undefined : file;
}

const builder = needs.python() ? environment("builder") : undefined;
if (builder === undefined) {
  const sentence = "the Python package needs Python 3.10 or newer with the modules venv and pip.";
  if (!isTest) fail(`It cannot be built here: ${sentence}`);
  say(`Skipped: ${sentence}`);
  process.exit(0);
}
const widget = path.join(root, "dist", "embed-whole.js");
if (!existsSync(widget)) fail('The page is not built: run "npm run build" first.');
copyFileSync(widget, path.join(sources, "twintree", "widget.js"));

const pip = (file, ...args) => [file, ["-m", "pip", "--disable-pip-version-check", ...args]];
if (!run(...pip(builder, "install", "--quiet", "maturin>=1.9,<2")))
  fail("maturin, which builds the Python package, could not be installed.");
rmSync(wheels, { recursive: true, force: true });
const profile = isTest ? "dev" : "release";
const build = ["-m", "maturin", "build", "--quiet", "--locked", "--profile", profile];
if (!run(builder, [...build, "--out", wheels], { CARGO_TARGET_DIR: target }, sources))
  fail("The Python package could not be built.");
const [wheel] = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
if (wheel === undefined) fail("No wheel was made.");
say(`Built ${path.join(wheels, wheel)}`);

if (isTest) {
  const user = environment("user");
  const install = [
    "install",
    "--quiet",
    "--no-index",
    "--force-reinstall",
    path.join(wheels, wheel),
  ];
  if (!run(...pip(user, ...install))) fail("The wheel could not be installed.");
  // -P: the package that was installed, not the folder beside the tests.
  const tests = ["-P", path.join(sources, "tests", "test_twintree.py")];
  if (!run(user, tests)) fail("The Python package does not do what it should.");
}
