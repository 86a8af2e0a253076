/** The programs of this machine that say what the modules have to say. */
import { execFileSync } from "node:child_process";
import { building, programOf } from "../scripts/built.mjs";

/** Runs one of the workspace's programs; what it writes. */
export function native(name: string, given: readonly string[] = [], input = ""): string {
  execFileSync("cargo", building, { stdio: ["ignore", "ignore", "inherit"] });
  return execFileSync(programOf(name), given, {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 29,
    stdio: ["pipe", "pipe", "ignore"],
  });
}
