// Programs of this workspace, built with the features that all its members need together, as its tests are:
// `cargo run --package` chooses fewer, for which cargo compiles half of it once more.
import { execFileSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { root } from "./step.mjs";

const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const ending = process.platform === "win32" ? ".exe" : "";

/** All that runs on this machine itself: what JavaScript calls is for the page, and needs much that nothing else does. */
export const native = ["--workspace", "--exclude", "twintree-wasm"];

/** What builds them. */
export const building = ["build", "--quiet", ...native, "--bins", "--examples"];

/** Where a program stands once it is built. */
export const programOf = (name) => path.join(target, "debug", name + ending);

/** Builds them, unless the run that this is part of has done so: asking cargo again would wait for its other work. */
export function buildPrograms() {
  if (process.env.TWINTREE_XTASK) return;
  execFileSync("cargo", building, { stdio: ["ignore", "ignore", "inherit"] });
}
