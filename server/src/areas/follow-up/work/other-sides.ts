import type { Wait } from '@tandem/domain/follow-up/wait';
import { pairOf } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';

/** The matches that these waits are about. */
export const matchIdsOf = (waits: readonly Pick<Wait, 'subject' | 'subjectId'>[]): number[] =>
  waits.flatMap(({ subject, subjectId }) => (subject === 'match' ? [subjectId] : []));

interface Named {
  id: number;
  needId: number;
  name: string;
}

/** The needs of those matches of which another one of the same reader bears the same name: what tells them apart. */
const titlesApart = async (
  db: Queries,
  byReader: readonly (readonly Named[])[],
): Promise<ReadonlyMap<number, string>> => {
  const several = byReader
    .flatMap((named) => [...Map.groupBy(named, ({ name }) => name).values()])
    .filter((same) => same.length > 1)
    .flat();
  if (several.length === 0) return new Map();
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      several.map(({ needId }) => needId),
    )
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return new Map(
    several.flatMap(({ id, needId }) => {
      const title = titles.get(needId);
      return title === undefined ? [] : [[id, title] as const];
    }),
  );
};

/** By match: the company's name for its candidate, the candidate's for the company; with the need where several of one reader are with the same. */
export const otherSidesOf = async (
  db: Queries,
  reader: 'applicant' | 'company',
  matchIdsByReader: readonly (readonly number[])[],
): Promise<ReadonlyMap<number, string>> => {
  // More than one thing may wait about a match.
  const byReader = matchIdsByReader.map((matchIds) =>
    [...new Set(matchIds)].flatMap((id) => {
      const pair = pairOf(id);
      if (!pair) return [];
      const other = reader === 'applicant' ? pair.needId : pair.candidateId;
      return [{ id, needId: pair.needId, other }];
    }),
  );
  const ids = [...new Set(byReader.flat().map(({ other }) => other))];
  if (ids.length === 0) return new Map();
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
  const named = byReader.map((pairs) =>
    pairs.flatMap(({ id, needId, other }): Named[] => {
      const name = names.get(other);
      return name ? [{ id, needId, name }] : [];
    }),
  );
  const titles = await titlesApart(db, named);
  return new Map(
    named.flat().map(({ id, name }) => {
      const title = titles.get(id);
      return [id, title === undefined ? name : `${name} – ${title}`];
    }),
  );
};
