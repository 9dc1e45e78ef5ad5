import { matchId } from '@tandem/domain/matches/match';
import { otherSide, type MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { alertAtOnce, letterTo } from '../alerts/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import { invitationFor, type EntryState } from './calendar-file.ts';
import type { Meeting } from './meeting-queries.ts';
import { updateMeeting } from './meeting-writes.ts';
import { meetingMail, meetingNotice, type MeetingNews } from './messages.ts';
import { meetingPath } from './meeting-words.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

type Needed = Pick<Services, 'config' | 'jobs' | 'now'>;

/** What falls by itself is told together with what it falls with. */
type Told = Exclude<MeetingNews, { what: 'dropped' }>;

/** What calendars are told along with it: the state of the entry and its moment; null where they have nothing to learn. */
const entryAfter = (news: Told): { state: EntryState; startsAt: Date } | null => {
  if (news.what === 'planned') return { state: 'confirmed', startsAt: news.startsAt };
  if (news.what === 'reminder' || news.what === 'told' || news.before === null) return null;
  const state = news.what === 'proposed' ? 'tentative' : 'cancelled';
  return { state, startsAt: news.before };
};

/** Whom a mail goes to: the other side; both where calendars change, or the staff did it, or nobody did. */
const readersOf = (news: Told, hasEntry: boolean): MeetingSide[] => {
  const both: MeetingSide[] = ['applicant', 'company'];
  if (!('by' in news)) return both;
  if (news.what === 'told') return [otherSide(news.by.side)];
  return hasEntry || news.by.byStaff ? both : [otherSide(news.by.side)];
};

/** Tells the two by mail, with what their calendars need, and by the bell whoever did not do it themself. */
export const tellMeeting = async (
  services: Needed,
  tx: Writes,
  meeting: Meeting,
  news: Told,
): Promise<void> => {
  const entry = entryAfter(news);
  const sequence = entry
    ? meeting.sequence === null
      ? 0
      : meeting.sequence + 1
    : meeting.sequence;
  if (entry) await updateMeeting(tx, meeting.id, { sequence });
  const stamp = services.now();
  const pair = pairOfRow(meeting);
  const about = aboutPair(pair);
  for (const reader of readersOf(news, entry !== null)) {
    const party = meeting.parties[reader];
    const account = { id: party.accountId, email: party.email };
    // What did not take place is answered, and proposed anew, where its match stands.
    const path = news.what === 'told' ? matchPath(reader, matchId(pair)) : meetingPath(meeting.id);
    const calendar =
      entry &&
      invitationFor(services.config, { ...meeting, sequence }, reader, { ...entry, stamp });
    const mail = meetingMail(meeting, reader, news, links(services.config).absolute(path));
    await enqueueMessages(services, tx, [
      {
        ...(await letterTo(services, tx, account, mail)),
        ...(calendar && { calendar }),
        about,
      },
    ]);
    const isOwn = 'by' in news && !news.by.byStaff && news.by.side === reader;
    if (isOwn) continue;
    await addNotifications(
      tx,
      [
        {
          accountId: party.accountId,
          text: meetingNotice(meeting, reader, news),
          link: path,
          about,
        },
      ],
      stamp,
    );
    if (news.what === 'told') continue;
    const alert = { account, subject: mail.subject, path, about };
    const kind = news.what === 'reminder' ? 'meeting_tomorrow' : 'meeting';
    await alertAtOnce(services, tx, kind, alert);
  }
};
