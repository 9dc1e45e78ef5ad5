import { emailKey } from '@tandem/domain/accounts/email';
import type { Pair } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';

/** Whom a text tells of, beside its reader: it is deleted with any of them. Nothing where it tells its reader of themself alone. */
export interface About {
  accountIds?: readonly number[];
  candidateIds?: readonly number[];
  /** The companies of these needs. */
  needIds?: readonly number[];
  /** Whoever has this address. */
  email?: string;
}

const numbers = (ids: readonly number[] = []) => sql`${[...new Set(ids)]}::int[]`;

/** What tells of a match: of both sides, as the need's title is the company's text. */
export const aboutPair = ({ candidateId, needId }: Pair): About => ({
  candidateIds: [candidateId],
  needIds: [needId],
});

/** Their accounts, each once, as the column takes them. */
export const accountsAbout = (about: About): number[] | RawBuilder<number[]> => {
  const { accountIds = [], candidateIds = [], needIds = [], email } = about;
  if (candidateIds.length + needIds.length === 0 && email === undefined) return [...accountIds];
  return sql<number[]>`array(
    select unnest(${numbers(accountIds)})
    union select account_id from applicants where id = any(${numbers(candidateIds)})
    union select c.account_id from offers o join companies c on c.id = o.company_id
      where o.id = any(${numbers(needIds)})
    union select id from accounts where email_key = ${email === undefined ? '' : emailKey(email)}
  )`;
};
