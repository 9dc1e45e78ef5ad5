import { inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { csvLine, csvMark, csvNumber, neutralised } from '@tandem/domain/exports/csv';
import type { Cell, Sheet } from '../sheets.ts';

const pad = (number: number): string => String(number).padStart(2, '0');

const dayText = (date: Date): string =>
  `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`;

const textOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return csvNumber(value);
  if (typeof value === 'string') return neutralised(value);
  if (value instanceof Date) return dayText(value);
  const { day, time } = parisClock(value.moment);
  return `${inFigures(day)} ${time}`;
};

/** A text file that French spreadsheets open as it stands: UTF-8 with its mark, semicolons, commas in numbers. */
export const writeCsv = ({ titles, rows }: Sheet): string =>
  csvMark + [titles, ...rows.map((row) => row.map(textOf))].map(csvLine).join('');
