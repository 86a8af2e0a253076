/** The part of the area that its address names, as `paths` in `#methods/paths`; undefined where it names none. */
export function partShown(): string | undefined {
  return location.hash.split("/")[1];
}
