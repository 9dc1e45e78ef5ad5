import { hadAYes } from '@tandem/domain/needs/closing';
import { matchId, status } from '@tandem/domain/matches/match';
import { links, matchPath } from '../../../platform/mail/links.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { fallenParagraphs, sendNews, tellFallen, type Fallen } from '../../calendar/index.ts';
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
} from './messages.ts';
import type { NeedMoved } from './set-need-state.ts';
import { findNeedOfCompany, findResumed, findWaiting, type Waiting } from './need-move-queries.ts';
import { leaveToDigest } from './together/untold-move-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/**
 * Where a candidate reads of it: a match that nobody has moved may be gone by then, as nobody is matched with a closed
 * need.
 */
const pathOf = (needId: number, { candidate_id: candidateId, status: at }: Waiting): string =>
  at === status.pending
    ? '/applicant/matches'
    : matchPath('applicant', matchId({ candidateId, needId }));

/** The meetings of one candidate among those that fall. */
const ownFallen = (fallen: readonly Fallen[], { candidate_id: id }: Waiting): Fallen[] =>
  fallen.filter(({ meeting }) => meeting.applicant_id === id);

/** Everybody reads a line at the bell; those who were told something of this match before, or were to meet, get a mail as well. Answers the others. */
const tell = async <Reader extends Waiting & { lost_meeting?: boolean }>(
  services: Telling,
  tx: Writes,
  {
    needId,
    readers,
    fallen,
  }: { needId: number; readers: readonly Reader[]; fallen: readonly Fallen[] },
  words: { notice: string; mailOf: (reader: Reader, link: string) => ComposedMail },
): Promise<Reader[]> => {
  const about = { needIds: [needId] };
  const isMailed = (reader: Reader) =>
    reader.status !== status.pending ||
    reader.lost_meeting === true ||
    ownFallen(fallen, reader).length > 0;
  const unanswered = readers.filter((reader) => !isMailed(reader));
  await addNotifications(
    tx,
    unanswered.map((reader) => ({
      accountId: reader.account_id,
      text: words.notice,
      link: pathOf(needId, reader),
      about,
    })),
    services.now(),
  );
  for (const reader of readers.filter(isMailed)) {
    const path = pathOf(needId, reader);
    await sendNews(services, tx, {
      account: { id: reader.account_id, email: reader.email },
      reader: 'applicant',
      text: words.notice,
      mail: words.mailOf(reader, links(services.config).absolute(path)),
      path,
      about,
      fallen: ownFallen(fallen, reader),
    });
  }
  return unanswered;
};

/**
 * Tells those who wait that a need is closed, and which of their meetings fall with it; `word` is for those who had a yes, and
 * `moved` is told otherwise. Whom nobody had answered reads it in the mail of the day.
 */
export const tellClosing = async (
  services: Telling,
  tx: Writes,
  needId: number,
  {
    moveId,
    fallen,
    ...closing
  }: Pick<ClosingFacts, 'state' | 'until' | 'by'> & NeedMoved & { word: string | null },
  moved?: number,
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const facts = { ...closing, title, company };
  const readers = await findWaiting(tx, needId, moved);
  const unanswered = await tell(
    services,
    tx,
    { needId, readers, fallen },
    {
      notice: closingNotice(facts),
      mailOf: (reader, link) =>
        closingMail(facts, {
          greeted: reader.greeted,
          status: reader.status,
          word: closing.word,
          more: fallenParagraphs(ownFallen(fallen, reader), 'applicant'),
          link,
        }),
    },
  );
  await leaveToDigest(
    tx,
    moveId,
    unanswered.map((reader) => reader.account_id),
  );
};

/** Tells those who had a yes that the need is deleted, as their matches go with it; and all who were to meet about it. */
export const tellDeletion = async (
  services: Telling,
  tx: Writes,
  needId: number,
  fallen: readonly Fallen[],
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const readers = (await findWaiting(tx, needId)).filter((reader) => hadAYes(reader.status));
  const path = '/applicant/matches';
  const about = { needIds: [needId] };
  const told = new Set<number>();
  for (const reader of readers) {
    const own = ownFallen(fallen, reader);
    const more = fallenParagraphs(own, 'applicant');
    await sendNews(services, tx, {
      account: { id: reader.account_id, email: reader.email },
      reader: 'applicant',
      text: deletionNotice(title, company),
      mail: deletionMail(
        { greeted: reader.greeted, title, company, more },
        links(services.config).absolute(path),
      ),
      path,
      about,
      fallen: own,
    });
    told.add(reader.candidate_id);
  }
  const others = fallen.filter(({ meeting }) => !told.has(meeting.applicant_id));
  await tellFallen(services, tx, others, 'need_closed', 'applicant');
  await tellFallen(services, tx, fallen, 'need_closed', 'company');
};

/** Tells them, save the candidate who is told otherwise and the accounts of `except`, that it is open again. */
export const tellReopening = async (
  services: Telling,
  tx: Writes,
  needId: number,
  {
    by,
    moved,
    except = [],
  }: { by: MovedBy; moved?: number | undefined; except?: readonly number[] },
): Promise<void> => {
  const { title, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const facts = { by, title, company };
  const readers = (await findResumed(tx, needId, moved)).filter(
    (reader) => !except.includes(reader.account_id),
  );
  await tell(
    services,
    tx,
    { needId, readers, fallen: [] },
    {
      notice: reopeningNotice(facts),
      mailOf: ({ greeted, status: at, lost_meeting: lost }, link) =>
        reopeningMail(facts, { greeted, status: at, lost, link }),
    },
  );
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
    /** The meetings that fall with it. */
    fallen?: readonly Fallen[];
    /** It is not told where it stands among these accounts. */
    except?: readonly number[];
    /** Where the company answers, by which the mail leads there instead of to its needs. */
    link?: string;
  },
): Promise<void> => {
  const need = orNotFound(await findNeedOfCompany(tx, needId));
  const { title, account_id, email } = need;
  if (told.except?.includes(account_id)) return;
  const text = companyNotice({ title, by: told.by }, told.state, told.until ?? null);
  const path = '/company/offers';
  const { fallen = [] } = told;
  const sentences = [text, ...fallenParagraphs(fallen, 'company')];
  const mail = told.link
    ? stillLookingMail(need, sentences, told.link)
    : companyMail({ ...need, state: told.state }, sentences, links(services.config).absolute(path));
  await sendNews(services, tx, {
    account: { id: account_id, email },
    reader: 'company',
    text,
    mail: told.mail ? mail : null,
    path,
    about: {},
    fallen,
  });
};
