import type { NotNull } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { findLessToken } from './sms-queries.ts';

/** Somebody of the centre whom people can write to. */
export interface Referent {
  name: string;
  email: string;
}

/** Whom of the centre people know: their referents, by account. */
export const findReferents = async (
  db: Queries,
  accountIds: readonly number[],
): Promise<Map<number, Referent>> => {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('accounts as referents', 'referents.id', 'accounts.referent_id')
    .select(['accounts.id', 'referents.first_name', 'referents.last_name', 'referents.email'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .where('referents.kind', 'in', ['staff', 'superuser'])
    .where('referents.registered_at', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .execute();
  return new Map(
    rows.map(({ id, first_name: first, last_name: last, email }) => [
      id,
      { name: `${first} ${last}`.trim() || email, email },
    ]),
  );
};

/** What opens an account's page of 'moins de messages', made where there was none. */
export const lessTokenOf = async (tx: Writes, accountId: number): Promise<string> => {
  const known = await findLessToken(tx, accountId);
  if (known !== null) return known;
  const token = makeSecretToken();
  await tx
    .insertInto('follow_up_readers')
    .values({ account_id: accountId, token, news_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findLessToken(tx, accountId)) ?? token;
};
