import type { MatchStatus, Pair } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { sql } from 'kysely';
import { isEnrolled } from '../../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Said } from './said.ts';

/**
 * Locks a match until the transaction ends, also one that nobody has moved yet, so that of two moves made at the same
 * instant the second sees what the first has done. Of one need all are moved in turn, so that its seats are counted
 * right, and none while it is being closed: its lock is taken first, as by who closes it. Its two sides stay as well, and so do its scores, which may be updated
 * meanwhile but not deleted; false when one of them is gone.
 */
export const lockMatch = async (tx: Writes, { candidateId, needId }: Pair): Promise<boolean> => {
  const need = await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', needId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await sql`select pg_advisory_xact_lock(${candidateId}::int, ${needId}::int)`.execute(tx);
  const candidate = await tx
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
  return need !== undefined && candidate !== undefined && scores !== undefined;
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
      conflict
        .columns(['applicant_id', 'offer_id'])
        .doUpdateSet({ status, moved_at: at, broken_on: null }),
    )
    .execute();
};

export interface NewMove extends Pair {
  from: MatchStatus;
  to: MatchStatus;
  accountId: number;
  movedBy: AccountKind;
  at: Date;
  said: Said;
  /** The move that it takes back. */
  undoes?: number;
  /** It leaves the status as it is. */
  step?: 'broken' | 'restored';
  toldAt: Date | null;
}

/** Answers the id of the move. */
export const addMove = async (tx: Writes, move: NewMove): Promise<number> => {
  const { said } = move;
  const { id } = await tx
    .insertInto('match_moves')
    .values({
      applicant_id: move.candidateId,
      offer_id: move.needId,
      from_status: move.from,
      to_status: move.to,
      account_id: move.accountId,
      moved_by: move.movedBy,
      moved_at: move.at,
      reason: said.reason,
      comment: said.comment,
      tell_reason: said.tellReason,
      note: said.note,
      quiet: said.quiet,
      undoes: move.undoes ?? null,
      enrolment_step: move.step ?? null,
      told_at: move.toldAt,
      batch: said.batch,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findMove = (db: Queries, id: number) =>
  db.selectFrom('match_moves').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest step of a match's history. */
export const findLastMove = (db: Queries, { candidateId, needId }: Pair) =>
  db
    .selectFrom('match_moves')
    .selectAll()
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type MoveRow = NonNullable<Awaited<ReturnType<typeof findLastMove>>>;

/** The moves of a batch of which nobody has been told, in the order in which matches are locked. */
export const findUntold = (db: Queries, batch: string): Promise<MoveRow[]> =>
  db
    .selectFrom('match_moves')
    .selectAll()
    .where('batch', '=', batch)
    .where('told_at', 'is', null)
    .orderBy('offer_id')
    .orderBy('applicant_id')
    .orderBy('id')
    .execute();

export const writeWords = async (
  tx: Writes,
  id: number,
  words: Pick<Said, 'reason' | 'comment'>,
): Promise<void> => {
  await tx.updateTable('match_moves').set(words).where('id', '=', id).execute();
};

export const noteTold = async (tx: Writes, id: number, at: Date): Promise<void> => {
  await tx.updateTable('match_moves').set({ told_at: at }).where('id', '=', id).execute();
};

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
    .where(isEnrolled('match_states'))
    .where('match_states.offer_id', '!=', needId)
    .where('match_states.session_id', '=', (e) =>
      e.selectFrom('offers').select('session_id').where('id', '=', needId),
    )
    .executeTakeFirst();
