// Running the steps of a script: each is announced, timed, and the first that fails ends the script.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Ends the script with one sentence for the person who called it. */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}`);
  process.exit(1);
}

/** Says what is being done when that is not obvious, such as an install. */
export function say(sentence) {
  console.log(`• ${sentence}`);
}

/** Runs `command` quietly; its output, or undefined where it could not run or failed. */
export function ask(command, args, env = {}) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
  return status === 0 ? stdout : undefined;
}

/** Runs `command` in a folder with its output shown; true where it ended well. */
export function run(command, args, env = {}, cwd = root) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  // It could not say so itself.
  if (signal) console.error(`${command} was ended by ${signal}.`);
  else if (error) console.error(error.message);
  return status === 0;
}

/** Runs `command` as a step of its own, called `name`; a failure ends the script. */
export function step(name, command, args, env = {}) {
  console.log(`\n── ${name}: ${command} ${args.join(" ")}`);
  const start = performance.now();
  if (!run(command, args, env)) fail(`${name} failed.`);
  console.log(`── ${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
