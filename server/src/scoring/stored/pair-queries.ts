import { closedToCompany } from '@tandem/domain/matches/contacts';
import { status, type Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { isPlaced, takenSeats } from './enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** The companies that have a match with a candidate. */
export const findMatchedCompanyIds = async (
  db: Queries,
  candidateId: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('match_scores')
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .select('offers.company_id')
    .distinct()
    .where('match_scores.applicant_id', '=', candidateId)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('match_states')
            .select('match_states.offer_id')
            .whereRef('match_states.applicant_id', '=', 'match_scores.applicant_id')
            .whereRef('match_states.offer_id', '=', 'match_scores.offer_id')
            .where('match_states.status', 'in', closedToCompany),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.company_id);
};

export interface MatchCounts {
  all: number;
  /** Pending, of candidates who are not placed: they wait for their company's answer while the need is looked for. */
  toAnswer: number;
  /** Both have said yes: they wait for the contract sheet. */
  toFinalise: number;
}

/** How many matches each of these needs has, and how many of them wait for its company; needs without any are left out. */
export const countMatchesOf = async (
  db: Queries,
  needIds: readonly number[],
): Promise<Map<number, MatchCounts>> => {
  const rows = await db
    .selectFrom('match_scores')
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .leftJoin('match_states as m', (join) =>
      join
        .onRef('m.applicant_id', '=', 'match_scores.applicant_id')
        .onRef('m.offer_id', '=', 'match_scores.offer_id'),
    )
    .select((e) => [
      'match_scores.offer_id',
      e.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (
        where coalesce(m.status, ${sql.lit(status.pending)}) = ${sql.lit(status.pending)}
          and not ${isPlaced('match_scores.applicant_id', 'offers.session_id')}
      )`.as('toAnswer'),
      sql<number>`count(*) filter (where m.status = ${sql.lit(status.fullyAccepted)})`.as(
        'toFinalise',
      ),
    ])
    .where((e) => e('match_scores.offer_id', '=', e.fn.any(e.val([...needIds]))))
    .groupBy('match_scores.offer_id')
    .execute();
  return new Map(rows.map(({ offer_id: needId, ...counts }) => [needId, counts]));
};

/** How many seats of each of these needs are held by a finalised enrolment, also of whoever has deleted their account since. */
export const countTakenSeats = async (
  db: Queries,
  needIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('offers')
    .select(['id', takenSeats('offers').as('count')])
    .where((e) => e('id', '=', e.fn.any(e.val([...needIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row.count]));
};

/** Whether a need has an enrolment, one that is broken, or whose account was erased, included: that stays in the history. */
export const hasFinalisedMatch = async (tx: Writes, needId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', needId)
    .where((e) =>
      e.or([
        e('erased_seats', '>', 0),
        e.exists(
          e
            .selectFrom('match_states')
            .select('applicant_id')
            .whereRef('offer_id', '=', 'offers.id')
            .where('status', '=', status.finalised),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};

/** Follows a need that has changed its session. */
export const writeSession = async (
  tx: Writes,
  needId: number,
  sessionId: number,
): Promise<void> => {
  await tx
    .updateTable('match_states')
    .set({ session_id: sessionId })
    .where('offer_id', '=', needId)
    .execute();
};

/** The matches of a session on which somebody has acted. */
export const findActedOn = async (db: Queries, sessionId: number): Promise<Pair[]> => {
  const rows = await db
    .selectFrom('match_states')
    .select(['applicant_id', 'offer_id'])
    .where('session_id', '=', sessionId)
    .where('status', '!=', status.pending)
    .execute();
  return rows.map((row) => pairOfRow(row));
};

/** Whether any need of a company has a match. */
export const hasMatches = async (db: Queries, companyId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('match_scores')
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .select('offers.id')
    .where('offers.company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
