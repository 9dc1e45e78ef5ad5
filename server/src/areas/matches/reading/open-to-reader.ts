import { isStaff, type AccountKind, type Role } from '@tandem/domain/accounts/roles';
import { mayShowInterest } from '@tandem/domain/matches/interest';
import { movesOpenTo, openStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { movesOnClosedNeed } from '@tandem/domain/needs/closing';
import { isMatchedNeed } from '@tandem/domain/needs/need-state';
import type { Queries } from '../../../platform/database/database.ts';
import { findEnrolments } from '../../enrolments/index.ts';
import type { MatchRow } from './match-queries.ts';
import { standingKey } from './match-standing-queries.ts';

type Standing = Pick<MatchRow, 'status' | 'need_state' | 'already_placed' | 'session_closed'>;

/** Whether nothing around a match keeps its reader from going on with it. */
export const isGoingOn = ({ need_state, already_placed, session_closed }: Standing): boolean =>
  isMatchedNeed(need_state) && !already_placed && !session_closed;

/** The statuses that a reader may set now. */
export const openMovesOf = (reader: AccountKind, match: Standing): MatchStatus[] => {
  if (match.session_closed || (match.already_placed && !isStaff(reader))) return [];
  const moves = movesOpenTo(reader, match.status);
  return isMatchedNeed(match.need_state) ? moves : movesOnClosedNeed(reader, match.status, moves);
};

export const mayShowInterestIn = (reader: Role, match: Standing): boolean =>
  mayShowInterest(reader, match.status) && isGoingOn(match);

const undecided: ReadonlySet<MatchStatus> = new Set([...openStatuses, status.fullyAccepted]);

/** The candidate is placed elsewhere: nothing moves until that enrolment is broken. */
export const isSetAside = (match: Standing): boolean =>
  match.already_placed && undecided.has(match.status);

type Pairs = readonly { applicant_id: number; offer_id: number; status: MatchStatus }[];

/** The last enrolment of each finalised match, by `candidate need`. */
export const enrolmentsOf = async (db: Queries, rows: Pairs) => {
  const finalised = rows.filter((row) => row.status === status.finalised);
  const found = finalised.length > 0 ? await findEnrolments(db, finalised) : [];
  const wanted = new Set(finalised.map(standingKey));
  return new Map(
    found.filter((one) => wanted.has(standingKey(one))).map((one) => [standingKey(one), one]),
  );
};
