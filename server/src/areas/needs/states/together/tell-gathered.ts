import { isStaff } from '@tandem/domain/accounts/roles';
import { matchId, status } from '@tandem/domain/matches/match';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import type { Writes } from '../../../../platform/database/database.ts';
import { links, matchPath } from '../../../../platform/mail/links.ts';
import { findUntold } from '../../../../platform/messages/untold-queries.ts';
import {
  fallenParagraphs,
  sendNews,
  takeFallen,
  tellFallen,
  type Fallen,
  type News,
} from '../../../calendar/index.ts';
import type { Services } from '../../../services.ts';
import {
  closingMail,
  closingNotice,
  companyMail,
  companyNotice,
  reopeningMail,
  reopeningNotice,
} from '../messages.ts';
import { togetherMail, togetherSubject, type ToldNeed } from './needs-together-words.ts';
import {
  findToldAccount,
  leaveToDigest,
  takeUntold,
  type GatheredMove,
} from './untold-move-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** What is dealt with in one transaction: little enough that nobody waits for it. */
const atOnce = 50;

type Words = Pick<News, 'text' | 'mail' | 'path'>;

const toldNeed = ({ title, company, state, until, by, status: at, word, lost }: GatheredMove) => ({
  title,
  company,
  state: isClosedNeed(state) ? state : ('open' as const),
  until,
  byCentre: isStaff(by),
  status: at,
  word,
  lost,
});

/** The fallen meetings of somebody are told with their needs, and stand in the words. */
interface Gathered {
  needs: readonly (ToldNeed & { needId: number })[];
  more: readonly string[];
  greeted: string;
  absolute: (path: string) => string;
}

/** Of one need alone it is told as if nothing else had been done. */
const wordsToCompany = ({ needs, more, greeted, absolute }: Gathered): Words => {
  const path = '/company/offers';
  const [first, ...others] = needs;
  if (!first || others.length > 0) {
    const mail = togetherMail(needs, { greeted, more, link: absolute(path) });
    return { path, text: togetherSubject(needs), mail };
  }
  const by = first.byCentre ? 'staff' : 'tandem';
  const text = companyNotice({ title: first.title, by }, first.state, first.until);
  return { path, text, mail: companyMail(first, [text, ...more], absolute(path)) };
};

const wordsToCandidate = (
  { needs, more, greeted, absolute }: Gathered,
  candidateId: number,
): Words => {
  const [first, ...others] = needs;
  // Whom nobody had answered reads it at the bell, and of a closing in the mail of the day.
  const isMailed =
    more.length > 0 || needs.some((one) => one.status !== status.pending || one.lost);
  if (!first || others.length > 0) {
    const path = '/applicant/matches';
    const mail = isMailed ? togetherMail(needs, { greeted, more, link: absolute(path) }) : null;
    return { path, text: togetherSubject(needs), mail };
  }
  const { needId, title, company, state, until, word, lost } = first;
  const facts = { title, company, by: first.byCentre ? ('staff' as const) : ('tandem' as const) };
  const at = first.status ?? status.pending;
  const path =
    at === status.pending
      ? '/applicant/matches'
      : matchPath('applicant', matchId({ candidateId, needId }));
  const link = absolute(path);
  if (state === 'open')
    return {
      path,
      text: reopeningNotice(facts),
      mail: isMailed ? reopeningMail(facts, { greeted, status: at, lost, link }) : null,
    };
  const closing = { ...facts, state, until };
  const mail = isMailed ? closingMail(closing, { greeted, status: at, word, more, link }) : null;
  return { path, text: closingNotice(closing), mail };
};

/** All that a batch means for somebody, in one message; what has moved on meanwhile is not told. */
const tellOne = async (
  services: Telling,
  tx: Writes,
  batch: string,
  accountId: number,
): Promise<void> => {
  const taken = await takeUntold(tx, batch, accountId);
  const fallen: Fallen[] = await takeFallen(tx, batch, accountId);
  const account = await findToldAccount(tx, accountId);
  if (!account) return;
  const { candidateId } = account;
  const reader = candidateId === null ? 'company' : 'applicant';
  const last = taken.filter(({ isLast }) => isLast);
  const needs = last.map((one) => ({ ...toldNeed(one), needId: one.needId }));
  if (needs.length === 0) return tellFallen(services, tx, fallen, 'need_closed', reader);
  const gathered: Gathered = {
    needs,
    more: fallenParagraphs(fallen, reader),
    greeted: account.greeted,
    absolute: links(services.config).absolute,
  };
  const words =
    candidateId === null ? wordsToCompany(gathered) : wordsToCandidate(gathered, candidateId);
  if (words.mail === null && candidateId !== null)
    for (const { moveId, state } of last)
      if (isClosedNeed(state)) await leaveToDigest(tx, moveId, [accountId]);
  const about = { needIds: needs.map(({ needId }) => needId) };
  await sendNews(services, tx, { account, reader, ...words, about, fallen });
};

/** Tells what the staff have done to several needs at once, a moment after the first of it: each of all of theirs. */
export const tellNeedBatch = async (
  services: Telling & Pick<Services, 'db'>,
  { batch }: { batch: string },
): Promise<void> => {
  const tellSome = () =>
    services.db.transaction(async (tx) => {
      const accounts = new Set([
        ...(await findUntold(tx, 'untold_need_moves', batch, atOnce)),
        ...(await findUntold(tx, 'untold_meetings', batch, atOnce)),
      ]);
      for (const accountId of accounts) await tellOne(services, tx, batch, accountId);
      return accounts.size > 0;
    });
  while (await tellSome());
};
