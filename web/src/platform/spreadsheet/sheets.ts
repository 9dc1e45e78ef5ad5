/** What a cell of a written sheet holds; a `Date` is shown as the day that it is on this device, a moment with its time as clocks in Paris show it. */
export type Cell = string | number | Date | { moment: Date } | null;

export interface Sheet {
  name: string;
  /** The first row. */
  titles: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Why a file could not be read. */
export type ReadFault =
  | 'empty'
  | 'protected'
  | 'damaged'
  | 'picture'
  | 'pdf'
  | 'document'
  | 'unknown'
  | 'no-table'
  | 'no-rows'
  | 'uncounted'
  | 'too-large'
  | 'too-many-rows'
  | 'timeout';

/** Rows of a file that is imported, below its header. */
export const importRowsMax = 25_000;
