// The pages about Twintree: code names this site, can be copied, and frames are as high as what is in them.
const site = new URL("./", location.href).href;
for (const way of document.querySelectorAll(".site-head nav a"))
  if (way.href === location.href.replace(/[?#].*/, "")) way.setAttribute("aria-current", "page");
// Where no theme was chosen the pages follow the system, as at first (`theme.js`), so while they are read.
const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("twintree-theme");
  } catch {
    // No storage: the system decides.
  }
  if (chosen !== "light" && chosen !== "dark")
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
});
for (const code of document.querySelectorAll("pre code")) {
  for (const node of [...code.childNodes])
    if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replaceAll("https://SITE/", site);
  const pre = code.parentElement;
  pre.tabIndex = 0;
  // What a command writes is no code that anybody copies.
  if (pre.className === "site-output") continue;
  const around = document.createElement("div");
  around.className = "site-code";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = "Press Ctrl+C";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  pre.replaceWith(around);
  around.append(button, pre);
}
// What is wider than the page is scrolled by keys as well.
const reached = new ResizeObserver((all) => {
  for (const { target } of all)
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
});
for (const wide of document.querySelectorAll(".site-wide")) reached.observe(wide);
addEventListener("message", ({ data, source }) => {
  if (data?.type !== "twintree:height") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.style.setProperty("height", `${data.height}px`);
});
