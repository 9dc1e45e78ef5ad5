import { parisInstant } from '@tandem/domain/calendar/paris-time';
import { momentsFault } from '@tandem/domain/meetings/moments';
import { proposeMessages as messages } from './messages.ts';

/** A moment as it is typed: `2026-12-01` and `14:30`. */
export interface MomentRow {
  key: number;
  day: string;
  time: string;
}

let serial = 0;

export const emptyRow = (): MomentRow => ({ key: (serial += 1), day: '', time: '' });

/** The instants that are meant; null where a day or a time is missing or none. */
export const instantsOf = (rows: readonly MomentRow[]): Date[] | null => {
  const instants = rows.map(parisInstant);
  return instants.every((one) => one !== null) ? instants : null;
};

/** What is wrong with the rows, in a sentence. */
export const rowsFault = (rows: readonly MomentRow[], now: Date): string | null => {
  const instants = instantsOf(rows);
  return instants ? momentsFault(instants, now) : messages.incomplete;
};

const quarter = 15;

/** Every quarter of an hour from 7 to 21. */
export const times: readonly (readonly [time: string, label: string])[] = Array.from(
  { length: (14 * 60) / quarter + 1 },
  (_, index) => {
    const minutes = 7 * 60 + index * quarter;
    const hour = Math.floor(minutes / 60);
    const rest = String(minutes % 60).padStart(2, '0');
    const label = `${hour}\u202Fh${rest === '00' ? '' : `\u202F${rest}`}`;
    return [`${String(hour).padStart(2, '0')}:${rest}`, label];
  },
);
