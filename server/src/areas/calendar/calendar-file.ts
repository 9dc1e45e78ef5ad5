import { endOf, otherSide, type MeetingSide } from '@tandem/domain/meetings/meeting';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { Config } from '../../platform/config.ts';
import { links } from '../../platform/mail/links.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import type { Fallen } from './fallen.ts';
import type { Meeting } from './meeting-queries.ts';
import { meetingPath, placeLine } from './meeting-words.ts';

type Told = Pick<Config, 'publicUrl' | 'mailFrom'>;

/** What is told to calendars: that a meeting holds, that its moment is looked for anew, that it falls. */
export type EntryState = 'confirmed' | 'tentative' | 'cancelled';

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

const titles = {
  confirmed: '',
  tentative: 'À reprogrammer : ',
  cancelled: 'Annulé : ',
} as const;

/** The sender's name and address, as `MAIL_FROM` has them. */
const organiserOf = (mailFrom: string) => {
  const [, name = '', email = mailFrom] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name || 'Tandem', email };
};

/** Without the signs that a calendar may not hold (RFC 5545, 3.1): for one of them in a note, programs refuse the whole file. */
const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ');

/** Who reads a calendar: one of the two, or somebody of the staff, to whom both are named. */
export type CalendarReader = MeetingSide | 'staff';

const titleFor = (reader: CalendarReader, { parties }: Meeting): string =>
  reader === 'staff'
    ? `Rendez-vous : ${parties.applicant.name} et ${parties.company.name}`
    : `Rendez-vous avec ${parties[otherSide(reader)].name}`;

/** Times are told in UTC: every calendar shows them in its own zone, through the change of the hour. */
const entryOf = (
  config: Told,
  meeting: Meeting,
  reader: CalendarReader,
  { state, startsAt, stamp }: { state: EntryState; startsAt: Date; stamp: Date },
): ICalEventData => {
  const link = links(config).absolute(meetingPath(meeting.id));
  return {
    id: `${meeting.uid}@${new URL(config.publicUrl).hostname}`,
    sequence: meeting.sequence ?? 0,
    stamp,
    start: startsAt,
    end: endOf({ startsAt, minutes: meeting.minutes }),
    summary: plain(`${titles[state]}${titleFor(reader, meeting)}`),
    status: statuses[state],
    location: plain(meeting.kind === 'phone' && meeting.place ? placeLine(meeting) : meeting.place),
    description: plain(
      [`« ${meeting.need} »`, meeting.place && placeLine(meeting), meeting.note, link]
        .filter(Boolean)
        .join('\n'),
    ),
    url: link,
  };
};

const product = { company: 'Tandem', product: 'Tandem', language: 'FR' };

/** The invitation, update or cancellation (RFC 5546) for one of the two: its organiser is whoever sends the mail. */
export const invitationFor = (
  config: Told,
  meeting: Meeting,
  reader: MeetingSide,
  told: { state: EntryState; startsAt: Date; stamp: Date },
): CalendarPart => {
  const method = told.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const { name, email } = meeting.parties[reader];
  const calendar = ical({ method: ICalCalendarMethod[method], prodId: product });
  calendar.createEvent({
    ...entryOf(config, meeting, reader, told),
    organizer: organiserOf(config.mailFrom),
    attendees:
      email === null
        ? []
        : [
            {
              name: plain(name),
              email,
              role: ICalAttendeeRole.REQ,
              // Both have said yes in Tandem: calendars need not ask again.
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
  });
  return { method, content: calendar.toString() };
};

/** The cancellations of meetings that fall at once: one object for each, as RFC 5546 has one UID in each; null where none stood in a calendar. */
export const cancellationsFor = (
  config: Told,
  fallen: readonly Fallen[],
  reader: MeetingSide,
  stamp: Date,
): CalendarPart | null => {
  const [first, ...others] = fallen.flatMap(({ meeting, before }) =>
    before === null
      ? []
      : [invitationFor(config, meeting, reader, { state: 'cancelled', startsAt: before, stamp })],
  );
  if (!first) return null;
  return others.length === 0 ? first : { ...first, others: others.map(({ content }) => content) };
};

/** Several meetings of one of the two in one file: a calendar takes them in, or strikes them out. */
export const planCalendar = (
  config: Told,
  meetings: readonly Meeting[],
  reader: MeetingSide,
  { state, stamp }: { state: EntryState; stamp: Date },
): CalendarPart => {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: product });
  for (const meeting of meetings)
    if (meeting.starts_at)
      calendar.createEvent(
        entryOf(config, meeting, reader, { state, startsAt: meeting.starts_at, stamp }),
      );
  return { method: 'PUBLISH', content: calendar.toString() };
};

const hour = 3600;

/** A file with all of these meetings that have a moment, for one calendar to read again and again. */
export const calendarOf = (
  config: Told,
  meetings: readonly Meeting[],
  readerOf: (meeting: Meeting) => CalendarReader,
): string => {
  const calendar = ical({
    name: 'Tandem',
    method: ICalCalendarMethod.PUBLISH,
    prodId: product,
    ttl: hour,
  });
  for (const meeting of meetings)
    if (meeting.starts_at && meeting.state !== 'cancelled')
      calendar.createEvent(
        entryOf(config, meeting, readerOf(meeting), {
          state: 'confirmed',
          startsAt: meeting.starts_at,
          stamp: meeting.changed_at,
        }),
      );
  return calendar.toString();
};
