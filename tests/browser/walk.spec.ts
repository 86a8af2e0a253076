/**
 * The page on random walks. A failure prints the seed and the fewest steps found that fail; TWINTREE_SEED walks
 * from another seed on, TWINTREE_WALK so many steps.
 */
import process from "node:process";
import { test } from "@playwright/test";
import { CommandLine } from "../oracle.js";
import { type Step, shrink, stepsOf, walk } from "./walking.js";

const seed = Number(process.env.TWINTREE_SEED ?? 7);
const steps = Number(process.env.TWINTREE_WALK ?? 300);
/** So many steps are one walk. */
const length = 150;
/** A fault is looked for in shorter walks for so long, in milliseconds. */
const patience = 180_000;

const commandLine = new CommandLine();
test.afterAll(() => commandLine.end());

for (let number = seed; number < seed + steps / length; number += 1) {
  test(`walk ${number} shows what was done, and what it scores`, async ({ browser }) => {
    test.setTimeout(900_000);
    const walked = (some: readonly Step[]) => walk(browser, commandLine, some);
    const fault = await walked(stepsOf(number, length));
    if (fault === undefined) return;
    const least = process.env.TWINTREE_TRACE ? fault : await shrink(fault, walked, patience);
    const told = least.steps.map(({ action, numbers }) => `${action} ${numbers.join(" ")}`);
    const at = `seed ${number}, step ${fault.steps.length} of ${length}`;
    throw new Error(`${at}; fails with:\n${told.join("\n")}`, { cause: least.why });
  });
}
