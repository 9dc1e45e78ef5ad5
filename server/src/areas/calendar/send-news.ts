import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { About } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { alertAtOnce, letterTo } from '../alerts/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import type { Fallen } from './fallen.ts';
import { fallenNotice } from './fallen-words.ts';
import { aboutFallen, fallenCalendar } from './tell-fallen.ts';

export interface News {
  account: { id: number; email: string | null };
  reader: MeetingSide;
  /** The line at the bell, without what it says of meetings. */
  text: string;
  /** Which meetings fall is said in it already; null where the bell is enough. */
  mail: ComposedMail | null;
  path: string;
  about: About;
  /** Meetings of the reader that fall with it: calendars forget them, and devices say so at once. */
  fallen: readonly Fallen[];
  /** It cannot wait until somebody reads their mail. */
  isUrgent?: boolean;
  /** Nobody is named in it, so that it stays when those who fell out are forgotten. */
  isNameless?: boolean;
}

const together = (one: About, other: About): About => ({
  ...one,
  candidateIds: [...(one.candidateIds ?? []), ...(other.candidateIds ?? [])],
  needIds: [...(one.needIds ?? []), ...(other.needIds ?? [])],
});

/** Tells somebody something with which meetings of theirs may fall: by bell and mail, and what cannot wait as an alert. */
export const sendNews = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { account, reader, text, mail, path, fallen, isUrgent, isNameless, ...news }: News,
): Promise<void> => {
  const about =
    fallen.length > 0 && !isNameless ? together(news.about, aboutFallen(fallen)) : news.about;
  const notice = { accountId: account.id, text: text + fallenNotice(fallen), link: path, about };
  await addNotifications(tx, [notice], services.now());
  if (mail === null) return;
  const calendar = fallenCalendar(services, fallen, reader);
  const message = { ...(await letterTo(services, tx, account, mail)), ...calendar };
  await enqueueMessages(services, tx, [{ ...message, about }]);
  const alert = { account, subject: mail.subject, path, about };
  if (isUrgent) await alertAtOnce(services, tx, 'yes', alert);
  else if (fallen.length > 0) await alertAtOnce(services, tx, 'meeting', alert);
};
