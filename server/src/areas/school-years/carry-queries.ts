import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { isEnrolled, isPlacedWithoutCompany } from '../../scoring/stored/enrolled.ts';

/** Who asks that a session hands on to another, and whether those whom it concerns are told. */
export interface Handover {
  from: number;
  to: number;
  by: number;
  at: Date;
  tells: boolean;
}

/**
 * Notes candidates of the session who are to be carried over, into the programme that `programmes` has for theirs. Those
 * noted already are left alone, unless they were carried and have come back.
 */
export const addCandidates = async (
  tx: Writes,
  { from, to, by, at, tells }: Handover,
  candidateIds: readonly number[],
  programmes: ReadonlyMap<number, number>,
): Promise<void> => {
  const [left, entered] = [[...programmes.keys()], [...programmes.values()]];
  await sql`
    insert into carried_over (from_session_id, to_session_id, applicant_id, from_formation_id,
      to_formation_id, asked_at, asked_by, tells)
    select p.session_id, ${to}, p.id, p.formation_id, coalesce(moved.entered, p.formation_id),
      ${at}, ${by}, ${tells}
    from applicants p
    join accounts a on a.id = p.account_id and a.registered_at is not null
    left join unnest(${left}::int[], ${entered}::int[]) as moved (abandoned, entered)
      on moved.abandoned = p.formation_id
    where p.session_id = ${from} and p.formation_id is not null
      and p.id = any(${[...candidateIds]}::int[])
    order by p.id
    on conflict (applicant_id, from_session_id) do update set
      to_session_id = excluded.to_session_id, from_formation_id = excluded.from_formation_id,
      to_formation_id = excluded.to_formation_id, asked_at = excluded.asked_at,
      asked_by = excluded.asked_by, tells = excluded.tells, done_at = null, told_at = null
    where carried_over.done_at is not null`.execute(tx);
};

/** Notes needs of the session that are to be carried over; each is once. */
export const addNeeds = async (
  tx: Writes,
  { from, to, by, at, tells }: Handover,
  needIds: readonly number[],
): Promise<void> => {
  await sql`
    insert into carried_over (from_session_id, to_session_id, offer_id, asked_at, asked_by, tells)
    select session_id, ${to}, id, ${at}, ${by}, ${tells} from offers
    where session_id = ${from} and id = any(${[...needIds]}::int[])
    order by id
    on conflict (offer_id) do nothing`.execute(tx);
};

/** What is still to be carried over, locked: another process that does the same finds it done. */
export const lockWaiting = (tx: Writes, from: number, limit: number) =>
  tx
    .selectFrom('carried_over')
    .leftJoin('offers', 'offers.id', 'carried_over.offer_id')
    .innerJoin('sessions', 'sessions.id', 'carried_over.to_session_id')
    .selectAll('carried_over')
    .select(['offers.company_id', 'sessions.starts_on as to_starts_on'])
    .where('carried_over.from_session_id', '=', from)
    .where('carried_over.done_at', 'is', null)
    .orderBy('carried_over.id')
    .limit(limit)
    .forUpdate('carried_over')
    .execute();

export type Waiting = Awaited<ReturnType<typeof lockWaiting>>[number];

export const noteCarried = async (
  tx: Writes,
  id: number,
  { at, newNeedId = null }: { at: Date; newNeedId?: number | null },
): Promise<void> => {
  await tx
    .updateTable('carried_over')
    .set({ done_at: at, new_offer_id: newNeedId })
    .where('id', '=', id)
    .execute();
};

/** For who had gone elsewhere by then. */
export const forget = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('carried_over').where('id', '=', id).execute();
};

/** Some of those who are still to be told, by account: a company is told of all its needs at once. */
export const lockUntold = async (tx: Writes, from: number, limit: number) => {
  const accounts = await sql<{ accountId: number }>`
    select distinct coalesce(p.account_id, h.account_id) as "accountId"
    from carried_over c
    left join applicants p on p.id = c.applicant_id
    left join offers o on o.id = c.new_offer_id
    left join companies h on h.id = o.company_id
    where c.from_session_id = ${from} and c.tells and c.done_at is not null and c.told_at is null
      and coalesce(p.account_id, h.account_id) is not null
    order by 1 limit ${limit}`.execute(tx);
  const ids = accounts.rows.map(({ accountId }) => accountId);
  const { rows } = await sql<Untold>`
    select c.id, a.id as "accountId", a.email, c.applicant_id as "candidateId",
      c.new_offer_id as "needId", o.title, t.name as session, y.name as closed, f.name as programme,
      coalesce(nullif(h.name, ''), a.first_name) as greeted,
      coalesce((
        select json_agg(json_build_object('needId', mo.id, 'title', mo.title, 'company', mh.name) order by mo.id)
        from match_states m
        join offers mo on mo.id = m.offer_id
        join companies mh on mh.id = mo.company_id
        where m.session_id = c.from_session_id and m.status = ${sql.lit(status.fullyAccepted)}
          and (m.applicant_id = c.applicant_id or mh.account_id = a.id)
      ), '[]') as agreed,
      coalesce((
        select eh.name from match_states m
        join offers eo on eo.id = m.offer_id
        join companies eh on eh.id = eo.company_id
        where m.session_id = c.from_session_id and m.applicant_id = c.applicant_id and ${isEnrolled('m')}
        limit 1
      ), case when ${isPlacedWithoutCompany('c.applicant_id', 'c.from_session_id')}
        then 'une entreprise qui n’a plus de compte' end) as "placedAt"
    from carried_over c
    left join applicants p on p.id = c.applicant_id
    left join offers o on o.id = c.new_offer_id
    left join companies h on h.id = o.company_id
    join accounts a on a.id = coalesce(p.account_id, h.account_id)
    join sessions t on t.id = c.to_session_id
    join sessions y on y.id = c.from_session_id
    left join formations f on f.id = c.to_formation_id
    where c.from_session_id = ${from} and c.tells and c.done_at is not null and c.told_at is null
      and a.id = any(${ids}::int[])
    order by a.id, c.id
    for update of c`.execute(tx);
  return [...Map.groupBy(rows, ({ accountId }) => accountId).values()];
};

/** Somebody who was carried over, or one of a company's needs, as the message names it. */
export interface Untold {
  id: number;
  accountId: number;
  email: string | null;
  candidateId: number | null;
  needId: number | null;
  title: string | null;
  session: string;
  closed: string;
  programme: string | null;
  greeted: string;
  /** With whom one had agreed in the session that is closed, without a contract. */
  agreed: { needId: number; title: string; company: string }[];
  /** The company of an enrolment that goes on; null for who has none. */
  placedAt: string | null;
}

export const noteTold = async (tx: Writes, ids: readonly number[], at: Date): Promise<void> => {
  await tx
    .updateTable('carried_over')
    .set({ told_at: at })
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .execute();
};

export const programmeLevel = async (db: Queries, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('formations')
    .select('level')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.level ?? null;
};
