import { sql, type RawBuilder } from 'kysely';
import { bareText, patternOf } from '../../../platform/database/queries/containing.ts';

/** So many words tell anybody apart. */
const mostWords = 8;

/** What is searched, each once. */
export const wordsOf = (q: string | null | undefined): string[] =>
  [...new Set((q ?? '').split(/\s+/).filter((word) => word !== ''))].slice(0, mostWords);

const sides = {
  candidate: {
    id: sql`applicants.id`,
    from: sql`applicants join accounts on accounts.id = applicants.account_id`,
    text: sql<string>`concat_ws(' ', accounts.first_name, accounts.last_name, accounts.email,
      applicants.phone, applicants.city)`,
  },
  need: {
    id: sql`offers.id`,
    from: sql`offers join companies on companies.id = offers.company_id`,
    text: sql<string>`concat_ws(' ', offers.title, companies.name, offers.location)`,
  },
};

/**
 * All of one side, with a bit for each word that is said of them: a match has all words where both sides have them together. A text
 * is made comparable once, not once for each word.
 */
export const saidOf = (
  side: keyof typeof sides,
  words: readonly string[],
): RawBuilder<{ whose: number; said: number }> => {
  const { id, from, text } = sides[side];
  const bits = words.map(
    (word, place) => sql`case when text like ${patternOf(word)} then ${1 << place} else 0 end`,
  );
  return sql`(
    select whose, ${sql.join(bits, sql` | `)} as said
    from (select ${id} as whose, ${bareText(text)} as text from ${from} offset 0) told)`;
};

export const allSaid = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(said_candidate.said | said_need.said) = ${2 ** words.length - 1}::int`;
