import { anyOf, unitsOfText } from '@tandem/domain/search/letters';
import { sql, type RawBuilder } from 'kysely';
import type { Writes } from '../database/database.ts';

/** Whether one of the texts stands anywhere in another; an expression of none would find the empty one. */
const isIn = (text: RawBuilder<unknown>, texts: readonly string[]) =>
  texts.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${text} ~* ${anyOf(texts.map(unitsOfText))}`;

/**
 * Deletes what was written to people, and what tells others of them, sent or not: their accounts are about to go. What was
 * written before it was noted of whom a text tells is known by the name in it.
 */
export const forgetMessages = async (tx: Writes, accountIds: readonly number[]): Promise<void> => {
  const found = await tx
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select(['email', 'email_key', 'first_name', 'last_name', 'companies.name'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
  if (found.length === 0) return;
  const said = found.map((one) => (one.name ?? `${one.first_name} ${one.last_name}`).trim());
  const names = said.filter((name) => name !== '');
  const keys = found.flatMap(({ email_key: key }) => (key === null ? [] : [key]));
  const recipients = found.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const isAbout = sql<boolean>`about && ${[...accountIds]}::int[]`;
  const isNamed = (text: RawBuilder<unknown>) =>
    sql<boolean>`(about is null and ${isIn(text, names)})`;
  // Few texts hold an address at all: to look through every one takes five times as long as to look for its sign.
  const isAddressed = (text: RawBuilder<unknown>) =>
    sql<boolean>`(case when strpos(${text}, '@') = 0 then false else ${isIn(text, keys)} end)`;
  const [subject, text] = [sql`subject`, sql`text`];
  // Found first: PostgreSQL has several processes look where nothing is changed.
  const written = await tx
    .selectFrom('messages')
    .select('id')
    .where((e) =>
      e.or([
        e.and([
          e(e.fn<string>('lower', ['recipient']), '=', e.fn.any(e.val(recipients))),
          e('reader_account_id', 'is', null),
        ]),
        e('reader_account_id', '=', e.fn.any(e.val([...accountIds]))),
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
