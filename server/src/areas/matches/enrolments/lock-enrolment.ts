import { Failure } from '@tandem/domain/errors';
import { status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { findLastEnrolment, type Enrolment } from '../../enrolments/index.ts';
import { lockOwnMatch } from '../moves/lock-own-match.ts';
import { lockPlacements } from '../moves/move-queries.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** The enrolment of a finalised match, as it stands once nobody else can change it until the transaction ends. */
export const lockEnrolment = async (
  tx: Writes,
  actor: SignedInActor,
  matchId: number,
): Promise<{ match: MatchRow; enrolment: Enrolment }> => {
  const match = await lockOwnMatch(tx, actor, matchId);
  const pair = pairOfRow(match);
  await lockPlacements(tx, match.applicant_id);
  const enrolment = await findLastEnrolment(tx, pair);
  if (match.status !== status.finalised || !enrolment)
    throw new Failure('move_closed', { data: { status: match.status } });
  return { match, enrolment };
};
