/** Values of CSS without what only a browser knows: variables, mixed colours and sums are worked out. */

/** A colour with its opacity, from 0 to 1. */
export interface Colour {
  readonly name: string;
  readonly opacity: number;
}

/** The value with the variables of `known` in their places; undefined where one is not known. */
export function withVariables(
  value: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  let missing = false;
  let text = value;
  // A variable may stand in the value of another one.
  while (/\bvar\(/.test(text) && !missing) {
    text = text.replace(/\bvar\((--[\w-]+)\)/g, (_, name: string) => {
      const found = known.get(name);
      missing ||= found === undefined;
      return found ?? "";
    });
  }
  return missing ? undefined : text;
}

/** The colour of a value, `own` in the place of `currentcolor`. */
export function colourOf(value: string, own: string): Colour {
  if (value === "transparent") return { name: "none", opacity: 0 };
  if (value.toLowerCase() === "currentcolor") return { name: own, opacity: 1 };
  const [, first, share, second] =
    /^color-mix\(in srgb, (.+?) (calc\(.+?\)|[\d.]+%), (.+)\)$/.exec(value) ?? [];
  if (first === undefined || share === undefined || second === undefined)
    return { name: value, opacity: 1 };
  const part = shareOf(share);
  const [one, other] = [colourOf(first, own), colourOf(second, own)];
  if (other.opacity === 0) return { name: one.name, opacity: part };
  const [a, b] = [channels(one.name), channels(other.name)];
  const mixed = a.map((channel, at) => Math.round(channel * part + (b[at] ?? 0) * (1 - part)));
  return { name: `#${mixed.map(hexadecimal).join("")}`, opacity: 1 };
}

/** `38%`, or `calc(38% + 12%)`, as a share of 1. */
function shareOf(text: string): number {
  const parts = [...text.matchAll(/[\d.]+(?=%)/g)].map(([number]) => Number(number));
  return parts.reduce((sum, part) => sum + part, 0) / 100;
}

function channels(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) || 0);
}

function hexadecimal(channel: number): string {
  return channel.toString(16).padStart(2, "0");
}
