/** Elements whose parts come late, or cannot be loaded. */
import { links, script, slots, test } from "./embedding.js";
import { cats, dogs, expect, hold, wordIn } from "./page.js";

test("what is said once its part has come is said in the language of the element", async ({
  page,
  show,
}) => {
  const come = await hold(page, /linking-[^/]*\.js$/);
  await show(`${script}<twin-tree id="one" links="1-2">${slots(cats, dogs)}</twin-tree>
    <twin-tree id="two" lang="de" links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  await wordIn(two, "A", 2).click();
  await wordIn(two, "B", 3).click();
  // The other one speaks last.
  await wordIn(one, "A", 1).click();
  await expect(one.getByText("choose a word in B", { exact: false }).first()).toBeVisible();
  come();
  await expect(two.locator(".element-said")).toContainText("verbunden");
});

test("what is done before the part for it has come is not lost", async ({ page, show }) => {
  const come = await hold(page, /embed\/hand-.*\.js$/);
  await show(`${script}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 2).click();
  await wordIn(element, "B", 3).click();
  await element.getByRole("listbox").first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  expect(await links(element)).toBe("1-2");
  come();
  await expect.poll(() => links(element)).toBe("1-2 2-3");
  await expect(element.locator(".canvas-caption")).toContainText("Linking cats");
});

test("nothing is drawn before its style is there", async ({ page, show }) => {
  const come = await hold(page, /embed\/style-.*\.js$/);
  const core = page.waitForResponse(/twintree_measure_bg.*\.wasm$/);
  const bindings = page.waitForResponse(/twintree_measure-.*\.js$/);
  await show(`${script}<twin-tree links="1-2">${slots(cats, dogs)}</twin-tree>`);
  await (await core).finished();
  await (await bindings).finished();
  const element = page.locator("twin-tree");
  expect(await element.evaluate((one) => one.shadowRoot?.childElementCount)).toBe(0);
  come();
  await expect(wordIn(element, "A", 1)).toBeVisible();
  expect(await element.evaluate((one) => one.shadowRoot?.adoptedStyleSheets.length)).toBe(1);
});

test("who does not look at the results does not fetch them", async ({ page, show }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await show(`${script}<twin-tree links="1-2 2-3">${slots(cats, dogs)}</twin-tree>`);
  const element = page.locator("twin-tree");
  await wordIn(element, "A", 1).click();
  await expect(element.locator(".canvas-caption")).toContainText("Linking");
  const panel = () => asked.filter((address) => /embed\/panel-/.test(address));
  expect(panel()).toEqual([]);
  await element.evaluate((one) => one.setAttribute("view", "edges"));
  await expect(element.getByRole("heading", { name: /cats – / }).first()).toBeVisible();
  expect(panel()).not.toEqual([]);
});

test("crossings are told in an element, and links made possible there are told of", async ({
  page,
  show,
}) => {
  await show(`${script}<twin-tree view="crossings" links="1-1 2-3 3-2 3-4 4-3">
    <script type="text/brackets" slot="a">
(S (NP (PRP they)) (VP (AUX do) (RB not) (VP (VB change) (NP (PRP it)))))</script>
    <script type="text/words" slot="b">elles ne changent pas</script></twin-tree>`);
  const element = page.locator("twin-tree");
  await expect(element.getByText(/With sure links, \d of \d pairs of phrases cross/)).toBeVisible();
  await expect(element.locator(".canvas-crosses").first()).toBeAttached();
  const told = element.evaluate(
    (one) =>
      new Promise<unknown>((resolve) =>
        one.addEventListener("change", (event) => resolve((event as CustomEvent).detail.text), {
          once: true,
        }),
      ),
  );
  await wordIn(element, "A", 1).click();
  await page.keyboard.press("Escape");
  await element.getByRole("listbox", { name: /^A[:,]/ }).focus();
  await page.keyboard.press("p");
  expect(await told).toBe("1p1 2-3 3-2 3-4 4-3");
  await expect(element.locator(".canvas-possible .canvas-link-line")).toHaveCount(1);
});
