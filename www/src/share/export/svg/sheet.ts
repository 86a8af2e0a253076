/**
 * A style sheet as rules that can be asked whether they are for an element: as much of CSS as the sheets of
 * drawings are written in. Rules within `@media` are for other media, and no picture has a pointer in it.
 */
import type { Element } from "./elements.js";

/** What a rule says, in order. */
export type Declarations = readonly (readonly [property: string, value: string])[];

/** A rule with one selector. */
export interface Rule {
  /** The compounds from left to right, each with what joins it to the one before. */
  readonly steps: readonly Step[];
  /** The weight of the selector; of equal ones the later goes before. */
  readonly weight: number;
  readonly declarations: Declarations;
}

interface Step {
  readonly joined: " " | ">";
  readonly compound: readonly Test[];
}

type Test =
  | { readonly kind: "type" | "class" | "never"; readonly name: string }
  | { readonly kind: "root" | "first-of-type"; readonly name: string }
  | { readonly kind: "not" | "is"; readonly of: readonly (readonly Step[])[] };

/** An element and those around it, the innermost first. */
export interface Place {
  readonly element: Element;
  readonly parent: Place | undefined;
}

/** The rules of a sheet, in order. */
export function rulesOf(sheet: string): readonly Rule[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, "");
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length) {
    const brace = text.indexOf("{", at);
    if (brace < 0) break;
    const head = text.slice(at, brace).trim();
    const end = head.startsWith("@") ? closing(text, brace, "{", "}") : text.indexOf("}", brace);
    if (!head.startsWith("@")) {
      const declarations = declarationsOf(text.slice(brace + 1, end));
      for (const selector of listed(head)) {
        const steps = stepsOf(selector);
        rules.push({ steps, weight: weightOf(steps), declarations });
      }
    }
    at = end + 1;
  }
  return rules;
}

function declarationsOf(block: string): Declarations {
  return block.split(";").flatMap((line) => {
    const colon = line.indexOf(":");
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });
}

/** Where what opens at `from` is closed. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The selectors of a list; commas within parentheses part nothing. */
function listed(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at] ?? ",";
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (at < text.length && (character !== "," || depth > 0)) continue;
    found.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return found;
}

/** The compounds of a selector. Throws a `TypeError` on what is not understood. */
function stepsOf(selector: string): readonly Step[] {
  const steps: { joined: Step["joined"]; compound: Test[] }[] = [];
  let rest = selector.trim();
  let joined: Step["joined"] = " ";
  let compound: Test[] | undefined;
  while (rest !== "") {
    const between = /^\s*>\s*|^\s+/.exec(rest);
    if (between) {
      joined = between[0].includes(">") ? ">" : " ";
      compound = undefined;
      rest = rest.slice(between[0].length);
      continue;
    }
    if (compound === undefined) {
      compound = [];
      steps.push({ joined, compound });
    }
    const [test, length] = testOf(rest);
    compound.push(test);
    rest = rest.slice(length);
  }
  return steps;
}

function testOf(text: string): readonly [Test, number] {
  const [whole = "", mark = "", name = ""] = /^(\[|\.|::?)?([\w-]+)?/.exec(text) ?? [];
  if (mark === "[") return [{ kind: "never", name: "[]" }, text.indexOf("]") + 1];
  if (mark === "." && name !== "") return [{ kind: "class", name }, whole.length];
  if (mark === "" && name !== "") return [{ kind: "type", name }, whole.length];
  if (name === "root" || name === "first-of-type") return [{ kind: name, name }, whole.length];
  if (name === "hover" || name.startsWith("focus")) return [{ kind: "never", name }, whole.length];
  if (name === "not" || name === "is" || name === "where") {
    const end = closing(text, whole.length, "(", ")");
    const of = listed(text.slice(whole.length + 1, end)).map(stepsOf);
    return [{ kind: name === "not" ? "not" : "is", of }, end + 1];
  }
  throw new TypeError(`not a selector that is understood: ${text}`);
}

/** A class, a type: as CSS counts them, as long as there are fewer than a hundred. */
function weightOf(steps: readonly Step[]): number {
  const ofTest = (test: Test): number => {
    if (test.kind === "type") return 1;
    if (test.kind === "not" || test.kind === "is") return Math.max(...test.of.map(weightOf));
    return 100;
  };
  return steps.reduce(
    (sum, { compound }) => sum + compound.reduce((own, test) => own + ofTest(test), 0),
    0,
  );
}

/** Whether a rule is for the element there. */
export function applies({ steps }: Pick<Rule, "steps">, place: Place): boolean {
  return holds(steps, steps.length - 1, place);
}

function holds(steps: readonly Step[], at: number, place: Place): boolean {
  const step = steps[at];
  if (step === undefined || !step.compound.every((test) => passes(test, place))) return false;
  if (at === 0) return true;
  for (let around = place.parent; around !== undefined; around = around.parent) {
    if (holds(steps, at - 1, around)) return true;
    if (step.joined === ">") return false;
  }
  return false;
}

function passes(test: Test, place: Place): boolean {
  const { element, parent } = place;
  switch (test.kind) {
    case "type":
      return element.name === test.name;
    case "class":
      return (element.attributes.get("class") ?? "").split(" ").includes(test.name);
    case "root":
      return parent === undefined;
    case "first-of-type":
      return (
        parent?.element.children.find(
          (child) => typeof child !== "string" && child.name === element.name,
        ) === element
      );
    case "not":
      return !test.of.some((steps) => applies({ steps }, place));
    case "is":
      return test.of.some((steps) => applies({ steps }, place));
    case "never":
      return false;
  }
}
