import {
  daysOfName,
  type SessionCourse,
  type SessionDays,
} from '@tandem/domain/programmes/session';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { countCarriedFrom, nameKey, type Uses } from '../programme-queries.ts';

export interface Session extends SessionCourse {
  id: number;
  name: string;
}

const sessions = (db: Queries) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'name',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'opened_at as openedAt',
      'closed_at as closedAt',
    ]);

export const findSessions = (db: Queries): Promise<Session[]> =>
  sessions(db).orderBy('name', 'desc').execute();

export const findSession = (db: Queries, id: number): Promise<Session | undefined> =>
  sessions(db).where('id', '=', id).executeTakeFirst();

/** Locked against whoever would refer to it, so that it is not taken into use while it is deleted or closed. */
export const lockSession = (tx: Writes, id: number): Promise<Session | undefined> =>
  sessions(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Null when there is a session of that name. */
export const addSession = async (
  db: Queries,
  name: string,
  { startsOn, endsOn }: SessionDays = daysOfName(name),
): Promise<number | null> => {
  const row = await db
    .insertInto('sessions')
    .values({ name, name_key: nameKey(name), starts_on: startsOn, ends_on: endsOn })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const hasOtherSession = async (tx: Writes, { id, name }: { id: number; name: string }) => {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
};

export const updateSession = async (
  tx: Writes,
  { id, name, startsOn, endsOn, openedAt, closedAt }: Session,
): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({
      name,
      name_key: nameKey(name),
      starts_on: startsOn,
      ends_on: endsOn,
      opened_at: openedAt,
      closed_at: closedAt,
    })
    .where('id', '=', id)
    .execute();
};

/** How many candidates and needs are in a session, or were when it was closed. */
export const countSessionUses = async (tx: Writes, id: number): Promise<Uses> => {
  const byCandidates = await tx
    .selectFrom('applicants')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  const byNeeds = await tx
    .selectFrom('offers')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  const carried = await countCarriedFrom(tx, 'from_session_id', id);
  return { applicants: byCandidates.count + carried, offers: byNeeds.count };
};

export const deleteSession = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Whether there is such a session, and whether it is still open; it stays as it is until the transaction ends. */
export const sessionStanding = async (
  tx: Writes,
  id: number,
): Promise<'open' | 'closed' | 'none'> => {
  const row = await tx
    .selectFrom('sessions')
    .select('closed_at')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) return 'none';
  return row.closed_at === null ? 'open' : 'closed';
};
