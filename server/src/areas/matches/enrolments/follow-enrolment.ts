import { promisedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { rescore, rescoreSessions } from '../../../scoring/live/request-rescore.ts';
import { lockScores } from '../../../scoring/stored/score-queries.ts';
import { fallMeetings, tellFallen, type Fallen } from '../../calendar/index.ts';
import { addEnrolment, annulEnrolment } from '../../enrolments/index.ts';
import { settleSeats } from '../../needs/index.ts';
import type { Services } from '../../services.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { findOpenMatchesBeside } from './set-aside-queries.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

const promised: readonly MatchStatus[] = promisedStatuses;

type Following = Pick<Services, 'config' | 'jobs' | 'now'>;

/**
 * Nobody placed is offered to anybody: what was agreed on with others falls, and new pairs are no longer looked for. Answers the
 * meetings that fall: the others are told of them, the candidate is not yet.
 */
const setAsideOthers = async (
  services: Following,
  tx: Writes,
  match: MatchRow,
): Promise<Fallen[]> => {
  const candidateId = match.applicant_id;
  const fallen: Fallen[] = [];
  for (const needId of await findOpenMatchesBeside(tx, match))
    fallen.push(...(await fallMeetings(services, tx, { candidateId, needId })));
  await tellFallen(services, tx, fallen, 'candidate_placed', 'company');
  return fallen;
};

/** After the candidate of a match is placed, or free again: their seat and their pairs follow. */
export const freeOrHold = async (
  services: Following,
  tx: Writes,
  match: MatchRow,
): Promise<void> => {
  // What a closed year has left of a need stays as it is.
  if (!match.session_closed)
    await settleSeats(services, tx, { needId: match.offer_id, moved: match.applicant_id });
  await rescore(services, tx, { candidateId: match.applicant_id });
  await rescoreSessions(services, tx, [match.session_id]);
};

interface FallenWithEnrolment {
  /** Meetings of the two. */
  fallen: readonly Fallen[];
  /** Meetings of the candidate with others, who are told of them already. */
  beside: readonly Fallen[];
}

/**
 * What an enrolment follows from a match that was finalised, or is no longer; its status is set already. Answers the meetings that
 * fall with it and are still to be told of.
 */
export const followEnrolment = async (
  services: Following,
  tx: Writes,
  match: MatchRow,
  to: MatchStatus,
): Promise<FallenWithEnrolment> => {
  const pair = pairOfRow(match);
  let fallen: Fallen[] = [];
  let beside: Fallen[] = [];
  if (to === status.finalised) {
    await addEnrolment(tx, pair, services.now());
    beside = await setAsideOthers(services, tx, match);
  } else {
    // Who is being scored as placed keeps this match while it is held here: it must not be let go of before that is over.
    await lockScores(tx);
    await annulEnrolment(tx, pair, services.now());
    // Where the match goes on, so do its meetings.
    if (!promised.includes(to)) fallen = await fallMeetings(services, tx, pair);
  }
  await freeOrHold(services, tx, match);
  return { fallen, beside };
};
