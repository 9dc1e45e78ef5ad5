import type { ImportField, ImportKind, RowField } from '@tandem/domain/invitations/import/fields';
import {
  headerKey,
  mapColumns,
  type ColumnMap,
} from '@tandem/domain/invitations/import/columns/map-columns';
import { choiceNamed } from '@tandem/domain/invitations/import/cells/choices';
import { findTable } from '@tandem/domain/invitations/import/table/find-table';
import type { Table } from '@tandem/domain/invitations/import/table/grid';
import { withValue } from '@tandem/domain/invitations/import/rows/change-rows';
import {
  readRows,
  type ReadingChoices,
  type ReadRow,
} from '@tandem/domain/invitations/import/rows/read-rows';
import { checkRows, type CheckedRow } from './check-rows.ts';
import type { Losses } from './formats/workbook-grids.ts';
import { ReadError, readFile, readText, type FileContent, type TextReading } from './read-file.ts';

export interface ReadingOrder {
  kind: ImportKind;
  choices: ReadingChoices;
  /** Of header rows seen before, the fields that people gave their columns. */
  remembered: Readonly<Record<string, readonly (ImportField | null)[]>>;
}

/** How a file was read: what may be said otherwise, and what is left out. */
export interface FileReading extends Omit<Table, 'rows'> {
  key: string;
  columns: ColumnMap['columns'];
  plain: boolean;
  text: FileContent['text'];
  unreadSheets: FileContent['unreadSheets'];
  uncounted: boolean;
  /** Of the sheets that are read. */
  losses: Losses;
}

export interface Change {
  row: number;
  field: RowField;
  text: string;
}

const isChanged = (row: CheckedRow, last: CheckedRow | undefined): boolean =>
  last?.values !== row.values ||
  last.programme !== row.programme ||
  last.session !== row.session ||
  last.faults.join() !== row.faults.join() ||
  last.doubts.join() !== row.doubts.join() ||
  JSON.stringify(last.repeat) !== JSON.stringify(row.repeat);

/**
 * An import while it is looked at: the file, what its columns are, and what somebody has changed in its rows. It stands in a
 * thread of its own, and tells only the rows that a change has changed.
 */
export class ImportReading {
  readonly #kind: ImportKind;
  readonly #remembered: ReadingOrder['remembered'];
  #choices: ReadingChoices;
  #content: FileContent | null = null;
  #table: Table | null = null;
  #fields: readonly (ImportField | null)[] = [];
  #rows: ReadRow[] = [];
  #checked: CheckedRow[] = [];
  readonly #changes = new Map<number, Map<RowField, string>>();
  readonly #leftOut = new Set<number>();
  readonly #completing = new Map<number, boolean>();
  readonly #completed = new Map<number, { first: ReadRow; row: ReadRow }>();

  constructor({ kind, choices, remembered }: ReadingOrder) {
    this.#kind = kind;
    this.#choices = choices;
    this.#remembered = remembered;
  }

  async open(source: ArrayBuffer | string, as: TextReading = {}): Promise<FileReading> {
    this.#content = typeof source === 'string' ? readText(source, as) : await readFile(source, as);
    return this.chooseSheet();
  }

  chooseSheet(sheet?: string): FileReading {
    this.#changes.clear();
    this.#leftOut.clear();
    this.#completing.clear();
    this.#completed.clear();
    this.#table = findTable(this.#kind, this.#content?.grids ?? [], {
      isProgramme: this.#isProgramme,
      ...(sheet === undefined ? {} : { sheet }),
    });
    if (this.#table?.rows.length === 0 && this.#table.headerLine !== null)
      throw new ReadError('no-rows');
    if (!this.#table || this.#table.rows.length === 0)
      throw new ReadError(this.#content?.uncounted === true ? 'uncounted' : 'no-table');
    return this.#describe(this.#table);
  }

  /** All rows, by the fields that the columns are given. */
  map(fields: readonly (ImportField | null)[]): CheckedRow[] {
    this.#fields = fields;
    return this.#readAll();
  }

  choose(more: Partial<ReadingChoices>): CheckedRow[] {
    this.#choices = { ...this.#choices, ...more };
    return this.#readAll();
  }

  change(wanted: readonly Change[]): CheckedRow[] {
    const byRow = new Map<number, Change[]>();
    for (const change of wanted) {
      const known = this.#changes.get(change.row) ?? new Map<RowField, string>();
      this.#changes.set(change.row, known.set(change.field, change.text));
      byRow.set(change.row, [...(byRow.get(change.row) ?? []), change]);
    }
    this.#rows = this.#rows.map((row) =>
      (byRow.get(row.key) ?? []).reduce(
        (last, { field, text }) => withValue(last, field, text),
        row,
      ),
    );
    return this.#judge();
  }

  leaveOut(keys: readonly number[], out: boolean): CheckedRow[] {
    for (const key of keys)
      if (out) this.#leftOut.add(key);
      else this.#leftOut.delete(key);
    return this.#judge();
  }

  /** Whether the rows that these repeat are filled from them. */
  complete(keys: readonly number[], wanted: boolean): CheckedRow[] {
    for (const key of keys) this.#completing.set(key, wanted);
    return this.#judge();
  }

  readonly #isProgramme = (text: string): boolean =>
    choiceNamed(text, this.#choices.programmes) !== null;

  #describe(found: Table): FileReading {
    const { rows: _rows, ...told } = found;
    const map = mapColumns(this.#kind, found, this.#isProgramme);
    const key = headerKey(this.#kind, found.header);
    const known = this.#remembered[key];
    const columns = known
      ? map.columns.map((column, index) =>
          Object.assign({}, column, { field: known[index] ?? null, doubtful: false }),
        )
      : map.columns;
    this.#fields = columns.map(({ field }) => field);
    const plain = known ? this.#fields.includes('email') : map.plain;
    const { text = null, unreadSheets = [], uncounted = false } = this.#content ?? {};
    const losses = this.#lossesOf(found);
    return { ...told, key, columns, plain, text, unreadSheets, uncounted, losses };
  }

  #lossesOf({ sheets }: Table): Losses {
    const read = (this.#content?.grids ?? []).filter(({ name }) => sheets.includes(name));
    return {
      columns: Math.max(0, ...read.map(({ losses }) => losses.columns)),
      cut: read.reduce((sum, { losses }) => sum + losses.cut, 0),
    };
  }

  #readAll(): CheckedRow[] {
    if (!this.#table) return [];
    this.#rows = readRows(this.#kind, this.#table, this.#fields, this.#choices).map((row) =>
      [...(this.#changes.get(row.key) ?? [])].reduce(
        (last, [field, text]) => withValue(last, field, text),
        row,
      ),
    );
    this.#checked = [];
    return this.#judge();
  }

  /** As it was filled before, where that is the same: rows that are not new are not asked about again. */
  #keepCompleted(first: ReadRow, filled: ReadRow): ReadRow {
    const last = this.#completed.get(first.key);
    if (last?.first === first && JSON.stringify(last.row.values) === JSON.stringify(filled.values))
      return last.row;
    this.#completed.set(first.key, { first, row: filled });
    return filled;
  }

  /** Judges all rows, and answers those of which something has changed. */
  #judge(): CheckedRow[] {
    const before = new Map(this.#checked.map((row) => [row.key, row]));
    const judgedOf = (rows: readonly ReadRow[]) =>
      new Map(
        rows.flatMap((row) => {
          const last = before.get(row.key);
          return last && last.values === row.values && last.faults.length === 0
            ? [[row, last.refusals] as const]
            : [];
        }),
      );
    const checking = {
      isLeftOut: ({ key }: ReadRow) => this.#leftOut.has(key),
      said: this.#completing,
      isTyped: ({ key }: ReadRow, field: RowField) => this.#changes.get(key)?.has(field) ?? false,
      taken: this.#choices,
      keep: (first: ReadRow, filled: ReadRow) => this.#keepCompleted(first, filled),
    };
    this.#checked = checkRows(this.#kind, this.#rows, checking, judgedOf);
    return this.#checked.filter((row) => isChanged(row, before.get(row.key)));
  }
}
