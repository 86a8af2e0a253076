import { faults } from "./axe.js";
import { cats, dogs, expect, sentence, Twintree, test } from "./page.js";

const editorA = "Sentence A in CoNLL-U";

test("two sentences separated by a blank line become A and B", async ({ twintree }) => {
  await twintree.replace(editorA, `${cats}\n${dogs}`);
  await twintree.expectForms("A", "cats sleep");
  await twintree.expectForms("B", "often dogs bark");
});

test("one sentence goes to the side that has the focus", async ({ twintree }) => {
  await twintree.replace("Sentence B in CoNLL-U", dogs);
  await twintree.expectForms("B", "often dogs bark");
  await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
});

test("a whole file opens with its sentences to choose from", async ({ twintree, page }) => {
  const numbers = ["one", "two", "three", "four"].map((form) =>
    sentence([form, "NUM", 0, "root"], ["cats", "NOUN", 1, "nmod"]),
  );
  await twintree.replace(editorA, numbers.join("\n"));
  await twintree.expectForms("A", "one cats");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "two cats");
  await twintree.button(/Choose a pair/).click();
  await page
    .getByRole("searchbox")
    .or(page.getByRole("combobox", { name: /Search/ }))
    .or(page.getByLabel(/Search/))
    .first()
    .fill("four");
  await page.keyboard.press("Enter");
  await twintree.expectForms("A", "four cats");
  await twintree.button("Previous pair").click();
  await twintree.expectForms("A", "three cats");
});

test("two dropped files are paired by their ids, with a file of links", async ({
  twintree,
  page,
}) => {
  const left = `# sent_id = x\n${cats}\n# sent_id = y\n${dogs}\n`;
  const right = `# sent_id = y\n${cats}\n# sent_id = x\n${dogs}\n`;
  await twintree.drop([
    { name: "a.conllu", text: left },
    { name: "b.conllu", text: right },
    { name: "links.txt", text: "1-2 2-3\n2-1\n" },
  ]);
  await expect(page.getByText("paired by equal sent_id").first()).toBeVisible();
  await twintree.expectForms("A", "cats sleep");
  await twintree.expectForms("B", "often dogs bark");
  await twintree.expectSimilarity("1.00");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "often dogs bark");
  await twintree.expectForms("B", "cats sleep");
  await expect.poll(() => twintree.links()).toBe("2-1");
});

test("several files are told apart, and what each of them is can be changed", async ({
  twintree,
  page,
}) => {
  const named = (one: string, other: string) => `# sent_id = x\n${one}\n# sent_id = y\n${other}\n`;
  await twintree.drop([
    { name: "auto.gdfa", text: "0-0\n0-0\n" },
    { name: "parser-1.conllu", text: named(cats, dogs) },
    { name: "parser-2.conllu", text: named(cats, dogs) },
    { name: "anna.txt", text: "1-1 2-2\n1-1 2-2 3-3\n" },
    { name: "de.conllu", text: named(dogs, dogs) },
  ]);
  const said = page.getByText(/A: de\.conllu/).first();
  await expect(said).toContainText("B: parser-1.conllu.");
  await expect(said).toContainText("Another system for B: parser-2.conllu.");
  await expect(said).toContainText("Links: anna.txt.");
  await expect(said).toContainText("Another person’s links: auto.gdfa.");
  await expect(said).not.toContainText("Not opened");
  await twintree.expectForms("A", "often dogs bark");
  await twintree.expectForms("B", "cats sleep");
  await expect.poll(() => twintree.links()).toBe("1-1 2-2");
  await twintree.tab("Agreement").click();
  // Words count from 0 in Pharaoh's format.
  await expect(page.locator("[data-link].canvas-owner-both")).toHaveCount(1);
  await twintree.button("Show all in a table").click();
  await page.getByText("Compare two systems").click();
  await expect(page.locator(".pairs-systems-file bdi")).toHaveText("parser-2.conllu");

  await twintree.button("Files …").click();
  const dialog = page.getByRole("dialog", { name: "What the files are" });
  const open = dialog.getByRole("button", { name: "Open", exact: true });
  await dialog.getByLabel("parser-2.conllu").selectOption("B");
  await expect(dialog.getByRole("status")).toContainText("Two files are for the same place.");
  await expect(open).toBeDisabled();
  await dialog.getByLabel("parser-1.conllu").selectOption("another system for B");
  await dialog.getByLabel("auto.gdfa").selectOption("not to be opened");
  expect(await faults(page)).toEqual([]);
  await open.click();
  await expect(said).toContainText("B: parser-2.conllu. Another system for B: parser-1.conllu.");
  await expect(said).toContainText("Not opened: auto.gdfa.");
  await expect(page.locator(".pairs-systems-file bdi")).toHaveText("parser-1.conllu");
  // All of it is one step.
  await twintree.button(/^Undo/).click();
  await expect(page.locator(".pairs-systems-file bdi")).toHaveText("parser-2.conllu");
});

test("files of one sentence each can be told apart anew, too", async ({ twintree, page }) => {
  await twintree.drop([
    { name: "a.conllu", text: cats },
    { name: "b.conllu", text: dogs },
    { name: "links.txt", text: "1-2 2-3\n" },
  ]);
  await twintree.expectForms("A", "cats sleep");
  await expect.poll(() => twintree.links()).toBe("1-2 2-3");
  await expect(page.getByText("One pair, in order.").first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const dialog = page.getByRole("dialog", { name: "What the files are" });
  const choose = async (roles: Readonly<Record<string, string>>) => {
    await twintree.button("Files …").click();
    for (const [file, role] of Object.entries(roles))
      await dialog.getByLabel(file).selectOption(role);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
  };
  await choose({ "a.conllu": "B", "b.conllu": "A", "links.txt": "not to be opened" });
  await twintree.expectForms("A", "often dogs bark");
  await twintree.expectForms("B", "cats sleep");
  // Where one file is left, what it was taken for can still be changed.
  await choose({ "b.conllu": "not to be opened", "a.conllu": "A" });
  await twintree.expectForms("A", "cats sleep");
  await choose({ "b.conllu": "B", "links.txt": "links" });
  await twintree.expectForms("B", "often dogs bark");
  await expect.poll(() => twintree.links()).toBe("1-2 2-3");
});

test("links of GIZA++ are taken where their sentences are those of the texts", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  const pair = (number: number, lengths: [number, number], target: string, source: string) =>
    `# Sentence pair (${number}) source length ${lengths[0]} target length ${lengths[1]} alignment score : 0.1\n${target}\n${source}\n`;
  const good = pair(1, [2, 3], "often dogs bark", "NULL ({ 1 }) cats ({ 2 }) sleep ({ 3 })");
  await twintree.drop([
    { name: "a.conllu", text: cats },
    { name: "b.conllu", text: dogs },
    { name: "x.A3.final", text: good },
  ]);
  await expect.poll(() => twintree.links()).toBe("1-2 2-3");
  await expect(
    page.getByText("an alignment of GIZA++; 1 line of links was made of it").first(),
  ).toBeVisible();
  // As text it is read as a file of it is.
  await twintree.replace("Links", good.replace("(1)", "(7)").replace("{ 2 }", "{ }"));
  await expect.poll(() => twintree.links()).toBe("2-3");
  await twintree.replace("Links", good + good);
  await expect(page.getByText(/Save them in a file and open it/).first()).toBeVisible();
  await expect.poll(() => twintree.links()).toBe("2-3");
  // One of other sentences changes nothing.
  await twintree.replace("Links", pair(1, [1, 1], "dogs", "NULL ({ }) cats ({ 1 })"));
  await expect(page.getByText(/other numbers of words than the texts/).first()).toBeVisible();
  await expect.poll(() => twintree.links()).toBe("2-3");
  await twintree.drop([
    { name: "a.conllu", text: dogs },
    { name: "b.conllu", text: cats },
    { name: "x.A3.final", text: good },
  ]);
  await expect(page.getByText(/other numbers of words than the texts/).first()).toBeVisible();
  // It is said once, and what stands in place of the links has words of its own.
  await expect(page.locator(".shell-notice[data-tone=warning]")).toHaveCount(1);
  await expect(page.locator(".source-problems")).toContainText("stands for links of GIZA++");
  await twintree.drop([{ name: "x.A3.final", text: good.replace("{ 3 }", "{ x }") + good }]);
  await expect(page.getByText(/x\.A3\.final, line 4: There is a pair 1/).first()).toBeVisible();
  await twintree.drop([{ name: "links.align", text: "<?xml version='1.0'?>\n<corpus id='x'>\n" }]);
  await expect(page.getByText("links.align is “TIGER-XML”, not links.").first()).toBeVisible();
});

test("files of the other formats of CoNLL-U are read, by their names and as pasted", async ({
  twintree,
  page,
}) => {
  const plus = "# global.columns = FORM HEAD ID DEPREL MWE";
  const rows = (forms: string) =>
    forms
      .split(" ")
      .map((form, at) => `${form}\t${at}\t${at + 1}\t${at === 0 ? "root" : "dep"}\t*`);
  const task = (forms: string) =>
    forms
      .split(" ")
      .map(
        (form, at) =>
          `${at + 1}\t${form}\t_\tV\tVB\t_\t${at}\t${at === 0 ? "ROOT" : "OBJ"}\t${at}\tX`,
      );
  await twintree.drop([
    {
      name: "a.conllup",
      text: [plus, ...rows("dogs bark"), "", ...rows("cats sleep"), ""].join("\n"),
    },
    { name: "b.conll", text: [...task("bark dogs"), "", ...task("sleep cats"), ""].join("\n") },
    { name: "out.align", text: "0-1 1-0\n0-0 1-1\n" },
  ]);
  await twintree.expectForms("A", "dogs bark");
  await twintree.expectForms("B", "bark dogs");
  await expect.poll(() => twintree.links()).toBe("1-2 2-1");
  await twintree.button("Next pair").click();
  await twintree.expectForms("A", "cats sleep");
  await expect.poll(() => twintree.links()).toBe("1-1 2-2");
  // The second sentence stands under the line that names its columns.
  await twintree.openTexts("A");
  const menu = page.getByLabel("Format of A");
  expect(await twintree.text("Sentence A in CoNLL-U Plus")).toContain(`${plus}\ncats\t`);
  await expect(menu).toHaveValue("conllup");
  await twintree.replace("Sentence B in CoNLL-X", `${task("go home").join("\n")}\n`);
  await twintree.expectForms("B", "go home");
});

test("a name that contradicts what is in a file is said", async ({ twintree, page }) => {
  await twintree.drop([{ name: "a.mrg", text: "((a,b),c);" }]);
  await expect(
    page.getByText(/a\.mrg.* as its name says, but it begins like “Newick”/).first(),
  ).toBeVisible();
  await twintree.drop([{ name: "b.mrg", text: cats }]);
  await expect(
    page.getByText(/b\.mrg.* no sentence.* begins like “CoNLL-U”/).first(),
  ).toBeVisible();
});

test.describe("before the part that takes texts has come", () => {
  const part = /assets\/source-[^/]*\.js$/;
  let letCome: () => void;

  test.beforeEach(async ({ page }) => {
    const coming = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.context().route(part, async (route) => {
      await coming;
      await route.continue();
    });
    const asked = page.waitForRequest(part);
    await page.goto("./");
    await asked;
  });

  test("what is pasted is kept for it", async ({ page }) => {
    const twintree = new Twintree(page);
    await twintree.paste(`${cats}\n${dogs}`);
    await expect(page.locator(".drop")).toHaveCount(0);
    letCome();
    await twintree.expectForms("A", "cats sleep");
    await twintree.expectForms("B", "often dogs bark");
  });

  test("of what comes one after the other the last is shown", async ({ page }) => {
    const twintree = new Twintree(page);
    await twintree.paste(`${cats}\n${dogs}`);
    await twintree.paste(`${dogs}\n${cats}`);
    letCome();
    await twintree.expectForms("A", "often dogs bark");
    await twintree.expectForms("B", "cats sleep");
    await expect(page.getByText("you have moved to another pair")).toHaveCount(0);
  });

  test("what is pasted into a dialog is not taken", async ({ page }) => {
    const twintree = new Twintree(page);
    await page.getByRole("button", { name: "Help" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await twintree.paste(`${cats}\n${dogs}`);
    await page.keyboard.press("Escape");
    letCome();
    await expect(page.locator(".drop")).toBeAttached();
    await twintree.paste(`${dogs}\n${dogs}`);
    await twintree.expectForms("A", "often dogs bark");
    await twintree.expectForms("B", "often dogs bark");
    await twintree.button(/^Undo/).click();
    await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  });

  test("a file that is dropped is kept for it, for the side it was carried to", async ({
    page,
  }) => {
    const twintree = new Twintree(page);
    const taken = await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "b.conllu"));
      const all = { dataTransfer, bubbles: true, cancelable: true, clientY: innerHeight - 100 };
      const drop = (type: string) => document.body.dispatchEvent(new DragEvent(type, all));
      return [drop("dragover"), drop("drop")];
    }, dogs);
    // The browser would go to the file.
    expect(taken).toEqual([false, false]);
    letCome();
    await twintree.expectForms("B", "often dogs bark");
    await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  });
});

const spaced = cats.replaceAll("\t", "   ");
const repairs: readonly [string, string, RegExp][] = [
  ["Markdown fences", `\`\`\`conllu\n${cats}\`\`\`\n`, /Markdown code fences/],
  ["eight columns", cats.replaceAll("\t_\t_\n", "\n"), /eight columns/],
  ["CRLF", cats.replaceAll("\n", "\r\n"), /CR LF/],
  ["a byte order mark", `\uFEFF${cats}`, /byte order mark/],
  ["no-break spaces", cats.replace("cats\t", "cats\u00a0\t"), /no-break space/],
  ["trailing spaces", cats.replace("_\n", "_  \n"), /spaces at/],
  ["escapes", cats.replace("cats", "&lt;cats&gt;"), /escaped as in HTML/],
];

for (const [name, text, offer] of repairs) {
  test(`${name}: mended by one click, shown first, undone`, async ({ twintree, page }) => {
    await twintree.openTexts();
    await twintree.replace(editorA, text);
    const offers = page.getByRole("region", { name: "What can be fixed" });
    await expect(offers.getByText(offer).first()).toBeVisible();
    const broken = await twintree.text(editorA);
    await offers.getByText("Show changes").first().click();
    await expect(offers.locator("ins, del, .source-change").first()).toBeVisible();
    await offers.getByRole("button", { name: /^Fix/ }).first().click();
    await expect(offers.getByText(offer)).toHaveCount(0);
    await expect.poll(() => twintree.text(editorA)).not.toBe(broken);
    await expect(twintree.tree("A").getByRole("option")).toHaveCount(2);
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect.poll(() => twintree.text(editorA)).toBe(broken);
  });
}

test("spaces for tabs are mended as they are pasted; undone they are as they were, and offered", async ({
  twintree,
  page,
}) => {
  await twintree.paste(`# text = cats sleep\n${spaced}\n${dogs}`);
  const notice = page.locator("[data-notice=tabs]");
  await expect(notice).toContainText("Tabs put in 2 lines.");
  await expect(twintree.said()).toContainText("Tabs put in 2 lines.");
  await twintree.expectForms("A", "cats sleep");
  await twintree.expectForms("B", "often dogs bark");
  await notice.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("textbox", { name: editorA })).toBeFocused();
  await expect(page.locator("twintree-editor[data-source=left]")).toHaveJSProperty(
    "cursor.line",
    2,
  );
  await expect.poll(() => twintree.text(editorA)).toBe(`# text = cats sleep\n${cats.trim()}`);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => twintree.text(editorA)).toBe(`# text = cats sleep\n${spaced.trim()}`);
  const offers = page.getByRole("region", { name: "What can be fixed" });
  await offers.getByText(/2 lines use spaces instead of tabs/).waitFor();
  await offers.getByText("Show changes").first().click();
  await expect(offers.locator("ins, del, .source-change").first()).toBeVisible();
  await offers.getByRole("button", { name: /^Fix/ }).first().click();
  await twintree.expectForms("A", "cats sleep");
  // What leaves a doubt is only offered.
  await twintree.replace(editorA, "1 the the DET _ _ 2 det\n2 cat cat NOUN _ _ 0 root\n");
  await expect(offers.getByText(/spaces instead of tabs/)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("links that went with what was mended as it was pasted come back with them", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  await twintree.replace(editorA, spaced);
  await expect(page.locator("[data-notice=tabs]")).toBeVisible();
  const notice = page.locator("[data-notice=carried]");
  await notice.getByRole("button", { name: "Undo" }).click();
  await twintree.expectForms("A", "the detective is becoming a Sherlock Holmes");
  await expect(page.locator("g.canvas-link")).toHaveCount(6);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});

const unread = /have errors/;

test("an empty line of a file of links is no error, wherever it stands", async ({
  twintree,
  page,
}) => {
  await twintree.drop([{ name: "links.txt", text: "1-4 2-5\n\n" }]);
  await expect.poll(() => twintree.links()).toBe("1-4 2-5");
  const three = (text: string) => [text, text, text].join("\n");
  await twintree.drop([
    { name: "a.conllu", text: three(cats) },
    { name: "b.conllu", text: three(cats) },
    { name: "links.txt", text: "1-1\n2-2\n\n" },
  ]);
  await expect.poll(() => twintree.links()).toBe("1-1");
  await twintree.drop([{ name: "links.txt", text: "2-1\n" }]);
  await expect.poll(() => twintree.links()).toBe("2-1");
  await expect(page.getByText(unread)).toHaveCount(0);
});

test("the links of thousands of pairs are those of their lines, and what cannot be read waits", async ({
  twintree,
  page,
}) => {
  const count = 4100;
  const all = Array.from({ length: count }, () => cats).join("\n");
  const lines = Array.from({ length: count }, (_, at): string =>
    at % 2 === 0 ? "1-1 2p2" : "2-1:equals",
  );
  // The lines are read by the thousand: these are the last ones of what is read at once.
  lines[1999] = "";
  lines[3999] = "2-x";
  lines[4099] = "";
  await twintree.drop([
    { name: "a.conllu", text: all },
    { name: "b.conllu", text: all },
    { name: "links.txt", text: `${lines.join("\n")}\n` },
  ]);
  await expect(page.getByText(unread).first()).toContainText("4000");
  await expect(page.getByText(unread).first()).not.toContainText("2000");
  await expect.poll(() => twintree.links()).toBe("1-1 2p2");
  await twintree.button("Next pair").click();
  await expect.poll(() => twintree.links()).toBe("2-1:equals");
  lines[3999] = "2-1";
  await twintree.drop([{ name: "links.txt", text: lines.join("\n") }]);
  await expect(page.getByText(unread)).toHaveCount(0);
  await expect.poll(() => twintree.links()).toBe("2-1:equals");
});

test("of a thousand faulty lines none is taken", async ({ twintree, page }) => {
  const faulty = 1000;
  const all = Array.from({ length: faulty + 2 }, () => cats).join("\n");
  const lines = ["1-1", ...Array.from({ length: faulty }, () => "1-1 2-2:foo"), "1-1"];
  await twintree.drop([
    { name: "a.conllu", text: all },
    { name: "b.conllu", text: all },
    { name: "links.txt", text: lines.join("\n") },
  ]);
  await expect(page.getByText(unread).first()).toContainText("1,000 pairs have errors");
  await twintree.button("Next pair").click();
  await expect.poll(() => twintree.links()).toBe("1-1 2-2:foo");
});

test("links that count from 0 are taken when that is answered, with one click", async ({
  twintree,
  page,
}) => {
  await twintree.drop([
    { name: "a.conllu", text: `${cats}\n${dogs}` },
    { name: "b.conllu", text: `${cats}\n${dogs}` },
    { name: "links.txt", text: "0-0 1-1\n1-1 2-2\n" },
  ]);
  const notice = page.locator("[data-notice=links]");
  await expect(notice).toContainText("These links count from 0: 1 line names a word 0.");
  await expect.poll(() => twintree.links()).toBe("");
  const heard = await twintree.listen();
  await notice.getByRole("button", { name: "Read them so" }).click();
  await expect.poll(heard).toContain("read with words counted from 0");
  await twintree.expectSimilarity("1.00");
  await expect.poll(() => twintree.links()).toBe("1-1 2-2");
  await expect(notice).toHaveCount(0);
  await twintree.button("Next pair").click();
  await expect.poll(() => twintree.links()).toBe("2-2 3-3");
  // That was said of this file, and of no other.
  await twintree.drop([{ name: "others.txt", text: "1-2\n1-1\n" }]);
  await expect.poll(() => twintree.links()).toBe("1-1");
});

test("links of the shared tasks count from 1, also where word ids start at 0", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts("Links");
  await page.getByRole("checkbox", { name: /Word ids start at 0/ }).check();
  const texts = ["a.conllu", "b.conllu"].map((name) => ({ name, text: `${cats}\n${dogs}` }));
  const links = { name: "gold.txt", text: "0001 1 1 S\n0001 2 2 P\n0002 2 2\n" };
  // With its sentences, and alone.
  await twintree.drop([...texts, links]);
  await twintree.expectForms("A", "cats sleep");
  const written = ["0-0 1p1", "1-1"];
  for (const line of written) {
    await expect.poll(() => twintree.links()).toBe(line);
    if (line === written[0]) await twintree.button("Next pair").click();
  }
  await twintree.drop([{ name: "other.txt", text: "0001 1 2\n0002 3 1\n" }]);
  await expect.poll(() => twintree.links()).toBe("2-0");
});

test("an edit of the text keeps the links and says so", async ({ twintree, page }) => {
  const before = await twintree.text(editorA);
  // A word before all others: every id moves by one.
  const shifted = before.split("\n").flatMap((line) => {
    const columns = line.split("\t");
    if (columns.length !== 10) return [line];
    const up = (id = "") => (id === "0" ? "0" : String(Number(id) + 1));
    columns[0] = up(columns[0]);
    columns[6] = up(columns[6]);
    const moved = columns.join("\t");
    return columns[0] === "2"
      ? [["1", "well", "_", "INTJ", "_", "_", "5", "discourse", "_", "_"].join("\t"), moved]
      : [moved];
  });
  await twintree.replace(editorA, shifted.filter((line) => !line.startsWith("#")).join("\n"));
  await expect(page.getByText(/Kept 6 links, dropped 0/).first()).toBeVisible();
  await expect.poll(() => twintree.links()).toBe("2-4 3-5 4-3 5-3 6-1 7-2");
});

test("a file that is not UTF-8 is refused by its offset", async ({ twintree, page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array([0x31, 0x09, 0xff, 0x0a])], "bad.conllu"));
    return transfer;
  });
  for (const type of ["dragenter", "dragover", "drop"]) {
    await page.locator("main").dispatchEvent(type, { dataTransfer: data });
  }
  await expect(
    page.getByText(/bad\.conllu is not UTF-8: byte .* at offset 2/).first(),
  ).toBeVisible();
  await twintree.expectSimilarity("0.50");
});

test("a file for one side alone does not face the example, and waits for the other", async ({
  twintree,
  page,
}) => {
  const several = [cats, dogs, cats].join("\n");
  await twintree.drop([{ name: "a.conllu", text: several }]);
  await twintree.expectForms("A", "cats sleep");
  await expect(page.locator(".shell-notice")).toContainText("3 sentences of A.");
  await expect(twintree.tree("B")).toHaveCount(0);
  await twintree.openTexts("B");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "b.conllu", mimeType: "text/plain", buffer: Buffer.from(several) });
  await twintree.expectForms("B", "cats sleep");
  await expect(page.locator(".shell-notice")).toContainText("3 pairs, paired by order.");
});

test("another sentence in the place of the example's keeps none of its links", async ({
  twintree,
  page,
}) => {
  await twintree.replace(
    "Sentence A in CoNLL-U",
    sentence(["the", "DET", 2, "det"], ["dog", "NOUN", 3, "nsubj"], ["barks", "VERB", 0, "root"]),
  );
  await twintree.expectForms("A", "the dog barks");
  await expect(page.locator(".shell-notice")).toContainText(
    "None of the links fits the new sentence: 6 dropped.",
  );
  await expect.poll(() => twintree.links()).toBe("");
});

test("whoever turns to the other text while a paste is being read stays there", async ({
  twintree,
  page,
}) => {
  await twintree.openTexts();
  const box = page.locator("twintree-editor[data-source=left] .cm-content");
  await page.getByRole("textbox", { name: "Sentence A in CoNLL-U" }).focus();
  // The plain field that was there before it is gone.
  await expect(box).toBeFocused();
  await page.keyboard.press("Control+A");
  // Both before the core can answer what was pasted.
  await box.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "(S (NP cats) (VP sleep))");
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new ClipboardEvent("paste", options));
    document.querySelector<HTMLElement>("#source-right-tab")?.click();
  });
  await expect(twintree.button("Undo: new sentence for A")).toBeVisible();
  await expect(twintree.tab("B")).toHaveAttribute("aria-selected", "true");
});
