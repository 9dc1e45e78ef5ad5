import type { Handlers } from '../handler.ts';
import {
  endCalendarAddress,
  makeCalendarAddress,
  readCalendarAddress,
} from './address/keep-address.ts';
import { readCalendar } from './read-calendar.ts';

/** Which use case answers which call. */
export const calendarHandlers = {
  'GET /calendar-address/': readCalendarAddress,
  'POST /calendar-address/': makeCalendarAddress,
  'DELETE /calendar-address/': endCalendarAddress,
  'GET /calendars/{token}/': readCalendar,
} satisfies Partial<Handlers>;
