import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import { countSent, leaveOutSms, monthOf } from '../../alerts/index.ts';
import { tutorLessToken, tutorReminder, tutorReminderSms } from '../../needs/index.ts';
import type { Services } from '../../services.ts';
import type { PlannedTutor, Reminded } from './plan-tutors.ts';
import { noteTutorReminders } from './tutor-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

interface ToTutor extends Pick<PlannedTutor, 'reminded' | 'channels'> {
  /** Null where no mail leaves. */
  mail: { recipient: string; lessToken: string } | null;
}

/** What leaves to one tutor, by each channel. */
const messagesTo = (
  { config }: Pick<Services, 'config'>,
  { reminded: [first, ...others], channels, mail }: ToTutor,
  leaveUntil: Date,
): NewMessage[] => {
  const { tutorTest, lessMessages } = links(config);
  const told = ({ need }: Reminded) => ({
    company: need.company,
    title: need.title,
    link: tutorTest(need.token),
  });
  const needs = [told(first), ...others.map(told)] as const;
  const about = { needIds: [first, ...others].map(({ need }) => need.needId) };
  const phone = [first, ...others].find(({ need }) => need.phone !== null)?.need.phone ?? null;
  const written: NewMessage[] = [];
  if (mail !== null)
    written.push({
      channel: 'mail',
      ...mail,
      ...tutorReminder(first.need.firstName, needs, lessMessages(mail.lessToken)),
      about,
      leaveUntil,
    });
  if (channels.includes('sms') && phone !== null)
    written.push({
      channel: 'sms',
      recipient: phone,
      subject: '',
      text: tutorReminderSms(needs),
      html: null,
      about,
      leaveUntil,
    });
  return written;
};

/** Writes to these tutors, once: in the transaction that notes that it did. */
export const tellTutors = async (
  services: Telling,
  tx: Writes,
  planned: readonly PlannedTutor[],
  at: Date,
): Promise<number> => {
  if (planned.length === 0) return 0;
  const waits = planned.flatMap(({ reminded }) => reminded.map(({ wait }) => wait));
  const noted = await noteTutorReminders(tx, waits, at);
  let told = 0;
  for (const { reminded, channels, isSmsLeftOut } of planned) {
    const [first, ...others] = reminded.filter(({ need }) => noted.has(need.needId));
    if (!first) continue;
    told += 1;
    if (isSmsLeftOut) await leaveOutSms(tx, at);
    if (channels.includes('sms')) await countSent(tx, monthOf(at));
    const address = channels.includes('mail') ? first.need.mail : null;
    const mail =
      address === null
        ? null
        : { recipient: address, lessToken: await tutorLessToken(tx, address) };
    const to: ToTutor = { reminded: [first, ...others], channels, mail };
    await enqueueMessages(services, tx, messagesTo(services, to, endOfHours(at)));
  }
  return told;
};
