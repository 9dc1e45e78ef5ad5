import type { Wait } from '@tandem/domain/follow-up/wait';
import { pairOf } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';

/** The matches that these waits are about. */
export const matchIdsOf = (waits: readonly Pick<Wait, 'subject' | 'subjectId'>[]): number[] =>
  waits.flatMap(({ subject, subjectId }) => (subject === 'match' ? [subjectId] : []));

/** By match: the company's name for its candidate, the candidate's for the company. */
export const otherSidesOf = async (
  db: Queries,
  reader: 'applicant' | 'company',
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const pairs = matchIds.flatMap((id) => {
    const pair = pairOf(id);
    return pair ? [{ id, other: reader === 'applicant' ? pair.needId : pair.candidateId }] : [];
  });
  if (pairs.length === 0) return new Map();
  const ids = pairs.map(({ other }) => other);
  const rows =
    reader === 'applicant'
      ? await db
          .selectFrom('offers')
          .innerJoin('companies', 'companies.id', 'offers.company_id')
          .select(['offers.id', 'companies.name'])
          .where('offers.id', 'in', ids)
          .execute()
      : await db
          .selectFrom('applicants')
          .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
          .select(({ fn, val }) => [
            'applicants.id',
            fn<string>('concat_ws', [val(' '), 'accounts.first_name', 'accounts.last_name']).as(
              'name',
            ),
          ])
          .where('applicants.id', 'in', ids)
          .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name.trim()]));
  return new Map(
    pairs.flatMap(({ id, other }) => {
      const name = names.get(other);
      return name ? [[id, name] as const] : [];
    }),
  );
};
