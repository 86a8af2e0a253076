/** One pair as the picker lists it. */
export interface PickerEntry {
  /** Which pair it is, from 0. */
  readonly index: number;
  readonly leftId: string | undefined;
  readonly rightId: string | undefined;
  readonly leftText: string;
  readonly rightText: string;
  readonly links: number | undefined;
}
