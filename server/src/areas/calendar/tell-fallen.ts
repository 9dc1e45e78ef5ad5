import { otherSide, type MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import { links } from '../../platform/mail/links.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import type { About } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { alertAtOnce, closingOf } from '../alerts/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import { cancellationsFor } from './calendar-file.ts';
import type { Fallen } from './fallen.ts';
import { fallenMail } from './fallen-words.ts';
import { meetingMail, meetingNotice, type Cause } from './messages.ts';
import { meetingPath, withoutNames } from './meeting-words.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

const sides = ['applicant', 'company'] as const satisfies readonly MeetingSide[];

/** What a mail that tells one side of fallen meetings carries for its calendar; nothing where none stood there. */
export const fallenCalendar = (
  { config, now }: Pick<Services, 'config' | 'now'>,
  fallen: readonly Fallen[],
  reader: MeetingSide,
): { calendar?: CalendarPart } => {
  const calendar = cancellationsFor(config, fallen, reader, now());
  return calendar ? { calendar } : {};
};

export const aboutFallen = (fallen: readonly Fallen[]): About => ({
  candidateIds: fallen.map(({ meeting }) => meeting.applicant_id),
  needIds: fallen.map(({ meeting }) => meeting.offer_id),
});

const wordsFor = (
  { config }: Telling,
  fallen: readonly [Fallen, ...Fallen[]],
  reader: MeetingSide,
  cause: Cause,
) => {
  const [{ meeting, before }, ...more] = fallen;
  const { absolute } = links(config);
  if (more.length > 0) {
    const path = '/meetings';
    const mail = fallenMail(fallen, reader, cause, absolute(path));
    return { path, mail, text: mail.subject };
  }
  const news = { what: 'dropped', before, cause } as const;
  const path = meetingPath(meeting.id);
  return {
    path,
    mail: meetingMail(meeting, reader, news, absolute(path)),
    text: meetingNotice(meeting, reader, news),
  };
};

interface HowTold {
  reader: MeetingSide;
  cause: Cause;
  isNameless: boolean;
  close: Awaited<ReturnType<typeof closingOf>>;
}

/** Tells one of those who were to meet, in one mail, line and alert, of all of theirs that fall. */
const tellReader = async (
  services: Telling,
  tx: Writes,
  fallen: readonly [Fallen, ...Fallen[]],
  { reader, cause, isNameless, close }: HowTold,
): Promise<void> => {
  const { path, mail, text } = wordsFor(services, fallen, reader, cause);
  const { accountId, email } = fallen[0].meeting.parties[reader];
  const account = { id: accountId, email };
  const about = isNameless ? {} : aboutFallen(fallen);
  const calendar = fallenCalendar(services, fallen, reader);
  await enqueueMessages(services, tx, [{ ...close(account, mail), ...calendar, about }]);
  await addNotifications(tx, [{ accountId, text, link: path, about }], services.now());
  await alertAtOnce(services, tx, 'meeting', { account, subject: mail.subject, path, about });
};

/** Tells those who were to meet, each of all of theirs at once; `only` one side where the other one is gone or told otherwise. */
export const tellFallen = async (
  services: Telling,
  tx: Writes,
  fallen: readonly Fallen[],
  cause: Cause,
  only?: MeetingSide,
): Promise<void> => {
  if (fallen.length === 0) return;
  const isNameless = cause === 'account_gone' && only !== undefined;
  const readers = only ? [only] : sides;
  const parties = fallen.flatMap(({ meeting }) => readers.map((side) => meeting.parties[side]));
  const close = await closingOf(
    services,
    tx,
    parties.map(({ accountId, email }) => ({ id: accountId, email })),
  );
  for (const reader of readers) {
    const told = fallen.map(({ meeting, before }) => ({
      meeting: isNameless ? withoutNames(meeting, otherSide(reader)) : meeting,
      before,
    }));
    const byAccount = Map.groupBy(told, ({ meeting }) => meeting.parties[reader].accountId);
    for (const [first, ...more] of byAccount.values())
      if (first)
        await tellReader(services, tx, [first, ...more], { reader, cause, isNameless, close });
  }
};
