import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import { tutorReminder } from '../../needs/index.ts';
import type { Services } from '../../services.ts';
import type { PlannedTutor, Reminded } from './plan-tutors.ts';
import { noteTutorReminders } from './tutor-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

const mailTo = (
  { config }: Pick<Services, 'config'>,
  [first, ...others]: [Reminded, ...Reminded[]],
  leaveUntil: Date,
): NewMessage => {
  const { tutorTest } = links(config);
  const told = ({ need }: Reminded) => ({
    company: need.company,
    title: need.title,
    link: tutorTest(need.token),
  });
  return {
    channel: 'mail',
    recipient: first.need.email,
    ...tutorReminder(first.need.firstName, [told(first), ...others.map(told)]),
    about: { needIds: [first, ...others].map(({ need }) => need.needId) },
    leaveUntil,
  };
};

/** Writes to these tutors, once: in the transaction that notes that it did. */
export const tellTutors = async (
  services: Telling,
  tx: Writes,
  planned: readonly PlannedTutor[],
  at: Date,
): Promise<number> => {
  if (planned.length === 0) return 0;
  const waits = planned.flat().map(({ wait }) => wait);
  const noted = await noteTutorReminders(tx, waits, at);
  const mails = planned.flatMap((all) => {
    const [first, ...others] = all.filter(({ need }) => noted.has(need.needId));
    return first ? [mailTo(services, [first, ...others], endOfHours(at))] : [];
  });
  await enqueueMessages(services, tx, mails);
  return mails.length;
};
