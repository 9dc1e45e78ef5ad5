import { listOf, type Handler } from '../../call-handler.ts';
import { findOffersOf } from '../../storage/offers.ts';
import { skillNamesOf } from '../applicants/records.ts';
import { found } from '../found.ts';
import { offerRecord } from './records.ts';

export const listOwnOffers: Handler<'GET /offers/'> = async ({ db }, { actor, query }) => {
  const { items, total } = await findOffersOf(db.read, found(actor.companyId), query);
  const names = await skillNamesOf(db.read, items);
  return listOf(
    items.map((row) => offerRecord(row, names)),
    total,
  );
};
