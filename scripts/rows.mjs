// Rows of steps that run beside each other: a compiler and a browser seldom want both processors at once.
// A step that fails hides no other: only what is made of its result is not run, and what failed stands last.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { root } from "./step.mjs";

/**
 * A run of steps. A step is `{ name, command, args, env?, needs? }`; `needs` names the steps whose results it
 * is made of, in its own row or another. `rows` resolves once every step has ended.
 */
export function createRun() {
  /** How each step ended, by its name: a promise of "passed", "failed" or "not run". */
  const ended = new Map();
  const complaints = [];

  async function inTurn(steps) {
    for (const step of steps) await ended.get(step.name).run();
  }

  function add(step) {
    if (ended.has(step.name)) throw new Error(`two steps are called "${step.name}"`);
    let settle;
    const outcome = new Promise((resolve) => {
      settle = resolve;
    });
    ended.set(step.name, { outcome, run: async () => settle(await outcomeOf(step)) });
  }

  async function outcomeOf(step) {
    for (const name of step.needs ?? []) {
      if (!ended.has(name)) throw new Error(`${step.name} needs "${name}", which is no step`);
      if ((await ended.get(name).outcome) !== "passed") {
        console.log(`── ${step.name}: not run, it needs "${name}"\n`);
        return "not run";
      }
    }
    const { said, good } = await runStep(step);
    if (!good)
      complaints.push(
        `── ${step.name}, its last lines:\n${said.trimEnd().split("\n").slice(-120).join("\n")}`,
      );
    return good ? "passed" : "failed";
  }

  return {
    async rows(...rows) {
      for (const step of rows.flat()) add(step);
      await Promise.all(rows.map(inTurn));
    },
    /**
     * How many steps passed, the names of those that failed or were not run, and what each that failed said
     * last: a run prints thousands of lines, and where they are cut the end is what is left.
     */
    async summary() {
      const all = { passed: [], failed: [], "not run": [] };
      for (const [name, { outcome }] of ended) all[await outcome].push(name);
      return { passed: all.passed.length, failed: all.failed, notRun: all["not run"], complaints };
    },
  };
}

/** Runs a step; what it says is shown when it ends, so that two do not speak at once. Gives that and whether it ended well. */
async function runStep({ name, command, args, env = {} }) {
  const called = `${name}: ${command} ${args.join(" ")}`;
  console.log(`── ${called}`);
  const start = performance.now();
  const { said, good, worked } = await finished(
    spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      // No one answers a question here.
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const how = `${good ? "passed" : "FAILED"} after ${seconds} s${worked}`;
  process.stdout.write(`\n── ${called}\n${said}── ${name}: ${how}\n\n`);
  return { said, good };
}

/** The processor time of the children that have ended, in seconds, where the system tells it. */
function processorTime() {
  if (process.platform !== "linux") return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The name of the program may have blanks; what follows it are numbers, the ticks of children among them.
  const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(14, 16);
  return (Number(user) + Number(system)) / 100;
}

let known = processorTime();

/** What a child that has just ended worked: on a busy machine the time on the clock says little. */
function worked() {
  const before = known;
  known = processorTime();
  return known === undefined ? "" : `, ${(known - before).toFixed(0)} s of the processors`;
}

/** What a process said, whether it ended well, and what it worked. */
function finished(child) {
  const said = [];
  let work = "";
  child.stdout.on("data", (piece) => said.push(piece));
  child.stderr.on("data", (piece) => said.push(piece));
  const end = (good) => ({ said: Buffer.concat(said).toString(), good, worked: work });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(end(false));
    });
    child.on("exit", () => {
      work = worked();
    });
    child.on("close", (status, signal) => {
      // It could not say so itself.
      if (signal) said.push(Buffer.from(`It was ended by ${signal}.\n`));
      resolve(end(status === 0));
    });
  });
}
