import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';

export const isProfessionalPair = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<boolean> => {
  const row = await db
    .selectFrom('offers as o')
    .leftJoin('contract_sheets as s', (join) =>
      join.onRef('s.offer_id', '=', 'o.id').on('s.applicant_id', '=', candidateId),
    )
    .select(isProfessionalContract.as('is_professional'))
    .where('o.id', '=', needId)
    .executeTakeFirst();
  return row?.is_professional === true;
};
