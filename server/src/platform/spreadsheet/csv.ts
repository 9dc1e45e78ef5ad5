import { Readable } from 'node:stream';
import { inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { csvLine, csvMark, csvNumber, neutralised } from '@tandem/domain/exports/csv';
import type { FileCell } from '@tandem/domain/exports/file-cell';
import type { StreamedSheet } from './xlsx.ts';

const textOf = (value: FileCell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return csvNumber(value);
  if (typeof value === 'string') return neutralised(value);
  if ('day' in value) return inFigures(value.day);
  const { day, time } = parisClock(new Date(value.at));
  return `${inFigures(day)} ${time}`;
};

const lines = async function* ({ titles, rows }: StreamedSheet) {
  yield csvMark + csvLine(titles);
  for await (const some of rows()) yield some.map((cells) => csvLine(cells.map(textOf))).join('');
};

/** A text file that French spreadsheets open as it stands, made while it is read. */
export const streamCsv = (sheet: StreamedSheet): Readable => Readable.from(lines(sheet));
