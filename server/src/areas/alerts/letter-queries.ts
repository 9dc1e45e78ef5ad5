import type { NotNull } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';

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

const findLessTokens = async (
  db: Queries,
  accountIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('follow_up_readers')
    .select(['account_id', 'token'])
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.token]));
};

/** What opens each account's page of 'moins de messages', made where there was none. */
export const lessTokensOf = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<Map<number, string>> => {
  const known = await findLessTokens(tx, accountIds);
  // In one order, so that two who tell the same people wait for one another and never both.
  const missing = [...new Set(accountIds)]
    .filter((id) => !known.has(id))
    .toSorted((one, other) => one - other);
  if (missing.length === 0) return known;
  await tx
    .insertInto('follow_up_readers')
    .values(missing.map((id) => ({ account_id: id, token: makeSecretToken(), news_until: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findLessTokens(tx, accountIds);
};
