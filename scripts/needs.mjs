// What the project's steps need on a machine, installed where it is missing.
import { existsSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { ask, fail, root, run, say } from "./step.mjs";

const leastNode = [20, 19];
const leastRust = [1, 90];

function atLeast(version, least) {
  const [major, minor] = version.split(".").map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1]);
}

/** Node itself, as package.json names it. */
export function node() {
  if (!atLeast(process.versions.node, leastNode))
    fail(`Node ${leastNode.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** cargo of a new enough toolchain, also where rustup was installed but is not on the PATH yet. */
export function rust() {
  const bin = path.join(process.env.CARGO_HOME ?? path.join(os.homedir(), ".cargo"), "bin");
  if (!ask("cargo", ["--version"]) && existsSync(bin))
    process.env.PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const version = ask("rustc", ["--version"])?.split(" ")[1];
  if (!version)
    fail("Rust is needed: install rustup (its site is rustup.rs), then run this again.");
  if (!atLeast(version, leastRust))
    fail(`Rust ${leastRust.join(".")} or newer is needed; this is ${version}. Run: rustup update`);
}

/** What Rust links programs with, which rustup does not bring. */
export function linker() {
  const linkers = ["cc", "gcc", "clang"];
  if (process.platform === "win32" || linkers.some(onPath)) return;
  aptGet("gcc", "libc6-dev");
  if (!linkers.some(onPath))
    fail("Rust needs a C compiler to link with: install gcc (on macOS: xcode-select --install).");
}

/** What tests look at Rust with, which the smallest profile of rustup leaves out. */
export function rustTools() {
  const commands = { clippy: "clippy", rustfmt: "fmt" };
  const missing = Object.keys(commands).filter(
    (name) => !ask("cargo", [commands[name], "--version"]),
  );
  if (missing.length === 0) return;
  say(`Installing the Rust components ${missing.join(", ")}`);
  if (!run("rustup", ["component", "add", ...missing]))
    fail(`Run "rustup component add ${missing.join(" ")}", then this again.`);
}

/** Python with what makes environments, for the package and for what is said of Python; whether it is there. */
export function python() {
  const isThere = () => ask(pythonName, ["-c", "import ensurepip, venv"]) !== undefined;
  if (!isThere()) aptGet("python3-venv");
  return isThere();
}

/** What Python is called. */
export const pythonName = process.platform === "win32" ? "python" : "python3";

/** A program that draws pictures and is no browser. */
export function rasteriser() {
  if (!onPath("rsvg-convert")) aptGet("librsvg2-bin");
}

/** The Rust target of the page. */
export function wasmTarget() {
  const target = "wasm32-unknown-unknown";
  const sysroot = ask("rustc", ["--print", "sysroot"])?.trim() ?? "";
  if (existsSync(path.join(sysroot, "lib", "rustlib", target))) return;
  say(`Installing the Rust target ${target}`);
  if (!run("rustup", ["target", "add", target]))
    fail(`The Rust target ${target} could not be installed: run "rustup target add ${target}".`);
}

/** The npm packages of package-lock.json, again whenever the lock file is newer than what is installed. */
export function packages() {
  const installed = path.join(root, "node_modules", ".package-lock.json");
  const lock = path.join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say("Installing the npm packages");
  if (!run("npm", ["ci", "--no-audit", "--no-fund"]))
    fail("The npm packages could not be installed.");
}

/** The program of that name on the PATH. */
export function onPath(name) {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const file = path.join(folder, name);
    if (existsSync(file)) return file;
  }
  return undefined;
}

function installedBrowser() {
  const named = process.env.TWINTREE_BROWSER;
  if (named) return existsSync(named) ? named : fail(`TWINTREE_BROWSER names no file: ${named}`);
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return names.map(onPath).find(Boolean) ?? applications.find((file) => existsSync(file));
}

async function playwrightsBrowser() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Chromium without its windows, which loads a page in a third of the time; Debian has it as a package. */
function headlessShell() {
  const name = "chromium-headless-shell";
  if (!onPath(name)) aptGet(name);
  return onPath(name);
}

/** Installs packages of Debian's where there are any; whether that worked shows afterwards. */
export function aptGet(...names) {
  if (!onPath("apt-get")) return;
  say(`Installing from Debian: ${names.join(", ")}`);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  // Without a network no one waits for long.
  const bounds = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=0"];
  const [command, ...rest] = [...sudo, "apt-get", ...bounds];
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const install = [...rest, "install", "-y", "-qq", "--no-install-recommends", ...names];
  // Where it does not know them yet, it is told what there is; where it still fails it says why.
  if (ask(command, install, quiet) !== undefined) return;
  ask(command, [...rest, "update", "-qq"], quiet);
  run(command, install, quiet);
}

/** A browser for the tests of the page: the headless shell, else Chromium. Its path. */
export async function browser() {
  const named = process.env.TWINTREE_BROWSER;
  return (named ? undefined : headlessShell()) ?? (await chromium());
}

/** Chromium as readers have it: an installed one, else Playwright's, else Debian's. Its path. */
export async function chromium() {
  const found = installedBrowser() ?? (await playwrightsBrowser());
  if (found) return found;
  say("Installing a browser for the tests of the page (Playwright's Chromium)");
  run("npx", ["playwright", "install", "chromium"]);
  const downloaded = await playwrightsBrowser();
  if (downloaded) return downloaded;
  aptGet("chromium");
  return (
    installedBrowser() ??
    fail(
      "No browser for the tests of the page: install Chromium or Chrome, or name one in TWINTREE_BROWSER.",
    )
  );
}
