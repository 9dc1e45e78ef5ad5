import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/queries/page.ts';
import { lastUse, registered, withoutSession } from './registered-queries.ts';

/** Rows that a step goes through are read a few at a time, each after the last id of the ones before. */
const rowsPerStep = 200;

const idsAfter = async (rows: ReturnType<typeof registered>, after: number): Promise<number[]> => {
  const found = await rows
    .select('accounts.id')
    .where('accounts.id', '>', after)
    .orderBy('accounts.id')
    .limit(rowsPerStep)
    .execute();
  return found.map(({ id }) => id);
};

/** Who was last here before a moment, and is in none of the sessions that kept them since. */
export interface Idle {
  before: Date;
  sessions: readonly number[];
}

const idle = (db: Queries, { before, sessions }: Idle) =>
  registered(db)
    .where(lastUse, '<', before)
    .where('account_uses.noticed_at', 'is', null)
    .where(withoutSession(sessions));

export const findIdle = (db: Queries, who: Idle, after: number): Promise<number[]> =>
  idsAfter(idle(db, who), after);

/** Who was told before a moment. */
const told = (db: Queries, { before, sessions }: Idle) =>
  registered(db).where('account_uses.noticed_at', '<', before).where(withoutSession(sessions));

export const findTold = (db: Queries, who: Idle, after: number): Promise<number[]> =>
  idsAfter(told(db, who), after);

const details = (rows: ReturnType<typeof registered>, id: number) =>
  rows
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      lastUse.as('last_used_at'),
      'applicants.id as applicant_id',
      'companies.id as company_id',
      sql<string>`coalesce(companies.name, accounts.first_name)`.as('name'),
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst();

/** The account if it is still idle, as it stands once nobody else changes it; whoever signs in at this instant waits. */
export const lockIdle = async (tx: Writes, id: number, who: Idle) => {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  return details(idle(tx, who), id);
};

export const lockTold = async (tx: Writes, id: number, who: Idle) => {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  return details(told(tx, who), id);
};

export const noteNotice = async (
  tx: Writes,
  { id, lastUsedAt, at }: { id: number; lastUsedAt: Date; at: Date },
): Promise<void> => {
  await tx
    .insertInto('account_uses')
    .values({ account_id: id, last_used_at: lastUsedAt, noticed_at: at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ noticed_at: at }))
    .execute();
};

const forgottenInvitations = (db: Queries, before: Date, now: Date) =>
  db
    .selectFrom('accounts')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select('accounts.id')
    .where('accounts.kind', 'in', ['applicant', 'company'])
    .where('accounts.registered_at', 'is', null)
    .where('accounts.created_at', '<', before)
    .where('invitations.expires_at', '<', now);

/** People who were invited long ago and never registered. */
export const findForgottenInvitations = async (
  db: Queries,
  { before, now, after }: { before: Date; now: Date; after: number },
): Promise<number[]> => {
  const rows = await forgottenInvitations(db, before, now)
    .where('accounts.id', '>', after)
    .orderBy('accounts.id')
    .limit(rowsPerStep)
    .execute();
  return rows.map(({ id }) => id);
};

export const lockForgottenInvitation = async (
  tx: Writes,
  id: number,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> => {
  const row = await forgottenInvitations(tx, before, now)
    .where('accounts.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const findOldContractSheets = async (
  db: Queries,
  { savedBefore, after }: { savedBefore: Date; after: Pair },
): Promise<(Pair & { savedAt: Date })[]> => {
  const rows = await db
    .selectFrom('contract_sheets')
    .select(['applicant_id', 'offer_id', 'created_at'])
    .where('created_at', '<', savedBefore)
    .where(sql<boolean>`(applicant_id, offer_id) > (${after.candidateId}, ${after.needId})`)
    .orderBy('applicant_id')
    .orderBy('offer_id')
    .limit(rowsPerStep)
    .execute();
  return rows.map((row) => ({
    candidateId: row.applicant_id,
    needId: row.offer_id,
    savedAt: row.created_at,
  }));
};

/** Whether there was one to erase; that it was is kept. */
export const eraseContractSheet = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  at: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('contract_sheets')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tx
    .deleteFrom('part_links')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .execute();
  await tx
    .insertInto('erased_contract_sheets')
    .values({ applicant_id: candidateId, offer_id: needId, erased_at: at })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id']).doUpdateSet({ erased_at: at }),
    )
    .execute();
  return true;
};

/** The run of a day, begun or gone on with; null when it has been done. */
export const beginRun = async (db: Queries, day: string, at: Date): Promise<number | null> => {
  const row = await db
    .insertInto('retention_runs')
    .values({ day, started_at: at })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((e) => ({ started_at: e.ref('retention_runs.started_at') }))
        .where('retention_runs.finished_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export type RunCounter = 'noticed' | 'erased' | 'contract_sheets' | 'failed';

/** In the transaction of the action that it counts. */
export const countInRun = async (db: Queries, runId: number, what: RunCounter): Promise<void> => {
  await db
    .updateTable('retention_runs')
    .set((e) => ({ [what]: e(what, '+', 1) }))
    .where('id', '=', runId)
    .execute();
};

/** Beside the run of the day, which may not have begun yet. */
export const countSweptFile = async (db: Queries, day: string, at: Date): Promise<void> => {
  await db
    .insertInto('retention_runs')
    .values({ day, started_at: at, files: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((e) => ({ files: e('retention_runs.files', '+', 1) })),
    )
    .execute();
};

export const finishRun = async (db: Queries, runId: number, at: Date): Promise<void> => {
  await db.updateTable('retention_runs').set({ finished_at: at }).where('id', '=', runId).execute();
};

/** Newest first. */
export const findRuns = async (db: Queries, { limit, offset = 0 }: Page) => {
  let rows = db
    .selectFrom('retention_runs')
    .select([
      'id',
      'started_at',
      'finished_at',
      'noticed',
      'erased',
      'contract_sheets',
      'files',
      'failed',
    ])
    .orderBy('id', 'desc')
    .offset(offset);
  if (limit !== undefined) rows = rows.limit(limit);
  const { total } = await db
    .selectFrom('retention_runs')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: await rows.execute(), total };
};
