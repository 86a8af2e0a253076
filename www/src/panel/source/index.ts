/** The source panel and what belongs to it. */
export { type DropProps, dropZone, type PasteProps, pasteZone } from "./drop.js";
export { type PickerEntry, type PickerProps, pickerDialog } from "./picker.js";
export type { CorpusPlace, Mending, Place, SourceName, SourceProps } from "./props.js";
export { sourcePanel } from "./source.js";
export { nextDiagnostic } from "./stepping.js";
export { sourceLabel, wording } from "./wording.js";
