import { status as statuses, type MatchStatus, type Pair } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';

/**
 * Locks a match until the transaction ends, also one that nobody has moved yet, so that of two moves made at the same
 * instant the second sees what the first has done. Its two sides stay as well, and so do its scores, which may be updated
 * meanwhile but not deleted; false when one of them is gone.
 */
export const lockMatch = async (tx: Writes, { candidateId, needId }: Pair): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${candidateId}::int, ${needId}::int)`.execute(tx);
  const offer = await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', needId)
    .forKeyShare()
    .executeTakeFirst();
  const applicant = await tx
    .selectFrom('applicants')
    .select('id')
    .where('id', '=', candidateId)
    .forKeyShare()
    .executeTakeFirst();
  const scores = await tx
    .selectFrom('match_scores')
    .select('score')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .forKeyShare()
    .executeTakeFirst();
  return offer !== undefined && applicant !== undefined && scores !== undefined;
};

/** Lets one finalising at a time ask whether a candidate is placed already. */
export const lockPlacements = async (tx: Writes, candidateId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${candidateId}::int, 0)`.execute(tx);
};

export const writeStatus = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  status: MatchStatus,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('match_states')
    .columns(['applicant_id', 'offer_id', 'session_id', 'status', 'moved_at'])
    .expression((e) =>
      e
        .selectFrom('offers')
        .select([
          e.val(candidateId).as('applicant_id'),
          'offers.id as offer_id',
          'offers.session_id',
          e.val(status).as('status'),
          e.val(at).as('moved_at'),
        ])
        .where('offers.id', '=', needId),
    )
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id']).doUpdateSet({ status, moved_at: at }),
    )
    .execute();
};

export interface NewMove extends Pair {
  from: MatchStatus;
  to: MatchStatus;
  accountId: number;
  movedBy: AccountKind;
  at: Date;
}

export const addMove = async (tx: Writes, move: NewMove): Promise<void> => {
  await tx
    .insertInto('match_moves')
    .values({
      applicant_id: move.candidateId,
      offer_id: move.needId,
      from_status: move.from,
      to_status: move.to,
      account_id: move.accountId,
      moved_by: move.movedBy,
      moved_at: move.at,
    })
    .execute();
};

/** The history of a match; who moved it has no name any more when the account is gone. */
export const findMoves = (db: Queries, { candidateId, needId }: Pair) =>
  db
    .selectFrom('match_moves')
    .leftJoin('accounts', 'accounts.id', 'match_moves.account_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'match_moves.from_status',
      'match_moves.to_status',
      'match_moves.moved_at',
      'match_moves.moved_by',
      'accounts.first_name',
      'accounts.last_name',
      'companies.name as company_name',
    ])
    .where('match_moves.applicant_id', '=', candidateId)
    .where('match_moves.offer_id', '=', needId)
    .orderBy('match_moves.id')
    .execute();

/** The need with which a candidate's enrolment is finalised in the session of `needId`, if there is another one. */
export const findPlacement = (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<{ title: string; company: string } | undefined> =>
  db
    .selectFrom('match_states')
    .innerJoin('offers', 'offers.id', 'match_states.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.title', 'companies.name as company'])
    .where('match_states.applicant_id', '=', candidateId)
    .where('match_states.status', '=', statuses.finalised)
    .where('match_states.offer_id', '!=', needId)
    .where('match_states.session_id', '=', (e) =>
      e.selectFrom('offers').select('session_id').where('id', '=', needId),
    )
    .executeTakeFirst();
