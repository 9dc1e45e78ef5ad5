import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import type { Column } from '../types.ts';

/** The name of a list's columns in its address: keys in their order; '' for the usual ones. */
export const columnsParameter = 'colonnes';

/** Those that a list shows unless others are chosen. */
const usual = <Row>(columns: readonly Column<Row>[]) => columns.filter(({ extra }) => !extra);

const everywhere = <Row>(column: Column<Row>): Column<Row> => ({ ...column, from: 'sm' });

/**
 * The columns that an address asks for, in its order; unknown ones are passed over. The first one, by which a row is known,
 * always stands first. Chosen ones are shown however little room there is.
 */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  asked: string,
): readonly Column<Row>[] => {
  if (asked === '') return usual(columns);
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const chosen = [...new Set(asked.split(','))].flatMap(
    (key) => others.find((column) => column.key === key) ?? [],
  );
  return [first, ...chosen.map(everywhere)];
};

/** What the address says of the columns that are chosen. */
export const columnsIn = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[],
): string => {
  const keys = chosen.join(',');
  return keys ===
    usual(columns)
      .map(({ key }) => key)
      .join(',')
    ? ''
    : keys;
};

/** What a file says of the columns that are seen. */
export const exportedColumns = <Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] =>
  columns.flatMap(({ title, exported }) => (exported ? [{ title, value: exported }] : []));
