/**
 * The language of conditions: `similarity < 0.5`, `words A > 20 and links = 0`, `deprel A = nsubj`,
 * `id = n01*`, `not (refused or "the cat")`. A word or a quotation alone is searched in ids and sentences;
 * conditions one after the other are all to be true.
 */
import type { Attribute, MeasureGroup, Side } from "../../engine/answers.js";
import type { Phrase } from "../../messages/index.js";
import { groupOf, groups, namesOf } from "./columns.js";

/** How a value is compared. */
export type Operator = "<" | "<=" | ">" | ">=" | "=" | "!=";

/** A condition. */
export type Condition =
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | {
      readonly kind: "number";
      /** A column, or `number`. */
      readonly column: string;
      readonly operator: Operator;
      readonly value: number;
    }
  /** Whether a column has a value, and where it has none, which reason. */
  | { readonly kind: "missing"; readonly column: string; readonly what: "undefined" | "refused" }
  | { readonly kind: "refused" }
  | {
      readonly kind: "text";
      readonly what: "id" | "text";
      /** Of either side where it is missing. */
      readonly side: Side | undefined;
      readonly value: string;
    }
  | {
      readonly kind: "word";
      readonly attribute: Attribute;
      readonly side: Side | undefined;
      readonly value: string;
    }
  | { readonly kind: "search"; readonly value: string };

/** Why a text is no condition: the place, and the sentence that says so. */
interface Problem {
  readonly at: number;
  readonly phrase: Phrase;
}

/** What was read: a condition, undefined of an empty text, which is true of all. */
export type Reading =
  | { readonly kind: "condition"; readonly condition: Condition | undefined }
  | { readonly kind: "problem"; readonly problem: Problem };

interface Token {
  readonly kind: "word" | "quoted" | "operator" | "(" | ")" | "end";
  readonly at: number;
  readonly text: string;
}

/** No condition is deeper than so many brackets. */
const deepest = 64;

/** What words are looked for by. */
export const attributes: readonly string[] = ["deprel", "upos", "lemma", "form", "label"];
const sideNames = new Map<string, Side>([
  ["a", "left"],
  ["b", "right"],
]);
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "“": "”",
  "„": "“",
  "»": "«",
  "«": "»",
};
/** Other ways in which operators are written. */
const aliases: Readonly<Record<string, Operator>> = { "≤": "<=", "≥": ">=", "==": "=", "≠": "!=" };

class Slip extends Error {
  readonly problem: Problem;

  constructor(at: number, phrase: Phrase) {
    super(phrase.id);
    this.problem = { at, phrase };
  }
}

/** Reads a condition. Linear in the text. */
export function readCondition(text: string): Reading {
  try {
    return { kind: "condition", condition: conditionOf(tokensOf(text)) };
  } catch (error) {
    if (error instanceof Slip) return { kind: "problem", problem: error.problem };
    throw error;
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const rest = /\s*(?:([()])|(<=|>=|==|!=|[<>=≤≥≠])|(["'“„»«])|([^\s()<>=≤≥≠!"“„»«]+|!))/y;
  while (rest.lastIndex < text.length) {
    const start = rest.lastIndex;
    const found = rest.exec(text);
    if (found === null) break;
    const [all, bracket, operator, quote, word] = found;
    const at = start + all.length - (bracket ?? operator ?? quote ?? word ?? "").length;
    if (bracket !== undefined) tokens.push({ kind: bracket as "(" | ")", at, text: bracket });
    else if (operator !== undefined) tokens.push({ kind: "operator", at, text: operator });
    else if (quote !== undefined) {
      const end = text.indexOf(quotes[quote] ?? quote, at + 1);
      if (end === -1) throw new Slip(at, { id: "pairs-condition-quote" });
      tokens.push({ kind: "quoted", at, text: text.slice(at + 1, end) });
      rest.lastIndex = end + 1;
    } else tokens.push({ kind: "word", at, text: word ?? "" });
  }
  return [...tokens, { kind: "end", at: text.length, text: "" }];
}

/** The condition that tokens are; undefined where there are none. */
function conditionOf(tokens: readonly Token[]): Condition | undefined {
  let place = 0;
  let depth = 0;

  function peek(ahead = 0): Token {
    return (tokens[place + ahead] ?? tokens.at(-1)) as Token;
  }

  /** Passes over the next token, if it is this word. */
  function keyword(text: string): boolean {
    const { kind, text: found } = peek();
    if (kind !== "word" || found.toLowerCase() !== text) return false;
    place += 1;
    return true;
  }

  function any(): Condition {
    const of = [all()];
    while (keyword("or")) of.push(all());
    return of.length === 1 ? (of[0] as Condition) : { kind: "any", of };
  }

  function all(): Condition {
    const of = [one()];
    const isLast = ({ kind, text }: Token) =>
      kind === "end" || kind === ")" || (kind === "word" && text.toLowerCase() === "or");
    while (!isLast(peek())) {
      keyword("and");
      of.push(one());
    }
    return of.length === 1 ? (of[0] as Condition) : { kind: "all", of };
  }

  function one(): Condition {
    const token = peek();
    if (token.kind === "end") throw new Slip(token.at, { id: "pairs-condition-end" });
    if (token.kind === ")") throw new Slip(token.at, { id: "pairs-condition-bracket" });
    if (token.kind === "operator")
      throw new Slip(token.at, { id: "pairs-condition-name", args: { operator: token.text } });
    if (keyword("not")) return { kind: "not", of: deeper(one) };
    if (token.kind === "(") {
      place += 1;
      const condition = deeper(any);
      if (peek().kind !== ")") throw new Slip(token.at, { id: "pairs-condition-bracket" });
      place += 1;
      return condition;
    }
    if (token.kind === "word" && /^(?:and|or)$/i.test(token.text))
      throw new Slip(token.at, { id: "pairs-condition-end" });
    const condition = compared();
    if (condition !== undefined) return condition;
    place += 1;
    const isRefused = token.kind === "word" && token.text.toLowerCase() === "refused";
    return isRefused ? { kind: "refused" } : { kind: "search", value: token.text };
  }

  function deeper(read: () => Condition): Condition {
    depth += 1;
    if (depth > deepest) throw new Slip(peek().at, { id: "pairs-condition-deep" });
    const condition = read();
    depth -= 1;
    return condition;
  }

  /** A name, for some with a side, an operator and a value; undefined where it is something else. */
  function compared(): Condition | undefined {
    const [name, second, third] = [peek(), peek(1), peek(2)];
    if (name.kind !== "word") return undefined;
    const side = second.kind === "word" ? sideNames.get(second.text.toLowerCase()) : undefined;
    const operator = side === undefined ? second : third;
    if (operator.kind !== "operator") return undefined;
    place += side === undefined ? 2 : 3;
    const value = peek();
    if (value.kind !== "word" && value.kind !== "quoted")
      throw new Slip(value.at, { id: "pairs-condition-value", args: { name: name.text } });
    place += 1;
    let { text } = value;
    if (value.kind === "word" && !isText(name)) {
      // What looks like thousands behind a blank is no word to be searched.
      for (let next = peek(); isParted(text, next); next = peek()) {
        text += ` ${next.text}`;
        place += 1;
      }
      if (keyword("%")) text += "%";
    }
    return comparison(name, side, operator, { ...value, text });
  }

  if (peek().kind === "end") return undefined;
  const condition = any();
  const { kind, at } = peek();
  if (kind !== "end") throw new Slip(at, { id: "pairs-condition-bracket" });
  return condition;
}

/** Whether what is compared is a text and no number. */
function isText({ text }: Token): boolean {
  return ["id", "text", ...attributes].includes(text.toLowerCase());
}

/** Whether a number goes on in the next token: with thousands behind a blank, as in `1 000`. */
function isParted(text: string, next: Token): boolean {
  const isNumber = /^[-+−]?[1-9]\d{0,2}(?: \d{3})*$/.test(text);
  return isNumber && next.kind === "word" && /^\d{3}(?:$|[.,%/])/.test(next.text);
}

function comparison(name: Token, side: Side | undefined, sign: Token, value: Token): Condition {
  const operator = aliases[sign.text] ?? (sign.text as Operator);
  const lower = name.text.toLowerCase();
  const equal = (condition: Condition, about: string): Condition => {
    if (operator !== "=" && operator !== "!=")
      throw new Slip(sign.at, { id: "pairs-condition-equal", args: { name: about } });
    return operator === "=" ? condition : { kind: "not", of: condition };
  };
  if (isText(name)) {
    const of = { side, value: value.text };
    return lower === "id" || lower === "text"
      ? equal({ kind: "text", what: lower, ...of }, name.text)
      : equal({ kind: "word", attribute: lower as Attribute, ...of }, name.text);
  }
  const column = columnOf(name, side);
  const what = value.text.toLowerCase();
  if (value.kind === "word" && (what === "undefined" || what === "refused"))
    return equal({ kind: "missing", column, what }, value.text);
  refuseThousands(value);
  const number = numberOf(value.text);
  if (number === undefined)
    throw new Slip(value.at, {
      id: "pairs-condition-number",
      args: { name: name.text, value: value.text },
    });
  return { kind: "number", column, operator, value: number };
}

/** Columns by what readers call them, as at the head of the table, in lower case. */
const spoken: Readonly<Record<string, string>> = {
  no: "number",
  "no.": "number",
  linked: "coverage",
  compared: "leaves",
  f: "brackets.f",
  precision: "brackets.precision",
  recall: "brackets.recall",
  complete: "brackets.complete",
  tags: "brackets.tags",
  rf: "robinsonfoulds",
  quartets: "quartets.distance",
  uas: "attachment.unlabelled",
  las: "attachment.labelled",
  relations: "attachment.labels",
  agreement: "agreement.f",
};

function columnOf({ text, at }: Token, side: Side | undefined): string {
  const lower = text.toLowerCase();
  if (lower === "words") {
    if (side === undefined)
      throw new Slip(at, { id: "pairs-condition-side", args: { name: text } });
    return `words.${side}`;
  }
  const [prefix = ""] = /^(?:second|difference)\./.exec(lower) ?? [];
  const name = lower.slice(prefix.length);
  const known = Object.hasOwn(spoken, name) ? (spoken[name] ?? name) : name;
  const base = byLower.get(known);
  const column = known === "number" && prefix === "" ? known : base && prefix + base;
  // Where two systems are compared they have columns of these names.
  const ofTwo = lower === "other" ? "second" : lower;
  if (ofTwo === "second" || ofTwo === "difference")
    throw new Slip(at, { id: "pairs-condition-of-which", args: { name: ofTwo } });
  if (column === undefined || side !== undefined)
    throw new Slip(at, { id: "pairs-condition-unknown", args: { name: text } });
  return column;
}

const byLower = new Map(namesOf(groups).map((name) => [name.toLowerCase(), name]));

/**
 * Refuses a number with a sign between its thousands: `1.000` is a thousand to some readers and one to
 * others. What begins with 0 is no thousand, and neither is what has not three digits after the sign.
 */
function refuseThousands({ text, at }: Token): void {
  for (const part of text.split("/")) {
    const found = /^[-+−]?[1-9]\d{0,2}((?:[.,'’ ]\d{3})+)([.,]\d+)?%?$/.exec(part);
    if (found === null) continue;
    const [, groups = "", decimals] = found;
    const whole = decimals === undefined ? part : part.slice(0, part.lastIndexOf(decimals));
    const plain = whole.replace(/[.,'’ ]/g, "") + (decimals ?? "");
    const isDecimal = /^[.,]\d{3}$/.test(groups) && decimals === undefined;
    if (!isDecimal)
      throw new Slip(at, { id: "pairs-condition-thousands", args: { value: text, plain } });
    const exact = part.replace(/(?=%?$)/, "0");
    throw new Slip(at, { id: "pairs-condition-two-ways", args: { value: text, plain, exact } });
  }
}

/** `0.5`, `50%`, `1/2`, and as elsewhere written with a comma. */
function numberOf(text: string): number | undefined {
  const found = /^([-+−]?)(\d+(?:[.,]\d+)?|[.,]\d+)(?:(%)|\/(\d+(?:[.,]\d+)?))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign, digits = "", percent, below] = found;
  const plain = (some: string) => Number(some.replace(",", "."));
  const size = plain(digits) / (percent ? 100 : below === undefined ? 1 : plain(below));
  if (!Number.isFinite(size)) return undefined;
  return sign === "-" || sign === "−" ? -size : size;
}

/** The groups of measures that a condition asks for. */
export function groupsOf(condition: Condition | undefined): readonly MeasureGroup[] {
  switch (condition?.kind) {
    case "all":
    case "any":
      return [...new Set(condition.of.flatMap(groupsOf))];
    case "not":
      return groupsOf(condition.of);
    case "number":
    case "missing":
      return groups.filter((group) => group === groupOf(condition.column));
    default:
      return [];
  }
}
