// npm start: installs and builds what is missing, then serves the page and says where.
// `npm start -- --port 5000` serves it at another port, `--host` to other machines, too.
import { parseArgs } from "node:util";
import * as needs from "./needs.mjs";
import { fail, step } from "./step.mjs";

const options = { port: { type: "string" }, host: { type: "boolean" } };
let given;
try {
  given = parseArgs({ options }).values;
} catch (error) {
  fail(`${error.message}\nWhat can be given: --port NUMBER, --host.`);
}
const port = given.port === undefined ? undefined : Number(given.port);
if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536))
  fail(`--port is given "${given.port}": a number from 1 to 65535 is needed.`);

needs.node();
needs.rust();
needs.linker();
needs.wasmTarget();
needs.packages();
step("core", "cargo", ["xtask", "wasm"]);
step("page", "npx", ["vite", "build"]);

const { preview } = await import("vite");
const server = await preview({
  logLevel: "error",
  preview: { open: false, port, strictPort: port !== undefined, host: given.host },
}).catch((error) => fail(`The page cannot be served: ${error.message}`));
const { local, network } = server.resolvedUrls;
console.log("\nTwintree is at the address below, until Ctrl+C is pressed.\n");
for (const address of [...network, ...local]) console.log(address);
