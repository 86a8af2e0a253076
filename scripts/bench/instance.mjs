// After a trap: a fresh instance of the core, by the page's own worker, from the module that the page
// keeps, against the same from its bytes, which have to be compiled anew; and a worker for it, against an empty one.
import { readdirSync } from "node:fs";
import path from "node:path";
import { race } from "./race.mjs";
import { atMost, atMostTimes, heading, row, time } from "./table.mjs";

function only(dist, pattern) {
  const files = readdirSync(path.join(dist, "assets")).filter((file) => pattern.test(file));
  if (files.length !== 1) throw new Error(`${files.length} files are like ${pattern}.`);
  return `/assets/${files[0]}`;
}

/** Prints how long the page is without a core; `page` is an empty one of the same host. */
export async function freshInstance(page, dist) {
  const addresses = { worker: only(dist, /^worker-.*\.js$/), core: only(dist, /measure.*\.wasm$/) };
  await page.evaluate(async ({ worker: address, core }) => {
    const bytes = await (await fetch(core)).arrayBuffer();
    const module = await WebAssembly.compile(bytes);
    let copies = 0;
    // A custom section of its own each time: the engine would know the same bytes again.
    const anew = () => new Blob([bytes, new Uint8Array([0, 2, 1, copies++])]).arrayBuffer();
    const sources = { kept: () => module, bytes: anew };
    const open = () => new Worker(address, { type: "module" });
    const ask = (worker, order) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data.kind);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(order);
      });
    const call = (name) => ({ kind: "call", id: 1, name, arguments: [] });

    /** From the trap to a worker that is ready, as the page mends it, and from its start alone. */
    globalThis.mend = async () => {
      const broken = open();
      await ask(broken, { kind: "start", part: "measure", module });
      // The page throws an instance that has trapped away as it throws away any other.
      await ask(broken, call("none"));
      const trapped = performance.now();
      broken.terminate();
      const fresh = open();
      await ask(fresh, { kind: "start", part: "measure", module });
      const time = performance.now() - trapped;
      fresh.terminate();
      return time;
    };
    /** From its start to its first answer, what a worker takes that has nothing to do. */
    globalThis.begin = async () => {
      const before = performance.now();
      const worker = new Worker("/idle.js", { type: "module" });
      await ask(worker, {});
      const time = performance.now() - before;
      worker.terminate();
      return time;
    };
    globalThis.start = async (source) => {
      const worker = open();
      // A call of no name is answered as soon as the script is there.
      await ask(worker, call("none"));
      const given = await sources[source]();
      const before = performance.now();
      await ask(worker, { kind: "start", part: "measure", module: given });
      const time = performance.now() - before;
      worker.terminate();
      return time;
    };
  }, addresses);
  const measured = (way, source) => () =>
    page.evaluate(([way, source]) => globalThis[way](source), [way, source]);
  heading("Fresh instance after a trap", "kept", "compiled");
  const start = await race({ kept: measured("start", "kept"), bytes: measured("start", "bytes") });
  row(
    "from the module to an instance, in a worker",
    start.kept,
    start.bytes,
    time,
    atMost(10, time),
  );
  // A browser takes most of it to start a worker of any kind.
  heading("Fresh worker after a trap", "page", "empty one");
  const worker = await race({ page: measured("mend"), empty: measured("begin") });
  row("from the trap to an answer", worker.page, worker.empty, time, atMostTimes(1.5));
}
