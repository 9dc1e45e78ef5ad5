import { hadAYes } from '@tandem/domain/needs/closing';
import { matchId, status } from '@tandem/domain/matches/match';
import { links, matchPath } from '../../../platform/mail/links.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import {
  closingMail,
  closingNotice,
  companyMail,
  companyNotice,
  deletionMail,
  deletionNotice,
  reopeningMail,
  stillLookingMail,
  reopeningNotice,
  type ClosingFacts,
  type MovedBy,
  type Resumed,
} from './messages.ts';
import { findNeedOfCompany, findWaiting, type Waiting } from './need-move-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

const isResumed = (waiting: Waiting): waiting is Waiting & { status: Resumed } =>
  waiting.status !== status.pending;

/**
 * Where a candidate reads of it: a match that nobody has moved may be gone by then, as nobody is matched with a closed
 * need.
 */
const pathOf = (needId: number, { candidate_id: candidateId, status: at }: Waiting): string =>
  at === status.pending
    ? '/applicant/matches'
    : matchPath('applicant', matchId({ candidateId, needId }));

/** Everybody reads a line at the bell; those who were told something of this match before get a mail as well. */
const tell = async (
  services: Telling,
  tx: Writes,
  needId: number,
  readers: readonly Waiting[],
  words: {
    notice: string;
    mailOf: (reader: Waiting & { status: Resumed }, link: string) => ComposedMail;
  },
): Promise<void> => {
  const { absolute } = links(services.config);
  const about = { needIds: [needId] };
  await addNotifications(
    tx,
    readers.map((reader) => ({
      accountId: reader.account_id,
      text: words.notice,
      link: pathOf(needId, reader),
      about,
    })),
    services.now(),
  );
  await enqueueMessages(
    services,
    tx,
    readers.filter(isResumed).map((reader) => ({
      channel: 'mail' as const,
      recipient: reader.email,
      ...words.mailOf(reader, absolute(pathOf(needId, reader))),
      about,
    })),
  );
};

/** Tells those who wait that a need is closed; `word` is for those who had a yes. */
export const tellClosing = async (
  services: Telling,
  tx: Writes,
  needId: number,
  closing: Pick<ClosingFacts, 'state' | 'until' | 'by'> & { word: string | null },
  except?: number,
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const facts = { ...closing, title, company };
  await tell(services, tx, needId, await findWaiting(tx, needId, except), {
    notice: closingNotice(facts),
    mailOf: (reader, link) =>
      closingMail(facts, { status: reader.status, word: closing.word, link }),
  });
};

/** Tells those who had a yes that the need is deleted; their matches go with it. */
export const tellDeletion = async (
  services: Telling,
  tx: Writes,
  needId: number,
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const readers = (await findWaiting(tx, needId)).filter((reader) => hadAYes(reader.status));
  const link = '/applicant/matches';
  const about = { needIds: [needId] };
  await addNotifications(
    tx,
    readers.map((reader) => ({
      accountId: reader.account_id,
      text: deletionNotice(title, company),
      link,
      about,
    })),
    services.now(),
  );
  const mail = deletionMail(title, company, links(services.config).absolute(link));
  await enqueueMessages(
    services,
    tx,
    readers.map(({ email }) => ({ channel: 'mail' as const, recipient: email, ...mail, about })),
  );
};

/** Tells them that it is open again; whom nobody had answered finds it among the matches, as before. */
export const tellReopening = async (
  services: Telling,
  tx: Writes,
  needId: number,
  by: MovedBy,
  except?: number,
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const facts = { by, title, company };
  const readers = (await findWaiting(tx, needId, except)).filter(isResumed);
  await tell(services, tx, needId, readers, {
    notice: reopeningNotice(facts),
    mailOf: (reader, link) => reopeningMail(facts, { status: reader.status, link }),
  });
};

/** Tells the company what it did not do itself: by a mail, too, where that is more than what follows from its own doing. */
export const tellCompany = async (
  services: Telling,
  tx: Writes,
  needId: number,
  told: {
    by: 'staff' | 'tandem';
    state: ClosingFacts['state'] | 'open';
    until?: string | null;
    mail: boolean;
    /** Where the company answers, by which the mail leads there instead of to its needs. */
    link?: string;
  },
): Promise<void> => {
  const { title, account_id, email } = orNotFound(await findNeedOfCompany(tx, needId));
  const text = companyNotice({ title, by: told.by }, told.state, told.until ?? null);
  const link = '/company/offers';
  await addNotifications(tx, [{ accountId: account_id, text, link, about: {} }], services.now());
  if (!told.mail) return;
  const mail = told.link
    ? stillLookingMail(title, text, told.link)
    : companyMail(title, text, links(services.config).absolute(link));
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: email, ...mail, about: {} }]);
};
