import type { AuditLogList } from '@tandem/domain/audit/audit-log';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { api } from '../api/client.ts';
import { exportMessages } from '../messages.ts';
import { notify } from '../notify/notify.ts';
import { formatMoment } from '../format/dates.ts';
import type { Cell, Sheet } from '../spreadsheet/sheets.ts';
import { writeCsv } from '../spreadsheet/writing/write-csv.ts';
import { makeSpreadsheet } from '../spreadsheet/spreadsheet.ts';
import { saveFile } from './save-file.ts';

export type { Cell } from '../spreadsheet/sheets.ts';

export interface ExportColumn<Row> {
  title: string;
  /** Numbers stay numbers, a `Date` becomes a day; texts that a spreadsheet would calculate are made harmless. */
  value: (row: Row) => Cell;
}

/** Whose data the rows hold: the journal is told before there is a file. */
export interface ExportedPeople<Row> {
  list: AuditLogList;
  /** The candidate, the company or the manager; of the journal itself, the line; null for a row that is nobody's. */
  idOf: (row: Row) => number | null;
}

interface Export<Row> {
  /** What the rows are, in French and in the plural; names the file and the sheet: 'candidats'. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  /** Null where the rows hold nobody's data. */
  people: ExportedPeople<Row> | readonly ExportedPeople<Row>[] | null;
  format?: 'xlsx' | 'csv';
  /** What else the first sheet says: a word, and what is told of it. */
  notes?: readonly (readonly [string, string])[];
  now?: Date;
}

/** Milliseconds that telling the journal of a long list may take. */
const tellingPatience = 30_000;

/** `tandem-candidats-2026-11-21.xlsx`, the day being that of clocks in Paris. */
export const exportName = (name: string, now: Date, format: 'xlsx' | 'csv' = 'xlsx'): string => {
  const word = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return `tandem-${word}-${parisClock(now).day}.${format}`;
};

/** What a file says of itself: what it is, when and by whom it was made, and where the list is seen. */
const aboutSheet = async (
  title: string,
  { rows, notes, now }: { rows: number; notes: readonly (readonly [string, string])[]; now: Date },
): Promise<Sheet> => {
  const { first_name: first, last_name: last, email } = await api('GET /user/info/');
  const name = `${first} ${last}`.trim();
  return {
    name: exportMessages.about,
    titles: [exportMessages.what, title],
    rows: [
      [exportMessages.rows, rows],
      [exportMessages.madeOn, formatMoment(now.toISOString())],
      [exportMessages.madeBy, name === '' ? email : `${name} (${email})`],
      // With what was searched, filtered and sorted.
      [exportMessages.seenAt, decodeURI(location.href)],
      ...notes,
    ],
  };
};

/** Has the browser save rows as a file, .xlsx unless told; says so when that fails. The library is loaded when it is first used. */
export const exportRows = async <Row>({
  name,
  columns,
  rows,
  people,
  format = 'xlsx',
  notes = [],
  now = new Date(),
}: Export<Row>): Promise<void> => {
  try {
    for (const { list, idOf } of [people ?? []].flat())
      await api('POST /journal/exports/', {
        body: { list, ids: rows.flatMap((row) => idOf(row) ?? []) },
        timeout: tellingPatience,
      });
    const sheet: Sheet = {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      titles: columns.map(({ title }) => title),
      rows: rows.map((row) => columns.map(({ value }) => value(row))),
    };
    const blob =
      format === 'csv'
        ? new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' })
        : await makeSpreadsheet([
            await aboutSheet(sheet.name, { rows: rows.length, notes, now }),
            sheet,
          ]);
    saveFile({ blob, name: exportName(name, now, format) });
  } catch (error) {
    notify.failure(exportMessages.failed, error);
  }
};
