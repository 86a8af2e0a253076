/** What is pasted or dropped before there is a part that takes it: it comes once more when that is there. */

/** Its data, which is gone with the event. */
function dataOf(data: DataTransfer | null): DataTransfer {
  const kept = new DataTransfer();
  for (const file of data?.files ?? []) kept.items.add(file);
  kept.setData("text/plain", data?.getData("text/plain") ?? "");
  return kept;
}

/** Keeps it from now on; what is given back brings it, and ends that. */
export function keepEarly(): () => void {
  const kept: Event[] = [];
  const end = new AbortController();
  const { signal } = end;
  const usual = { bubbles: true, cancelable: true };

  document.addEventListener(
    "paste",
    ({ clipboardData, target }) => {
      if (target instanceof Element && target.closest("input, textarea") !== null) return;
      kept.push(new ClipboardEvent("paste", { ...usual, clipboardData: dataOf(clipboardData) }));
    },
    { signal },
  );
  // A browser goes to a file that nobody takes.
  const take = (event: DragEvent) => {
    const { dataTransfer, clientY, type } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (type !== "drop") return;
    const all = { ...usual, clientY, dataTransfer: dataOf(dataTransfer) };
    // The half of the page that they were carried over tells their side.
    kept.push(new DragEvent("dragover", all), new DragEvent("drop", all));
  };
  document.addEventListener("dragover", take, { signal });
  document.addEventListener("drop", take, { signal });
  return () => {
    end.abort();
    for (const event of kept.splice(0)) document.body.dispatchEvent(event);
  };
}
