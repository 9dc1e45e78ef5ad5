import type { Topic } from '@tandem/domain/follow-up/settings/topics';
import { sql, type NotNull } from 'kysely';
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

/** What opens each account's page of 'moins de messages', for those who have one. */
export const findLessTokens = async (
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

/** Those of these accounts who have switched a topic off. */
export const findMuted = async (
  db: Queries,
  accountIds: readonly number[],
  topic: Topic,
): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('follow_up_readers')
    .select('account_id')
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .where(sql<boolean>`${topic} = any(muted)`)
    .execute();
  return new Set(rows.map((row) => row.account_id));
};

/** Notes each reader's token and, where news were told, until when; answers the tokens that stand, by account. */
export const noteReaders = async (
  tx: Writes,
  readers: readonly { accountId: number; token: string; newsUntil: Date | null }[],
): Promise<Map<number, string>> => {
  if (readers.length === 0) return new Map();
  const rows = await tx
    .insertInto('follow_up_readers')
    .values(
      // In one order, so that two who tell the same people wait for one another and never both.
      readers
        .toSorted((one, other) => one.accountId - other.accountId)
        .map(({ accountId, token, newsUntil }) => ({
          account_id: accountId,
          token,
          news_until: newsUntil,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((e) => ({
        news_until: e.fn.coalesce('excluded.news_until', 'follow_up_readers.news_until'),
      })),
    )
    .returning(['account_id', 'token'])
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.token]));
};

/** What opens each account's page of 'moins de messages', made where there was none. */
export const lessTokensOf = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<Map<number, string>> => {
  const known = await findLessTokens(tx, accountIds);
  const missing = [...new Set(accountIds)].filter((id) => !known.has(id));
  const made = await noteReaders(
    tx,
    missing.map((accountId) => ({ accountId, token: makeSecretToken(), newsUntil: null })),
  );
  return new Map([...known, ...made]);
};
