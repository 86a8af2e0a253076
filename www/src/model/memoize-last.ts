import { isSame } from "./same.js";

/** The function, which gives the same result as long as it is given the same: anyone who shows it can see that nothing changed. */
export function memoizeLast<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let known: { readonly given: Given; readonly made: Made } | undefined;
  return (...given) => {
    if (known === undefined || !isSame(known.given, given)) known = { given, made: make(...given) };
    return known.made;
  };
}
