import type { FileCell } from '@tandem/domain/exports/file-cell';
import { dateOf } from '../format/dates.ts';
import type { Cell } from './sheets.ts';

/** A cell as the files that the browser makes have it. */
export const cellOf = (value: FileCell): Cell => {
  if (value === null || typeof value !== 'object') return value;
  return 'day' in value ? dateOf(value.day) : { moment: new Date(value.at) };
};
