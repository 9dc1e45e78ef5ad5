import { listOf, type Handler } from '../../call-handler.ts';
import { countMatchesOf } from '../../storage/matches.ts';
import { findOffersOf } from '../../storage/offers.ts';
import { skillNamesOf } from '../applicants/records.ts';
import { found } from '../found.ts';
import { offerRecord } from './records.ts';

export const listOwnOffers: Handler<'GET /offers/'> = async (services, { actor, query }) => {
  const { db } = services;
  const { items, total } = await findOffersOf(db.read, found(actor.companyId), query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  const matches = await countMatchesOf(
    db.read,
    items.map(({ id }) => id),
  );
  return listOf(
    items.map((row) => offerRecord(row, names, matches)),
    total,
  );
};
