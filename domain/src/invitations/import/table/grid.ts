/** A sheet as text: merged cells hold their text in each of their cells. */
export interface Grid {
  name: string;
  hidden: boolean;
  rows: readonly (readonly string[])[];
  /** Where cells lead, such as « mailto:anna@exemple.fr »; rows and columns from 0. */
  links: readonly { row: number; column: number; target: string }[];
  /** Rows from 0 that a filter, or somebody, has hidden. */
  hiddenRows?: ReadonlySet<number>;
  /** Columns from 0, likewise. */
  hiddenColumns?: ReadonlySet<number>;
  /** Columns from 0, by their row, whose cell holds an error of the spreadsheet, such as #N/A, and no text. */
  errors?: ReadonlyMap<number, readonly number[]>;
  /** The sheet whose rows hold several people each, one of whom a row of this one has. */
  partOf?: string;
}

export interface TableRow {
  /** The sheet that it stands in, and its number there as a spreadsheet shows it: the first row is 1. */
  sheet: string;
  line: number;
  cells: readonly string[];
  /** The title above it within the table, such as the name of a class. */
  section: string;
  /** The title above the table that says the years, such as « Rentrée 2026 »; empty where none does. */
  years: string;
  /** Columns whose cell holds an error of the spreadsheet. */
  errors: readonly number[];
}

export interface Table {
  /** What stands above each column; empty texts where nothing does. */
  header: readonly string[];
  /** Null where the file has no header row. */
  headerLine: number | null;
  rows: readonly TableRow[];
  /** The sheets that were read as one, and those that were not, with how many rows they hold. */
  sheets: readonly string[];
  otherSheets: readonly { name: string; rows: number }[];
  /** Rows below the header that are no people: titles, totals, headers that were repeated. */
  leftOut: readonly { sheet: string; line: number; text: string }[];
  /** How many of the rows the file hides. */
  hiddenRows: number;
  /** Which columns, from 0, the file hides though they hold something. */
  hiddenColumns: readonly number[];
}

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

export const textsOf = (cells: readonly string[]): string[] => [
  ...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== '')),
];
