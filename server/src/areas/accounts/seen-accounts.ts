import { sees, seesAll, type Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { sightColumns } from '../../platform/database/queries/sight.ts';

/** The programmes of candidates, and of companies by their needs. */
const findProgrammesOf = async (db: Queries, accountIds: readonly number[]) => {
  const { rows } = await sql<{ account_id: number; programme_ids: number[] }>`
    select p.account_id, array_remove(array[p.formation_id], null) as programme_ids
    from applicants p where p.account_id = any(${[...accountIds]}::int[])
    union all
    select c.account_id, array(
      select f.formation_id from offers o join offer_formations f on f.offer_id = o.id
      where o.company_id = c.id
    ) from companies c where c.account_id = any(${[...accountIds]}::int[])`.execute(db);
  return rows;
};

/** Those of the accounts whose candidate or company a member of the staff sees. */
export const seenAmong = async (
  db: Queries,
  actor: Actor,
  accountIds: readonly number[],
): Promise<number[]> =>
  (await findProgrammesOf(db, accountIds))
    .filter(({ programme_ids: programmeIds }) => sees(actor, programmeIds))
    .map(({ account_id: accountId }) => accountId);

export const requireSeen = async (db: Queries, actor: Actor, accountId: number): Promise<void> => {
  if ((await seenAmong(db, actor, [accountId])).length === 0) throw new Failure('not_found');
};

/** What hands over, or ends, all that a company has is done by whoever sees all of its programmes. */
export const requireSeesAll = (actor: Actor, programmeIds: readonly number[]): void => {
  if (seesAll(actor, programmeIds)) return;
  throw new Failure('forbidden', {
    message:
      'Cette entreprise cherche aussi dans des formations que vous ne gérez pas\u202F: voyez avec leur responsable.',
  });
};

/** The same of all that the account has. */
export const requireSeenWhole = async (
  db: Queries,
  actor: Actor,
  accountId: number,
): Promise<void> => {
  const found = await findProgrammesOf(db, [accountId]);
  requireSeesAll(
    actor,
    found.flatMap(({ programme_ids: programmeIds }) => programmeIds),
  );
};

/** A member of the staff as a job that they began acts for them, with what they see now; null where there is none any more. */
export const findStaffActor = async (db: Queries, accountId: number): Promise<Actor | null> => {
  const row = await db
    .selectFrom('accounts')
    .select(['accounts.id as accountId', 'accounts.kind', ...sightColumns])
    .where('accounts.id', '=', accountId)
    .where('accounts.kind', 'in', ['staff', 'superuser'])
    .executeTakeFirst();
  return row ? { ...row, candidateId: null, companyId: null } : null;
};
