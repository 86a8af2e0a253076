// npm start: installs and builds what is missing, then serves the page.
import process from "node:process";
import * as needs from "./needs.mjs";
import { step } from "./step.mjs";

needs.node();
needs.rust();
needs.wasmTarget();
needs.packages();
step("core", "cargo", ["xtask", "wasm"]);
step("page", "npx", ["vite", "build"]);
step("serve", "npx", ["vite", "preview", "--open", "false", ...process.argv.slice(2)]);
