import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../../platform/database/database.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { About } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { alertDevices } from '../../alerts/index.ts';
import { aboutFallen, fallenCalendar, fallenNotice, type Fallen } from '../../calendar/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';

export interface NeedNews {
  account: { id: number; email: string };
  reader: MeetingSide;
  /** The line at the bell. */
  text: string;
  /** Which meetings fall is said in it already; null where the bell is enough. */
  mail: ComposedMail | null;
  path: string;
  about: About;
  /** Meetings of the reader that fall with it. */
  fallen: readonly Fallen[];
}

const together = (one: About, other: About): About => ({
  candidateIds: [...(one.candidateIds ?? []), ...(other.candidateIds ?? [])],
  needIds: [...(one.needIds ?? []), ...(other.needIds ?? [])],
});

/** Tells somebody what became of needs: by bell and mail, with what their calendar forgets, which devices show at once. */
export const sendNeedNews = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { account, reader, text, mail, path, fallen, ...news }: NeedNews,
): Promise<void> => {
  const about = fallen.length > 0 ? together(news.about, aboutFallen(fallen)) : news.about;
  const notice = { accountId: account.id, text: text + fallenNotice(fallen), link: path, about };
  await addNotifications(tx, [notice], services.now());
  if (mail === null) return;
  const calendar = fallenCalendar(services, fallen, reader);
  const message = { channel: 'mail' as const, recipient: account.email, ...mail, ...calendar };
  await enqueueMessages(services, tx, [{ ...message, about }]);
  if (fallen.length > 0)
    await alertDevices(services, tx, [{ account, subject: mail.subject, path, about }]);
};
