/** A script that makes an instance of the core trap when a test asks for it. */

/**
 * Stands before the script of the worker. To ask for memory that cannot be allocated is a trap like any other:
 * the instance is in no state to be called again. (One in which the processor itself stops the access
 * ends the whole page in some builds of Chromium.) An instance of the module `born` traps at its first call.
 */
export const trapping = (born = "") => `{
  const { instantiate } = WebAssembly;
  const channel = new BroadcastChannel("trap");
  WebAssembly.instantiate = async (module, imports) => {
    const { exports: real } = await instantiate.call(WebAssembly, module, imports);
    // A worker is named for its part.
    const part = self.name;
    let armed = part === "${born}";
    channel.onmessage = ({ data }) => {
      // Of several instances of a module the first that is called traps.
      if (data === "trapped") armed = false;
      if (data !== part) return;
      armed = true;
      channel.postMessage("armed");
    };
    const guarded = ([name, value]) => {
      if (typeof value !== "function" || name.startsWith("__")) return [name, value];
      const call = (...given) => {
        if (armed) {
          armed = false;
          channel.postMessage("trapped");
          real.__wbindgen_malloc(1, 3);
        }
        return value(...given);
      };
      return [name, call];
    };
    const exports = Object.fromEntries(Object.entries(real).map(guarded));
    return { module, instance: { exports } };
  };
}
`;
