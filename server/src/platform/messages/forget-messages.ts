import { unitsOfText } from '@tandem/domain/search/letters';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries, Writes } from '../database/database.ts';
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

const textsOf = {
  messages: [sql`subject`, sql`text`],
  notifications: [sql`text`],
} as const;

type Table = keyof typeof textsOf;

/** People who are gone, and up to which number texts had come by then: what is written later tells of others. */
export interface Gone extends Told {
  upTo: Readonly<Record<Table, number>>;
}

interface Sought extends Pick<Gone, 'upTo'> {
  kind: 'name' | 'address';
  told: string;
}

/** Each as a whole: of two, one may begin the other, and what ends it is asked for behind. */
const anyText = (sought: readonly Sought[]): string =>
  `(?:${sought.map(({ told }) => unitsOfText(told).join('')).join('|')})`;

/** A name as the product writes it, and no part of a longer word: « Or » stands in « bord ». */
const isNamed = (text: RawBuilder<unknown>, names: readonly Sought[]) =>
  sql<boolean>`${text} ~ ${`(?<![[:alnum:]])${anyText(names)}(?![[:alnum:]])`}`;

/**
 * An address, and no part of a longer one, which is somebody else's. Few texts hold one at all: to look through every one
 * takes five times as long as to look for its sign.
 */
const isAddressed = (text: RawBuilder<unknown>, addresses: readonly Sought[]) => {
  const whole = String.raw`(?<![\w.%+-])${anyText(addresses)}(?![\w-]|\.\w)`;
  return sql<boolean>`case when strpos(${text}, '@') = 0 then false else ${text} ~* ${whole} end`;
};

/** An expression of nothing would find everything. */
const tells = (table: Table, sought: readonly Sought[]) => {
  const names = sought.filter(({ kind }) => kind === 'name');
  const addresses = sought.filter(({ kind }) => kind === 'address');
  const ones = textsOf[table].flatMap((text) => [
    ...(names.length > 0 ? [sql`about is null and ${isNamed(text, names)}`] : []),
    ...(addresses.length > 0 ? [isAddressed(text, addresses)] : []),
  ]);
  return sql<boolean>`(${sql.join(ones, sql` or `)})`;
};

/** What nobody else is called, or reached by, as things stand: a company may be named within the name of another. */
const ofNobodyElse = async (db: Queries, sought: readonly Sought[]): Promise<Sought[]> => {
  const of = (kind: Sought['kind']) =>
    sql`unnest(${sought.filter((one) => one.kind === kind).map(({ told }) => told)}::text[]) told`;
  const { rows } = await sql<{ told: string }>`
    select told from ${of('address')} where exists (select from accounts where email_key = told)
    union all
    select told from ${of('name')} where exists (
      select from (
        select name from companies union all select name from formations union all select name from sessions
      ) titles where strpos(lower(name), lower(told)) > 0
    ) or exists (select from accounts where lower(first_name || ' ' || last_name) = lower(told))`.execute(
    db,
  );
  const borne = new Set(rows.map(({ told }) => told));
  return sought.filter(({ told }) => !borne.has(told));
};

const deleteTelling = async (
  tx: Writes,
  table: Table,
  ids: readonly number[],
  sought: readonly Sought[],
): Promise<void> => {
  const left = await ofNobodyElse(tx, sought);
  if (left.length === 0) return;
  const byNumber = [...Map.groupBy(left, ({ upTo }) => upTo[table])].map(
    ([last, ones]) => sql`(id <= ${last}::float8 and ${tells(table, ones)})`,
  );
  await sql`
    delete from ${sql.table(table)}
    where id = any(${[...ids]}::int[]) and (${sql.join(byNumber, sql` or `)})`.execute(tx);
};

/** A database takes no expression of thousands. */
const toldAtOnce = 100;

const inParts = (gone: readonly Gone[]): Sought[][] => {
  const sought = gone.flatMap(({ names, addresses, upTo }) => [
    ...names.map((told): Sought => ({ kind: 'name', told, upTo })),
    ...addresses.map((told): Sought => ({ kind: 'address', told, upTo })),
  ]);
  return Array.from({ length: Math.ceil(sought.length / toldAtOnce) }, (_, at) =>
    sought.slice(at * toldAtOnce, (at + 1) * toldAtOnce),
  );
};

/**
 * Deletes what was written to others and tells of people who are gone by their address, or, from before it was noted of whom
 * a text tells, by their name; not what was written after they had gone, nor by what is somebody's again: that is asked in
 * each transaction anew.
 */
export const sweepMessages = async (
  db: Database,
  gone: readonly Gone[],
  stopping: AbortSignal,
): Promise<void> => {
  for (const sought of inParts(gone))
    for (const table of ['messages', 'notifications'] as const) {
      const last = Math.max(...sought.map(({ upTo }) => upTo[table]));
      for await (const range of keyRanges(db.read, table, ['id'])) {
        stopping.throwIfAborted();
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)}
          where ${range} and id <= ${last}::float8 and ${tells(table, sought)}`.execute(db.read);
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await db.transaction((tx) => deleteTelling(tx, table, ids, sought));
      }
    }
};
