import { sql, type RawBuilder } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';

/** What others write, and where they may have written of somebody by name. */
const texts = [
  ['notes', 'text'],
  ['conversation_messages', 'text'],
  ['match_moves', 'comment'],
  ['match_moves', 'note'],
  ['offer_moves', 'note'],
] as const;

interface Naming {
  names: string[];
  /** What stands there instead. */
  instead: string;
}

/** How somebody is called, either way round, where nobody else is called so. */
const namingOf = async (tx: Writes, accountId: number): Promise<Naming | null> => {
  const { rows } = await sql<{ first: string; last: string; applicant: number }>`
    select first_name as first, last_name as last, applicants.id as applicant
    from accounts own join applicants on applicants.account_id = own.id
    where own.id = ${accountId} and trim(first_name) <> '' and trim(last_name) <> '' and not exists (
      select from accounts other where other.id <> own.id
        and lower(other.first_name) = lower(own.first_name) and lower(other.last_name) = lower(own.last_name)
    )`.execute(tx);
  const [found] = rows;
  return found
    ? {
        names: [`${found.first} ${found.last}`, `${found.last} ${found.first}`],
        instead: `Candidat n° ${found.applicant} (compte supprimé)`,
      }
    : null;
};

/** The most plain letters in a row that all of the names have; '' where there are none. */
const plainLettersOf = ([name = '']: readonly string[]): string =>
  (name.match(/[a-z]+/gi) ?? []).reduce(
    (longest, run) => (run.length > longest.length ? run : longest),
    '',
  );

/** An expression of PostgreSQL that finds one of the names as whole words, however they are spaced. */
const patternOf = (names: readonly string[]): string => {
  const words = names.map((name) =>
    name
      .trim()
      .replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  );
  return `(?<![[:alnum:]])(${words.join('|')})(?![[:alnum:]])`;
};

/** Found first: PostgreSQL has several processes look where nothing is changed. */
const deleteNamingMessages = async (
  tx: Writes,
  isNamed: (text: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from messages where ${isNamed(sql`subject`)} or ${isNamed(sql`text`)}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await tx
    .deleteFrom('messages')
    .where((e) => e('id', '=', e.fn.any(e.val(ids))))
    .execute();
};

const dropViews = async (tx: Writes, isNamed: (text: string) => boolean): Promise<void> => {
  const views = await tx.selectFrom('saved_views').select(['id', 'name', 'query']).execute();
  const naming = views.filter(
    ({ name, query }) => isNamed(name) || [...new URLSearchParams(query).values()].some(isNamed),
  );
  if (naming.length === 0) return;
  const ids = naming.map(({ id }) => id);
  await tx.deleteFrom('saved_views').where('id', 'in', ids).execute();
};

/**
 * Takes a candidate's full name out of what others wrote elsewhere: notes, threads, words of moves and drafts say instead whose
 * account is gone; mails, lines of the bell and saved views that name them go. A name that somebody else bears stays.
 */
export const forgetNamings = async (tx: Writes, accountId: number): Promise<void> => {
  const naming = await namingOf(tx, accountId);
  if (naming === null) return;
  const pattern = patternOf(naming.names);
  const letters = `%${plainLettersOf(naming.names)}%`;
  // Plain letters are found without regard to the rules of a language in a third of the time.
  const isNamed = (text: RawBuilder<unknown>) =>
    sql<boolean>`(${text} collate "C" ilike ${letters} and ${text} ~* ${pattern})`;
  const without = (text: RawBuilder<unknown>) =>
    sql`regexp_replace(${text}, ${pattern}, ${naming.instead}, 'gi')`;
  for (const [table, column] of texts) {
    const text = sql.ref(column);
    await sql`update ${sql.table(table)} set ${text} = ${without(text)} where ${isNamed(text)}`.execute(
      tx,
    );
  }
  await sql`
    update drafts set typed = ${without(sql`typed::text`)}::jsonb where ${isNamed(sql`typed::text`)}`.execute(
    tx,
  );
  await sql`delete from account_tags where ${isNamed(sql`tag`)}`.execute(tx);
  await sql`delete from notifications where ${isNamed(sql`text`)}`.execute(tx);
  await deleteNamingMessages(tx, isNamed);
  const told = naming.names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  await dropViews(tx, (text) =>
    told.some((name) => text.toLowerCase().replaceAll(/\s+/g, ' ').includes(name)),
  );
};
