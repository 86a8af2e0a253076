/** The core answers the same, to the last byte, as a program of this machine and as a module. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Asked, answers, asWritten, made, real } from "./boundary-answers.js";
import { freshCore } from "./boundary-core.js";
import { native } from "./native.js";

const data = process.env.TWINTREE_DATA;

async function check(asked: readonly Asked[]) {
  const input = asked.map((one) => `${JSON.stringify(one)}\n`).join("");
  const written = native("examples/answers", [], input);
  const core = await freshCore();
  const lines = written.trimEnd().split("\n");
  expect(lines).toHaveLength(asked.length);
  for (const [index, one] of asked.entries()) {
    const here = answers(core, one);
    const there = asWritten(lines[index] ?? "");
    // Long answers: the place where they differ says more than both of them.
    const at = here === there ? -1 : [...here].findIndex((sign, place) => sign !== there[place]);
    const around = (answer: string) => answer.slice(Math.max(0, at - 200), at + 100);
    if (at >= 0) expect(around(here), JSON.stringify(one).slice(0, 500)).toBe(around(there));
    expect(here === there).toBe(true);
  }
}

test("to texts of every format against each other, good and faulty", () => check(made()), 900_000);

test.skipIf(data === undefined)(
  "to real pairs in every format",
  () => check(real(data ?? "")),
  900_000,
);

test.each([
  { early: false, beam: 4 },
  { early: true, beam: 1 },
])(
  "to pairs that are learnt from: the model, $early, $beam",
  async ({ early, beam }) => {
    const set = (ending: string) =>
      fileURLToPath(new URL(`./projection/by-hand.${ending}`, import.meta.url));
    const files = ["de.mrg", "en.mrg", "links"].map(set) as [string, string, string];
    const folder = mkdtempSync(path.join(tmpdir(), "twintree-model-"));
    const file = path.join(folder, "model.txt");
    const [source, target, links] = files;
    const options = ["--passes", "2", "--beam", String(beam), ...(early ? ["--early"] : [])];
    const given = [source, target, "--links", links, "--model", file];
    native("twintree", ["project", "train", ...given, ...options]);
    const model = readFileSync(file, "utf8");
    rmSync(folder, { recursive: true });
    const trainer = new (await freshCore()).Trainer({ passes: 2, beam, early });
    trainer.add(...(files.map((name) => readFileSync(name, "utf8")) as typeof files));
    while (trainer.step() !== undefined);
    expect(trainer.write()).toBe(model);
    trainer.free();
  },
  900_000,
);

if (data === undefined) console.log("TWINTREE_DATA is not set: real pairs are skipped");
