import { sees, type Actor } from '@tandem/domain/accounts/access';
import { isStaff } from '@tandem/domain/accounts/roles';
import { recordOfDraft } from '@tandem/domain/drafts/draft';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../platform/database/database.ts';

/** Whose programmes the record is of; it is not deleted before `tx` ends. Undefined where there is none. */
const programmesOf = async (
  tx: Writes,
  { form, id }: NonNullable<ReturnType<typeof recordOfDraft>>,
): Promise<(number | null)[] | undefined> => {
  if (form === 'candidate-sheet' || form === 'candidate-test') {
    const row = await tx
      .selectFrom('applicants')
      .select('formation_id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row && [row.formation_id];
  }
  if (form === 'company-sheet') {
    const row = await tx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    const programmes = await tx
      .selectFrom('offers')
      .innerJoin('offer_formations', 'offer_formations.offer_id', 'offers.id')
      .select('offer_formations.formation_id')
      .where('offers.company_id', '=', id)
      .execute();
    return row && programmes.map(({ formation_id: programme }) => programme);
  }
  if (form !== 'need') return undefined;
  const row = await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  const programmes = await tx
    .selectFrom('offer_formations')
    .select('formation_id')
    .where('offer_id', '=', id)
    .execute();
  return row && programmes.map(({ formation_id: programme }) => programme);
};

/**
 * What the staff type of somebody is kept while that one is there and they see them: a page that was left open keeps nothing of
 * whom was erased meanwhile.
 */
export const requireRecord = async (tx: Writes, actor: Actor, key: string): Promise<void> => {
  const record = recordOfDraft(key);
  if (record === null || !isStaff(actor.kind)) return;
  const programmes = await programmesOf(tx, record);
  if (!programmes || !sees(actor, programmes)) throw new Failure('not_found');
};
