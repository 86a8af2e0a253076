import { expect, it } from "vitest";
import { onStepKey } from "../www/src/results/spanning/keys.js";
import { firstStepper, type Stepper } from "../www/src/results/spanning/stepper.js";

it("two keys before the next drawing are two steps", () => {
  let stepper: Stepper = firstStepper;
  const onStepper = (move: (now: Stepper) => Stepper) => {
    stepper = move(stepper);
  };
  const press = (key: string) => {
    const event = { key, target: { closest: () => null }, preventDefault() {} };
    onStepKey(event as unknown as KeyboardEvent, { onStepper, steps: Array(15) });
  };
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) press(key);
  expect(stepper.at).toBe(2);
  press("End");
  press("ArrowRight");
  expect(stepper.at).toBe(15);
});
