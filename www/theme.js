// Before the first paint, hence a script of its own, which the build puts into the page: the chosen theme,
// else the system's, the room of the parts, and whether this tab has a session or the address holds a
// pair, in place of which the example must not flash up.
(() => {
  const { dataset, style } = document.documentElement;
  let theme = "system";
  // What this tab put into the address itself is in its session, too.
  let ours = false;
  try {
    dataset.size = localStorage.getItem("twintree-size") ?? "plain";
    const split = Number(localStorage.getItem("twintree-split"));
    if (split >= 30 && split <= 75) {
      dataset.split = "set";
      style.setProperty("--split", String(split));
    }
    theme = localStorage.getItem("twintree-theme") ?? theme;
  } catch {
    // No storage (a sandboxed frame, a blocked cookie): the system decides.
  }
  try {
    const own = sessionStorage.getItem("twintree-session");
    // One that did not come up the last time is not waited for.
    if (own !== null && own !== sessionStorage.getItem("twintree-opening")) {
      dataset.kept = "";
    }
    const [loading] = performance.getEntriesByType("navigation");
    const names = ["twintree-address"];
    // A reload may have begun with an address that this tab had before.
    if (loading?.type === "reload") names.push("twintree-address-before");
    const addresses = names.flatMap((name) => (sessionStorage.getItem(name) ?? "").split(" "));
    ours = own !== null && addresses.includes(location.hash);
  } catch {
    // The tab remembers nothing: what its address holds is opened.
  }
  if (!ours && /^#\d+\./.test(location.hash)) {
    dataset.kept = "";
    dataset.linked = "";
  }
  const dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = dark ? "dark" : "light";
})();
