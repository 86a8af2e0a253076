/** The function, which gives the same result as long as it is given the same: anyone who shows it can see that nothing changed. */
export function memoizeLast<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let known: { readonly given: Given; readonly made: Made } | undefined;
  return (...given) => {
    const before = known?.given;
    const isSame = before?.length === given.length && before.every((one, at) => one === given[at]);
    if (known === undefined || !isSame) {
      known = { given, made: make(...given) };
    }
    return known.made;
  };
}
