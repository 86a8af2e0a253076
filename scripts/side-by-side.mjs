// Rows of steps that run beside each other: a compiler and a browser seldom want both processors at once.
import { spawn } from "node:child_process";
import process from "node:process";
import { fail, root } from "./step.mjs";

/** The processes that run now. */
const running = new Set();

/** Runs steps (`[name, command, args, env]`) one after the other; the first failure ends all that runs. */
export async function inTurn(steps) {
  for (const [name, command, args, env] of steps) await quietStep(name, command, args, env);
}

/** One step; what it says is shown when it ends, so that two do not speak at once. */
async function quietStep(name, command, args, env = {}) {
  const called = `${name}: ${command} ${args.join(" ")}`;
  console.log(`── ${called}`);
  const start = performance.now();
  const { said, good } = await finished(
    spawn(command, args, { cwd: root, env: { ...process.env, ...env } }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n── ${called}\n${said}── ${name}: done in ${seconds} s\n\n`);
  if (good) return;
  for (const one of running) one.kill();
  fail(`${name} failed.`);
}

/** What a process said, and whether it ended well. */
function finished(child) {
  running.add(child);
  const said = [];
  child.stdout.on("data", (piece) => said.push(piece));
  child.stderr.on("data", (piece) => said.push(piece));
  const end = (good) => {
    running.delete(child);
    return { said: Buffer.concat(said).toString(), good };
  };
  return new Promise((resolve) => {
    child.on("error", (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(end(false));
    });
    child.on("close", (status) => resolve(end(status === 0)));
  });
}
