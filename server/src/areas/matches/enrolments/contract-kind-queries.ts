import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';

/** Whether a contract is one of professionalisation: by its file, which may be another than the need; the need's as long as that does not say. */
export const isProfessionalContract = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<boolean> => {
  const row = await db
    .selectFrom('offers as o')
    .leftJoin('contract_sheets as s', (join) =>
      join.onRef('s.offer_id', '=', 'o.id').on('s.applicant_id', '=', candidateId),
    )
    .select(['o.contract_type', 's.is_professional'])
    .where('o.id', '=', needId)
    .executeTakeFirst();
  return row?.is_professional ?? row?.contract_type === 'professionnalisation';
};
