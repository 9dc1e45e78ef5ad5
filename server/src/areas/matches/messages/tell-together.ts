import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links } from '../../../platform/mail/links.ts';
import type { About } from '../../../platform/messages/about.ts';
import { fallenParagraphs, sendNews, type Fallen } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import type { Reader } from './move-facts.ts';
import { findMatchParties, type MatchParties } from './party-queries.ts';
import { factsFor, isYes, readersOf, tellReader, type TellableMove } from './tell-move.ts';
import { togetherMail } from './moves-together-words.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

export interface MovedPair {
  pair: Pair;
  move: TellableMove;
  /** Meetings of the two that fall with it. */
  fallen: readonly Fallen[];
}

type Known = MovedPair & { parties: MatchParties };

const aboutAll = (moves: readonly MovedPair[]): About => ({
  candidateIds: moves.map(({ pair }) => pair.candidateId),
  needIds: moves.map(({ pair }) => pair.needId),
});

/** One mail, and one line at the bell, of all of these moves to one of those whom they concern. */
const tellAll = async (
  services: Telling,
  tx: Writes,
  reader: Reader,
  moves: readonly Known[],
): Promise<void> => {
  const [first] = moves;
  if (!first) return;
  if (moves.length === 1) return tellReader(services, tx, reader, first);
  const path = `/${reader}/matches`;
  const facts = await Promise.all(moves.map((one) => factsFor(services, tx, reader, one)));
  const fallen = moves.flatMap((one) => one.fallen);
  const more = fallenParagraphs(fallen, reader);
  const link = links(services.config).absolute(path);
  const mail = togetherMail(reader, facts, { more, link });
  await sendNews(services, tx, {
    account: reader === 'applicant' ? first.parties.candidate : first.parties.company,
    mail,
    text: mail.subject,
    path,
    about: aboutAll(moves),
    isUrgent: moves.some(({ move }) => isYes(move)),
    fallen,
    reader,
  });
};

/** Tells moves that were made at once: to each whom they concern all of theirs in one message. */
export const tellTogether = async (
  services: Telling,
  tx: Writes,
  moves: readonly MovedPair[],
): Promise<void> => {
  const known: Known[] = [];
  for (const one of moves)
    known.push({ ...one, parties: orNotFound(await findMatchParties(tx, one.pair)) });
  for (const reader of ['applicant', 'company'] as const) {
    const concerned = known.filter(({ move }) => readersOf(move.movedBy).includes(reader));
    const byAccount = Map.groupBy(concerned, ({ parties }) =>
      reader === 'applicant' ? parties.candidate.id : parties.company.id,
    );
    for (const some of byAccount.values()) await tellAll(services, tx, reader, some);
  }
};
