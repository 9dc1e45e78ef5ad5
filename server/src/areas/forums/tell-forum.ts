import { otherSide, type MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { alertAtOnce, closingOf } from '../alerts/index.ts';
import { planCalendar, type Meeting } from '../calendar/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import type { Forum } from './forum-queries.ts';
import { forumMail, forumSubject, type ForumNews } from './messages.ts';

const aboutOthers = (side: MeetingSide, meetings: readonly Meeting[]) =>
  side === 'applicant'
    ? { needIds: meetings.map((meeting) => meeting.offer_id) }
    : { candidateIds: meetings.map((meeting) => meeting.applicant_id) };

/** Tells everybody who has one of these meetings, once: their part of the plan by mail, with what their calendar needs, and the bell. */
export const tellForum = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  forum: Forum,
  meetings: readonly Meeting[],
  news: ForumNews,
): Promise<void> => {
  // Whoever is no longer part of a day has no plan of it.
  const path = news.what === 'company_removed' ? '/meetings' : `/meetings?forum=${forum.id}`;
  const link = links(services.config).absolute(path);
  const state = news.what === 'published' ? 'confirmed' : 'cancelled';
  const inOrder = meetings.toSorted(
    (one, other) => (one.starts_at?.getTime() ?? 0) - (other.starts_at?.getTime() ?? 0),
  );
  const everybody = meetings.flatMap((meeting) => Object.values(meeting.parties));
  const close = await closingOf(
    services,
    tx,
    everybody.map(({ accountId, email }) => ({ id: accountId, email })),
  );
  for (const side of ['applicant', 'company'] as const) {
    const byReader = Map.groupBy(inOrder, ({ parties }) => parties[side].accountId);
    for (const [accountId, own] of byReader) {
      const [first] = own;
      if (!first) continue;
      const about = aboutOthers(side, own);
      const plan = own.map((meeting) => ({
        at: meeting.starts_at,
        name: meeting.parties[otherSide(side)].name,
        need: meeting.need,
      }));
      const staysIn = news.what === 'company_removed' && news.stayIn.has(first.applicant_id);
      const { email, greeted } = first.parties[side];
      const account = { id: accountId, email };
      const subject = forumSubject(forum, news, own.length);
      // Calendars have it all already where they are reminded.
      const calendar =
        news.what === 'reminder'
          ? undefined
          : planCalendar(services.config, own, side, { state, stamp: services.now() });
      const mail = forumMail(forum, plan, news, { greeted, link, side, staysIn });
      await enqueueMessages(services, tx, [
        { ...close(account, mail), ...(calendar && { calendar }), about },
      ]);
      await addNotifications(tx, [{ accountId, text: subject, link: path, about }], services.now());
      const kind = news.what === 'reminder' ? 'meeting_tomorrow' : 'forum';
      await alertAtOnce(services, tx, kind, { account, subject, path, about });
    }
  }
};
