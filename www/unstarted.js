// Says so where the page does not start; what it says stands in the page. It runs before all else, and in
// old browsers, too.
(() => {
  const { dataset } = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem("twintree-language");
  } catch (_) {
    // No storage: the browser decides.
  }
  const language = [new URLSearchParams(location.search).get("lang"), stored]
    .concat(navigator.languages)
    .map((tag) => String(tag).split("-")[0])
    .concat("en")
    .find((tag) => tag === "en" || tag === "de");
  const say = (why) => {
    if (dataset.started !== undefined) return;
    dataset.unstarted = why;
    for (const sentence of document.querySelectorAll(".unstarted > p"))
      sentence.hidden = sentence.dataset.why !== why || sentence.lang !== language;
  };
  addEventListener("DOMContentLoaded", () => dataset.unstarted && say(dataset.unstarted));
  // A browser that knows no modules is told of none that fails.
  if (!("noModule" in document.createElement("script"))) say("old");
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window) say("old");
      else if (target instanceof HTMLScriptElement)
        say(location.protocol === "file:" ? "file" : "lost");
    },
    true,
  );
})();
