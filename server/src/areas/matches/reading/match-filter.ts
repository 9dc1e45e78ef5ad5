import { status as statuses, type MatchStatus, type Pair } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';
import { hasText } from '../../../platform/database/queries/containing.ts';
import {
  contractTypeKeys,
  contractTypes,
  type ContractType,
} from '@tandem/domain/reference/contract-types';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { waitsFor } from '../listing/match-waits.ts';
import { idsWithin, type Around } from '../listing/places-of-both.ts';
import { allSaid, nothingSaid, saidRows, type MatchWords } from '../listing/match-words.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface MatchFilter {
  candidateId?: number;
  companyId?: number;
  needId?: number;
  status?: MatchStatus | undefined;
  offer?: string | null | undefined;
  company?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** Key or label. */
  contractType?: string | null | undefined;
  /** Id or name. */
  formation?: number | string | undefined;
  session?: number | undefined;
  /** Who of both sides has which of the words that are searched. */
  words?: MatchWords | undefined;
  referent?: number | undefined;
  tag?: string | null | undefined;
  /** As the API writes it. */
  since?: string | undefined;
  /** Of the candidate or the company. */
  source?: string | null | undefined;
  wait?: { kind: WaitKind; now: Date };
  /** Where the candidate looks or the need is. */
  near?: Around;
  zone?: { candidates: readonly number[]; needs: readonly number[] };
  /** Of these alone. */
  among?: readonly Pair[];
  /** Of which programmes the reader sees anything at all. */
  sight?: Sight;
}

/** What is asked for in words, which is to be looked up first. */
export interface AskedMatches {
  q?: string | null | undefined;
  wait?: WaitKind | undefined;
  place?: string | null | undefined;
  km?: number | undefined;
  zone?: string | null | undefined;
}

/** The key itself, or the keys whose label has the text. */
const contractTypesNamed = (text: string): ContractType[] => {
  const key = contractTypeKeys.find((one) => one === text);
  if (key) return [key];
  return contractTypeKeys.filter((one) =>
    contractTypes[one].toLowerCase().includes(text.toLowerCase()),
  );
};

const candidatesNamed = (
  db: Queries,
  {
    firstName,
    lastName,
    formation: programme,
    sight = null,
  }: Pick<MatchFilter, 'firstName' | 'lastName' | 'formation' | 'sight'>,
) => {
  let rows = db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select('applicants.id');
  if (sight) rows = rows.where(seenCandidates(sight));
  if (firstName) rows = rows.where(hasText('accounts.first_name', firstName));
  if (lastName) rows = rows.where(hasText('accounts.last_name', lastName));
  if (typeof programme === 'number') rows = rows.where('applicants.formation_id', '=', programme);
  else if (programme)
    rows = rows.where('applicants.formation_id', 'in', (e) =>
      e.selectFrom('formations').select('id').where(hasText('name', programme)),
    );
  return rows;
};

const needsNamed = (
  db: Queries,
  {
    companyId,
    offer: need,
    company,
    contractType,
    session,
  }: Pick<MatchFilter, 'companyId' | 'offer' | 'company' | 'contractType' | 'session'>,
) => {
  let rows = db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select('offers.id');
  if (companyId !== undefined) rows = rows.where('companies.id', '=', companyId);
  if (session !== undefined) rows = rows.where('offers.session_id', '=', session);
  if (need) rows = rows.where(hasText('offers.title', need));
  if (company) rows = rows.where(hasText('companies.name', company));
  if (contractType)
    rows = rows.where((e) =>
      e('offers.contract_type', '=', e.fn.any(e.val(contractTypesNamed(contractType)))),
    );
  return rows;
};

const hasTag = (tag: string) => sql<boolean>`exists (
  select 1 from account_tags where account_tags.account_id = accounts.id and ${hasText('tag', tag)})`;

const hasSource = (source: string) => hasText('accounts.source', source);

const isReferent = (id: number) => sql<boolean>`accounts.referent_id = ${id}`;

/** The candidates and the needs of whom something is so: it holds of a match where it holds of one of both. */
const sidesWhere = (db: Queries, isSo: RawBuilder<boolean>) => ({
  candidates: db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select('applicants.id')
    .where(isSo),
  needs: db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select('offers.id')
    .where(isSo),
});

const idsAmong = (ids: readonly number[]) => sql`(select unnest(${[...ids]}::int[]))`;

const onEitherSide = (candidates: RawBuilder<unknown>, needs: RawBuilder<unknown>) =>
  sql<boolean>`(match_scores.applicant_id in ${candidates} or match_scores.offer_id in ${needs})`;

/** The scores of the matches that pass: of the two sides, which each score has, only what a filter asks for is looked at. */
export const filtered = (db: Queries, filter: MatchFilter) => {
  const words = filter.words ?? nothingSaid;
  let rows = db.selectFrom('match_scores').$if(filter.words !== undefined, (all) =>
    all
      .leftJoin(saidRows(words.candidates).as('said_candidate'), (join) =>
        join.onRef('said_candidate.whose', '=', 'match_scores.applicant_id'),
      )
      .leftJoin(saidRows(words.needs).as('said_need'), (join) =>
        join.onRef('said_need.whose', '=', 'match_scores.offer_id'),
      )
      .where(allSaid(words)),
  );
  const { candidateId, needId, status } = filter;
  if (candidateId !== undefined) rows = rows.where('match_scores.applicant_id', '=', candidateId);
  if (needId !== undefined) rows = rows.where('match_scores.offer_id', '=', needId);
  if (filter.among)
    rows = rows.where(sql<boolean>`(match_scores.applicant_id, match_scores.offer_id) in (
      select * from unnest(
        ${filter.among.map((pair) => pair.candidateId)}::int[],
        ${filter.among.map((pair) => pair.needId)}::int[]
      )
    )`);
  const { companyId, session, offer: need, company, contractType } = filter;
  if (companyId !== undefined || session !== undefined || need || company || contractType)
    rows = rows.where('match_scores.offer_id', 'in', needsNamed(db, filter));
  if (filter.firstName || filter.lastName || filter.formation || filter.sight)
    rows = rows.where('match_scores.applicant_id', 'in', candidatesNamed(db, filter));
  const ofAccounts = [
    ...(filter.tag ? [hasTag(filter.tag)] : []),
    ...(filter.source ? [hasSource(filter.source)] : []),
    ...(filter.referent === undefined ? [] : [isReferent(filter.referent)]),
  ];
  for (const { candidates, needs } of ofAccounts.map((isSo) => sidesWhere(db, isSo)))
    rows = rows.where((e) =>
      e.or([
        e('match_scores.applicant_id', 'in', candidates),
        e('match_scores.offer_id', 'in', needs),
      ]),
    );
  const { near, zone } = filter;
  if (near)
    rows = rows.where(onEitherSide(idsWithin('applicants', near), idsWithin('offers', near)));
  if (zone) rows = rows.where(onEitherSide(idsAmong(zone.candidates), idsAmong(zone.needs)));
  if (filter.wait) rows = rows.where(waitsFor(filter.wait));
  if (filter.since !== undefined)
    rows = rows.where('match_scores.created_at', '>=', new Date(filter.since));
  if (status !== undefined)
    rows = rows.where((e) => {
      const isUnmoved = status === statuses.pending;
      const moved = e.exists(
        e
          .selectFrom('match_states')
          .select('match_states.offer_id')
          .whereRef('match_states.applicant_id', '=', 'match_scores.applicant_id')
          .whereRef('match_states.offer_id', '=', 'match_scores.offer_id')
          // What nobody has moved has no state.
          .where('match_states.status', isUnmoved ? '!=' : '=', status),
      );
      return isUnmoved ? e.not(moved) : moved;
    });
  return rows;
};
