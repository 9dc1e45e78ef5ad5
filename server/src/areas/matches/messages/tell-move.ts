import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import { parisClock, parisMidnight } from '@tandem/domain/calendar/paris-time';
import { matchId, status, type MatchStatus, type Pair } from '@tandem/domain/matches/match';
import {
  reasonOf,
  refusingSide,
  type RefusalReasonKey,
} from '@tandem/domain/matches/refusal-reasons';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { fallenParagraphs, sendNews, tellFallen, type Fallen } from '../../calendar/index.ts';
import { newcomerLine } from '../../companies/index.ts';
import type { Services } from '../../services.ts';
import type { MoveFacts, Reader } from './move-facts.ts';
import { moveMail, moveNotice } from './move-messages.ts';
import { countQueuedSince, findMatchParties, type MatchParties } from './party-queries.ts';
import { tellCarers } from './tell-carers.ts';

/** A step of a match's history, as far as others are told of it. */
export interface TellableMove {
  from: MatchStatus;
  to: MatchStatus;
  movedBy: AccountKind;
  isUndo: boolean;
  /** It takes back an enrolment. */
  isAnnulled?: boolean;
  reason: RefusalReasonKey | null;
  tellReason: boolean;
  note: string | null;
}

const bothReaders: readonly Reader[] = ['applicant', 'company'];

/** Whom a move is told to: the other party; both when the staff made it. */
export const readersOf = (kind: AccountKind): Reader[] => {
  if (isStaff(kind)) return [...bothReaders];
  return kind === 'applicant' ? ['company'] : ['applicant'];
};

/** The reason, for the side that is refused, where it is to be told. */
const toldReason = ({ to, reason, tellReason }: TellableMove, reader: Reader): string | null => {
  const side = refusingSide(to);
  const isRefused = side === (reader === 'applicant' ? 'company' : 'candidate');
  if (side === null || !isRefused || !tellReason || reason === null) return null;
  return reasonOf(side, reason)?.told ?? null;
};

/** Whoever reads a company's name for the first time may wonder who it is; not who is refused by it, or placed there. */
const firstHeardOf: ReadonlySet<MatchStatus> = new Set([status.acceptedByCompany, status.queued]);

/** A move of one match, with its two sides. */
interface Told {
  pair: Pair;
  move: TellableMove;
  parties: MatchParties;
  /** Meetings of the two that fall with it. */
  fallen: readonly Fallen[];
}

export const factsFor = async (
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Writes,
  reader: Reader,
  { pair, move, parties, fallen }: Told,
): Promise<MoveFacts> => ({
  from: move.from,
  to: move.to,
  byCentre: isStaff(move.movedBy),
  isUndo: move.isUndo,
  isAnnulled: move.isAnnulled ?? false,
  otherParty: reader === 'applicant' ? parties.companyName : parties.candidateName,
  needTitle: parties.needTitle,
  greeted: reader === 'applicant' ? parties.candidateFirstName : parties.companyName,
  reason: toldReason(move, reader),
  note: move.note,
  more: fallenParagraphs(fallen, reader),
  link: links(config).absolute(matchPath(reader, matchId(pair))),
  newcomer:
    reader === 'applicant' && firstHeardOf.has(move.to)
      ? await newcomerLine(tx, parties.company.id, now())
      : null,
});

/** What cannot wait for the next look into the mail: somebody has said yes. */
export const isYes = ({ to, isUndo }: TellableMove): boolean =>
  !isUndo && (to === status.acceptedByCompany || to === status.fullyAccepted);

/**
 * A candidate who is kept waiting has nothing to do: the first of a day is told by mail, those after it, and what is taken back of
 * them, at the bell alone.
 */
const isForBellAlone = async (
  tx: Writes,
  reader: Reader,
  { pair, move, fallen }: Told,
  now: Date,
): Promise<boolean> => {
  const isOfQueue = (move.isUndo ? move.from : move.to) === status.queued;
  if (reader !== 'applicant' || move.movedBy !== 'company' || !isOfQueue || fallen.length > 0)
    return false;
  const today = parisMidnight(parisClock(now).day);
  return (await countQueuedSince(tx, pair.candidateId, today)) > 1;
};

/** Tells one of those whom it concerns of a move. */
export const tellReader = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  reader: Reader,
  told: Told,
): Promise<void> => {
  const { pair, move, parties, fallen } = told;
  const facts = await factsFor(services, tx, reader, told);
  await sendNews(services, tx, {
    account: reader === 'applicant' ? parties.candidate : parties.company,
    mail: (await isForBellAlone(tx, reader, told, services.now())) ? null : moveMail(reader, facts),
    text: moveNotice(reader, facts),
    path: matchPath(reader, matchId(pair)),
    about: aboutPair(pair),
    isUrgent: isYes(move),
    fallen,
    reader,
  });
};

interface FallenWith {
  /** Meetings of the two. */
  fallen?: readonly Fallen[];
  /** Meetings of the candidate with others, who are told of them by themselves. */
  beside?: readonly Fallen[];
}

/**
 * Tells a move by mail and bell to those who have not made it, with their meetings that fall; whoever made it is told of these
 * alone. The staff's bell says what waits for them now.
 */
export const tellMove = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  pair: Pair,
  move: TellableMove,
  { fallen = [], beside = [] }: FallenWith = {},
): Promise<void> => {
  const parties = orNotFound(await findMatchParties(tx, pair));
  const readers = readersOf(move.movedBy);
  for (const reader of readers) {
    const own = reader === 'applicant' ? [...fallen, ...beside] : fallen;
    await tellReader(services, tx, reader, { pair, move, parties, fallen: own });
  }
  for (const other of bothReaders.filter((one) => !readers.includes(one)))
    await tellFallen(services, tx, fallen, 'match_closed', other);
  if (!isStaff(move.movedBy)) await tellCarers(tx, pair, move, { parties, at: services.now() });
};
