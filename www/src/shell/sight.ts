/** The most of the window that the trees may take and still stay while the results are scrolled. */
const share = 0.6;
/** Below this width the page is one column, and the trees scroll away. */
const narrow = 900;

/**
 * Keeps the trees in sight while what is below them is scrolled, where they leave room for it: says so to
 * the style sheet, together with how high they are.
 */
export function keepInSight(canvas: HTMLElement | null): void {
  if (canvas === null) return;
  const { documentElement: page } = document;
  const measure = () => {
    const height = canvas.offsetHeight;
    const fits = window.innerWidth >= narrow && height <= window.innerHeight * share;
    page.style.setProperty("--canvas-height", `${height}px`);
    if (fits) page.dataset.trees = "in-sight";
    else delete page.dataset.trees;
  };
  new ResizeObserver(measure).observe(canvas);
  addEventListener("resize", measure);
}
