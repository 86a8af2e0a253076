/** Of several things that are under way the last begun counts: each call begins one, and gives whether it still does. */
export function latest(): () => () => boolean {
  let begun = 0;
  return () => {
    begun += 1;
    const own = begun;
    return () => own === begun;
  };
}
