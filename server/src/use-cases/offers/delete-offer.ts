import { mayChangeOffer } from '@tandem/domain/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteOffer, lockOffer } from '../../storage/offers.ts';
import { found } from '../found.ts';

export const deleteOwnOffer: Handler<'DELETE /offers/{id}/'> = async (
  { db },
  { actor, params },
) => {
  await db.transaction(async (tx) => {
    const offer = found(await lockOffer(tx, params.id));
    if (!mayChangeOffer(actor, { companyId: offer.company_id })) throw new Failure('not_found');
    await deleteOffer(tx, offer.id);
  });
  return undefined;
};
