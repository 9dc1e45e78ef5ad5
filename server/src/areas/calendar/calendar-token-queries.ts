import type { Actor } from '@tandem/domain/accounts/access';
import { sightColumns } from '../../platform/database/queries/sight.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

export const findCalendarToken = async (
  db: Queries,
  accountId: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('calendar_addresses')
    .select('token')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.token;
};

/** Puts a token in the place of any earlier one. */
export const replaceCalendarToken = async (
  tx: Writes,
  accountId: number,
  token: string,
  at: Date,
): Promise<void> => {
  const values = { token, created_at: at };
  await tx
    .insertInto('calendar_addresses')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};

export const deleteCalendarToken = async (tx: Writes, accountId: number): Promise<void> => {
  await tx.deleteFrom('calendar_addresses').where('account_id', '=', accountId).execute();
};

/** Whose calendar it is. */
export const findCalendarOwner = (db: Queries, token: string): Promise<Actor | undefined> =>
  db
    .selectFrom('calendar_addresses')
    .innerJoin('accounts', 'accounts.id', 'calendar_addresses.account_id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.id as accountId',
      'accounts.kind',
      'applicants.id as candidateId',
      'companies.id as companyId',
      ...sightColumns,
    ])
    .where('calendar_addresses.token', '=', token)
    .executeTakeFirst();
