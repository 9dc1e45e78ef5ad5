import { status, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';

interface PartyAccount {
  id: number;
  email: string | null;
}

/** The two people or houses behind a match, as messages name them. */
export interface MatchParties {
  candidate: PartyAccount;
  candidateName: string;
  /** May be empty. */
  candidateFirstName: string;
  company: PartyAccount;
  companyName: string;
  needTitle: string;
}

export const findMatchParties = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<MatchParties | null> => {
  const candidate = await db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.first_name', 'accounts.last_name'])
    .where('applicants.id', '=', candidateId)
    .executeTakeFirst();
  const need = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select(['accounts.id', 'accounts.email', 'companies.name', 'offers.title'])
    .where('offers.id', '=', needId)
    .executeTakeFirst();
  if (!candidate || !need) return null;
  return {
    candidate: { id: candidate.id, email: candidate.email },
    candidateName: `${candidate.first_name} ${candidate.last_name}`.trim() || 'Le candidat',
    candidateFirstName: candidate.first_name,
    company: { id: need.id, email: need.email },
    companyName: need.name,
    needTitle: need.title,
  };
};

/** How often companies have put a candidate on their waiting lists since then, and had it told. */
export const countQueuedSince = async (
  db: Queries,
  candidateId: number,
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('match_moves')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('applicant_id', '=', candidateId)
    .where('to_status', '=', status.queued)
    .where('moved_by', '=', 'company')
    .where('told_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
};
