import { Readable } from 'node:stream';
import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { fileDownload } from '../../platform/http/call.ts';
import { countWrongLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findCalendarOwner } from './calendar-token-queries.ts';
import { calendarOf } from './calendar-file.ts';
import { findMeetings } from './meeting-queries.ts';
import { meetingsOf } from './whose-meetings.ts';

export const calendarFile = (content: string, name: string) =>
  fileDownload({
    stream: Readable.from([content]),
    name,
    contentType: 'text/calendar; charset=utf-8',
    size: Buffer.byteLength(content),
  });

/** What a calendar can show, and is worth its reading again and again. */
const shown = 2000;

/** The address ends like a file, which some calendars want. */
export const readCalendar: Handler<'GET /calendars/{token}/', 'config' | 'db' | 'now'> = async (
  services,
  { params, host },
) => {
  const { db, config } = services;
  const owner = await findCalendarOwner(db.read, params.token.replace(/\.ics$/, ''));
  if (!owner) {
    await countWrongLink(services, host);
    throw new Failure('not_found');
  }
  const meetings = await findMeetings(db.read, meetingsOf(owner), { limit: shown });
  const reader = isStaff(owner.kind) ? 'staff' : owner.kind === 'company' ? 'company' : 'applicant';
  return calendarFile(
    calendarOf(config, meetings, () => reader),
    'tandem.ics',
  );
};
