/** A folder in which commands of the page are run as a shell runs them, by a copy of the program. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, vi } from "vitest";
import { buildPrograms, programOf } from "../scripts/built.mjs";

const python = fileURLToPath(new URL("../packages/python", import.meta.url));

/** Opens a shell for the tests of a file; it is closed after them. */
export function openShell() {
  const folder = mkdtempSync(path.join(tmpdir(), "twintree-pipe-"));
  const programs = mkdtempSync(path.join(tmpdir(), "twintree-programs-"));
  const twintree = path.join(programs, "twintree");
  beforeAll(async () => {
    buildPrograms();
    // A copy: where tests of Rust run beside these, cargo takes the program away before it puts it there again.
    await vi.waitFor(() => copyFileSync(programOf("twintree"), twintree), { timeout: 60_000 });
  }, 120_000);
  afterAll(() => {
    for (const made of [folder, programs]) rmSync(made, { recursive: true });
  });
  return {
    folder,
    save(name: string, content: string): void {
      writeFileSync(path.join(folder, name), content);
    },
    /** What a shell says to a command. A pair with errors makes it end with 1. */
    run(command: string): string {
      const { PATH } = process.env;
      const packages = { TWINTREE_PROGRAM: twintree, PYTHONPATH: python };
      const env = { ...process.env, ...packages, PATH: `${programs}:${PATH}` };
      return execFileSync("sh", ["-c", `(${command}) || [ $? = 1 ]`], {
        ...{ cwd: folder, env, encoding: "utf8", maxBuffer: 2 ** 28 },
        stdio: ["ignore", "pipe", "ignore"],
      });
    },
  };
}
