// npm run types: writes the types of the messages, and checks all types.
import { runnerImport } from "vite";
import { step } from "./step.mjs";

const { module } = await runnerImport("./www/build/catalogues.ts");
module.declare();
step("types", "npx", ["tsc", "--noEmit"]);
