import { sql } from 'kysely';
import type { Writes } from '../database/database.ts';

/**
 * Deletes what was written to somebody, and what tells others of them, sent or not: the account is about to go. What was
 * written before it was noted of whom a text tells is known by the name in it.
 */
export const forgetMessages = async (tx: Writes, accountId: number): Promise<void> => {
  const found = await tx
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select(['email', 'email_key', 'first_name', 'last_name', 'companies.name'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!found) return;
  const name = (found.name ?? `${found.first_name} ${found.last_name}`).trim();
  const isAbout = sql<boolean>`about @> array[${accountId}::int]`;
  const isNamed = (text: ReturnType<typeof sql>) =>
    sql<boolean>`(about is null and ${name} <> '' and strpos(lower(${text}), lower(${name})) > 0)`;
  // Few texts hold an address at all: to make small letters of every one takes five times as long as to look for its sign.
  const isAddressed = (text: ReturnType<typeof sql>) =>
    sql<boolean>`(case when strpos(${text}, '@') = 0 then false
      else coalesce(strpos(lower(${text}), ${found.email_key}) > 0, false) end)`;
  const [subject, text] = [sql`subject`, sql`text`];
  // Found first: PostgreSQL has several processes look where nothing is changed.
  const written = await tx
    .selectFrom('messages')
    .select('id')
    .where((e) =>
      e.or([
        e.and([
          e(e.fn<string>('lower', ['recipient']), '=', found.email?.toLowerCase() ?? ''),
          e('reader_account_id', 'is', null),
        ]),
        e('reader_account_id', '=', accountId),
        isAbout,
        isNamed(subject),
        isNamed(text),
        isAddressed(subject),
        isAddressed(text),
      ]),
    )
    .execute();
  const ids = written.map(({ id }) => id);
  await tx
    .deleteFrom('messages')
    .where((e) => e('id', '=', e.fn.any(e.val(ids))))
    .execute();
  await tx.deleteFrom('calls').where(isAbout).execute();
  await tx
    .deleteFrom('notifications')
    .where((e) => e.or([isAbout, isNamed(text), isAddressed(text)]))
    .execute();
};
