// Before the first paint, hence a script of its own, which the build puts into the page: the chosen theme,
// else the system's, the room of the parts, and whether this tab has a session, in place of which the
// example must not flash up.
(() => {
  const { dataset, style } = document.documentElement;
  let theme = "system";
  try {
    const size = localStorage.getItem("twintree-size") ?? "plain";
    dataset.size = size;
    dataset.texts =
      size === "large"
        ? (localStorage.getItem("twintree-texts-large") ?? "away")
        : (localStorage.getItem("twintree-texts") ?? "open");
    const split = Number(localStorage.getItem("twintree-split"));
    if (split >= 20 && split <= 85) {
      dataset.split = "set";
      style.setProperty("--split", String(split));
    }
    theme = localStorage.getItem("twintree-theme") ?? theme;
    const own = sessionStorage.getItem("twintree-session");
    // One that did not come up the last time is not waited for.
    if (own !== null && own !== sessionStorage.getItem("twintree-opening")) {
      dataset.kept = "";
    }
  } catch {
    // No storage (a sandboxed frame, a blocked cookie): the system decides.
  }
  const dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = dark ? "dark" : "light";
})();
