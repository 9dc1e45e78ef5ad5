import { addDays } from '@tandem/domain/calendar/days';
import { parisInstant } from '@tandem/domain/calendar/paris-time';
import { isDate } from '@tandem/domain/fields/date';

/** The moment at which a day (`2026-05-01`), or the one so many days later, begins in Paris; null for what is no day. */
export const beginningOf = (day: string, later = 0): Date | null =>
  isDate(day) ? parisInstant({ day: addDays(day, later), time: '00:00' }) : null;

/** Whether something stands there that is no day. */
export const isWrongDay = (day: string): boolean => day !== '' && beginningOf(day) === null;
