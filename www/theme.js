// Before the first paint, hence a script of its own, which the build puts into the page: the chosen theme, else the system's, and
// whether this tab has a session, in place of which the example must not flash up.
(() => {
  let theme = "system";
  try {
    theme = localStorage.getItem("twintree-theme") ?? theme;
    const own = sessionStorage.getItem("twintree-session");
    // One that did not come up the last time is not waited for.
    if (own !== null && own !== sessionStorage.getItem("twintree-opening")) {
      document.documentElement.dataset.kept = "";
    }
  } catch {
    // No storage (a sandboxed frame, a blocked cookie): the system decides.
  }
  const dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
