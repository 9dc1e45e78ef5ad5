/** What a cell of a written file holds: a day is `2026-09-01`, an instant as the API writes it. */
export type FileCell = string | number | null | { day: string } | { at: string };

/** A column of a file, by the key that it has in its list. */
export interface FileColumn<Row> {
  key: string;
  title: string;
  value: (row: Row) => FileCell;
}

/** Those that are asked for, in that order; unknown keys are passed over, all where none is known. */
export const askedColumns = <Row>(
  columns: readonly FileColumn<Row>[],
  keys: readonly string[],
): readonly FileColumn<Row>[] => {
  const asked = [...new Set(keys)].flatMap(
    (key) => columns.find((column) => column.key === key) ?? [],
  );
  return asked.length === 0 ? columns : asked;
};
