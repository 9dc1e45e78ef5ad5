import { anyOf, unitsOfText } from '@tandem/domain/search/letters';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Writes } from '../database/database.ts';
import { keyRanges } from '../database/queries/key-ranges.ts';

/** By what texts tell of people that do not note of whom they do. */
export interface Told {
  names: string[];
  addresses: string[];
}

export const findTold = async (tx: Writes, accountIds: readonly number[]): Promise<Told> => {
  const found = await tx
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select(['email_key', 'first_name', 'last_name', 'companies.name'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
  const names = found.map((one) => (one.name ?? `${one.first_name} ${one.last_name}`).trim());
  return {
    names: names.filter((name) => name !== ''),
    addresses: found.flatMap(({ email_key: key }) => (key === null ? [] : [key])),
  };
};

/** Deletes what was written to people, and what notes that it tells of them, sent or not: their accounts are about to go. */
export const forgetMessages = async (tx: Writes, accountIds: readonly number[]): Promise<void> => {
  const found = await tx
    .selectFrom('accounts')
    .select((e) => e.fn<string | null>('lower', ['email']).as('address'))
    .where((e) => e('id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
  const addresses = found.flatMap(({ address }) => address ?? []);
  const isAbout = sql<boolean>`about && ${[...accountIds]}::int[]`;
  // As values: of a question within this one PostgreSQL asks no index.
  await sql`
    delete from messages where ${isAbout} or reader_account_id = any(${[...accountIds]}::int[])
      or reader_account_id is null and lower(recipient) = any(${addresses}::text[])`.execute(tx);
  await tx.deleteFrom('calls').where(isAbout).execute();
  await tx.deleteFrom('notifications').where(isAbout).execute();
};

/** Whether one of the texts stands anywhere in another; an expression of none would find the empty one. */
const isIn = (text: RawBuilder<unknown>, texts: readonly string[]) =>
  texts.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${text} ~* ${anyOf(texts.map(unitsOfText))}`;

const textsOf = {
  messages: [sql`subject`, sql`text`],
  notifications: [sql`text`],
} as const;

/** A database takes no expression of thousands. */
const toldAtOnce = 100;

const inParts = ({ names, addresses }: Told): Told[] =>
  Array.from(
    { length: Math.ceil(Math.max(names.length, addresses.length) / toldAtOnce) },
    (_, at): Told => {
      const [from, to] = [at * toldAtOnce, (at + 1) * toldAtOnce];
      return { names: names.slice(from, to), addresses: addresses.slice(from, to) };
    },
  );

/**
 * Deletes what was written to others and tells of people who are gone by their address, or, from before it was noted of whom
 * a text tells, by their name; not what was written after `until`, nor by an address that is somebody's again.
 */
export const sweepMessages = async (
  db: Database,
  told: Told,
  until: Date,
  stopping: AbortSignal,
): Promise<void> => {
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${told.addresses}::text[]) address
    where not exists (select from accounts where email_key = address)`.execute(db.read);
  const left = { ...told, addresses: rows.map(({ address }) => address) };
  for (const { names, addresses } of inParts(left))
    for (const table of ['messages', 'notifications'] as const) {
      const isTold = (text: RawBuilder<unknown>) => sql<boolean>`(
        (about is null and ${isIn(text, names)})
        or case when strpos(${text}, '@') = 0 then false else ${isIn(text, addresses)} end)`;
      const tells = sql.join(textsOf[table].map(isTold), sql` or `);
      // Few texts hold an address at all: to look through every one takes five times as long as to look for its sign.
      for await (const range of keyRanges(db.read, table, ['id'])) {
        stopping.throwIfAborted();
        await sql`delete from ${sql.table(table)} where ${range} and created_at <= ${until} and (${tells})`.execute(
          db.read,
        );
      }
    }
};
