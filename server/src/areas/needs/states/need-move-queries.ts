import { status } from '@tandem/domain/matches/match';
import { waitingStatuses, type WaitingStatus } from '@tandem/domain/needs/closing';
import { closedNeedStates, type NeedState } from '@tandem/domain/needs/need-state';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

type NewMove = Insertable<Tables['offer_moves']>;

/** Sets a need's state, with its history; answers the id of the move. The matching looks at the need anew. */
export const writeNeedMove = async (tx: Writes, move: NewMove): Promise<number> => {
  await tx
    .updateTable('offers')
    .set({
      state: move.to_state,
      state_since: move.moved_at,
      set_aside_until: move.set_aside_until ?? null,
      filled_by: move.filled_by ?? null,
      changed_at: move.moved_at,
    })
    .where('id', '=', move.offer_id)
    .execute();
  const { id } = await tx
    .insertInto('offer_moves')
    .values(move)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** How often somebody has moved a need since then, or its seats have, as who changes their number has them do. */
export const countNeedMoves = async (
  db: Queries,
  by: { needId: number; accountId: number; since: Date },
): Promise<number> => {
  const { count } = await db
    .selectFrom('offer_moves')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('offer_id', '=', by.needId)
    .where((e) => e.or([e('account_id', '=', by.accountId), e('moved_by', '=', 'tandem')]))
    .where('moved_at', '>', by.since)
    .executeTakeFirstOrThrow();
  return count;
};

/** The history of needs; who moved them has no name any more when the account is gone. */
export const findNeedMoves = (db: Queries, needIds: readonly number[]) =>
  db
    .selectFrom('offer_moves')
    .leftJoin('accounts', 'accounts.id', 'offer_moves.account_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .selectAll('offer_moves')
    .select(['accounts.first_name', 'accounts.last_name', 'companies.name as company_name'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val([...needIds]))))
    .orderBy('offer_moves.id')
    .execute();

/** The matches of needs whose candidate waits for something; a candidate placed in the session does not. */
const waitingMatches = (db: Queries, needIds: readonly number[]) =>
  db
    .selectFrom('matches')
    .innerJoin('offers', 'offers.id', 'matches.offer_id')
    .where((e) => e('matches.offer_id', '=', e.fn.any(e.val([...needIds]))))
    .where('matches.status', 'in', waitingStatuses)
    .where(sql<boolean>`not ${isPlaced('matches.applicant_id', 'offers.session_id')}`);

/** How many candidates wait at which status. */
export const countWaiting = async (
  db: Queries,
  needIds: readonly number[],
): Promise<{ status: WaitingStatus; count: number }[]> => {
  const rows = await waitingMatches(db, needIds)
    .select((e) => ['matches.status', e.fn.countAll<number>().as('count')])
    .groupBy('matches.status')
    .$narrowType<{ status: WaitingStatus }>()
    .execute();
  return waitingStatuses.flatMap((one) => rows.filter(({ status: is }) => is === one));
};

/** Whether a meeting of a candidate about a need fell with its last closing, and no other is agreed on. */
export const hasLostMeeting = (candidate: RawBuilder<unknown>, need: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select 1 from meetings t join meeting_steps s on s.meeting_id = t.id and s.step = 'drop'
    where t.applicant_id = ${candidate} and t.offer_id = ${need} and t.state = 'cancelled'
      and s.at >= (select max(c.moved_at) from offer_moves c where c.offer_id = ${need}
        and c.to_state = any(${[...closedNeedStates]}::text[])
        and c.from_state <> all(${[...closedNeedStates]}::text[])))`;

/** Who waits, with where they are told; `except` is told otherwise. */
export const findWaiting = (db: Queries, needId: number, except = 0) =>
  waitingMatches(db, [needId])
    .innerJoin('applicants', 'applicants.id', 'matches.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select([
      'matches.applicant_id as candidate_id',
      'matches.status',
      'accounts.id as account_id',
      'accounts.email',
      'accounts.first_name as greeted',
    ])
    .where('matches.applicant_id', '!=', except)
    .orderBy('matches.applicant_id')
    .$narrowType<{ status: WaitingStatus }>()
    .execute();

export type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

/**
 * To whom it matters that a need is open again: who had been answered, and who lost a meeting by its closing. Whom nobody had
 * answered finds it among the matches, where the two are compared again.
 */
export const findResumed = (db: Queries, needId: number, except = 0) => {
  const lost = hasLostMeeting(sql.ref('applicants.id'), sql.val(needId));
  const standing = sql<WaitingStatus>`coalesce(match_states.status, ${sql.lit(status.pending)})`;
  return db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .innerJoin('offers', (join) => join.on('offers.id', '=', needId))
    .leftJoin('match_states', (join) =>
      join
        .onRef('match_states.applicant_id', '=', 'applicants.id')
        .onRef('match_states.offer_id', '=', 'offers.id'),
    )
    .select([
      'applicants.id as candidate_id',
      standing.as('status'),
      'accounts.id as account_id',
      'accounts.email',
      'accounts.first_name as greeted',
      lost.as('lost_meeting'),
    ])
    .where(
      sql<boolean>`applicants.id in (
        select applicant_id from match_states where offer_id = ${needId}
        union select applicant_id from meetings where offer_id = ${needId})`,
    )
    .where(standing, 'in', waitingStatuses)
    .where((e) => e.or([e(standing, '<>', status.pending), lost]))
    .where('applicants.id', '!=', except)
    .where(sql<boolean>`not ${isPlaced('applicants.id', 'offers.session_id')}`)
    .orderBy('applicants.id')
    .execute();
};

/** A need with what its messages name. */
export const findNeedOfCompany = (db: Queries, needId: number) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select([
      'offers.id',
      'offers.title',
      'companies.name as company',
      'accounts.id as account_id',
      'accounts.email',
    ])
    .where('offers.id', '=', needId)
    .executeTakeFirst();

/** The needs set aside whose day has come. */
export const findReturning = async (db: Queries, today: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select('offers.id')
    .where('offers.state', '=', 'set_aside' satisfies NeedState)
    .where('offers.set_aside_until', '<=', today)
    .where('sessions.closed_at', 'is', null)
    .orderBy('offers.id')
    .execute();
  return rows.map(({ id }) => id);
};
