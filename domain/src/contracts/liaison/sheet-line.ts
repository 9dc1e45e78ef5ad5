/** One line: what the official form asks for, and what is to be written there. */
export interface SheetLine {
  label: string;
  /** Empty where the file does not say. */
  value: string;
  /** What a code stands for. */
  meaning: string;
}
