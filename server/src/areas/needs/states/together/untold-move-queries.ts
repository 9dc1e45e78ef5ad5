import type { NeedState } from '@tandem/domain/needs/need-state';
import { status } from '@tandem/domain/matches/match';
import type { WaitingStatus } from '@tandem/domain/needs/closing';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../../platform/database/database.ts';
import { hasLostMeeting } from '../need-move-queries.ts';

/**
 * Closings of needs that nobody had answered a candidate about: the mail of the day tells of them. Other batches are told by a
 * job of their own.
 */
export const dailyBatch = 'daily';

export interface UntoldMove {
  account_id: number;
  /** Where the candidate's match stood; null for the company. */
  match_status: WaitingStatus | null;
  /** For those who had a yes. */
  word: string | null;
}

export const addUntold = async (
  tx: Writes,
  { batch, moveId }: { batch: string; moveId: number },
  readers: readonly UntoldMove[],
): Promise<void> => {
  const rows = readers.map((reader) => ({ ...reader, batch, offer_move_id: moveId }));
  if (rows.length > 0) await tx.insertInto('untold_need_moves').values(rows).execute();
};

/** Leaves it to the mail of the day that a need was closed which nobody had answered them about. */
export const leaveToDigest = (
  tx: Writes,
  moveId: number,
  accountIds: readonly number[],
): Promise<void> =>
  addUntold(
    tx,
    { batch: dailyBatch, moveId },
    accountIds.map((id) => ({ account_id: id, match_status: status.pending, word: null })),
  );

/** Whoever was to be told of what a need has been through until now is not, any more. Answers their accounts. */
export const forgetUntold = async (tx: Writes, needId: number): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    delete from untold_need_moves u using offer_moves m
    where m.id = u.offer_move_id and m.offer_id = ${needId}
    returning u.account_id`.execute(tx);
  return rows.map((row) => row.account_id);
};

export interface GatheredMove {
  moveId: number;
  needId: number;
  title: string;
  company: string;
  state: NeedState;
  until: string | null;
  by: 'staff' | 'superuser' | 'company' | 'tutor' | 'tandem';
  status: WaitingStatus | null;
  word: string | null;
  /** A meeting of the candidate's fell with its last closing. */
  lost: boolean;
  /** Nothing has happened to the need since. */
  isLast: boolean;
}

/** What somebody is to be told of needs of a batch, by company and title; nobody else finds it from now on. */
export const takeUntold = async (
  tx: Writes,
  batch: string,
  accountId: number,
): Promise<GatheredMove[]> => {
  const { rows } = await sql<GatheredMove>`
    with taken as (
      delete from untold_need_moves where batch = ${batch} and account_id = ${accountId}
      returning offer_move_id, match_status, word
    )
    select m.id as "moveId", o.id as "needId", o.title, c.name as company, m.to_state as state,
      m.set_aside_until as until, m.moved_by as by, t.match_status as status, t.word,
      ${hasLostMeeting(
        sql`(select a.id from applicants a where a.account_id = ${accountId})`,
        sql.ref('o.id'),
      )} as lost,
      not exists (select 1 from offer_moves n where n.offer_id = m.offer_id and n.id > m.id) as "isLast"
    from taken t
    join offer_moves m on m.id = t.offer_move_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    order by c.name, o.title, o.id`.execute(tx);
  return rows;
};

/** Whom to tell; a company has no id of a candidate. */
export const findToldAccount = (db: Queries, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      sql<string>`coalesce(companies.name, accounts.first_name)`.as('greeted'),
      'applicants.id as candidateId',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
