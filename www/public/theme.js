// Before the first paint, hence a classic script of its own: the chosen theme, else the system's.
(() => {
  let theme = "system";
  try {
    theme = localStorage.getItem("twintree-theme") ?? theme;
  } catch {
    // No storage (a sandboxed frame, a blocked cookie): the system decides.
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
