/** Scrolls sideways to a word, with some of what stands around it. */
export function revealWord(stage: Element, word: Element): void {
  const box = word.getBoundingClientRect();
  const room = stage.getBoundingClientRect();
  const margin = Math.min(96, room.width / 4);
  if (box.left < room.left + margin) stage.scrollLeft += box.left - room.left - margin;
  else if (box.right > room.right - margin) stage.scrollLeft += box.right - room.right + margin;
}
