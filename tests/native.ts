/** The programs of this machine that say what the modules have to say. */
import { execFileSync } from "node:child_process";
import { building, buildPrograms, programOf } from "../scripts/built.mjs";

/** How often a program is looked for. */
const most = 5;

/** Runs one of the workspace's programs; what it writes. */
export function native(name: string, given: readonly string[] = [], input = ""): string {
  buildPrograms();
  for (let tries = 1; ; tries += 1) {
    try {
      return execFileSync(programOf(name), given, {
        input,
        encoding: "utf8",
        maxBuffer: 2 ** 29,
        stdio: ["pipe", "pipe", "ignore"],
      });
    } catch (error) {
      // Where tests of Rust run beside these, cargo takes a program away before it puts it there again.
      const gone = (error as NodeJS.ErrnoException).code === "ENOENT";
      if (!gone || tries === most) throw error;
      execFileSync("cargo", building, { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
}
