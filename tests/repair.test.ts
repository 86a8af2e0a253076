import { describe, expect, it } from "vitest";
import { withTabs } from "../www/src/text/repair/tabs.js";
import { linkRepairIds, mend, offers, type RepairId, repairIds } from "../www/src/text/repair.js";

const ten = "1\tthe\tthe\tDET\t_\t_\t2\tdet\t_\t_";
const two = "2\tcat\tcat\tNOUN\t_\t_\t0\troot\t_\t_";
const good = `# text = the cat\n${ten}\n${two}`;

/** The one repair mends `text` into `mended`, in so many lines, and finds nothing to do afterwards. */
function check(id: RepairId, text: string, count: number, mended: string): void {
  expect(offers(text, [id])[0]?.count ?? 0).toBe(count);
  expect(mend(text, [id])).toBe(mended);
  expect(offers(mended, [id])).toEqual([]);
}

describe("repairs", () => {
  it("have nothing to do in a good text", () => {
    expect(offers(good)).toEqual([]);
    expect(offers("")).toEqual([]);
    expect(mend(good, repairIds)).toBe(good);
  });
  it("take away a byte order mark, quietly", () => {
    check("byte-order-mark", `\ufeff${good}`, 1, good);
    expect(offers(`\ufeff${good}`)).toEqual([{ id: "byte-order-mark", count: 1, quiet: true }]);
  });
  it("take away CR before LF, quietly", () => {
    check("carriage-returns", good.replaceAll("\n", "\r\n"), 2, good);
    check("carriage-returns", good.replaceAll("\n", "\r\r\n"), 2, good);
    expect(offers("a\r\nb").map((offer) => offer.quiet)).toEqual([true]);
  });
  it("make lines of a text that has CR only", () => {
    check("line-ends", good.replaceAll("\n", "\r"), 2, good);
    check("line-ends", `a\r\r${good}`, 2, `a\n\n${good}`);
    check("line-ends", "a\r\nb", 0, "a\r\nb");
  });
  it("put tabs in the place of commas and semicolons between columns", () => {
    const rows = '1,the,the,DET,,,2,det,,\n2,"a,b","say ""x""",NOUN,_,_,0,root,_,_';
    const mended =
      '1\tthe\tthe\tDET\t_\t_\t2\tdet\t_\t_\n2\ta,b\tsay "x"\tNOUN\t_\t_\t0\troot\t_\t_';
    check("separated", rows, 2, mended);
    check(
      "separated",
      "1;the;the;DET;_;_;0;root;_;_\r",
      1,
      "1\tthe\tthe\tDET\t_\t_\t0\troot\t_\t_\r",
    );
    check("separated", '1,"the,the,DET,_,_,0,root,_,_', 0, '1,"the,the,DET,_,_,0,root,_,_');
    check("separated", "1,4 2,5", 0, "1,4 2,5");
  });
  it("write links as they are written here", () => {
    check("notations", "(1,4) (2, 5)", 1, "1-4 2-5");
    check("notations", "1\t4\n2\t5", 2, "1-4\n2-5");
    check("notations", "4–3 1 − 2:equals", 1, "4-3 1-2:equals");
    check("notations", "0001 4 3 P\n1 2 5 S 0.5\n1\t2\t6", 3, "4p3\n2-5\n2-6");
    check("notations", "1-4 2-5", 0, "1-4 2-5");
    check("notations", "see (1,4)", 0, "see (1,4)");
    expect(mend("(1,4), (2,5)", linkRepairIds)).toBe("1-4 2-5");
    expect(mend("1-1,", linkRepairIds)).toBe("1-1");
  });
  it("resolve escapes once", () => {
    check("escapes", "1\t&lt;b&gt;\n2\tx\n3\t&#39;&#x27;&quot;", 2, "1\t<b>\n2\tx\n3\t''\"");
    expect(mend("&amp;lt;", ["escapes"])).toBe("&lt;");
    check("escapes", "&#0;&#xD800;&#9999999;&copy;", 0, "&#0;&#xD800;&#9999999;&copy;");
  });
  it("take sentences out of fences and prose", () => {
    check("fences", `\`\`\`conllu\n${good}\n\`\`\``, 2, good);
    check("fences", `See:\n\n~~~\n${good}\n~~~\nDone.`, 2, good);
    check("fences", `\`\`\`\n${ten}\n\`\`\`\nand\n\`\`\`\n${two}\n\`\`\`\n`, 4, `${ten}\n\n${two}`);
  });
  it("take away the marks of a quotation", () => {
    const quoted = good.replace(/^/gm, "> ");
    check("quotes", quoted, 3, good);
    check("quotes", `>> ${ten}\n>\n> ${two}`, 3, `${ten}\n\n${two}`);
    check("quotes", good, 0, good);
  });
  it("take away the row of a spreadsheet that names the columns", () => {
    const names = "ID\tFORM\tLEMMA\tUPOS\tXPOS\tFEATS\tHEAD\tDEPREL\tDEPS\tMISC";
    check("header-row", `${names}\n${ten}\n${two}`, 1, `${ten}\n${two}`);
    check("header-row", `id form lemma\r\n${ten}`, 1, ten);
    check("header-row", `ID FORMAT\n# ID FORM\n${ten}`, 0, `ID FORMAT\n# ID FORM\n${ten}`);
  });
  it("put spaces for the commas between links", () => {
    check("commas", "1-1, 2-2:equals,3p4;\n5-5", 1, "1-1 2-2:equals 3p4\n5-5");
    check("commas", "# 1-1, 2-2\n1-1 2-2", 0, "# 1-1, 2-2\n1-1 2-2");
    check("commas", "yes, 1-1", 0, "yes, 1-1");
    expect(offers("1-1, 2-2").map(({ id }) => id)).toEqual([]);
    expect(offers("1-1, 2-2", linkRepairIds).map(({ id }) => id)).toEqual(["commas"]);
  });
  it("take a half of split fences for what it is", () => {
    check("fences", `Here:\n\`\`\`\n${good}`, 1, good);
    check("fences", `${good}\n\`\`\`\n\nThat is all.`, 1, good);
  });
  it("put tabs for blanks where that gives the right number of columns", () => {
    const spaced = (line: string) => line.replaceAll("\t", "   ");
    check("spaces", `# a  b\n${spaced(ten)}\n${two}`, 1, `# a  b\n${ten}\n${two}`);
    check("spaces", ten.replaceAll("\t", " "), 1, ten);
    check("spaces", `  ${ten.replaceAll("\t", "\u00a0")} `, 1, ten);
    check("spaces", ten.replace("\t", " "), 1, ten);
    check("spaces", "1 the the DET _ _ 2 det", 1, "1\tthe\tthe\tDET\t_\t_\t2\tdet");
    check("spaces", `${ten.replaceAll("\t", "  ")}\r\n${two}`, 1, `${ten}\r\n${two}`);
  });
  it("keep single blanks inside a form when columns stand wider apart", () => {
    const number = "1\t10 000\t10 000\tNUM\t_\t_\t2\tnummod\t_\t_";
    check("spaces", number.replaceAll("\t", "  "), 1, number);
  });
  it("leave lines alone that would not come out right", () => {
    for (const line of [
      "1 10 000 10 000 NUM _ _ 2 nummod _ _",
      "1 the cat",
      "12 of them",
      "# 1  2",
    ]) {
      check("spaces", line, 0, line);
    }
  });
  it("take no-break spaces from around cells, not from inside", () => {
    const inside = ten.replace("the\t", "10\u00a0000\t");
    check("no-break-spaces", inside, 0, inside);
    check("no-break-spaces", ten.replace("\tthe", "\t\u00a0 the\u202f"), 1, ten);
    check("no-break-spaces", "# text = a\u00a0b\u00a0", 0, "# text = a\u00a0b\u00a0");
  });
  it("take blanks from around lines and cells", () => {
    check("outer-blanks", `  ${ten}  `, 1, ten);
    check("outer-blanks", `${ten}\t\t \r\n`, 1, `${ten}\r\n`);
    check("outer-blanks", ten.replace("\tthe\t", "\t the  \t"), 1, ten);
    check("outer-blanks", `${ten}\n \t\n${two}`, 1, `${ten}\n\n${two}`);
    check("outer-blanks", "# text = a ", 0, "# text = a ");
  });
  it("do not empty a cell or lose a column", () => {
    const blank = ten.replace("\tthe\t", "\t \t");
    check("outer-blanks", blank, 0, blank);
    const short = ten.slice(0, -1);
    check("outer-blanks", short, 0, short);
  });
  it("add the two columns that CoNLL-X lacks", () => {
    check("eight-columns", `# c\n${ten.slice(0, -4)}\n${two}`, 1, `# c\n${ten}\n${two}`);
  });
  it("follow one another, whatever the order asked for", () => {
    const chat = `\ufeff\`\`\`\r\n1 &lt; &lt; PUNCT _ _ 2 punct\r\n2 x x NOUN _ _ 0 root\r\n\`\`\``;
    expect(mend(chat, [...repairIds].reverse())).toBe(
      "1\t<\t<\tPUNCT\t_\t_\t2\tpunct\t_\t_\n2\tx\tx\tNOUN\t_\t_\t0\troot\t_\t_",
    );
  });
  it("of links leave the links alone", () => {
    const links = "1-1  2-2 \n\n 3-3";
    expect(offers(links, linkRepairIds)).toEqual([]);
    expect(mend(`\ufeff${links.replaceAll("\n", "\r\n")}`, linkRepairIds)).toBe(links);
  });
  it("are linear: a megabyte of blanks takes no time", () => {
    const long = `1\t${" ".repeat(1_000_000)}x\t_\t_\t_\t_\t0\troot\t_\t_`;
    offers(long);
    mend(long, repairIds);
  });
});

describe("tabs that are put unasked", () => {
  const spaced = good.replaceAll("\t", "  ");

  it("part all columns where blanks or commas do", () => {
    expect(withTabs(spaced)).toEqual({ text: good, count: 2, line: 2 });
    expect(withTabs(`${ten}\n${two.replaceAll("\t", " ")}`)).toEqual({
      text: `${ten}\n${two}`,
      count: 1,
      line: 2,
    });
    expect(withTabs(good.replaceAll("\t", ","))).toEqual({ text: good, count: 2, line: 2 });
    expect(withTabs(spaced.replaceAll("\n", "\r\n"))?.text).toBe(good.replaceAll("\n", "\r\n"));
    // A form may hold a blank where two or more part the columns.
    const form = ten.replace("the", "of the");
    expect(withTabs(form.replaceAll("\t", "  "))?.text).toBe(form);
  });

  it("are not put where there are some, nor where it is not clear what the columns are", () => {
    expect(withTabs(good)).toBeUndefined();
    expect(withTabs("the cat")).toBeUndefined();
    // Eight columns, of CoNLL-X or of a text that lost two.
    expect(withTabs("1 the the DET _ _ 2 det")).toBeUndefined();
    // Ten pieces, of which two are of one form: HEAD would be no number.
    expect(withTabs("1 New York _ PROPN _ _ 0 root _")).toBeUndefined();
    // Ten by any blank, eight by wide ones.
    expect(withTabs("1  New York City  x  PROPN  _  2  0  root")).toBeUndefined();
    expect(withTabs(`${spaced}\n3 one line more`)).toBeUndefined();
  });
});
