import { emailKey } from '@tandem/domain/accounts/email';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** Whom a text tells of, beside its reader: it is deleted with any of them. Nothing where it tells its reader of themself alone. */
export interface About {
  accountIds?: readonly number[];
  candidateIds?: readonly number[];
  /** The companies of these needs. */
  needIds?: readonly number[];
  /** Whoever has this address. */
  email?: string;
}

/** What tells of a match: of both sides, as the need's title is the company's text. */
export const aboutPair = ({ candidateId, needId }: Pair): About => ({
  candidateIds: [candidateId],
  needIds: [needId],
});

interface Named {
  candidate_id: number | null;
  need_id: number | null;
  email_key: string | null;
  account_id: number;
}

const nobody: readonly never[] = [];

/** Their accounts, each once, for each text as its column takes them: asked once for all, as an import writes thousands. */
export const findAccountsAbout = async (
  db: Queries,
  texts: readonly About[],
): Promise<number[][]> => {
  const candidateIds = texts.flatMap((about) => about.candidateIds ?? nobody);
  const needIds = texts.flatMap((about) => about.needIds ?? nobody);
  const emailKeys = texts.flatMap(({ email }) => (email === undefined ? nobody : emailKey(email)));
  const named = candidateIds.length + needIds.length + emailKeys.length > 0;
  const { rows } = named
    ? await sql<Named>`
        select id as candidate_id, null::int as need_id, null as email_key, account_id
        from applicants where id = any(${[...new Set(candidateIds)]}::int[])
        union all
        select null, o.id, null, c.account_id
        from offers o join companies c on c.id = o.company_id
        where o.id = any(${[...new Set(needIds)]}::int[])
        union all
        select null, null, email_key, id
        from accounts where email_key = any(${[...new Set(emailKeys)]}::text[])`.execute(db)
    : { rows: nobody };
  const ofCandidate = new Map(rows.map((row) => [row.candidate_id, row.account_id]));
  const ofNeed = new Map(rows.map((row) => [row.need_id, row.account_id]));
  const ofEmail = new Map(rows.map((row) => [row.email_key, row.account_id]));
  return texts.map((about) => {
    const accounts = [
      ...(about.accountIds ?? nobody),
      ...(about.candidateIds ?? nobody).map((id) => ofCandidate.get(id)),
      ...(about.needIds ?? nobody).map((id) => ofNeed.get(id)),
      about.email === undefined ? undefined : ofEmail.get(emailKey(about.email)),
    ];
    return [...new Set(accounts.filter((id) => id !== undefined))];
  });
};
